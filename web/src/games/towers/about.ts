import Towers from "../../art/Towers.svelte";
import type { About } from "../about";

const about: About = { picture: Towers, minutes: 20, position: 1 };
export default about;
