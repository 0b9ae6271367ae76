import { describe, expect, test } from "vitest";
import { routes } from "../../../../src/routes.ts";
import { composeEmail } from "./compose-email.ts";
import type { EmailedEvent } from "./event-codes.ts";
import type { Facts, Task } from "./task.ts";
import { unsubscribePath } from "./unsubscribe.ts";
import { spanishEvents } from "./wording.ts";
import { pathIn, sitePaths } from "./wording-parts.ts";

const site = {
  url: "https://dpc.test",
  functionsUrl: "https://api.dpc.test/functions/v1",
  signingKeys: ["a key for links in tests"],
};
const id = "11111111-2222-4333-8444-555555555555";

const taskOf = (event: EmailedEvent, facts: Facts, changes: Partial<Task> = {}): Task => ({
  id: "aaaa",
  lease: "bbbb",
  recipient: id,
  address: "reader@example.com",
  event,
  topic: /^(contact|removal|account (factor|deleted))/.test(event) ? null : "requests",
  attempts: 1,
  language: "es",
  facts,
  ...changes,
});

/** Facts of all types, whose values are neither English nor Spanish words. */
const full: Facts = {
  listing: id,
  practice: "Qwert",
  post: id,
  place: "Asdfg, TX 78704",
  state: "TX",
  found: 37,
  posts: 38,
  threads: 39,
  accepting: 41,
  person: "Zxcvb",
  people: 44,
  plan: "Yxcvb",
  asks_for: "membership",
  requested_for: "household",
  starts_on: "2027-03-01",
  contact_method: "phone",
  questions: ["included", "family_prices", "first_visit", "start", "new_patients", "hsa"],
  closes_on: "2027-04-02",
  ends_on: "2027-05-03",
  suggested: "Lkjhg",
  removal: "practice",
  removed_from: ["Mnbvc", "Mnbvd"],
  allowed: ["Mnbve"],
  reason: "Hgfds",
  subject: "Trewq",
  reply: "Gfdsa",
  token: "0123",
};

const variants: Facts[] = [
  full,
  { ...full, post: undefined, people: 1, found: 1, posts: 1, threads: 1, accepting: 1 },
  { ...full, practice: undefined, found: 1, people: 2 },
  { ...full, found: 0, practice: undefined, asks_for: "question", requested_for: "self" },
  { ...full, asks_for: "appointment", requested_for: "child", contact_method: "text" },
  { ...full, asks_for: "meeting", requested_for: "parent", contact_method: "email" },
  { ...full, asks_for: "waitlist", removal: "physician", closes_on: undefined, ends_on: undefined },
  { ...full, removed_from: [], allowed: [], reason: undefined, suggested: undefined },
  // The database gives no name for these.
  {
    ...full,
    removal: "former name",
    practice: undefined,
    reason: '{"code": "reported_by_several"}',
  },
  { ...full, removal: "former name", practice: undefined, removed_from: [] },
  { ...full, reason: '{"code": "private_information_reported"}' },
  { ...full, appealed: "post_removed" },
  { ...full, appealed: "comment_removed", post: undefined },
  { ...full, appealed: "listing_rejected" },
  {},
];

/** The names and numbers in a text, sorted. */
const valuesIn = (text: string) =>
  [
    ...new Set(
      text
        .replace(/https:\S+/g, "")
        .match(/\b(?:Qwert|Asdfg|Zxcvb|Yxcvb|Poiuz|Lkjhg|Mnbv[cde]|Hgfds|Trewq|Gfdsa|\d[\d,]*)\b/g),
    ),
  ].sort();

const english =
  /\b(?:the|an|you|your|our|we|was|were|is|are|of|to|and|or|for|with|this|that|it|if|in|on|at|from|someone|somebody|email|emails|practice|practices|request|post|posts|comments|account|listing|waitlist|dashboard|settings|view|open)\b/i;

describe.each(spanishEvents)("an email of type %s in Spanish", (event) => {
  test("has no English words, and names the same facts as in English", async () => {
    for (const facts of variants) {
      const spanish = await composeEmail(taskOf(event, facts), site);
      const source = await composeEmail(taskOf(event, facts, { language: "en" }), site);
      for (const part of [spanish.subject, spanish.text]) {
        expect(part.replace(/https:\S+/g, "")).not.toMatch(english);
      }
      expect(valuesIn(spanish.text)).toEqual(valuesIn(source.text));
      expect(spanish.html).toContain('<html lang="es">');
    }
  });

  test("links to the same pages as in English, in Spanish", async () => {
    for (const facts of variants) {
      const linksOf = async (language: Task["language"]) => {
        const { text } = await composeEmail(taskOf(event, facts, { language }), site);
        return [...text.matchAll(/https:\/\/dpc\.test(\S+)/g)].map(([, path = ""]) => path);
      };
      const pages = await linksOf("en");
      expect(await linksOf("es")).toEqual(pages.map((path) => `/es${path}`));
    }
  });

  test("opens questions and exclamations, and has curly quotes", async () => {
    for (const facts of variants) {
      const { subject, text } = await composeEmail(taskOf(event, facts), site);
      for (const line of [subject, ...text.replace(/https:\S+/g, "").split("\n")]) {
        expect(line.split("¿").length, line).toBe(line.split("?").length);
        expect(line).not.toMatch(/["']/);
      }
    }
  });
});

test("an email for people of a practice is in English, with its links and footer", async () => {
  for (const event of ["request_received", "claim_approved", "admin_digest"] as const) {
    const [chosen, source] = await Promise.all(
      (["es", "en"] as const).map((language) =>
        composeEmail(taskOf(event, full, { language }), site),
      ),
    );
    expect(chosen).toEqual(source);
  }
});

test("what an admin wrote in English is marked as English", async () => {
  const htmlOf = async (event: EmailedEvent, facts: Facts) =>
    (await composeEmail(taskOf(event, facts), site)).html;
  expect(await htmlOf("removal_declined", { ...full, reason: "It's another doctor" })).toContain(
    'Motivo: <span lang="en">It&#39;s another doctor</span></p>',
  );
  const reply = "Thank you.\nIt is fixed.";
  expect(await htmlOf("message_reply", { ...full, reply })).toMatch(
    />\n?<span lang="en">Thank you\.<\/span><\/p>\n.*<span lang="en">It is fixed\.<\/span>/,
  );
  for (const spanish of [
    { reply: "Gracias. Ya lo corregimos: el teléfono está al día." },
    { reason: '{"code": "reported_by_several"}' },
  ]) {
    const event = spanish.reply ? "message_reply" : "removal_declined";
    expect(await htmlOf(event, { ...full, ...spanish })).not.toContain('lang="en"');
  }
});

test("dates are in words, and lists have their conjunction", async () => {
  const closing = await composeEmail(taskOf("closing_announced", full), site);
  expect(closing.subject).toBe("Qwert cerrará el 2 de abril de 2027");
  const removal = { ...full, removed_from: ["Oak", "Iris"] };
  const { text } = await composeEmail(taskOf("removal_approved", removal), site);
  expect(text).toContain("Retiramos: Oak e Iris.");
});

test.each([
  [1, "A menos de 25 millas de Asdfg, TX 78704, un consultorio acepta pacientes nuevos."],
  [9, "A menos de 25 millas de Asdfg, TX 78704, 9 consultorios aceptan pacientes nuevos."],
  [
    1000,
    "A menos de 25 millas de Asdfg, TX 78704, 1,000 consultorios o más aceptan pacientes nuevos.",
  ],
])("a digest with %s practices that accept patients says so", async (accepting, line) => {
  const { text } = await composeEmail(taskOf("weekly_digest", { ...full, accepting }), site);
  expect(text).toContain(line);
});

/** The pages that emails link to. */
const linkedPaths = [unsubscribePath, ...Object.values(sitePaths)]
  .map((target) => (typeof target === "string" ? target : target({ listing: id, post: id })))
  .map((target) => target.replace(/[?#].*/, ""));

test.each([...new Set(linkedPaths)])("an email in Spanish links to %s in its language", (path) => {
  const pages = Object.values(routes).flat();
  const page = pages.find((route) => route.path.replace(/:\w+/, id) === path);
  expect(page).toBeDefined();
  expect(pathIn("es", path)).toBe(page?.isEnglish ? path : `/es${path}`);
  expect(pathIn("en", path)).toBe(path);
});
