import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Doctor } from "../hooks/doctors/detail.ts";
import { paths } from "../lib/paths.ts";
import { stylesOfAlike } from "./alike-styles.ts";
import { criticalStyles } from "./critical-styles.ts";
import { documentOf, type Page, plainDocument } from "./document.ts";
import { partsForListings, type Renderer } from "./renderer.ts";
import { fileOf } from "./static-pages.ts";

interface Place {
  /** The project's folder. */
  root: string;
  /** The built site. */
  dist: string;
}

/** Takes all pages of listings out of a built site, and gives what writes one into it. */
export function listingPages({ renderListing }: Renderer, { root, dist }: Place) {
  const { template, chunks } = partsForListings(root);
  const stylesheet = path.join(dist, template.styles);
  const findStyles = criticalStyles(dist, readFileSync(stylesheet, "utf8"));
  const findCritical = stylesOfAlike((body) => {
    const page: Page = { rendered: { head: "", body }, kind: "page", path: null, chunks };
    return findStyles(plainDocument(template, page));
  });
  const folder = path.join(dist, path.dirname(fileOf(paths.doctor("-"))));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);

  return async (listing: Doctor): Promise<void> => {
    const at = paths.doctor(listing.id);
    const { rendered, data } = await renderListing(listing);
    const critical = await findCritical(rendered.body);
    const page: Page = { rendered, kind: "page", path: at, chunks, data };
    writeFileSync(path.join(dist, fileOf(at)), documentOf(template, page, critical));
  };
}
