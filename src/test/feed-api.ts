import { HttpResponse, http } from "msw";
import type { Comment } from "@/hooks/community/comments";
import type { Post } from "@/hooks/community/post";
import { server } from "@/test/server";

const rest = "http://api.test/rest/v1";

export const otherId = "22222222-2222-4222-8222-222222222222";
export const postId = "7a0c4c1e-0000-4000-8000-000000000001";

const twoDaysAgo = () => new Date(Date.now() - 49 * 3_600_000).toISOString();

/** Another member's post as the feed loads it, with the given changes. */
export const postCard = (changes: Partial<Post> = {}): Post => ({
  id: postId,
  user_id: otherId,
  kind: "post",
  topic: null,
  state: null,
  content: "My doctor called me back within the hour.",
  doctor_id: null,
  affiliated: false,
  like_count: 3,
  share_count: 1,
  comment_count: 2,
  created_at: twoDaysAgo(),
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
  answer_id: null,
  author_name: "Ana Rivera",
  author_avatar_url: null,
  is_site_admin: false,
  physician_checked_at: null,
  owner_since: null,
  practice_name: null,
  is_owner: false,
  is_liked: false,
  is_shared: false,
  ...changes,
});

/** Returns distinct posts, newest first, numbered from `first`. */
export const postPage = (first: number, size: number): Post[] =>
  Array.from({ length: size }, (_, index) => {
    const number = first + index;
    return postCard({
      id: `7a0c4c1e-0000-4000-8000-${String(number).padStart(12, "0")}`,
      content: `Post number ${number}`,
      created_at: new Date(Date.parse("2026-11-20T12:00:00Z") - number * 60_000).toISOString(),
    });
  });

export const commentCard = (changes: Partial<Comment> = {}): Comment => ({
  id: "6b0c4c1e-0000-4000-8000-000000000001",
  post_id: postId,
  user_id: otherId,
  content: "Mine does that too.",
  reply_to: null,
  thread_id: "6b0c4c1e-0000-4000-8000-000000000001",
  thread_started_at: twoDaysAgo(),
  created_at: twoDaysAgo(),
  edited_at: null,
  version: 1,
  hidden_at: null,
  removed_at: null,
  hidden_reason: null,
  author_name: "Ana Rivera",
  author_avatar_url: null,
  is_site_admin: false,
  physician_checked_at: null,
  owner_since: null,
  is_author: false,
  like_count: 0,
  is_liked: false,
  is_answer: false,
  can_edit: false,
  is_owner: false,
  ...changes,
});

type Rows<Row> = Row[] | Response | Promise<Row[] | Response>;

/** Mocks an API function and returns the request bodies. */
export function answerCall<Body = Record<string, unknown>>(
  name: string,
  answer: (body: Body) => Rows<object> | number | null,
): Body[] {
  const requests: Body[] = [];
  server.use(
    http.post(`${rest}/rpc/${name}`, async ({ request }) => {
      const body = (await request.json()) as Body;
      requests.push(body);
      const given = await answer(body);
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  return requests;
}

/** Mocks that the member follows and has saved nothing. */
const answerOwnMarks = () =>
  server.use(
    http.get(`${rest}/post_follows`, () => HttpResponse.json([])),
    http.get(`${rest}/post_bookmarks`, () => HttpResponse.json([])),
    http.get(`${rest}/notification_preferences`, () => HttpResponse.json([])),
  );

interface FeedBody {
  in_topic?: string;
  in_state?: string;
  only_followed?: boolean;
  before_created_at?: string;
  before_id?: string;
}

/** Mocks feed pages, and no newer posts. Returns the request bodies. */
export function answerFeed(answer: (body: FeedBody) => Rows<Post>): FeedBody[] {
  answerCall("count_newer_posts", () => 0);
  answerOwnMarks();
  return answerCall<FeedBody>("get_feed_page", answer);
}

/** Mocks the requests of a post's page. Null means that the post doesn't exist. */
export function answerPost(
  post: () => Post | null | Response,
  comments: () => Rows<Comment> = () => [],
) {
  server.use(
    http.get(`${rest}/post_cards`, () => {
      const given = post();
      return given instanceof Response ? given : HttpResponse.json(given ? [given] : []);
    }),
  );
  answerOwnMarks();
  return answerCall("get_comment_page", comments);
}

/** Mocks a write to a table and returns the request bodies and URLs. */
export function answerWrite(
  method: "post" | "patch" | "delete",
  table: string,
  reply: (body: unknown) => Response | Promise<Response>,
) {
  const sent: { body: unknown; url: URL }[] = [];
  server.use(
    http[method](`${rest}/${table}`, async ({ request }) => {
      const text = await request.text();
      const body: unknown = text ? JSON.parse(text) : null;
      sent.push({ body, url: new URL(request.url) });
      return reply(body);
    }),
  );
  return sent;
}

/** PostgREST's response after inserting a row. */
export const created = () => new HttpResponse(null, { status: 201 });
