import { mount } from "svelte";

import App from "./App.svelte";
import { speak } from "./messages.svelte";
import "./modality";
import { settings } from "./settings.svelte";
import "./styles/fonts.css";
import "./styles/palette.css";
import "./styles/base.css";
import "./styles/controls.css";

await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
