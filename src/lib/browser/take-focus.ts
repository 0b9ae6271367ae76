/** A `ref` for what replaces another part of the screen: moves the focus there, once, so that it is read out. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
