// Run in the page: what stands in the way of reading it.

/** Headings that leave out a level, and every first-level heading but the one that a page has. */
export function skippedHeadings(): string[] {
  const shown = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((heading) =>
    heading.checkVisibility(),
  );
  const level = (heading: Element | undefined) => Number(heading?.tagName.slice(1) ?? 0);
  const skipped = shown.filter((heading, index) => level(heading) > level(shown[index - 1]) + 1);
  const titles = shown.filter((heading) => level(heading) === 1);
  return [...skipped, ...titles.slice(1)].map((one) => `${one.tagName}: ${one.textContent}`);
}

/** Texts of which a part lies outside a box that hides it, but for those that are meant to be shortened. */
export function clippedTexts(): string[] {
  const isHiding = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const clipped: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    for (let frame: Element | null = text.parentElement; frame; frame = frame.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(frame);
      const edge = frame.getBoundingClientRect();
      const isForScreenReaders = edge.width <= 1;
      const isShortened = textOverflow === "ellipsis" || webkitLineClamp !== "none";
      const isScrolled = /auto|scroll/.test(`${overflowX} ${overflowY}`);
      if (isForScreenReaders || isShortened || isScrolled) break;
      // Half pixels are rounded.
      const isCutAside = box.left < edge.left - 1 || box.right > edge.right + 1;
      const isCutBelow = box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
      if ((isHiding(overflowX) && isCutAside) || (isHiding(overflowY) && isCutBelow)) {
        clipped.push(text.textContent.trim());
        break;
      }
    }
  }
  return clipped;
}
