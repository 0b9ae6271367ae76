import path from "node:path";
import type { Plugin } from "vite";

const root = path.resolve(import.meta.dirname, "../..");

/** What supabase-js imports whether a site uses it or not, and what stands in for it. */
const standIns: Record<string, string> = {
  "iceberg-js": "src/lib/no-iceberg.ts",
  "@supabase/realtime-js": "src/lib/no-realtime.ts",
};

/** The router's package names only the files that carry its warnings for developers. */
const productionFiles: Record<string, string> = {
  "react-router": "node_modules/react-router/dist/production/index.mjs",
  "react-router/dom": "node_modules/react-router/dist/production/dom-export.mjs",
};

/** Leaves out of the browser's build what packages bring along unasked, and every visitor would download. */
export function lightPackages(): Plugin {
  return {
    name: "light-packages",
    enforce: "pre",
    apply: "build",
    resolveId(source, importer, { ssr: isForNode }) {
      const isSupabase = importer?.includes("/node_modules/@supabase/") ?? false;
      // Node takes packages as they are.
      const production = isForNode ? undefined : productionFiles[source];
      const file = production ?? (isSupabase ? standIns[source] : undefined);
      return file ? path.join(root, file) : null;
    },
  };
}
