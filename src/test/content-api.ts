import { HttpResponse, http } from "msw";
import type { Comment } from "@/hooks/community/comments";
import type { Post } from "@/hooks/community/post";
import { memberId } from "@/test/auth-api";
import { server } from "@/test/server";

const rest = "http://api.test/rest/v1";

export const otherMemberId = "22222222-2222-4222-8222-222222222222";
export const postId = "33333333-3333-4333-8333-333333333333";
export const commentId = "44444444-4444-4444-8444-444444444444";

/** A post by another member. */
export const postOf = (changes: Partial<Post> = {}): Post => ({
  id: postId,
  user_id: otherMemberId,
  kind: "post",
  content: "Buy my pills",
  topic: null,
  state: null,
  doctor_id: null,
  practice_name: null,
  affiliated: false,
  like_count: 0,
  share_count: 0,
  comment_count: 0,
  is_liked: false,
  is_shared: false,
  created_at: "2026-11-02T12:00:00+00:00",
  edited_at: null,
  version: 1,
  hidden_at: null,
  removed_at: null,
  hidden_reason: null,
  featured_at: null,
  joined_year: null,
  joined_month: null,
  monthly_cost: null,
  still_member_at: null,
  author_name: "Ana Rude",
  author_avatar_url: null,
  is_owner: false,
  is_site_admin: false,
  physician_checked_at: null,
  owner_since: null,
  ...changes,
});

/** A comment by the member that tests sign in as, on another member's post. */
export const ownComment: Comment = {
  id: commentId,
  post_id: postId,
  user_id: memberId,
  content: "I disagree",
  reply_to: null,
  thread_id: commentId,
  thread_started_at: "2026-11-02T13:00:00+00:00",
  created_at: "2026-11-02T13:00:00+00:00",
  edited_at: null,
  version: 1,
  hidden_at: null,
  removed_at: null,
  hidden_reason: null,
  author_name: "Sam Whitlock",
  author_avatar_url: null,
  is_author: false,
  is_answer: false,
  is_owner: false,
  is_site_admin: false,
  physician_checked_at: null,
  owner_since: null,
};

/** Mocks the page of a post. `post` is called on each request; null means that the post can't be read. */
export function answerPost(post: () => Post | null, comments: Comment[] = []): void {
  server.use(
    http.get(`${rest}/post_cards`, () => HttpResponse.json([post()].filter(Boolean))),
    http.get(`${rest}/post_follows`, () => HttpResponse.json([])),
    http.get(`${rest}/post_bookmarks`, () => HttpResponse.json([])),
    http.post(`${rest}/rpc/get_comment_page`, () => HttpResponse.json(comments)),
  );
}

/** Mocks a write and returns the request bodies. */
export function answerWrite(path: string, answer?: () => Response): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(`${rest}/${path}`, async ({ request }) => {
      sent.push(await request.json());
      return answer?.() ?? new HttpResponse(null, { status: 201 });
    }),
  );
  return sent;
}
