import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { EmailPreferences } from "@/hooks/notifications/email-preferences";
import type { Role } from "@/lib/account/roles";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { expectConsole } from "@/test/console";
import { answerCurrentMember } from "@/test/current-member-api";
import { apiError } from "@/test/directory-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const url = "http://api.test/rest/v1/notification_preferences";
const digestUrl = "http://api.test/rest/v1/rpc/preview_digest";

async function openMessages(stored: Partial<EmailPreferences>[] = [], roles: Role[] = ["patient"]) {
  await signInForTest();
  answerCurrentMember({ roles });
  const saved: unknown[] = [];
  server.use(
    http.get(url, () => HttpResponse.json(stored)),
    http.post(digestUrl, () => HttpResponse.json([])),
    http.post(url, async ({ request }) => {
      saved.push(await request.json());
      return new HttpResponse(null, { status: 201 });
    }),
  );
  const app = renderApp(paths.settings);
  const section = within(await screen.findByRole("region", { name: "Email settings" }));
  await section.findByRole("button", { name: "Save" });
  const topic = (name: string) => section.getByRole<HTMLInputElement>("checkbox", { name });
  return { ...app, section, topic, saved };
}

const stored = (changes: Partial<EmailPreferences>): Partial<EmailPreferences> => ({
  muted_email_topics: [],
  digest_zip: null,
  language: "en",
  suppressed_email: null,
  suppressed_because: null,
  ...changes,
});

test("every topic but the digest is on by default, and each can be turned off", async () => {
  const { user, section, topic, saved } = await openMessages();
  for (const name of ["Requests", "Listings and practices", "Alerts", "Community"]) {
    expect(topic(name).checked).toBe(true);
  }
  expect(section.queryByRole("checkbox", { name: "Daily admin digest" })).toBeNull();
  await user.click(topic("Community"));
  await user.click(section.getByRole("button", { name: "Save" }));
  expect(await section.findByText(/preferences are saved/)).toBeTruthy();
  expect(saved).toEqual([{ muted_email_topics: ["community"], digest_zip: null, language: "en" }]);
  await user.click(topic("Community"));
  expect(section.queryByText(/preferences are saved/)).toBeNull();
});

test("the weekly digest is off by default and requires a known ZIP code", async () => {
  const { user, section, saved } = await openMessages();
  const digest = section.getByRole<HTMLInputElement>("checkbox", { name: "Weekly digest" });
  expect(digest.checked).toBe(false);
  await user.click(digest);
  await user.type(section.getByLabelText("ZIP code"), "787");
  await user.click(section.getByRole("button", { name: "Save" }));
  expect(await section.findByText("Enter a 5-digit ZIP code")).toBeTruthy();
  await user.type(section.getByLabelText("ZIP code"), "04");
  await user.click(section.getByRole("button", { name: "Save" }));
  expect(await section.findByText(/preferences are saved/)).toBeTruthy();
  expect(saved).toMatchObject([{ digest_zip: "78704", muted_email_topics: [] }]);
  server.use(http.post(url, () => apiError(409, null, "23503")));
  await user.clear(section.getByLabelText("ZIP code"));
  await user.type(section.getByLabelText("ZIP code"), "00000");
  await user.click(section.getByRole("button", { name: "Save" }));
  expect(
    await section.findByText("We don't recognize this ZIP code. Check the number."),
  ).toBeTruthy();
  await user.click(digest);
  expect(section.queryByLabelText("ZIP code")).toBeNull();
});

test("the weekly digest for a ZIP code is shown as it would be sent, in the language of emails", async () => {
  const { user, section } = await openMessages();
  const facts = { place: "Austin, TX 78704", found: 1, accepting: 12, posts: 3, threads: 0 };
  const asked: unknown[] = [];
  server.use(
    http.post(digestUrl, async ({ request }) => {
      asked.push(await request.json());
      const isQuiet = asked.length > 1;
      return HttpResponse.json([
        isQuiet ? { ...facts, found: 0, posts: 0 } : { ...facts, practice: "New Care" },
      ]);
    }),
  );
  await user.click(section.getByRole("checkbox", { name: "Weekly digest" }));
  const zip = section.getByLabelText("ZIP code");
  await user.type(zip, "78704");
  expect(await section.findByText("A new practice near Austin, TX 78704 this week")).toBeTruthy();
  for (const line of ["It's New Care.", "3 new posts from your state."]) {
    expect(section.getByText(line)).toBeTruthy();
  }
  expect(asked).toEqual([{ about_zip: "78704" }]);
  await user.clear(zip);
  expect(section.queryByText("It's New Care.")).toBeNull();
  await user.type(zip, "78705");
  expect(await section.findByText(/^If nothing is new, as this week/)).toBeTruthy();
});

test("the language of emails is shown and saved", async () => {
  const { user, section, saved } = await openMessages([stored({ language: "es" })]);
  const field = section.getByLabelText<HTMLSelectElement>("Language of emails");
  expect(field.value).toBe("es");
  await user.selectOptions(field, "English");
  await user.click(section.getByRole("button", { name: "Save" }));
  expect(await section.findByText(/preferences are saved/)).toBeTruthy();
  expect(saved).toMatchObject([{ language: "en" }]);
});

test("stored settings are shown, with an admin's topic for admins", async () => {
  const { section, topic } = await openMessages(
    [stored({ muted_email_topics: ["requests"] })],
    ["patient", "admin"],
  );
  expect(topic("Requests").checked).toBe(false);
  expect(await section.findByRole("checkbox", { name: "Daily admin digest" })).toBeTruthy();
});

test("a suppressed member sees why and can resume emails", async () => {
  const { user, section } = await openMessages([
    stored({
      suppressed_email: "sam@example.com",
      suppressed_because: "An email was reported as spam",
    }),
  ]);
  const asked: string[] = [];
  server.use(
    http.post("http://api.test/rest/v1/rpc/resume_email", ({ request }) => {
      asked.push(request.url);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(url, () => HttpResponse.json([stored({})])),
  );
  expect(section.getByText("An email was reported as spam.")).toBeTruthy();
  await user.click(section.getByRole("button", { name: "Resume emails" }));
  expect(await section.findByRole("button", { name: "Save" })).toBeTruthy();
  expect(asked).toHaveLength(1);
  expect(section.queryByText("An email was reported as spam.")).toBeNull();
  expect(await findToasts()).toEqual(["Emails are back on"]);
  const title = section.getByRole("heading", { name: "Email settings" });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test("a failure shows beside the form and keeps the choices", async () => {
  const { user, section, topic } = await openMessages();
  server.use(http.post(url, () => apiError(500, null, "XX000")));
  expectConsole("error", /XX000/);
  const box = topic("Requests");
  await user.click(box);
  await user.click(section.getByRole("button", { name: "Save" }));
  expect(await section.findByRole("alert")).toBeTruthy();
  expect(box.checked).toBe(false);
});
