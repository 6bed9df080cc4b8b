import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import { preferences } from "./preferences.svelte";
import { i18n } from "./i18n.svelte";

preferences.apply();
await i18n.init();
mount(App, { target: document.getElementById("page")! });
