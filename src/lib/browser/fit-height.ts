/** Fits a text area's height to its content in browsers without `field-sizing: content`. */
export function fitHeight(element: HTMLTextAreaElement | null): void {
  if (!element || Reflect.has(element.style, "fieldSizing")) return;
  element.style.height = "auto";
  element.style.height = `${element.scrollHeight + 2}px`;
}
