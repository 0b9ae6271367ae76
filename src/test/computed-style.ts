const cache = new Map<string, CSSStyleDeclaration>();

/** Returns the inline styles of an element and its ancestors, because some properties are inherited. */
function inlineStyles(element: Element): string {
  let styles = "";
  for (let current: Element | null = element; current; current = current.parentElement) {
    const style = current.getAttribute("style");
    if (style) styles += `|${style}`;
  }
  return styles;
}

/** Returns everything that jsdom's default style sheet depends on. */
function featuresOf(element: Element): string {
  const { parentElement: parent } = element;
  const parentFeatures = [parent?.localName, parent?.hasAttribute("open")];
  const ownFeatures = [
    element.localName,
    element.hasAttribute("hidden"),
    element.hasAttribute("open"),
  ];
  return [
    ...parentFeatures,
    ...ownFeatures,
    element.getAttribute("type"),
    inlineStyles(element),
  ].join();
}

/**
 * Caches the computed styles of elements that jsdom's default style sheet treats alike. Queries by
 * role compute the styles of each element and its ancestors, which took a third of the time of
 * tests. Tests load no other style sheet.
 */
export function shareComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || element.hasAttribute("popover")) return compute(element, pseudoElement);
    const features = featuresOf(element);
    const style = cache.get(features) ?? compute(element);
    cache.set(features, style);
    return style;
  };
}
