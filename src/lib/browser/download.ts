function download(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads a JSON document. */
export function downloadJson(fileName: string, content: unknown): void {
  const text = JSON.stringify(content, null, 2);
  download(fileName, new Blob([text], { type: "application/json" }));
}

/** Downloads an HTML page. */
export function downloadPage(fileName: string, markup: string): void {
  download(fileName, new Blob([markup], { type: "text/html;charset=utf-8" }));
}

/** Downloads a CSV file, with a byte order mark so that spreadsheets detect UTF-8. */
export function downloadCsv(fileName: string, text: string): void {
  download(fileName, new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }));
}

/** Downloads an SVG image. */
export function downloadSvg(fileName: string, text: string): void {
  download(fileName, new Blob([text], { type: "image/svg+xml" }));
}
