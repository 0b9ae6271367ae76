import path from "node:path";
import type { Plugin } from "vite";

const root = path.resolve(import.meta.dirname, "../../..");

/** What packages import whether a site uses it or not, and what stands in for it: by importing package. */
const standIns: Record<string, Record<string, string>> = {
  "@supabase": {
    "@supabase/realtime-js": "src/build/light-packages/no-realtime.ts",
  },
  "react-helmet-async": {
    invariant: "src/build/light-packages/no-invariant.ts",
    "react-fast-compare": "src/build/light-packages/same-data.ts",
    shallowequal: "src/build/light-packages/same-data.ts",
  },
};

/** The router's package names only the files that carry its warnings for developers. */
const productionFiles: Record<string, string> = {
  "react-router": "node_modules/react-router/dist/production/index.mjs",
  "react-router/dom": "node_modules/react-router/dist/production/dom-export.mjs",
};

/**
 * What react-helmet-async asks while it runs, and is known here: from React 19 on it hands over to React itself, and a
 * server's collection of tags is no longer used. It is 2 kB without what the other answers would need.
 */
const helmetAnswers: readonly (readonly [question: RegExp, answer: string])[] = [
  [/\bisReact19\b(?! =)/g, "true"],
  [/helmetData && !\(helmetData instanceof HelmetData\)/g, "false"],
  [/\bif \(children\) \{/g, "if (false) {"],
];

/**
 * Vite wraps each `import()` in a helper that asks for the style sheets and scripts it needs beforehand. Documents name
 * their scripts themselves here, and there is one style sheet: nothing is ever asked for, and 0.6 kB of every page is saved.
 */
const plainImport = "export const __vitePreload = (load) => load();";

/** Leaves out of the browser's build what packages bring along unasked, and every visitor would download. */
export function lightPackages(): Plugin {
  return {
    name: "light-packages",
    enforce: "pre",
    apply: "build",
    resolveId(source, importer, { ssr: isForNode }) {
      const importing = Object.keys(standIns).find((name) =>
        importer?.includes(`/node_modules/${name}/`),
      );
      // Node takes packages as they are.
      const production = isForNode ? undefined : productionFiles[source];
      const file = production ?? (importing && standIns[importing]?.[source]);
      return file ? path.join(root, file) : null;
    },
    transform: {
      filter: { id: /\/react-helmet-async\/lib\/index\.esm\.js$|vite\/preload-helper\.js$/ },
      handler(code, id) {
        if (id.endsWith("preload-helper.js")) return { code: plainImport, map: null };
        const answered = helmetAnswers.reduce((text, [question, answer]) => {
          if (!question.test(text)) this.error(`react-helmet-async no longer asks ${question}.`);
          return text.replace(question, answer);
        }, code);
        return { code: answered, map: null };
      },
    },
    generateBundle: {
      // Once Vite has written what each `import()` needs beforehand.
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk" && file.code.includes("__vite__mapDeps"))
            this.error(
              `${file.fileName} asks for files before an import(), which plainImport does not.`,
            );
        }
      },
    },
  };
}
