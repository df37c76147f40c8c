import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { texts } from "./lib/i18n.svelte";
import { settings } from "./page/settings.svelte";

settings.start();
await texts.start();
mount(App, { target: document.getElementById("app") as HTMLElement });
