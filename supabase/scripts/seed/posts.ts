import { daysAgo } from "./clock.ts";
import { demoPosts } from "./data/posts.ts";
import type { Account } from "./people.ts";
import type { Random } from "./random.ts";
import { insert, type SqlValue } from "./sql.ts";

type Row = SqlValue[];

/** SQL for the community feed. Triggers keep the counters, so no row names them. */
export function postsSql(accounts: Account[], listingOf: Map<string, string>, random: Random) {
  const members = new Map(accounts.map((account) => [account.key, account.id]));
  const id = (key: string) => required(members.get(key), `member ${key}`);
  const readers = accounts.filter((account) => account.community).map((account) => account.key);
  const posts: Row[] = [];
  const likes: Row[] = [];
  const shares: Row[] = [];
  const comments: Row[] = [];

  for (const post of demoPosts) {
    const postId = random.uuid();
    const listing = post.about
      ? required(listingOf.get(post.about), `listing ${post.about}`)
      : null;
    const affiliated = post.about === post.by;
    const { kind = "post", text, days } = post;
    posts.push([postId, id(post.by), kind, text, listing, affiliated, daysAgo(days)]);

    // Reactions come within a week, and never after the moment the data is written from.
    const window = Math.min(days, 7);
    const others = readers.filter((key) => key !== post.by);
    const reaction = (key: string): Row => [
      postId,
      id(key),
      daysAgo(days - window * random.next()),
    ];
    likes.push(...random.sample(others, post.likes ?? 0).map(reaction));
    shares.push(...random.sample(others, post.shares ?? 0).map(reaction));
    const talk = post.comments ?? [];
    talk.forEach(([by, comment], index) => {
      const at = days - ((index + random.next()) / talk.length) * Math.min(window, 2);
      comments.push([random.uuid(), postId, id(by), comment, daysAgo(at)]);
    });
  }
  return [
    insert(
      "public.posts",
      ["id", "user_id", "kind", "content", "doctor_id", "affiliated", "created_at"],
      posts,
    ),
    insert("public.post_likes", ["post_id", "user_id", "created_at"], likes),
    insert("public.post_shares", ["post_id", "user_id", "created_at"], shares),
    insert("public.post_comments", ["id", "post_id", "user_id", "content", "created_at"], comments),
  ];
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo data has no ${what}.`);
  return value;
}
