import path from "node:path";
import type { Plugin } from "vite";
import { languageOfPath, withLanguage } from "../../lib/language.ts";
import { loadHandler } from "../server-bundle.ts";
import { openBuiltSite, pathOf, withoutHttps } from "./built-site.ts";

/**
 * Makes `vite preview` serve the built site like a host with functions: data pages from the fetch
 * handler, and other pages, redirects, the 404 page, and headers from the built files.
 */
export function previewHosting(): Plugin {
  return {
    name: "preview-hosting",
    configurePreviewServer(server) {
      const { root, build, env } = server.config;
      const site = openBuiltSite(path.resolve(root, build.outDir));
      const timeoutMs = Number(process.env.LOCAL_STACK_RENDER_TIMEOUT) || undefined;

      server.middlewares.use(async (request, response, next) => {
        const { url = "/", method = "GET", headers } = request;
        const pathname = pathOf(url);
        for (const [name, value] of withoutHttps(site.headersOf(pathname ?? "/"))) {
          response.setHeader(name, value);
        }
        if (method !== "GET" && method !== "HEAD") return next();
        const sendPage = (file: string, status: number) => {
          response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
          response.end(method === "HEAD" ? undefined : site.read(file));
        };
        const origin = `http://${headers.host ?? "localhost"}`;
        if (pathname === null || !URL.canParse(url, origin)) return sendPage("404.html", 404);

        const language = languageOfPath(pathname);
        const address = new URL(url, origin);
        // The embedded backend uses the site's origin.
        const api = env.VITE_SUPABASE_URL || origin;
        const { handleRequest } = await loadHandler(root, language, api);
        const rendered = await handleRequest(new Request(address, { method }), timeoutMs);
        if (rendered) {
          const renderedHeaders = withoutHttps(Object.fromEntries(rendered.headers));
          response.writeHead(rendered.status, Object.fromEntries(renderedHeaders));
          response.end(await rendered.text());
          return;
        }
        const target = site.redirectOf(pathname);
        if (target) {
          response.writeHead(301, { Location: `${target}${address.search}` }).end();
          return;
        }
        const file = site.fileOf(pathname);
        if (!file) return sendPage(withLanguage("/404.html", language).slice(1), 404);
        // Vite serves the other files.
        if (!file.endsWith(".html")) return next();
        sendPage(file, 200);
      });
    },
  };
}
