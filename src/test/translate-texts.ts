/**
 * Translates the document as browsers do: each text node moves into `<font><font>`, now and
 * whenever one is added. React then can't insert before that node or remove it, and changes to a
 * node that is replaced aren't shown. Needs nothing of its module, so that Playwright can send it
 * to a page.
 *
 * @returns the observer, which ends the translation
 */
export function translateTexts(): MutationObserver {
  const observer = new MutationObserver(translate);

  function findTexts(): Text[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isSkipped = node.parentElement?.closest("font, script, style, textarea, svg");
      if (node instanceof Text && node.data.trim() && !isSkipped) texts.push(node);
    }
    return texts;
  }

  function translate(): void {
    observer.disconnect();
    for (const text of findTexts()) {
      const inner = document.createElement("font");
      inner.textContent = text.data;
      const outer = document.createElement("font");
      outer.append(inner);
      text.replaceWith(outer);
    }
    observer.observe(document.body, { childList: true, subtree: true });
  }

  translate();
  return observer;
}
