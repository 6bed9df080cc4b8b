// What this browser's person has chosen: theme, sound, motion, notifications. Kept in the browser.

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const night = matchMedia("(prefers-color-scheme: dark)");

const isOn = (name: string, otherwise: boolean): boolean => (localStorage.getItem(name) ?? (otherwise ? "on" : "off")) === "on";
const keep = (name: string, on: boolean): void => localStorage.setItem(name, on ? "on" : "off");

class Preferences {
  theme: Theme = $state(THEMES.find((theme) => theme === localStorage.getItem("theme")) ?? "system");
  sound = $state(isOn("sound", true));
  /** Whether motion is wished for; the system may be against it. */
  lively = $state(isOn("motion", true));
  /** Whether to tell when it is one's turn in a tab in the background. */
  notices = $state(isOn("notices", false));
  private still = $state(reduced.matches);
  private dusk = $state(night.matches);

  constructor() {
    reduced.addEventListener("change", () => {
      this.still = reduced.matches;
      this.apply();
    });
    night.addEventListener("change", () => (this.dusk = night.matches));
  }

  /** Whether the system asks for no motion. */
  get reduced(): boolean {
    return this.still;
  }

  get motion(): boolean {
    return this.lively && !this.still;
  }

  set motion(on: boolean) {
    this.lively = on;
    keep("motion", on);
    this.apply();
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.dusk);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    this.apply();
  }

  /** Turn sound on or off. */
  setSound(on: boolean): void {
    this.sound = on;
    keep("sound", on);
  }

  /** Turn notifications on, if the browser's person allows it, or off; tells whether they are on. */
  async setNotifications(on: boolean): Promise<boolean> {
    this.notices = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
    keep("notices", this.notices);
    return this.notices;
  }

  /** Put theme and motion on the page's root, where the styles look. */
  apply(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    root.classList.toggle("still", !this.motion);
  }
}

export const preferences = new Preferences();
