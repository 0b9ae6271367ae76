import type { Part } from "@/components/ui/built-part";
import { loadPageScript } from "@/lib/browser/page-scripts";
import { builtHtml } from "@/lib/site/built-html";

export interface LoadedContact {
  questions: Part;
}

/** What the contact page needs: its questions and answers, unless the document holds them already. */
export async function loader(): Promise<LoadedContact> {
  const html = builtHtml("[data-questions]");
  if (html !== undefined) return { questions: { html } };
  const { Faq } = await loadPageScript(() => import("@/pages/contact/faq"));
  return { questions: { rendered: <Faq /> } };
}
