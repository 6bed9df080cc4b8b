/** Lets the keyboard reach a region as long as it scrolls; use as `{@attach scrollable}`. */
export function scrollable(node: HTMLElement): () => void {
  let frame = 0;
  const look = () => {
    frame = 0;
    if (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const lookSoon = () => (frame ||= requestAnimationFrame(look));
  const sizes = new ResizeObserver(lookSoon);
  const contents = new MutationObserver(lookSoon);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    contents.disconnect();
  };
}
