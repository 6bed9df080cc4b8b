// Texts: facts, questions and names of things as sentences in a language, by Project Fluent, from the files that the server uses too.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Fact } from "./protocol";

const shellFiles = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });
const gameFiles = import.meta.glob<string>("../../src/backroom/games/*/text/*.ftl", { query: "?raw", import: "default" });

/** The languages there are texts in: one file each. */
export const LANGUAGES = Object.keys(shellFiles).map((path) => path.split("/").pop()!.replace(".ftl", ""));

/** Fields of facts and moves that hold seats and are shown as names, as in core/texts.py. */
const SEAT_FIELDS = new Set(["seat", "hq", "rival", "winners", "partner", "owner", "buyer", "candidate"]);

export type Args = Record<string, unknown>;

/** Speaks a language, about a game or none, to a table with names. */
export class Texts {
  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    readonly names: readonly string[] = [],
  ) {}

  /** The same texts for a table where people are called so. */
  called(names: readonly string[]): Texts {
    return new Texts(this.language, this.bundle, names);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message; what it args is put into words first. */
  say(key: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${this.language}: there is no text ${key}`);
    const spoken: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) spoken[name.replaceAll("_", "-")] = this.word(name, value);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, spoken, errors);
    if (errors[0]) throw new Error(`${this.language}: ${key}: ${errors[0].message}`);
    return text;
  }

  /** The word for a value: a name for a seat, the name of a thing, a list of such, or a number as it is. */
  word(field: string, value: unknown): string | number {
    if (Array.isArray(value)) return value.map((item) => this.word(field, item)).join(", ");
    if (typeof value === "number") return SEAT_FIELDS.has(field) ? this.name(value) : value;
    const word = String(value);
    if (field === "bot" && this.has(`bot-${word}`)) return this.say(`bot-${word}`);
    return this.has(`word-${word}`) ? this.say(`word-${word}`) : word;
  }

  name(seat: number): string {
    return this.names[seat] ?? this.say("seat-number", { number: seat + 1 });
  }

  fact(fact: Fact): string {
    const { fact: name, n: _n, ...fields } = fact;
    for (const field of ["name", "to"]) if (fields[field] === "") fields[field] = this.say("somebody"); // the person was deleted
    return this.say(`fact-${name}`, fields);
  }

  /** A choice in words. */
  choice(choice: { field: string; value: string | number }): string {
    const exact = choice.field ? `choice-${choice.field}-${choice.value}` : `choice-${choice.value}`;
    if (!choice.field || this.has(exact)) return this.say(exact);
    return this.say(`choice-${choice.field}`, { value: this.word(choice.field, choice.value) });
  }

  /** A list of words as a sentence has it: "3 or 4", "Ann and Ben". */
  list(words: readonly (string | number)[], type: "conjunction" | "disjunction" = "conjunction"): string {
    return new Intl.ListFormat(this.language, { type }).format(words.map(String));
  }

  date(seconds: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
  }
}

/** The language of this browser's page; changing it loads its texts and redraws everything. */
class I18n {
  language = $state("");
  private bundles: Record<string, FluentBundle> = $state.raw({});
  private games = new Set<string>();
  private wanted = "";

  get ready(): boolean {
    return "" in this.bundles;
  }

  /** Texts of the shell, or of the shell and a game's folder that was loaded by `loadTexts`. */
  texts(folder = ""): Texts {
    const bundle = this.bundles[folder] ?? this.bundles[""];
    if (!bundle) throw new Error("no texts are loaded yet");
    return new Texts(this.language, bundle);
  }

  hasTexts(folder: string): boolean {
    return folder in this.bundles;
  }

  async init(): Promise<void> {
    const preferred = [localStorage.getItem("language"), ...navigator.languages.map((tag) => tag.split("-")[0])];
    await this.setLanguage(preferred.find((tag): tag is string => !!tag && LANGUAGES.includes(tag)) ?? "en");
  }

  /** Change the language, once all its texts are there; of two calls the later counts. */
  async setLanguage(language: string): Promise<void> {
    this.wanted = language;
    const bundles: Record<string, FluentBundle> = {};
    const missing = (): string[] => ["", ...this.games].filter((folder) => !(folder in bundles));
    while (missing().length) await Promise.all(missing().map(async (folder) => (bundles[folder] = await load(language, folder))));
    if (this.wanted !== language) return;
    this.bundles = bundles;
    this.language = language;
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
  }

  /** Load the texts of a game's folder. */
  async loadTexts(folder: string): Promise<void> {
    this.games.add(folder);
    while (!this.hasTexts(folder)) {
      const language = this.language;
      const bundle = await load(language, folder);
      if (language === this.language) this.bundles = { ...this.bundles, [folder]: bundle };
    }
  }
}

/** The texts of a language; where a game has none in it, that game speaks English. */
async function load(language: string, folder: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const files = [shellFiles[`../text/${language}.ftl`]];
  if (folder) files.push(gameFile(folder, language) ?? gameFile(folder, "en"));
  for (const file of files) {
    if (!file) throw new Error(`there are no texts in ${language} for ${folder || "the page"}`);
    bundle.addResource(new FluentResource(await file()), { allowOverrides: true });
  }
  return bundle;
}

const gameFile = (folder: string, language: string) => gameFiles[`../../src/backroom/games/${folder}/text/${language}.ftl`];

export const i18n = new I18n();
