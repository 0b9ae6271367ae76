import { type BlogEntry, entries } from "@/content/blog/entries";

/** What stands around an article: the ones published before and after it, and the two to read next. */
export function neighborsOf(entry: BlogEntry) {
  const index = entries.indexOf(entry);
  return {
    previous: entries[index - 1],
    next: entries[index + 1],
    related: entries.filter((other) => entry.related.includes(other.slug)),
  };
}
