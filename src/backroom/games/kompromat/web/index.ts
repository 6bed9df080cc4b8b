import type { GameModule } from "page/game";
import "./board.css";
import Board from "./Board.svelte";
import HeaderInfo from "./HeaderInfo.svelte";
import SeatInfo from "./SeatInfo.svelte";
import { choiceNote } from "./notes";
import Score from "./Score.svelte";
import InfoPanel from "./InfoPanel.svelte";
import Icons from "./Icons.svelte";
import Hand from "./Hand.svelte";

export default { className: "kom", Icons, Board, Hand, SeatInfo, InfoPanel, HeaderInfo, Score, choiceNote } satisfies GameModule;
