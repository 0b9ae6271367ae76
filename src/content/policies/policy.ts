/** What a policy says about itself, for its page to show above the text. */
export interface Policy {
  title: string;
  description: string;
  /** The day of the last change, as `2026-11-21`. */
  updated: string;
  intro: string;
}
