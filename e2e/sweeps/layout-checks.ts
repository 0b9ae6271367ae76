// Functions that run in the page and return layout and readability problems.

/** Returns headings that skip a level, and first-level headings after the first. */
export function skippedHeadings(): string[] {
  const shown = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((heading) =>
    heading.checkVisibility(),
  );
  const level = (heading: Element | undefined) => Number(heading?.tagName.slice(1) ?? 0);
  const skipped = shown.filter((heading, index) => level(heading) > level(shown[index - 1]) + 1);
  const titles = shown.filter((heading) => level(heading) === 1);
  return [...skipped, ...titles.slice(1)].map(
    (heading) => `${heading.tagName}: ${heading.textContent}`,
  );
}

/**
 * Returns texts in an element that are cut off by their container, except those that are meant to be
 * truncated.
 */
export function clippedTexts(part: Element): string[] {
  const isHiding = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const clipped: string[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    for (
      let container: Element | null = text.parentElement;
      container;
      container = container.parentElement
    ) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(container);
      const containerBox = container.getBoundingClientRect();
      const isForScreenReaders = containerBox.width <= 1;
      const isTruncated = textOverflow === "ellipsis" || webkitLineClamp !== "none";
      const isScrolled = /auto|scroll/.test(`${overflowX} ${overflowY}`);
      if (isForScreenReaders || isTruncated || isScrolled) break;
      // Allows for rounding.
      const isCutHorizontally =
        box.left < containerBox.left - 1 || box.right > containerBox.right + 1;
      const isCutVertically =
        box.top < containerBox.top - 1 || box.bottom > containerBox.bottom + 1;
      if ((isHiding(overflowX) && isCutHorizontally) || (isHiding(overflowY) && isCutVertically)) {
        clipped.push(text.textContent.trim());
        break;
      }
    }
  }
  return clipped;
}

/** Returns the elements that make the page wider than the window. */
export function tooWideElements(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const isCut = (element: Element): boolean => {
    const { parentElement } = element;
    if (!parentElement || parentElement === document.body) return false;
    return getComputedStyle(parentElement).overflowX !== "visible" || isCut(parentElement);
  };
  const tooWide = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 1 && !isCut(element),
  );
  // The innermost elements are the cause.
  const innermost = tooWide.filter(
    (element) => !tooWide.some((other) => element !== other && element.contains(other)),
  );
  const found = innermost.slice(0, 5).map((element) => element.outerHTML.slice(0, 200));
  return found.length > 0 ? found : [`a document of ${document.documentElement.scrollWidth} px`];
}

/** Returns buttons, and links styled as buttons, with neither a border nor a background. */
export function invisibleButtons(): string[] {
  const isStyledAsButton = (element: Element) => {
    const { display, borderTopLeftRadius, paddingLeft } = getComputedStyle(element);
    return (
      display === "inline-flex" &&
      Number.parseFloat(borderTopLeftRadius) > 100 &&
      Number.parseFloat(paddingLeft) >= 16
    );
  };
  const buttons = [...document.querySelectorAll("button, a, label")].filter(
    (element) => element.matches("button") || isStyledAsButton(element),
  );
  return buttons
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .filter((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
        getComputedStyle(element);
      const hasBorder =
        Number.parseFloat(borderTopWidth) > 0 &&
        borderTopStyle !== "none" &&
        borderTopColor !== backgroundColor;
      const pageColor = getComputedStyle(document.body).backgroundColor;
      const hasBackground = backgroundColor !== pageColor && !/, 0\)$/.test(backgroundColor);
      return !hasBorder && !hasBackground;
    })
    .map((element) => element.outerHTML.slice(0, 160));
}
