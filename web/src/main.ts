import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import { settings } from "./preferences.svelte";
import { tongue } from "./i18n.svelte";

settings.dress();
await tongue.begin();
mount(App, { target: document.getElementById("page")! });
