import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from "vite";
import { publishableKey } from "../../supabase/local/apis/keys.ts";
import { type Language, withLanguage } from "../lib/language.ts";
import { discoveryFiles } from "./hosting/discovery.ts";
import { fillHeaders, headersFor, parseHeaders } from "./hosting/hosting-rules.ts";
import { entryOf, type Manifest, manifestFile, scriptsOfPage } from "./hosting/page-scripts.ts";
import { fileOf, functionRoutes, shellRewrites } from "./hosting/rewrites.ts";
import { webManifestFile } from "./hosting/service-worker.ts";
import { loadStaticSite, type StaticSite, serverFolderOf } from "./server-bundle.ts";

/**
 * After the client build in English, bundles the app for the browser in Spanish and for the server in both
 * languages (`dist-server/`). Writes the pages that need no data into `dist/`, with the hosting rules, sitemap,
 * robots.txt, and feed. See docs/rendering.md.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: "prerender",
    apply: (_, { command, isSsrBuild, isPreview }) =>
      command === "build" && !isSsrBuild && !isPreview,
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle() {
      isWritten = true;
    },
    // Vite also calls this after a failed build.
    closeBundle: async () => (isWritten ? writeSite(config) : undefined),
  };
}

async function writeSite(config: ResolvedConfig): Promise<void> {
  const dist = path.resolve(config.root, config.build.outDir);
  const read = (file: string) => readFileSync(path.join(dist, file), "utf8");
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  };

  await bundle(config, "es", {
    build: {
      outDir: config.build.outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: manifestFile.es,
    },
  });
  const manifestOf = (language: Language): Manifest => JSON.parse(read(manifestFile[language]));
  const { common, script } = readHead(config.root);
  const { file: stylesheet } = entryOf(manifestOf("en"), "style.css");
  const headIn = (language: Language) => {
    const { file: boot } = entryOf(manifestOf(language), "index.html");
    return [
      common,
      `<link data-boot href="/${boot}">`,
      `<style>${read(stylesheet)}</style>`,
      `<link rel="manifest" href="/${webManifestFile}">`,
    ].join("");
  };
  const headersFile = fillHeaders(read("_headers"), allowedSources(config, script));
  write("_headers", headersFile);
  const headers = headersFor(parseHeaders(headersFile), "/");

  const writeIn = async (language: Language) => {
    const head = headIn(language);
    await bundleServer(config, language, { head, headers });
    const site = await loadStaticSite(config.root, language);
    const parts = { manifest: manifestOf(language), head, write };
    return { site, ...(await writePages(site, language, parts)) };
  };
  const en = await writeIn("en");
  const es = await writeIn("es");
  write(
    "_redirects",
    `${en.redirects}${es.redirects}${en.rewrites}${es.rewrites}${spanishNotFoundRule}`,
  );
  write("_routes.json", functionRoutes([...en.fixedPaths, ...es.fixedPaths]));
  for (const [name, text] of Object.entries(describeSite(config, en.site, es.site))) {
    write(name, text);
  }
}

/** Reads what index.html has in its head, and the inline script in it. */
function readHead(root: string): { common: string; script: string } {
  const html = readFileSync(path.join(root, "index.html"), "utf8");
  const [, common, script] = /<head>(.*<script>(.*)<\/script>.*)<\/head>/s.exec(html) ?? [];
  if (!common || !script) throw new Error("index.html has no head with an inline script.");
  return { common, script };
}

/** Returns what the Content-Security-Policy allows beside the site's own files. */
const allowedSources = ({ env }: ResolvedConfig, script: string) => ({
  hashes: [`'sha256-${createHash("sha256").update(script).digest("base64")}'`],
  api: URL.canParse(env.VITE_SUPABASE_URL) ? new URL(env.VITE_SUPABASE_URL).origin : null,
  hasCaptcha: Boolean(env.VITE_TURNSTILE_SITE_KEY),
});

/** Returns robots.txt, llms.txt, sitemap, and feed, by file name. */
function describeSite({ env, logger }: ResolvedConfig, en: StaticSite, es: StaticSite) {
  const withoutSlash = (url?: string) => url?.replace(/\/+$/, "") || undefined;
  const siteUrl = withoutSlash(env.VITE_SITE_URL);
  if (!siteUrl) logger.warn("VITE_SITE_URL isn't set: sitemap and feed use http://localhost:4173.");
  return discoveryFiles({
    siteUrl,
    routes: en.routes,
    pages: en.indexedPaths,
    spanishPages: es.indexedPaths,
    feed: en.renderRss,
    api: {
      url: withoutSlash(env.VITE_SUPABASE_URL),
      key: env.VITE_SUPABASE_PUBLISHABLE_KEY || publishableKey,
    },
    license: env.VITE_DATA_LICENSE || undefined,
  });
}

/** Netlify needs it. Cloudflare finds the page in the folder of the missing one. */
const spanishNotFoundRule = "/es/* /es/404.html 404\n";

interface PageParts {
  manifest: Manifest;
  head: string;
  write: (file: string, text: string) => void;
}

/** Writes the pages of a language, and returns what hosts need to know about them. */
async function writePages(
  site: StaticSite,
  language: Language,
  { manifest, head, write }: PageParts,
) {
  for (const page of site.builtPaths) write(fileOf(page), await site.renderBuiltPage(page));
  const shell = withLanguage("/shell.html", language);
  write(shell.slice(1), await site.renderShell(head));
  for (const { path, render } of site.memberPages) {
    write(fileOf(path), await render((file) => preloads(scriptsOfPage(manifest, file))));
  }
  const memberPaths = site.memberPages.map(({ path }) => path);
  const builtPaths = [...site.builtPaths, ...memberPaths];
  return {
    redirects: `${site.stateRedirects()}\n`,
    rewrites: shellRewrites({ addresses: site.addresses, builtPaths, shell }),
    fixedPaths: [...site.fixedPaths, ...memberPaths],
  };
}

/**
 * Returns links from which the inline script of index.html loads all scripts of a page together,
 * after the first paint.
 */
const preloads = (files: Iterable<string>): string =>
  [...files].map((file) => `<link data-later href="/${file}">`).join("");

/** Runs another build of the same configuration in a language. */
async function bundle(
  { root, mode }: ResolvedConfig,
  language: Language,
  options: InlineConfig,
): Promise<void> {
  // Read by vite.config.ts.
  process.env.SITE_LANGUAGE = language;
  await build({ root, mode, logLevel: "warn", ...options });
}

/** Bundles src/server/ for Node and for hosts with functions. */
const bundleServer = (
  config: ResolvedConfig,
  language: Language,
  document: ImportMetaEnv["DOCUMENT"],
): Promise<void> =>
  bundle(config, language, {
    define: { "import.meta.env.DOCUMENT": JSON.stringify(document) },
    build: {
      ssr: true,
      outDir: serverFolderOf(language),
      emptyOutDir: true,
      copyPublicDir: false,
      // Hosts limit the size of functions.
      minify: true,
      rolldownOptions: {
        input: {
          handler: "src/server/handle-request.ts",
          "static-site": "src/server/static-site.ts",
        },
        output: { entryFileNames: "[name].js" },
      },
    },
    // Functions run without node_modules.
    ssr: { noExternal: true },
  });
