import { loadEnv, type Plugin } from "vite";
import { operatorWarnings, readOperator } from "../lib/site/operator-settings.ts";

/** Defines the operator's details at build time and warns about missing settings. */
export function operatorPlugin(): Plugin {
  return {
    name: "operator",
    apply: "build",
    config(config, { mode }) {
      const settings = loadEnv(mode, config.root ?? process.cwd(), "VITE_");
      return { define: { "import.meta.env.OPERATOR": JSON.stringify(readOperator(settings)) } };
    },
    configResolved({ env, logger, build }) {
      // Avoids duplicate warnings from the builds for the server and in Spanish.
      if (build.ssr || process.env.SITE_LANGUAGE === "es") return;
      for (const warning of operatorWarnings(env)) logger.warnOnce(warning);
    },
  };
}
