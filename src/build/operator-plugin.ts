import { loadEnv, type Plugin } from "vite";
import { operatorWarnings, readOperator } from "../lib/site/operator-settings.ts";

/** Writes the operator's details into the build, and warns about missing settings. */
export function operatorPlugin(): Plugin {
  return {
    name: "operator",
    apply: "build",
    config(config, { mode }) {
      const settings = loadEnv(mode, config.root ?? process.cwd(), "VITE_");
      return { define: { "import.meta.env.OPERATOR": JSON.stringify(readOperator(settings)) } };
    },
    configResolved({ env, logger, build }) {
      // Once: the pages are rendered by a second build.
      if (build.ssr) return;
      for (const warning of operatorWarnings(env)) logger.warnOnce(warning);
    },
  };
}
