import { formatMoment } from "@/lib/format/dates";
import { escapeMarkup } from "@/lib/format/markup";
import { isUuid } from "@/lib/format/text";
import { reasonText } from "@/lib/reason-text";
import type { Json } from "@/lib/supabase/database.types";

/**
 * The sections that people look for first, in this order, with their titles. All others follow with
 * the name of their key.
 */
const titles: Readonly<Record<string, string>> = {
  profile: "Profile",
  posts: "Posts and stories",
  comments: "Comments",
  likes: "Liked posts",
  shares: "Shared posts",
  bookmarks: "Saved posts",
  followed_posts: "Followed posts",
  followed_members: "Followed members",
  saved_listings: "Saved practices",
  alerts: "Alerts",
  requests: "Requests to practices",
  listings: "Listings",
};

/** The labels of keys that don't say by themselves what they mean. */
const labels: Readonly<Record<string, string>> = {
  content: "Text",
  created_at: "Date",
  npi: "NPI",
  npis: "NPI registry records",
  mails: "Emails we sent you",
  post: "The post",
  comment: "The comment",
  is_hidden: "Profile hidden by a suspension of your account",
  is_hidden_with_author: "Hidden by a suspension of your account",
  hidden_at: "Hidden by an admin or after reports",
  hidden_reason: "Why it was hidden or removed",
  removed_at: "Removed by an admin",
  featured_at: "Shown on the home page since",
  unfeatured_at: "Removed from the home page after an edit",
  affiliated: "You said that you belong to the practice",
  still_member_at: "You said that you are still a member",
  is_answer: "Answer of the practice to a story",
  is_public: "Others could see this version on the site",
  is_phone_public: "Work phone can be added to the listing",
  is_by_others: "Suggested by an import",
  for_waitlist: "Request for a spot on the waitlist",
  publishes_email: "Email shown on your profile",
  decision_note: "Reason for the decision",
};

/** "practice_name" is "Practice name". */
const labelOf = (key: string): string =>
  labels[key] ?? key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ");

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Returns a value as HTML, or nothing if a person could not read anything in it: an id, an empty list. */
function valueMarkup(value: Json | undefined): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") {
    if (isUuid(value)) return "";
    const isMoment = moment.test(value) && !Number.isNaN(Date.parse(value));
    return escapeMarkup(isMoment ? formatMoment(value) : reasonText(value));
  }
  if (!Array.isArray(value)) return factsMarkup(value);
  const items = value.map(valueMarkup).filter(Boolean);
  return items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>` : "";
}

function factsMarkup(entries: { [key: string]: Json | undefined }): string {
  const { practice_name, content, ...others } = entries;
  // What an entry is about comes first.
  const facts = Object.entries({ practice_name, content, ...others }).flatMap(([key, value]) => {
    const markup = valueMarkup(value);
    return markup
      ? `<div><dt>${escapeMarkup(labelOf(key))}</dt><dd dir="auto">${markup}</dd></div>`
      : [];
  });
  return facts.length > 0 ? `<dl>${facts.join("")}</dl>` : "";
}

function sectionMarkup(key: string, value: Json | undefined): string {
  const title = escapeMarkup(titles[key] ?? labelOf(key));
  return `<section><h2>${title}</h2>${valueMarkup(value) || "<p>Nothing.</p>"}</section>`;
}

// An outdated browser, or a mail program that shows the file, still runs and loads nothing.
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; }
section > ul { list-style: none; padding: 0; }
section > ul > li { padding: 0.75rem 0; }
section > ul > li + li { border-top: 1px solid color-mix(in srgb, currentcolor 25%, transparent); }
dl { margin: 0; }
dt { font-size: 0.875rem; font-weight: 600; }
dd { margin: 0 0 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
dd dl { padding-inline-start: 1rem; border-inline-start: 2px solid; }
dd ul { margin: 0; padding-inline-start: 1.25rem; }
`;

/**
 * Returns the export of a member's data as one HTML page to read or print. It has no scripts and no
 * links, and loads nothing.
 */
export function exportPage(email: string, data: { [key: string]: Json | undefined }): string {
  const { exported_at: exportedAt, ...sections } = data;
  const keys = new Set([...Object.keys(titles), ...Object.keys(sections)]);
  const body = [...keys]
    .filter((key) => Object.hasOwn(sections, key))
    .map((key) => sectionMarkup(key, sections[key]));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>Your DPC Nearby data</title>
<style>${styles}</style>
</head>
<body>
<h1>Your DPC Nearby data</h1>
<p>Everything stored for ${escapeMarkup(email)}, as of ${valueMarkup(exportedAt)}. Posts, comments, and practices of others are included only if you can still see them on the site.</p>
${body.join("\n")}
</body>
</html>
`;
}
