import { createHash } from "node:crypto";
import { escapeMarkup } from "../../lib/format/escape-markup.ts";
import { serializeForScript } from "../../lib/schema-org/script-json.ts";
import type { Rendered } from "../../prerender.tsx";
import { compileProgram } from "../inline/compile.ts";
import type { PublicApi } from "../inline/listing-teller.ts";
import type { Source } from "../inline/source.ts";
import type { LateLink } from "../inline/starter.ts";

/** What a built page starts from: the client's own index.html, and what becomes of its files. */
export interface Template {
  html: string;
  /** The address of all styles. */
  styles: string;
  /** The rules of the fonts that are fetched: a page at rest has no other styles than its own. */
  fonts: string;
  /** The program in the head. */
  opener: string;
  /** The program that starts the app. */
  starter: string;
  /** The program of a page that was written with data. */
  sourceCheck: string;
}

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const entry = /<script type="module"[^>]*src="[^"]+"[^>]*><\/script>/;
const fetchedFonts = /@font-face\{[^}]*url\([^}]*\}/g;
const lateLink = /<link rel="(icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"[^>]*>\s*/g;

/** Takes the client's index.html apart, and compiles the programs of every page. `read` gives the text of a built file, `api` is asked by pages. */
export async function readTemplate(
  read: (address: string) => string,
  api: PublicApi,
): Promise<Template> {
  const html = read("index.html");
  const styles = stylesheet.exec(html)?.[1];
  if (!styles || !entry.test(html)) throw new Error("index.html has no styles or no entry script.");
  const lateLinks = [...html.matchAll(lateLink)].map(
    ([, rel = "", href = ""]): LateLink => ({ rel, href }),
  );
  return {
    html: html.replace(lateLink, "").replace(entry, ""),
    styles,
    fonts: (read(styles).match(fetchedFonts) ?? []).join(""),
    opener: await compileProgram("opener"),
    starter: await compileProgram("starter", lateLinks),
    sourceCheck: await compileProgram("source-check", api),
  };
}

/** What a page's document is made of. */
export interface Page {
  rendered: Rendered;
  /** Tells the app whether the page is complete, or still has to ask for its data. */
  kind: "page" | "shell";
  /** The app waits in it until somebody needs it. */
  isAtRest?: boolean | undefined;
  /** What was asked for its data: it waits until that has changed, or anybody stirs. See src/build/inline/source-check.ts. */
  sources?: readonly Source[];
  /** Addresses at which it does not, as a regular expression. */
  startsAt?: string | undefined;
  /** The address that a shell was rendered for; null when it stands for many. */
  path: string | null;
  /** The addresses of the scripts it needs. */
  chunks: string[];
  /** A program of its own. */
  program?: string | undefined;
  /** What a program of its own fills with data, as HTML: it waits then until anybody stirs. */
  samples?: string | undefined;
  /** What it was rendered from, for the app to take over: see src/lib/supabase/query-client.ts. */
  data?: object;
}

const emptyRoot = '<div id="root"></div>';

/** A page's document with all styles linked, as it would be without more ado. */
export const plainDocument = (
  { html }: Template,
  { rendered: { head, body }, samples = "" }: Page,
): string =>
  // Replacing by functions: "$" in a text means nothing.
  html
    .replace("</head>", () => `${head}</head>`)
    .replace(emptyRoot, () => `<div id="root">${body}${samples}</div>`);

/** A page's document: the styles it needs stand in it, all others come after the first paint. */
export function documentOf(template: Template, page: Page, critical: string): string {
  const { html, styles, fonts, opener, starter, sourceCheck } = template;
  const { rendered, kind, isAtRest, sources, startsAt = "", path, chunks, program, data } = page;
  const { samples } = page;
  // A shell that the app does not take over takes its title and descriptions along when it goes.
  const head =
    kind === "page"
      ? rendered.head
      : rendered.head.replace(/<(?:title|meta|link)\b/g, "$& data-built");
  const asked = escapeMarkup(JSON.stringify(sources ?? []));
  // Behind the starter, which says whether the page rests: what they do may come before the next piece of the document.
  const own = [
    program && `<script>${program}</script>`,
    sources && `<script data-sources="${asked}">${sourceCheck}</script>`,
  ];
  const known = data ? `<script type="application/json">${serializeForScript(data)}</script>` : "";
  const held = samples ? `<template data-samples>${samples}</template>` : "";
  // Until the page is painted they hold for paper only.
  const late = isAtRest ? `<style media="print" data-late>${fonts}</style>` : "";
  const address = path === null ? "" : ` data-path="${path}"`;
  const rest = isAtRest
    ? ` data-at-rest="${startsAt}"${sources || samples ? " data-stirs" : ""}`
    : "";
  const files = `data-chunks="${chunks.join(" ")}" data-styles="${styles}"${rest}`;
  return html
    .replace(
      stylesheet,
      () =>
        `<style>${critical}</style>${late}<noscript><link rel="stylesheet" href="${styles}" /></noscript>`,
    )
    .replace("</head>", () => `${head}<script>${opener}</script></head>`)
    .replace(
      emptyRoot,
      () =>
        `<div id="root" data-rendered="${kind}"${address}>${rendered.body}</div>${held}${known}<script ${files}>${starter}</script>${own.filter(Boolean).join("")}`,
    );
}

/** The source that allows an inline script in a Content-Security-Policy. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
