import type { APIRequestContext } from "@playwright/test";
import { composeEmail } from "../../supabase/functions/_shared/mail/compose-email.ts";
import { emailedEvents } from "../../supabase/functions/_shared/mail/event-codes.ts";
import { spanishEvents } from "../../supabase/functions/_shared/mail/wording.ts";
import { publishableKey } from "../../supabase/local/apis/keys.ts";
import { expectFits, expectNoViolations } from "../accessibility.ts";
import { demo, storeSession } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { siteOrigin } from "../site-origin.ts";

const site = {
  url: siteOrigin,
  functionsUrl: `${siteOrigin}/functions/v1`,
  signingKeys: ["a key"],
};
const memberId = "11111111-2222-4333-8444-555555555555";

/** Returns the id of a row that visitors can read. */
async function anyId(request: APIRequestContext, table: string): Promise<string> {
  const response = await request.get(`/rest/v1/${table}?select=id&limit=1`, {
    headers: { apikey: publishableKey },
  });
  const [row]: { id: string }[] = await response.json();
  return row?.id ?? "";
}

const names = {
  practice: "Bouldin Lantern Direct Primary Care of South Austin",
  person: "Dr. Robin Whitlock-Castellanos",
  plan: "One adult, monthly",
  asks_for: "membership" as const,
  role: "front_desk" as const,
  place: "Austin, TX 78704",
  found: 3,
  accepting: 2,
  people: 4,
  waiting: 3,
  code: "012345",
};

/** Composes an email of each event in its languages, with all optional parts. */
async function composeAllEmails(request: APIRequestContext) {
  const listing = await anyId(request, "doctors");
  const post = await anyId(request, "posts");
  const ids = { listing, post, refusal: memberId, invitation: memberId };
  const emails = [
    ...emailedEvents.map((event) => ({ event, language: "en" as const })),
    ...spanishEvents.map((event) => ({ event, language: "es" as const })),
  ];
  return Promise.all(
    emails.map(({ event, language }) => {
      const isTransactional = event === "work_email_code" || event === "invitation";
      const facts = { ...names, ...ids, ...(event === "invitation" && { invited: memberId }) };
      const task = {
        id: memberId,
        lease: memberId,
        recipient: memberId,
        address: "reader@example.com",
        event,
        topic: isTransactional ? null : "requests",
        attempts: 1,
        language,
        facts,
      };
      return composeEmail(task, site);
    }),
  );
}

test("every email is readable on a phone in both themes, and its links work", async ({
  page,
  request,
}) => {
  test.slow();
  const links = new Set<string>();
  for (const { subject, html } of await composeAllEmails(request)) {
    await page.setContent(html);
    await expectFits(page, 375);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      // Only rules for any document, because landmarks belong to the email program. The dark theme
      // changes only colors.
      const runOnly =
        colorScheme === "light"
          ? ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
          : ["color-contrast"];
      await expectNoViolations(page, { runOnly }, `${subject}, ${colorScheme}`);
    }
    for (const link of await page.getByRole("link").all()) {
      links.add((await link.getAttribute("href")) ?? "");
    }
  }
  expect(links.size).toBeGreaterThan(10);
  await storeSession(page, demo.admin);
  for (const link of links) {
    expect(link).toMatch(new RegExp(`^${siteOrigin}/`));
    await page.goto(link, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
      /^(Page Not Found|No encontramos la página)$/,
    );
  }
});
