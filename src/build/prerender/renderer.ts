import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type ResolvedConfig } from "vite";
import { z } from "zod";

export type Renderer = typeof import("../../prerender.tsx");

/** A file of a build; scripts name the module that they were made for. */
interface BuiltFile {
  fileName: string;
  facadeModuleId?: string | null;
}

const chunks = z.array(z.string());

/** What a build leaves for the pages that are written later, with data: see `Template` and `Page` in document.ts. */
const parts = z.object({
  template: z.object({
    html: z.string(),
    styles: z.string(),
    fonts: z.string(),
    opener: z.string(),
    starter: z.string(),
    sourceCheck: z.string(),
  }),
  chunks: z.object({ directory: chunks, place: chunks, listing: chunks }),
});
export type DeployParts = z.infer<typeof parts>;

const folderIn = (root: string) => path.join(root, "node_modules/.cache/prerender");
const partsIn = (root: string) => path.join(folderIn(root), "deploy-parts.json");

/** The app as a module for Node, and what its build knows. */
interface BuiltRenderer {
  renderer: Renderer;
  /** The modules that are loaded for an address, layouts first. */
  modulesOf: (path: string) => string[];
}

/** Builds the app as a module for Node. */
export async function buildRenderer(config: ResolvedConfig): Promise<BuiltRenderer> {
  const outDir = folderIn(config.root);
  rmSync(outDir, { recursive: true, force: true });
  const built = await build({
    root: config.root,
    mode: config.mode,
    logLevel: "warn",
    build: { ssr: "src/prerender.tsx", outDir, emptyOutDir: true, copyPublicDir: false },
    // Whether a picture lies in our own storage is asked with it; only a browser has one.
    define: { "window.location.origin": JSON.stringify("http://localhost") },
    // With what stands in for its parts: the real ones want more than Node has.
    ssr: { noExternal: ["@supabase/supabase-js"] },
  });
  const renderer = await loadRenderer(config.root);
  const files = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  return {
    renderer,
    modulesOf: (at) => renderer.loadersOf(at).map((load) => moduleOf(load, files)),
  };
}

/** The module that a `lazy` of the route table imports: its text names the file that the build made of it. */
export function moduleOf(load: unknown, files: readonly BuiltFile[]): string {
  const name = /\bimport\("\.\/([^"]+)"\)/.exec(String(load))?.[1];
  const module = files.find(({ fileName }) => fileName === name)?.facadeModuleId;
  if (!module) throw new Error(`A route must import one page, which this does not: ${load}`);
  return module;
}

/** The app as the last build left it for Node. */
export function loadRenderer(root: string): Promise<Renderer> {
  // React reads it when it is loaded; its checks for developers take longer than the work.
  process.env.NODE_ENV ||= "production";
  return import(pathToFileURL(path.join(folderIn(root), "prerender.js")).href);
}

/** Keeps what `partsForDeploy` gives. */
export const keepForDeploy = (root: string, kept: DeployParts): void =>
  writeFileSync(partsIn(root), JSON.stringify(kept));

/** What the last build has left for the pages with data. */
export function partsForDeploy(root: string): DeployParts {
  try {
    return parts.parse(JSON.parse(readFileSync(partsIn(root), "utf8")));
  } catch (cause) {
    throw new Error("There is no build to add listings to: run `npm run build` first.", { cause });
  }
}
