import Dungeon from "../../art/Dungeon.svelte";
import type { About } from "../about";

const about: About = { picture: Dungeon, minutes: 20, position: 2 };
export default about;
