import type { GameModule } from "page/game";
import "./board.css";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Folder from "./Folder.svelte";
import { remark } from "./remark";
import Score from "./Score.svelte";
import Side from "./Side.svelte";
import Sprite from "./Sprite.svelte";
import Tray from "./Tray.svelte";

export default { className: "kom", Sprite, Board, Tray, Folder, Side, Facts, Score, remark } satisfies GameModule;
