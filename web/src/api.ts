// The HTTP side of the server.

import { i18n } from "./i18n.svelte";

/** An error of the server, with its code and its message. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** An error in the reader's language where there is a text for it. */
export function explain(error: unknown): string {
  const texts = i18n.texts();
  if (error instanceof Refusal) return explainCode(error.code, error.message);
  if (error instanceof TypeError) return texts.say("error-offline");
  return String(error instanceof Error ? error.message : error);
}

/** An error in the reader's language. Messages are English, and more exact than our texts. */
export function explainCode(code: string, message: string): string {
  const texts = i18n.texts();
  return texts.language !== "en" && texts.has(`error-${code}`) ? texts.say(`error-${code}`) : message;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const said: unknown = answer.headers.get("content-type")?.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) {
    const { code, message, detail } = (said ?? {}) as { code?: string; message?: string; detail?: string };
    throw new Refusal(code ?? `http-${answer.status}`, message ?? detail ?? answer.statusText, answer.status);
  }
  return said as T;
}

export const get = <T>(path: string): Promise<T> => call("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call("POST", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => call("PATCH", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call("PUT", path, body);
export const remove = <T>(path: string): Promise<T> => call("DELETE", path);

/** A random number of this browser, its part in the random draws of a table. */
export function clientSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
