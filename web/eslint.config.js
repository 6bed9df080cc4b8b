import eslint from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default typescript.config(
  { ignores: ["**/*.py", "**/node_modules"] },
  eslint.configs.recommended,
  typescript.configs.strictTypeChecked,
  typescript.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { project: "tsconfig.json", tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
  },
  {
    rules: {
      // Messages and keys are put together from numbers as well as words.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Handlers in the markup are arrows that end in a call.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // With noUncheckedIndexedAccess, `!` states what the server's messages guarantee, as assertions do in Python.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Fields of facts and moves, which are not declared, are read with brackets.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // A name that begins with _ holds a place.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      // `void value` in an effect reads a value in order to follow it.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // A replay's moves do nothing: a live table overrides them.
      "@typescript-eslint/no-empty-function": ["error", { allow: ["methods"] }],
      // `||` passes over empty texts and false on purpose.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true, boolean: true } }],
      // Maps and sets of the models are caches, or are replaced whole ($state.raw).
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // ESLint sees no types of other components' properties, nor what {#if} has narrowed; svelte-check does.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // Written by tools/protocol.py, which has one form for all types that are not messages.
    files: ["web/src/protocol.ts"],
    rules: { "@typescript-eslint/consistent-type-definitions": "off" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  { files: ["**/*.{js,mjs}"], ...typescript.configs.disableTypeChecked },
);
