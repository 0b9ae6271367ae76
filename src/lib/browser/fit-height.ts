/** Makes a text box as high as its text where the browser does not do so by itself (`field-sizing: content`). */
export function fitHeight(element: HTMLTextAreaElement | null): void {
  if (!element || Reflect.has(element.style, "fieldSizing")) return;
  element.style.height = "auto";
  element.style.height = `${element.scrollHeight + 2}px`;
}
