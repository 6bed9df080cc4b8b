// What this browser's person has chosen: theme, sound, motion. Kept in the browser.

type Theme = "system" | "light" | "dark";

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  theme: Theme = $state((localStorage.getItem("theme") as Theme) ?? "system");
  sound = $state(localStorage.getItem("sound") !== "off");
  private moving = $state(localStorage.getItem("motion") !== "off");
  private still = $state(reduced.matches);

  constructor() {
    reduced.addEventListener("change", () => (this.still = reduced.matches));
  }

  get motion(): boolean {
    return this.moving && !this.still;
  }

  set motion(on: boolean) {
    this.moving = on;
    localStorage.setItem("motion", on ? "on" : "off");
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  turn(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    this.dress();
  }

  hush(on: boolean): void {
    this.sound = on;
    localStorage.setItem("sound", on ? "on" : "off");
  }

  /** Put theme and motion on the page's root, where the styles look. */
  dress(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    root.classList.toggle("still", !this.motion);
  }
}

export const settings = new Settings();
