/**
 * An element for somebody else's page, with its styles in it: `outerHTML` is what is copied there. Made by the browser, so
 * that what a listing says stays words, whatever it says.
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
