import { follow, router } from "page/router.svelte";
import { beforeEach, expect, test } from "vitest";

beforeEach(() => {
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL("http://127.0.0.1:1/");
  router.go("/");
});

/** Press a link; returns whether the page took care of it. */
function press(attributes: string, event: MouseEventInit = {}, part = "a"): boolean {
  document.body.innerHTML = `<a ${attributes}><b>there</b></a>`;
  document.addEventListener("click", follow, { once: true });
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...event });
  document.querySelector(part)!.dispatchEvent(click);
  return click.defaultPrevented;
}

test("an address is read into its parts", () => {
  router.go("/rules/sample?find=war#part-3");
  expect([router.path, router.query.get("find"), router.hash]).toEqual(["/rules/sample", "war", "part-3"]);
});

test("going quietly leaves no trace in the history", () => {
  const before = history.length;
  router.go("/replay/t?n=3", { quietly: true });
  expect([router.path, history.length]).toEqual(["/replay/t", before]);
  router.go("/me");
  expect(history.length).toBe(before + 1);
});

test("links of the page are followed without loading it anew", () => {
  expect(press('href="/table/abc?x=1#slip"', {}, "b")).toBe(true);
  expect([router.path, router.query.get("x"), router.hash]).toEqual(["/table/abc", "1", "slip"]);
});

test.each([
  ["to another host", 'href="http://example.org/table/abc"', {}],
  ["in another window", 'href="/table/abc" target="rules"', {}],
  ["to a file", 'href="/table/abc" download', {}],
  ["to the server's interface", 'href="/api/tables/abc/record"', {}],
  ["with a key held", 'href="/table/abc"', { ctrlKey: true }],
  ["with the middle button", 'href="/table/abc"', { button: 1 }],
])("a link %s is the browser's", (_, attributes, event) => {
  expect(press(attributes, event)).toBe(false);
  expect(router.path).toBe("/");
});
