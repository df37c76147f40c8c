import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { texts } from "./lib/i18n.svelte";
import { settings } from "./page/settings.svelte";

/** The faces of the first page: with them in place nothing moves when they come. */
const FACES = ['400 1rem "Alegreya Sans"', '700 1rem "Alegreya Sans"', '500 1rem "Alegreya"', '700 1rem "Alegreya"'];
/** A slow network shows the page without them. */
const PATIENCE_MS = 400;

async function faces(): Promise<void> {
  const all = Promise.allSettled(FACES.map((face) => document.fonts.load(face, texts.own() === "pl" ? "aą" : "a")));
  await Promise.race([all, new Promise((late) => setTimeout(late, PATIENCE_MS))]);
}

settings.start();
await Promise.all([texts.start(), faces()]);
mount(App, { target: document.getElementById("app") as HTMLElement });
