import type { Part } from "@/components/ui/built-part";
import { loadPageScript } from "@/lib/browser/page-scripts";
import { builtHtml } from "@/lib/site/built-html";

export interface LoadedHome {
  /** The drawing. */
  street: Part;
}

/** What the home page needs: its drawing, unless the document holds it already. */
export async function loader(): Promise<LoadedHome> {
  const html = builtHtml("[data-street]");
  if (html !== undefined) return { street: { html } };
  const { StreetScene } = await loadPageScript(() => import("@/pages/home/street-scene"));
  return { street: { rendered: <StreetScene /> } };
}
