import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type ResolvedConfig } from "vite";
import { z } from "zod";

export type Renderer = typeof import("../../prerender.tsx");

const chunks = z.array(z.string());

/** What a build leaves for the pages that are written later, with data: see `Template` and `Page` in document.ts. */
const parts = z.object({
  template: z.object({
    html: z.string(),
    styles: z.string(),
    opener: z.string(),
    starter: z.string(),
  }),
  chunks: z.object({ directory: chunks, place: chunks, listing: chunks }),
});
export type DeployParts = z.infer<typeof parts>;

const folderIn = (root: string) => path.join(root, "node_modules/.cache/prerender");
const partsIn = (root: string) => path.join(folderIn(root), "deploy-parts.json");

/** Builds the app as a module for Node. */
export async function buildRenderer(config: ResolvedConfig): Promise<Renderer> {
  const outDir = folderIn(config.root);
  rmSync(outDir, { recursive: true, force: true });
  await build({
    root: config.root,
    mode: config.mode,
    logLevel: "warn",
    build: { ssr: "src/prerender.tsx", outDir, emptyOutDir: true, copyPublicDir: false },
    // Whether a picture lies in our own storage is asked with it; only a browser has one.
    define: { "window.location.origin": JSON.stringify("http://localhost") },
    // With what stands in for its parts: the real ones want more than Node has.
    ssr: { noExternal: ["@supabase/supabase-js"] },
  });
  return loadRenderer(config.root);
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
