import { scrollable } from "page/scroll";
import { expect, test } from "vitest";

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A region 100 high whose content is as high as told; happy-dom lays nothing out. */
function region(): { node: HTMLElement; fill: (high: number) => Promise<void> } {
  const node = document.createElement("div");
  let height = 0;
  Object.defineProperties(node, { clientHeight: { value: 100 }, scrollHeight: { get: () => height } });
  document.body.append(node);
  const fill = async (high: number) => {
    height = high;
    node.append("more");
    await frame();
    await frame();
  };
  return { node, fill };
}

test("a region is within reach of the keyboard only while it scrolls", async () => {
  const { node, fill } = region();
  const stop = scrollable(node);
  await fill(80);
  expect(node.hasAttribute("tabindex")).toBe(false);
  await fill(300);
  expect(node.getAttribute("tabindex")).toBe("0");
  await fill(100);
  expect(node.hasAttribute("tabindex")).toBe(false);
  stop();
  await fill(300);
  expect(node.hasAttribute("tabindex")).toBe(false);
});
