import { postKeys } from "../../hooks/posts/keys.ts";
import type { Post } from "../../hooks/posts/post.ts";
import { pageOf, pageSize } from "../../hooks/posts/post-page.ts";
import { afterPaint } from "./after-paint.ts";
import { askApi } from "./ask-api.ts";
import { facesIn, fillPost } from "./fill-post.ts";
import type { PublicApi } from "./listing-teller.ts";
import { isAtRest, outdated } from "./source.ts";

const fetchPosts = (api: PublicApi) => askApi<Post[]>(api, "/rest/v1/rpc/feed_page", "{}");

/** Puts the posts in the place of what stands for them, and leaves them for the app to take along (`takeAlong`). */
function show(posts: Post[], samples: DocumentFragment): void {
  const faces = facesIn(samples);
  const cards = samples.querySelectorAll("li");
  for (const [index, post] of posts.entries()) {
    const card = cards[index];
    if (card) fillPost(card, faces, post);
  }
  document.querySelector("[data-filled]")?.replaceChildren(samples);
  const known = document.createElement("script");
  known.type = "application/json";
  const data = { pages: [pageOf(posts)], pageParams: [null] };
  known.textContent = JSON.stringify([[postKeys.feed, data, Date.now()]]);
  document.body.append(known);
}

async function tell(api: PublicApi): Promise<void> {
  const samples = document.querySelector<HTMLTemplateElement>("template[data-samples]")?.content;
  const posts = await fetchPosts(api).catch(() => []);
  // The app asks by itself, and must find the document as it was written.
  if (!isAtRest()) return;
  if (samples && posts.length === pageSize) show(posts, samples);
  else dispatchEvent(new Event(outdated));
}

/**
 * The program of the feed's document: once the page is painted and rests, asks for the newest posts and writes them into the
 * samples that the build drew (src/sample-posts.ts). Whoever only reads them does without the app. What a
 * stranger may not read, and what does not come as it should, is left to the app, which says what is wrong.
 */
export default function feedTeller(api: PublicApi): void {
  afterPaint(() => isAtRest() && tell(api));
}
