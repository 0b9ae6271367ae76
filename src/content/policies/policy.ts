/** The metadata of a policy, shown above its text. */
export interface Policy {
  title: string;
  description: string;
  /** The date of the last change, as `2026-11-21`. */
  updated: string;
  intro: string;
}
