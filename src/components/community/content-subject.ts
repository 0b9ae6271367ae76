import type { Comment } from "@/hooks/community/comments";
import type { MenuModeration } from "@/hooks/community/moderate";

/**
 * What the menu of a post or comment needs of it. The version is sent with a
 * decision, so that an admin can't decide on a text they haven't seen.
 */
export interface ContentSubject
  extends Pick<
    Comment,
    | "id"
    | "user_id"
    | "author_name"
    | "hidden_at"
    | "removed_at"
    | "edited_at"
    | "version"
    | "content"
  > {
  kind: "post" | "comment";
  /** Whether the member can edit the answer of a practice; null for content that belongs to its author. */
  canEdit: boolean | null;
  /** Whether the story is featured on the home page; null for other posts and comments. */
  isFeatured: boolean | null;
}

/** Actions that open a dialog first. */
export type ContentAction = "versions" | "report" | "block" | MenuModeration;
