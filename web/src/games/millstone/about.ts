import Millstone from "../../art/Millstone.svelte";
import type { About } from "../about";

const about: About = { picture: Millstone, minutes: 15, position: 3 };
export default about;
