import { createServer, type Plugin, type ViteDevServer } from "vite";
import { languageOfPath } from "../lib/language.ts";

/** Serves the Spanish pages of the dev server by a second one, which starts with the first of these pages. */
export function spanishDevServer(): Plugin {
  let spanish: Promise<ViteDevServer> | undefined;
  return {
    name: "spanish-dev-server",
    apply: (_, { command, isPreview }) =>
      command === "serve" && !isPreview && !process.env.SITE_LANGUAGE && !process.env.VITEST,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [pathname = "", query = ""] = (request.url ?? "").split(/(?=\?)/);
        if (languageOfPath(pathname) === "en") return next();
        // Vite expects its base with a slash at the end.
        if (pathname === "/es") request.url = `/es/${query}`;
        spanish ??= start(server);
        spanish.then(({ middlewares }) => middlewares(request, response, next), next);
      });
    },
    async closeBundle() {
      await (await spanish)?.close();
    },
  };
}

async function start({ config, httpServer }: ViteDevServer): Promise<ViteDevServer> {
  // Read by vite.config.ts.
  process.env.SITE_LANGUAGE = "es";
  try {
    return await createServer({
      root: config.root,
      mode: config.mode,
      base: "/es/",
      cacheDir: `${config.cacheDir}-es`,
      server: { middlewareMode: true, ...(httpServer && { ws: { server: httpServer } }) },
    });
  } finally {
    delete process.env.SITE_LANGUAGE;
  }
}
