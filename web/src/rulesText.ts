// The rules texts of the games, read from their Markdown into headings, rules with their ids, and what else there is.

import { lexer, type Token, type Tokens } from "marked";
import { folderOf } from "./game";

const files = import.meta.glob<string>("../../src/backroom/games/*/RULES*.md", { query: "?raw", import: "default" });

/** A piece of the text: a heading, a rule of its own id, or any other block. */
export interface Piece {
  /** Where links lead: the rule's id, or the number of the heading. */
  anchor: string;
  /** 1 to 4 for headings, 0 for what stands under them. */
  depth: number;
  token: Token;
  /** The words alone, in small letters, to search in. */
  words: string;
}

const RULE = /^[A-Z]{2,}-[A-Z]+\d+$/;

/** Read a game's rules in a language; what is not there in it is in English. */
export async function readRules(game: string, language: string): Promise<Piece[]> {
  const folder = `../../src/backroom/games/${folderOf(game)}`;
  const file = files[`${folder}/RULES.${language}.md`] ?? files[`${folder}/RULES.md`];
  if (!file) throw new Error(`there are no rules of ${game}`);
  return lexer(await file()).flatMap((token, index): Piece[] => {
    if (token.type === "space") return [];
    if (token.type === "heading")
      return [{ anchor: `part-${index}`, depth: (token as Tokens.Heading).depth, token, words: wordsOf(token) }];
    if (token.type === "list")
      return (token as Tokens.List).items.map((item, place) => ({
        anchor: ruleOf(item) ?? `part-${index}-${place}`,
        depth: 0,
        token: item,
        words: wordsOf(item),
      }));
    return [{ anchor: `part-${index}`, depth: 0, token, words: wordsOf(token) }];
  });
}

/** The tokens inside a token. */
export function inside(token: Token): Token[] {
  return ("tokens" in token ? token.tokens : undefined) ?? [];
}

/** The id of the rule that an item tells. */
function ruleOf(item: Token): string | null {
  const first = inside(inside(item)[0] ?? item)[0];
  const text = first?.type === "strong" ? (first as Tokens.Strong).text : "";
  return RULE.test(text) ? text : null;
}

function wordsOf(token: Token): string {
  return token.raw.replace(/[*`|#]/g, "").toLowerCase();
}
