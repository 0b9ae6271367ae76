import { onTestFinished } from "vitest";

/**
 * Translates the document as browsers do until the test ends: each text node moves into `<font><font>`, now and whenever one is added.
 * React then can't insert before that node or remove it, and changes to a node that is replaced aren't shown.
 */
export function translatePage(): void {
  const observer = new MutationObserver(translate);
  onTestFinished(() => observer.disconnect());
  const start = () => observer.observe(document.body, { childList: true, subtree: true });

  function translate(): void {
    observer.disconnect();
    for (const text of textsToTranslate()) {
      const inner = document.createElement("font");
      inner.textContent = text.data;
      const outer = document.createElement("font");
      outer.append(inner);
      text.replaceWith(outer);
    }
    start();
  }

  translate();
}

function textsToTranslate(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isSkipped = node.parentElement?.closest("font, script, style, textarea, svg");
    if (node instanceof Text && node.data.trim() && !isSkipped) texts.push(node);
  }
  return texts;
}
