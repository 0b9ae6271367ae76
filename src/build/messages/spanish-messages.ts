import type { Plugin } from "vite";

/** Writes the Spanish translations of the texts marked with `src/lib/messages.ts` into the code. */
export function spanishMessages(): Plugin {
  let translations: Record<string, string> = {};
  return {
    name: "spanish-messages",
    // Before React's plugin, which turns elements into function calls.
    enforce: "pre",
    transformIndexHtml: (html) => html.replace('<html lang="en"', '<html lang="es"'),
    async buildStart() {
      translations = await (await translator()).readTranslations();
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /from "[^"]*\/messages(?:\.ts)?"/ },
      async handler(code, file) {
        const { translateCode } = await translator();
        return {
          code: await translateCode(code, file, (id, text) => translations[id] || text),
          map: null,
        };
      },
    },
  };
}

/** Imported on demand, because Babel and Lingui would slow down every start of the dev server. */
const translator = () => import("./translate-code.ts");
