function download(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Hands the browser a JSON document as a file to keep. */
export function downloadJson(fileName: string, content: unknown): void {
  const text = JSON.stringify(content, null, 2);
  download(fileName, new Blob([text], { type: "application/json" }));
}

/** Hands the browser a table as a CSV file to keep. Its byte-order mark tells spreadsheets that it is UTF-8. */
export function downloadCsv(fileName: string, text: string): void {
  download(fileName, new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }));
}

/** Hands the browser a ZIP archive as a file to keep. */
export function downloadZip(fileName: string, content: Uint8Array<ArrayBuffer>): void {
  download(fileName, new Blob([content], { type: "application/zip" }));
}

/** Hands the browser a drawing as a file to keep. */
export function downloadSvg(fileName: string, text: string): void {
  download(fileName, new Blob([text], { type: "image/svg+xml" }));
}
