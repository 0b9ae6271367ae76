/**
 * Creates an element with inline styles for another website; its `outerHTML` is copied there. Created through the DOM, so * that text from a listing is escaped.
 */
export function snippet<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  styles: Partial<CSSStyleDeclaration>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  Object.assign(element.style, styles);
  element.append(...children);
  return element;
}

/** The same as a link. */
export function snippetLink(
  href: string,
  styles: Partial<CSSStyleDeclaration>,
  ...children: (Node | string)[]
): HTMLAnchorElement {
  const link = snippet("a", styles, ...children);
  link.href = href;
  return link;
}
