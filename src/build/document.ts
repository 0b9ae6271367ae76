import { createHash } from "node:crypto";
import type { Rendered } from "../prerender.tsx";

/** What a built page starts from: the client's own index.html, and what becomes of its two files. */
export interface Template {
  html: string;
  /** The address of all styles. */
  styles: string;
  /** The inline script that starts the app. */
  starter: string;
}

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const entry = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;

/** Takes the client's index.html apart. */
export function readTemplate(html: string): Template {
  const styles = stylesheet.exec(html)?.[1];
  const script = entry.exec(html)?.[1];
  if (!styles || !script) throw new Error("index.html has no stylesheet or no entry script.");
  return { html, styles, starter: starterOf(script) };
}

/**
 * Scripts and the styles that the page does not need yet wait until it has been painted: read first, press later. Then
 * all files of the page are asked for at once, and the app starts when the styles are there. The files are named beside
 * the script, not in it: one hash allows it on every page.
 */
const starterOf = (script: string) =>
  "const{chunks,styles}=document.currentScript.dataset;" +
  "const add=(rel,href)=>{const link=document.createElement('link');link.rel=rel;link.href=href;document.head.append(link);return link};" +
  "const start=()=>{for(const href of chunks.split(' '))add('modulepreload',href);const link=add('stylesheet',styles);" +
  `link.onload=link.onerror=()=>import(${JSON.stringify(script)})};` +
  "if(PerformanceObserver.supportedEntryTypes?.includes('paint'))" +
  "new PerformanceObserver((_,observer)=>{observer.disconnect();setTimeout(start)}).observe({type:'paint',buffered:true});" +
  "else requestAnimationFrame(()=>setTimeout(start))";

/** What a page's document is made of. */
export interface Page {
  rendered: Rendered;
  /** Tells the app whether it takes over a complete page or a shell that it fills. */
  kind: "page" | "shell";
  /** The addresses of the scripts it needs. */
  chunks: string[];
}

/** A page's document with all styles linked, as it would be without more ado. */
export const plainDocument = ({ html }: Template, { rendered: { head, body } }: Page): string =>
  // Replacing by functions: "$" in a text means nothing.
  html
    .replace(entry, "")
    .replace("</head>", () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);

/** A page's document: the styles it needs stand in it, all others come after the first paint. */
export function documentOf(template: Template, page: Page, critical: string): string {
  const { html, styles, starter } = template;
  const { rendered, kind, chunks } = page;
  const data = `data-chunks="${chunks.join(" ")}" data-styles="${styles}"`;
  return html
    .replace(
      stylesheet,
      () =>
        `<style>${critical}</style><noscript><link rel="stylesheet" href="${styles}" /></noscript>`,
    )
    .replace(entry, "")
    .replace("</head>", () => `${rendered.head}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-rendered="${kind}">${rendered.body}</div><script ${data}>${starter}</script>`,
    );
}

/** The source that allows an inline script in a Content-Security-Policy. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
