import * as svelte from "prettier-plugin-svelte";

export default { printWidth: 140, plugins: [svelte] };
