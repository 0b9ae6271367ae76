/** What happens to a practice whose owner leaves. A type, because an interface is not assignable to JSON. */
export type Leaving = {
  target: string;
  /** The manager who becomes the owner. Without one, the listing has no owner. */
  next_owner?: string;
  is_closing: boolean;
};

/** Returns what a choice means: the id of a manager, "close", or "leave". */
export const toLeaving = (target: string, choice: string): Leaving => ({
  target,
  is_closing: choice === "close",
  ...(choice !== "close" && choice !== "leave" && { next_owner: choice }),
});
