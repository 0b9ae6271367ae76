import type { Post } from "@/hooks/posts/post";
import { pageSize } from "@/hooks/posts/post-page";
import { nameTones, toneOf } from "@/lib/format/name-tone";

/** Names of one letter, one for each color that a name may have. */
const names = nameTones.map((tone) => {
  const name = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((letter) => toneOf(letter) === tone);
  if (!name) throw new Error(`No letter has the color ${tone}.`);
  return name;
});

/** Of those that are shown: one in our own storage. */
const picture = () =>
  new URL(
    "/storage/v1/object/public/avatars/sample.webp",
    new URL(import.meta.env.VITE_SUPABASE_URL ?? "/", window.location.origin),
  ).href;

const lines = ["https://sample.example", ...Array.from({ length: 12 }, () => "A line.")];

/**
 * A page of posts that have everything a post can have. The feed's document holds them as the app draws them, and a
 * program fills them with what the API says (src/build/inline/fill-post.ts): ids say which field stands there.
 */
export const samplePosts = (): Post[] =>
  Array.from({ length: pageSize }, (_, index) => ({
    id: `sample-id-${index}`,
    user_id: `sample-user_id-${index}`,
    doctor_id: `sample-doctor_id-${index}`,
    kind: "story",
    content: lines.join("\n"),
    author_name: names[index % names.length] ?? null,
    // The last shows how a picture stands in the place of the letters.
    author_avatar_url: index === pageSize - 1 ? picture() : null,
    practice_name: "A practice",
    is_staff: true,
    physician_checked_at: "2000-01-01T00:00:00Z",
    owner_since: "2000-01-01T00:00:00Z",
    is_owner: true,
    affiliated: true,
    ...{ like_count: 0, comment_count: 0, share_count: 0, is_liked: false, is_shared: false },
    created_at: "2000-01-01T00:00:00Z",
    edited_at: "2000-01-01T00:00:00Z",
    version: 1,
    hidden_at: null,
    removed_at: null,
    hidden_reason: null,
    featured_at: null,
  }));
