/** Values that belong to a code of the database, from which the site makes a sentence. */
export type Facts = Readonly<Record<string, unknown>>;

/** Parses a JSON object; anything else, such as a text that a person wrote, has no facts. */
export function parseFacts(text: string | null | undefined): Facts {
  try {
    const parsed: unknown = JSON.parse(text ?? "");
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
