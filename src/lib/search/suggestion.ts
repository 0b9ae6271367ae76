/** What the search box can offer, in the order in which it does. */
export const suggestionKinds = ["place", "specialty", "practice", "doctor"] as const;

export type SuggestionKind = (typeof suggestionKinds)[number];

/** What the search box offers for what is being typed. */
export interface Suggestion {
  kind: SuggestionKind;
  label: string;
  /** What tells it from others of its name. */
  detail: string | null;
  /** The listing that it leads to; without one it leads to a search for its label. */
  listingId: string | null;
}

export const isSuggestionKind = (kind: string): kind is SuggestionKind =>
  suggestionKinds.some((one) => one === kind);
