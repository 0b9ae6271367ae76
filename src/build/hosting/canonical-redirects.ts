import type { Plugin } from "vite";
import { canonicalPath } from "../../lib/canonical-path.ts";

/** Paths of files, of the embedded backend, and of Vite, which can have capitals. */
const isNoPage = /^\/(?:@|_|(?:auth|functions|rest|storage)\/v1\/)|\.[^/]*$/;

/** Redirects pages to their canonical path in the dev server, like `createHandler` does in production. */
export function canonicalRedirects(): Plugin {
  return {
    name: "canonical-redirects",
    configureServer({ middlewares }) {
      middlewares.use(({ method, url = "/", headers }, response, next) => {
        const isNavigation = method === "GET" && headers.accept?.includes("text/html");
        const [pathname = "/", query] = url.split(/\?(.*)/s);
        const canonical = canonicalPath(pathname);
        if (!isNavigation || canonical === pathname || isNoPage.test(pathname)) return next();
        const Location = query === undefined ? canonical : `${canonical}?${query}`;
        response.writeHead(302, { Location }).end();
      });
    },
  };
}
