import type { Plugin } from "vite";
import { operatorWarnings } from "../lib/operator-settings.ts";

/** Tells whoever builds the site what its configuration leaves out about who runs it. */
export function operatorNotes(): Plugin {
  return {
    name: "operator-notes",
    apply: "build",
    configResolved({ env, logger, build }) {
      // Once: the pages are rendered by a second build.
      if (build.ssr) return;
      for (const warning of operatorWarnings(env)) logger.warnOnce(warning);
    },
  };
}
