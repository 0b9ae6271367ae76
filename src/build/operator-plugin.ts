import { loadEnv, type Plugin } from "vite";
import { operatorWarnings, readOperator } from "../lib/site/operator-settings.ts";

/** Writes who runs the site into the build, and tells whoever builds it what the configuration leaves out. */
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
