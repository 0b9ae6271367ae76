import type { Post } from "../../hooks/posts/post.ts";
import { authorNameOf } from "../../lib/format/author-name.ts";
import { formatMoment } from "../../lib/format/dates.ts";
import { initialsOf } from "../../lib/format/initials.ts";
import { type NameTone, toneOf } from "../../lib/format/name-tone.ts";
import { formatCount } from "../../lib/format/numbers.ts";
import { ownerBadge, physicianBadge } from "../../lib/format/person-badges.ts";
import { mayFold, splitLinks, surelyFolds, tidyText } from "../../lib/format/post-text.ts";
import { formatSince } from "../../lib/format/relative-time.ts";
import { storedPicture } from "../../lib/pictures/stored-picture.ts";

/** The faces of the sample posts: letters by color, and a picture. */
export interface Faces {
  letters: Map<NameTone, Element>;
  picture: Element | null;
}

export function facesIn(samples: ParentNode): Faces {
  // They stay what they are, in whichever card they stood.
  const letters = [...samples.querySelectorAll("[data-tells=face] > div")];
  return {
    letters: new Map(letters.map((face) => [toneOf(face.textContent), face])),
    picture: samples.querySelector("[data-tells=face] > img"),
  };
}

const told = (place: ParentNode, name: string) =>
  place.querySelector<HTMLElement>(`[data-tells="${name}"]`);

/** The face of a post's author. */
function faceOf({ letters, picture }: Faces, post: Post): Element | null {
  const [name, source] = [authorNameOf(post), storedPicture(post.author_avatar_url, "avatars")];
  const face = source ? picture : letters.get(toneOf(name));
  if (!face) return null;
  const copy = document.importNode(face, true);
  if (source) copy.setAttribute("src", source);
  else copy.firstElementChild?.replaceChildren(initialsOf(name));
  return copy;
}

function fillWords(words: HTMLElement, text: string): void {
  const link = words.querySelector("a");
  const parts = splitLinks(text).map((part) => {
    if (!part.href || !link) return part.text;
    const copy = document.importNode(link, true);
    copy.setAttribute("href", part.href);
    copy.firstElementChild?.replaceChildren(part.text);
    return copy;
  });
  words.replaceChildren(...parts);
}

/** Turns the card of a sample post into that of a post, as a stranger sees it: the same as the app draws. */
export function fillPost(card: Element, faces: Faces, post: Post): void {
  const text = tidyText(post.content);
  const has: Record<string, unknown> = {
    staff: post.is_staff,
    physician: post.physician_checked_at,
    owner: post.owner_since,
    story: post.kind === "story",
    affiliated: post.affiliated,
    practice: post.doctor_id && post.practice_name,
    edited: post.edited_at,
    fold: mayFold(text),
    unfold: surelyFolds(text),
  };
  for (const part of card.querySelectorAll<HTMLElement>("[data-only]")) {
    const { only = "" } = part.dataset;
    // What would fold a long text goes, and the text stays.
    if (!has[only]) part.replaceWith(...(only === "fold" ? part.childNodes : []));
  }
  const tells: Record<string, string> = {
    author: authorNameOf(post),
    practice: post.practice_name ?? "",
    physician: physicianBadge(post),
    owner: ownerBadge(post),
    Like: formatCount(post.like_count),
    Comments: formatCount(post.comment_count ?? 0),
    Share: formatCount(post.share_count),
  };
  for (const [name, words] of Object.entries(tells)) told(card, name)?.replaceChildren(words);
  const [face, words] = [told(card, "face"), told(card, "words")];
  if (face) face.replaceChildren(faceOf(faces, post) ?? "");
  if (words) fillWords(words, text);
  const { id, user_id, doctor_id } = post;
  const ids: Record<string, string | null> = { id, user_id, doctor_id };
  for (const link of card.querySelectorAll("a[href*=sample-]")) {
    const address = link.getAttribute("href") ?? "";
    link.setAttribute(
      "href",
      address.replace(/sample-([a-z_]+)-\d+/, (_, field) => ids[field] ?? ""),
    );
  }
  fillTimes(card, post);
}

function fillTimes(card: Element, { created_at, edited_at }: Post): void {
  const [created, edited] = card.querySelectorAll("time");
  if (created) created.textContent = formatSince(created_at);
  for (const [element, time] of [
    [created, created_at],
    [edited, edited_at],
  ] as const) {
    if (!element || !time) continue;
    element.dateTime = time;
    element.title = formatMoment(time);
  }
}
