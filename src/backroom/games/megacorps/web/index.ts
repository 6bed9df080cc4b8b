import type { GameModule } from "page/game";
import Pending from "./Pending.svelte";
import Board from "./Board.svelte";
import HeaderInfo from "./HeaderInfo.svelte";
import SeatInfo from "./SeatInfo.svelte";
import Form from "./Form.svelte";
import { usesForm } from "./form";
import { choiceNote, questionNote } from "./notes";
import Score from "./Score.svelte";
import InfoPanel from "./InfoPanel.svelte";
import Icons from "./Icons.svelte";
import Hand from "./Hand.svelte";
import "./board.css";

export default {
  className: "meg",
  Icons,
  Board,
  SeatInfo,
  Hand,
  InfoPanel,
  HeaderInfo,
  Score,
  Pending,
  Form,
  usesForm,
  questionNote,
  choiceNote,
  milestones: ["round-begun"],
} satisfies GameModule;
