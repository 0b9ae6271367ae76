import type { ModerationAction } from "@/hooks/community/moderate";

/** The data of a post or comment that its menu needs. */
export interface ContentSubject {
  kind: "post" | "comment";
  id: string;
  userId: string;
  authorName: string | null;
  hiddenAt: string | null;
  removedAt: string | null;
  /** Sent with a decision, so that an admin can't decide on a text they haven't seen. */
  version: number;
  isEdited: boolean;
  /** Whether the story is featured on the home page; null for other posts and comments. */
  isFeatured: boolean | null;
  content: string;
}

/** Actions that open a dialog first. */
export type ContentAction = "versions" | "report" | "block" | ModerationAction;
