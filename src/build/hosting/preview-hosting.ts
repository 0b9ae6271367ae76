import path from "node:path";
import type { Plugin } from "vite";
import { onRequestGet as answerCity } from "../../../functions/directory/[state]/[city].ts";
import { publishableKey } from "../../../supabase/local/apis/keys.ts";
import { patterns } from "../../lib/paths.ts";
import { openBuiltSite, pathOf, withoutHttps } from "../prerender/built-site.ts";
import { fits } from "./hosting.ts";

/**
 * Makes `vite preview` serve the built site as a static host with functions does: its pages, its shells, its 404 and its
 * headers.
 */
export function previewHosting(): Plugin {
  return {
    name: "preview-hosting",
    configurePreviewServer(server) {
      const { root, build, env } = server.config;
      const site = openBuiltSite(path.resolve(root, build.outDir));

      // The embedded backend answers on the site's own origin.
      const apiFor = (host = "localhost") => ({
        VITE_SUPABASE_URL: env.VITE_SUPABASE_URL || `http://${host}`,
        VITE_SUPABASE_PUBLISHABLE_KEY: env.VITE_SUPABASE_PUBLISHABLE_KEY || publishableKey,
      });

      server.middlewares.use(async (request, response, next) => {
        const pathname = pathOf(request.url);
        for (const [name, value] of withoutHttps(site.headersOf(pathname ?? "/"))) {
          response.setHeader(name, value);
        }
        if (request.method !== "GET" && request.method !== "HEAD") return next();
        const target = pathname === null ? null : site.redirectOf(pathname);
        if (target) {
          const query = new URL(request.url ?? "/", "http://localhost").search;
          response.writeHead(301, { Location: `${target}${query}` }).end();
          return;
        }
        const file = pathname === null ? null : site.fileOf(pathname);
        // Files of other kinds are Vite's to serve.
        if (file && !file.endsWith(".html")) return next();
        response.statusCode = file ? 200 : 404;
        if (pathname && fits(patterns.city, pathname.replace(/\/$/, ""))) {
          const [state = "", city = ""] = pathname.split("/").slice(2);
          const found = async () => new Response(null, { status: response.statusCode });
          const context = {
            env: apiFor(request.headers.host),
            params: { state, city },
            next: found,
          };
          response.statusCode = (await answerCity(context)).status;
        }
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.end(request.method === "HEAD" ? undefined : site.read(file ?? "404.html"));
      });
    },
  };
}
