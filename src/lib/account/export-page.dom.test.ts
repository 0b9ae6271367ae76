import { expect, test } from "vitest";
import { exportPage } from "@/lib/account/export-page";

const read = (data: Parameters<typeof exportPage>[1]) =>
  new DOMParser().parseFromString(exportPage("sam@example.com", data), "text/html");

const post = { content: "Flat fees\nare simple", author_name: "Dora Doctor" };

test("the page has the texts of what was written, liked, and saved", () => {
  const page = read({
    exported_at: "2026-11-28T12:00:00Z",
    saved_listings: [{ practice_name: "Oak Medicine", created_at: "2026-11-20T12:00:00Z" }],
    likes: [{ post_id: "11111111-1111-4111-8111-111111111111", post }],
    comments: [],
    posts: [{ content: "¿Qué tal?", like_count: 3, hidden_at: null }],
    bookmarked_things: [{ is_read: true }],
  });
  const sections = [...page.querySelectorAll("section")].map(({ textContent }) => textContent);
  expect(sections).toEqual([
    "Posts and storiesText¿Qué tal?Like count3",
    "CommentsNothing.",
    "Liked postsThe postTextFlat fees\nare simpleAuthor nameDora Doctor",
    "Saved practicesPractice nameOak MedicineDateNov 20, 2026, 12:00 PM",
    "Bookmarked thingsIs readYes",
  ]);
  expect(page.body.textContent).toContain("Everything stored for sam@example.com");
});

test("flags of moderation say what they mean", () => {
  const page = read({
    posts: [{ is_hidden_with_author: false, hidden_at: "2026-11-20T12:00:00Z" }],
  });
  expect(page.querySelector("section")?.textContent).toBe(
    "Posts and storiesHidden by a suspension of your accountNo" +
      "Hidden by an admin or after reportsNov 20, 2026, 12:00 PM",
  );
});

test("reasons that the database gives are sentences", () => {
  const page = read({
    posts: [{ hidden_reason: '{"code": "reported_by_several"}' }],
    notifications: [{ note: '{"code": "edited_after_removal", "reason": "Spam"}' }],
  });
  expect([...page.querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual([
    "Several members reported it.",
    "An admin removed it, and it was edited since. Why it was removed: Spam",
  ]);
});

const hostile = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "</dd></dl></section></body><iframe src=//evil.test>",
  "\"' onmouseover=alert(1) x='",
  "javascript:alert(1)",
  "<!-- --><style>*{display:none}</style>",
  "&lt;b&gt;",
  "<a href='javascript:alert(1)'>click</a>",
];

test("hostile texts and keys stay text", () => {
  const page = read({
    posts: hostile.map((content) => ({ content })),
    profile: Object.fromEntries(hostile.map((key) => [key, key])),
    [hostile[0] ?? ""]: hostile,
    exported_at: hostile[1],
  });
  expect(page.querySelectorAll("script, img, iframe, a, link, object, form")).toHaveLength(0);
  expect(page.querySelectorAll("style")).toHaveLength(1);
  const attributes = [...page.body.querySelectorAll("*")].flatMap((element) => [
    ...element.getAttributeNames(),
  ]);
  expect(new Set(attributes)).toEqual(new Set(["dir"]));
  const texts = [...page.querySelectorAll("section:nth-of-type(2) dd")].map(
    ({ textContent }) => textContent,
  );
  expect(texts).toEqual(hostile);
});

test("the page forbids scripts and requests", () => {
  const policy = read({}).querySelector("meta[http-equiv]")?.getAttribute("content");
  expect(policy).toMatch(/^default-src 'none';/);
});
