import path from "node:path";
import type { Plugin } from "vite";
import { languageOfPath, withLanguage } from "../../lib/language.ts";
import { loadHandler } from "../prerender.ts";
import { openBuiltSite, pathOf, withoutHttps } from "./built-site.ts";

/**
 * Makes `vite preview` serve the built site like a host with functions: data pages from the fetch handler, and other pages,
 * redirects, the 404 page, and headers from the built files.
 */
export function previewHosting(): Plugin {
  return {
    name: "preview-hosting",
    configurePreviewServer(server) {
      const { root, build, env } = server.config;
      const site = openBuiltSite(path.resolve(root, build.outDir));
      const timeoutMs = Number(process.env.LOCAL_STACK_RENDER_TIMEOUT) || undefined;
      // The embedded backend uses the site's origin.
      const openHandler = (host: string, pathname: string) =>
        loadHandler(root, languageOfPath(pathname), env.VITE_SUPABASE_URL || host);

      server.middlewares.use(async (request, response, next) => {
        const pathname = pathOf(request.url);
        for (const [name, value] of withoutHttps(site.headersOf(pathname ?? "/"))) {
          response.setHeader(name, value);
        }
        const { method = "GET", headers } = request;
        if (method !== "GET" && method !== "HEAD") return next();
        const origin = `http://${headers.host ?? "localhost"}`;
        const { handleRequest } = await openHandler(origin, pathname ?? "/");
        const rendered = URL.canParse(request.url ?? "", origin)
          ? await handleRequest(
              new Request(new URL(request.url ?? "", origin), { method }),
              timeoutMs,
            )
          : null;
        if (rendered) {
          response.writeHead(
            rendered.status,
            Object.fromEntries(withoutHttps(Object.fromEntries(rendered.headers))),
          );
          response.end(await rendered.text());
          return;
        }
        const target = pathname === null ? null : site.redirectOf(pathname);
        if (target) {
          const query = new URL(request.url ?? "/", origin).search;
          response.writeHead(301, { Location: `${target}${query}` }).end();
          return;
        }
        const file = pathname === null ? null : site.fileOf(pathname);
        // Vite serves the other files.
        if (file && !file.endsWith(".html")) return next();
        response.statusCode = file ? 200 : 404;
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.end(
          method === "HEAD"
            ? undefined
            : site.read(
                file ?? withLanguage("/404.html", languageOfPath(pathname ?? "/")).slice(1),
              ),
        );
      });
    },
  };
}
