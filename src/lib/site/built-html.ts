/**
 * The HTML inside an element of the page, where the build wrote that page whole: who has it before their eyes need not
 * load the script that would draw it once more.
 */
export function builtHtml(selector: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector(`#root[data-rendered="page"] ${selector}`)?.innerHTML;
}
