const answers = new Map<string, CSSStyleDeclaration>();

/** What an element and those around it declare inline: some of it is inherited. */
function inlineStyles(element: Element): string {
  let styles = "";
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = at.getAttribute("style");
    if (style) styles += `|${style}`;
  }
  return styles;
}

/** What jsdom's own sheet looks at to decide whether an element is shown, and as what. */
function featuresOf(element: Element): string {
  const { parentElement: parent } = element;
  const around = [parent?.localName, parent?.hasAttribute("open")];
  const own = [element.localName, element.hasAttribute("hidden"), element.hasAttribute("open")];
  return [...around, ...own, element.getAttribute("type"), inlineStyles(element)].join();
}

/**
 * Makes jsdom compute one style for all elements that its own sheet treats alike, instead of matching every rule of it
 * each time it is asked: queries by role ask for each element and those around it, which took a third of a test's time.
 * No other sheet is loaded in these tests.
 */
export function shareComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || element.hasAttribute("popover")) return compute(element, pseudoElement);
    const features = featuresOf(element);
    const known = answers.get(features) ?? compute(element);
    answers.set(features, known);
    return known;
  };
}
