import { extractFromFileWithBabel } from "@lingui/cli/api/extractors/babel";
import { defineConfig, type ExtractorType } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/** Folders of `src/pages`, `src/components`, `src/hooks`, and `src/lib` with a file of translations each. */
const domains = [
  "account",
  "community",
  "directory",
  "editor",
  "listings",
  "notifications",
  "practice",
  "prices",
  "requests",
  "saved",
  "site",
];

const tests = [
  "**/*.test.{ts,tsx}",
  "src/test/**",
  "src/build/**",
  "src/components/ui/messages.tsx",
];

/** Skips the two thirds of modules that mark no texts, as parsing takes long. */
const markedTexts: ExtractorType = {
  match: (file) => /\.tsx?$/.test(file),
  async extract(file, code, onMessage, context) {
    if (!/from "[^"]*\/messages(?:\.ts)?"/.test(code) || !context) return;
    await extractFromFileWithBabel(file, code, onMessage, context, {
      plugins: ["typescript", "jsx"],
    });
  },
};

/** `npm run messages` writes the messages of the source to `src/content/messages`. */
export default defineConfig({
  sourceLocale: "en",
  locales: ["es"],
  catalogs: [
    ...domains.map((domain) => ({
      path: `<rootDir>/src/content/messages/${domain}.{locale}`,
      include: [`<rootDir>/src/*/${domain}/**/*.{ts,tsx}`],
      exclude: tests,
    })),
    {
      path: "<rootDir>/src/content/messages/shared.{locale}",
      include: ["<rootDir>/src/**/*.{ts,tsx}"],
      exclude: [...tests, ...domains.map((domain) => `src/*/${domain}/**`)],
    },
  ],
  extractors: [markedTexts],
  format: formatter({ lineNumbers: false }),
  orderBy: "message",
  macro: {
    // The relative paths are those of modules that Vite's configuration loads, too.
    corePackage: ["@/lib/messages", "../messages.ts", "./messages.ts"],
    jsxPackage: ["@/components/ui/messages"],
  },
});
