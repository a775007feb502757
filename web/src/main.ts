import { mount } from "svelte";
import App from "./App.svelte";
import { base } from "./lib/place";
import { begin } from "./lib/speech.svelte";
import "./style/base.css";

await begin(new URLSearchParams(location.search).get("language"));
mount(App, { target: document.getElementById("page")! });

// The worker keeps the page at hand; nobody waits for it.
if (import.meta.env.PROD && "serviceWorker" in navigator && window.isSecureContext) {
  const register = () => void navigator.serviceWorker.register(`${base}/worker.js`);
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
