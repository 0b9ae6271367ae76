import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, ResolvedConfig, Rollup } from "vite";
import { publishableKey } from "../../../supabase/local/apis/keys.ts";
import { paths, patterns } from "../../lib/paths.ts";
import { fillHeaders } from "../hosting/hosting.ts";
import { rewrites } from "../hosting/rewrites.ts";
import { compileProgram } from "../inline/compile.ts";
import { withFirstPicture } from "../inline/inline-picture.ts";
import type { PublicApi } from "../inline/listing-teller.ts";
import { chunksOf } from "./chunks.ts";
import { criticalStyles } from "./critical-styles.ts";
import { discoveryFiles } from "./discovery.ts";
import { documentOf, hashOf, type Page, plainDocument, readTemplate } from "./document.ts";
import { documentsOf, withoutAddress } from "./documents.ts";
import { buildRenderer, keepForDeploy } from "./renderer.ts";

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

  const api = publicApi(config);
  const template = await readTemplate(read, api);
  const programs = [template.opener, template.starter, template.sourceCheck];
  const findCritical = criticalStyles(dist, read(template.styles));
  const { renderer, modulesOf } = await buildRenderer(config);
  const { routes, statePaths } = renderer;
  const documents = documentsOf(routes, { [patterns.state]: statePaths });
  const chunksFor = (...pages: readonly string[]) => {
    const [first = [], ...others] = pages.map(modulesOf);
    const common = first.filter((module) => others.every((modules) => modules.includes(module)));
    return chunksOf(bundle, common);
  };

  const listed: string[] = [];
  for (const document of documents) {
    const { file, kind, isAtRest, startsAt, path: address, at, answers, adapt } = document;
    const found = at === null ? renderer.renderFrame() : await renderer.renderPage(at);
    const nameless = address === null ? withoutAddress(found) : found;
    const rendered = adapt?.(nameless) ?? nameless;
    const program = document.program && (await compileProgram(document.program, api));
    if (program) programs.push(program);
    const chunks = chunksFor(...answers);
    const samples = document.hasSamples ? await renderer.renderSampleFeed() : undefined;
    const rest = { isAtRest, startsAt, samples };
    const page: Page = { rendered, kind, ...rest, path: address, chunks, program };
    const critical = await findCritical(plainDocument(template, page));
    write(file, withFirstPicture(documentOf(template, page, critical), read));
    // Which states have practices, the database knows: `npm run listings` lists those.
    const isKnown = address !== null && !statePaths.includes(address);
    if (isKnown && !rendered.head.includes('content="noindex"')) listed.push(address);
  }
  keepForDeploy(config.root, {
    template,
    chunks: {
      directory: chunksFor(paths.directory()),
      place: chunksFor(patterns.city),
      listing: chunksFor(patterns.listing),
    },
  });
  const siteUrl = siteUrlOf(config);
  const files = discoveryFiles({ siteUrl, routes, pages: listed, feed: renderer.renderFeed });
  for (const [name, text] of Object.entries(files)) write(name, text);
  if (!siteUrl) config.logger.warn("No VITE_SITE_URL: sitemap and feed say http://localhost:4173.");
  const allowed = {
    hashes: programs.map(hashOf),
    api: apiOrigin(config),
    hasCaptcha: Boolean(config.env.VITE_TURNSTILE_SITE_KEY),
  };
  write("_redirects", `${rewrites(documents)}\n${renderer.stateRedirects()}\n`);
  write("_headers", fillHeaders(read("_headers"), allowed));
}

const siteUrlOf = (config: ResolvedConfig): string | undefined => {
  const url = config.env.VITE_SITE_URL;
  return typeof url === "string" && url ? url.replace(/\/+$/, "") : undefined;
};

const publicApi = (config: ResolvedConfig): PublicApi => ({
  origin: apiOrigin(config) ?? "",
  key: config.env.VITE_SUPABASE_PUBLISHABLE_KEY || publishableKey,
});

const apiOrigin = (config: ResolvedConfig): string | null => {
  const url = config.env.VITE_SUPABASE_URL;
  return typeof url === "string" && url ? new URL(url).origin : null;
};
