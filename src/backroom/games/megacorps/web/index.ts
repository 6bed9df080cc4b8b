import type { GameModule } from "page/game";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Folder from "./Folder.svelte";
import Form from "./Form.svelte";
import { forms } from "./forms";
import { brief, remark } from "./meg";
import Score from "./Score.svelte";
import Side from "./Side.svelte";
import Sprite from "./Sprite.svelte";
import Tray from "./Tray.svelte";
import "./board.css";

export default {
  className: "meg",
  Sprite,
  Board,
  Folder,
  Tray,
  Side,
  Facts,
  Score,
  Aside,
  Form,
  forms,
  brief,
  remark,
  milestones: ["round-begun"],
} satisfies GameModule;
