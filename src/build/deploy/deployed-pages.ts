import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { RenderedWithData } from "../../prerender.tsx";
import type { Source } from "../inline/source.ts";
import { stylesOfAlike } from "../prerender/alike-styles.ts";
import { criticalStyles } from "../prerender/critical-styles.ts";
import { documentOf, type Page, plainDocument } from "../prerender/document.ts";
import { fileOf } from "../prerender/documents.ts";
import { type DeployParts, partsForDeploy } from "../prerender/renderer.ts";

type Kind = keyof DeployParts["chunks"];

interface Folders {
  /** The project's folder. */
  root: string;
  /** The built site. */
  dist: string;
}

/** Writes a page with its data into the built site; `sources` are what was asked for them. */
export type WritePage = (
  at: string,
  page: RenderedWithData,
  sources: readonly Source[],
) => Promise<void>;

/** Gives what writes pages of a kind. */
export function pageWriter({ root, dist }: Folders): (kind: Kind) => WritePage {
  const { template, chunks: chunksOf } = partsForDeploy(root);
  const findStyles = criticalStyles(dist, readFileSync(path.join(dist, template.styles), "utf8"));

  return (kind) => {
    const chunks = chunksOf[kind];
    const findCritical = stylesOfAlike((body) => {
      const page: Page = { rendered: { head: "", body }, kind: "page", path: null, chunks };
      return findStyles(plainDocument(template, page));
    });
    return async (at, { rendered, data }, sources) => {
      const critical = await findCritical(rendered.body);
      // What the directory shows depends on its query, too.
      const whole = kind === "directory" ? "shell" : "page";
      const rest = { isAtRest: true, sources };
      const page: Page = { rendered, kind: whole, path: at, chunks, data, ...rest };
      const file = path.join(dist, fileOf(at));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, documentOf(template, page, critical));
    };
  };
}
