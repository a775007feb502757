import { mount } from "svelte";
import App from "./App.svelte";
import { base } from "./lib/base-url";
import { initLanguage } from "./lib/i18n.svelte";
import "./style/base.css";

await initLanguage(new URLSearchParams(location.search).get("language"));
mount(App, { target: document.getElementById("page")! });

// The service worker caches the page; nothing waits for it.
if (import.meta.env.PROD && "serviceWorker" in navigator && window.isSecureContext) {
  const register = () => void navigator.serviceWorker.register(`${base}/worker.js`);
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
