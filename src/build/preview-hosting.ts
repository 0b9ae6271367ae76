import path from "node:path";
import type { Plugin } from "vite";
import { openBuiltSite, pathOf, withoutHttps } from "./built-site.ts";

/** Makes `vite preview` serve the built site as a static host does: its pages, its shells, its 404 and its headers. */
export function previewHosting(): Plugin {
  return {
    name: "preview-hosting",
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const site = openBuiltSite(path.resolve(root, build.outDir));

      server.middlewares.use((request, response, next) => {
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
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.end(request.method === "HEAD" ? undefined : site.read(file ?? "404.html"));
      });
    },
  };
}
