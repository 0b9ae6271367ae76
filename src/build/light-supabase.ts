import path from "node:path";
import type { Plugin } from "vite";

/** What supabase-js imports whether a site uses it or not, and what stands in for it. */
const standIns: Record<string, string> = {
  "iceberg-js": "src/lib/no-iceberg.ts",
  "@supabase/realtime-js": "src/lib/no-realtime.ts",
};

/** Leaves out of the build what supabase-js brings along unasked: 15 kB that every visitor would download. */
export function lightSupabase(): Plugin {
  return {
    name: "light-supabase",
    enforce: "pre",
    apply: "build",
    resolveId(source, importer) {
      const standIn = standIns[source];
      if (!standIn || !importer?.includes("/node_modules/@supabase/")) return null;
      return path.resolve(import.meta.dirname, "../..", standIn);
    },
  };
}
