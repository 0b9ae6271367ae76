import path from "node:path";
import { build } from "vite";

/** A second yardstick beside the blank page: the same packages, and hardly anything made of them. */
export const barePath = "/bare-page/index.html";

/** Builds `bare-page/` into a copy of the site, for production as the site itself. */
export async function buildBarePage(dist: string): Promise<void> {
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, "bare-page"),
    base: "/bare-page/",
    publicDir: false,
    logLevel: "error",
    build: { outDir: path.join(dist, "bare-page"), emptyOutDir: true },
  });
}
