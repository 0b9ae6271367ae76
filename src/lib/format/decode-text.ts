/** The text of a file: UTF-8, or else Windows-1252, which older spreadsheets write. A byte-order mark is left out. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
