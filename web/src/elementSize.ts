/** How long a place must have been larger before its styles are told. */
const GROW_DELAY_MS = 3_000;

/**
 * Gives a place's styles its width and height as `--wide` and `--high`; use as `{@attach elementSize}` where the size comes from outside.
 * Container units say the same, but make the browser lay out and style the place anew at each change inside it. Shrinking is told at
 * once, growing when it lasts: what lies here does not grow and shrink with every question below it.
 */
export function elementSize(node: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = { wide: 0, high: 0 };

  function tell(wide: number, high: number): void {
    told = { wide, high };
    node.style.setProperty("--wide", `${wide}px`);
    node.style.setProperty("--high", `${high}px`);
  }

  const sizes = new ResizeObserver(() => {
    clearTimeout(timer);
    const { clientWidth: wide, clientHeight: high } = node;
    if (wide !== told.wide || high < told.high) tell(wide, high);
    else if (high > told.high) timer = setTimeout(() => tell(wide, high), GROW_DELAY_MS);
  });
  sizes.observe(node);
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
  };
}
