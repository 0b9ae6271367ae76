import { useQuery } from "@tanstack/react-query";
import { entries } from "@/content/blog/entries";
import { postKeys } from "@/hooks/query-keys";
import type { LinkedPage } from "@/lib/community/linked-page";
import { authorNameOf } from "@/lib/format/names";
import { tidyText } from "@/lib/format/post-text";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface LinkPreview {
  title: string;
  text: string;
}

// An id that isn't a UUID doesn't exist.
const ifInvalid = { "22P02": null };

async function fetchPreview(
  { kind, id }: LinkedPage,
  signal: AbortSignal,
): Promise<LinkPreview | null> {
  if (kind === "article") {
    const article = entries.find(({ slug }) => slug === id);
    return article ? { title: article.title, text: article.excerpt } : null;
  }
  if (kind === "listing") {
    const found = supabase
      .from("doctors")
      .select("practice_name, address_city, address_state")
      .eq("id", id)
      .eq("verified", true);
    const listing = await unwrap(found.abortSignal(signal).maybeSingle(), ifInvalid);
    return (
      listing && {
        title: listing.practice_name,
        text: `${listing.address_city}, ${listing.address_state}`,
      }
    );
  }
  const found = supabase
    .from("post_cards")
    .select("kind, author_name, content")
    .eq("id", id)
    .is("hidden_at", null);
  const post = await unwrap(found.abortSignal(signal).maybeSingle(), ifInvalid);
  if (!post) return null;
  const name = authorNameOf(post);
  const title = post.kind === "story" ? t`Story by ${name}` : t`Post by ${name}`;
  return { title, text: tidyText(post.content) };
}

/** The title and a text of a page of this site; null if it doesn't exist or the reader can't see it. */
export const useLinkPreview = (page: LinkedPage) =>
  useQuery({
    queryKey: postKeys.linkPreview(page),
    queryFn: ({ signal }) => fetchPreview(page, signal),
  });
