import type { GameModule } from "page/game";
import Board from "./Board.svelte";
import Folder from "./Folder.svelte";

export default { className: "meg", Board, Folder } satisfies GameModule;
