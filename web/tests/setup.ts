// Each test begins with an empty browser that reads English; the texts are the page's own.

import { i18n } from "page/i18n.svelte";
import { beforeEach } from "vitest";

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await i18n.setLanguage("en");
});
