import { mount } from "svelte";
import App from "./App.svelte";
import "./look.css";
import { settings } from "./settings.svelte";
import { tongue } from "./texts.svelte";

settings.dress();
await tongue.begin();
mount(App, { target: document.getElementById("page")! });
