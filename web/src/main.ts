import { mount } from "svelte";
import App from "./App.svelte";
import { base } from "./lib/place";
import { begin } from "./lib/speech.svelte";
import "./style/base.css";

await begin(new URLSearchParams(location.search).get("language"));
mount(App, { target: document.getElementById("page")! });

if (import.meta.env.PROD && "serviceWorker" in navigator && window.isSecureContext) {
  addEventListener("load", () => void navigator.serviceWorker.register(`${base}/worker.js`));
}
