import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, ResolvedConfig, Rollup } from "vite";
import { fillHeaders } from "../hosting/hosting.ts";
import { compileProgram } from "../inline/compile.ts";
import { withFirstPicture } from "../inline/inline-picture.ts";
import { chunksOf } from "./chunks.ts";
import { criticalStyles } from "./critical-styles.ts";
import { dataPages, deployedPages, shells, withoutAddress } from "./data-pages.ts";
import { discoveryFiles } from "./discovery.ts";
import { documentOf, hashOf, type Page, plainDocument, readTemplate } from "./document.ts";
import { buildRenderer, keepForDeploy } from "./renderer.ts";
import { type BuiltPage, fileOf, notFoundPage, staticPages } from "./static-pages.ts";

/** After the browser's build: builds the app once more for Node, and writes every fixed page and shell as HTML. */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let written: Rollup.OutputBundle | undefined;
  return {
    name: "prerender",
    apply: (_, { command, isSsrBuild, isPreview }) =>
      command === "build" && !isSsrBuild && !isPreview,
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle(_, bundle) {
      written = bundle;
    },
    // Also called after a failed build, which has nothing to go on with.
    closeBundle: async () => (written ? writePages(config, written) : undefined),
  };
}

async function writePages(config: ResolvedConfig, bundle: Rollup.OutputBundle): Promise<void> {
  const dist = path.resolve(config.root, config.build.outDir);
  const read = (address: string) => readFileSync(path.join(dist, address), "utf8");
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  };

  const template = await readTemplate(read("index.html"));
  const programs = [template.opener, template.starter];
  const findCritical = criticalStyles(dist, read(template.styles));
  const renderer = await buildRenderer(config);
  const writePage = async (file: string, page: Page) => {
    const critical = await findCritical(plainDocument(template, page));
    write(file, withFirstPicture(documentOf(template, page, critical), read));
  };

  const listed: string[] = [];
  const writeOwn = async ({ path: at, modules }: BuiltPage, kind: Page["kind"]) => {
    const rendered = await renderer.renderPage(at);
    await writePage(fileOf(at), { rendered, kind, path: at, chunks: chunksOf(bundle, modules) });
    // Which states have practices, the database knows: `npm run listings` lists those.
    const isListed = !rendered.head.includes('content="noindex"');
    if (isListed && !renderer.statePaths.includes(at)) listed.push(at);
  };
  for (const page of staticPages) await writeOwn(page, "page");
  await writeOwn(notFoundPage, "shell");
  for (const page of dataPages(renderer.statePaths)) await writeOwn(page, "shell");
  for (const [file, { path: at, modules, adapt, program: own }] of Object.entries(shells)) {
    const rendered = at === null ? renderer.renderFrame() : await renderer.renderPage(at);
    const nameless = withoutAddress(rendered);
    const program = own && (await compileProgram(own));
    if (program) programs.push(program);
    const page = { rendered: adapt?.(nameless) ?? nameless, program, kind: "shell" } as const;
    await writePage(file, { ...page, path: null, chunks: chunksOf(bundle, modules) });
  }
  const { directory, place, listing } = deployedPages;
  keepForDeploy(config.root, {
    template,
    chunks: {
      directory: chunksOf(bundle, directory.modules),
      place: chunksOf(bundle, place.modules),
      listing: chunksOf(bundle, listing.modules),
    },
  });
  const siteUrl = siteUrlOf(config);
  const files = discoveryFiles({ siteUrl, pages: listed, feed: renderer.renderFeed });
  for (const [name, text] of Object.entries(files)) write(name, text);
  if (!siteUrl) config.logger.warn("No VITE_SITE_URL: sitemap and feed say http://localhost:4173.");
  const allowed = {
    hashes: programs.map(hashOf),
    api: apiOrigin(config),
    hasCaptcha: Boolean(config.env.VITE_TURNSTILE_SITE_KEY),
  };
  write("_redirects", `${read("_redirects").trimEnd()}\n${renderer.stateRedirects()}\n`);
  write("_headers", fillHeaders(read("_headers"), allowed));
}

const siteUrlOf = (config: ResolvedConfig): string | undefined => {
  const url = config.env.VITE_SITE_URL;
  return typeof url === "string" && url ? url.replace(/\/+$/, "") : undefined;
};

const apiOrigin = (config: ResolvedConfig): string | null => {
  const url = config.env.VITE_SUPABASE_URL;
  return typeof url === "string" && url ? new URL(url).origin : null;
};
