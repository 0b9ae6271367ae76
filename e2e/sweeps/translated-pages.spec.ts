import type { APIRequestContext, Page } from "@playwright/test";
import { withLanguage } from "../../src/lib/language.ts";
import { translateTexts } from "../../src/test/translate-texts.ts";
import { createAccount, demo, storeSession, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { article, postBox, postButton, uniqueText } from "../journeys/feed.ts";
import { addPublicListing, uniqueName } from "../journeys/listings.ts";
import { createMember } from "../members.ts";

// Pages that the browser translates. A failure of React is an error in the console, which fails a test.

// The browser can translate a part of the page before React hydrates it. React then renders that part again.
test.beforeEach(({ allowProblem }) => allowProblem(/React error #418/));

const languages = [
  {
    language: "en",
    name: "English",
    words: {
      save: "Save",
      saved: "Saved",
      book: "Book Appointment",
      sent: "Sent",
      accepting: "Accepting new patients",
      map: "Map",
      list: "List",
      claim: "Claim This Listing",
    },
  },
  {
    language: "es",
    name: "Spanish",
    words: {
      save: "Guardar",
      saved: "Guardado",
      book: "Pedir una cita",
      sent: "Enviada",
      accepting: "Acepta pacientes nuevos",
      map: "Mapa",
      list: "Lista",
      claim: "Reclamar esta ficha",
    },
  },
] as const;

/** Opens a page and translates it, including what is added later. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.evaluate(translateTexts);
}

async function createListing(request: APIRequestContext, hasOwner: boolean): Promise<string> {
  const doctor = await createMember(request, { role: "doctor", fullName: "Dr. Fern Font" });
  return addPublicListing(request, doctor, {
    practice_name: uniqueName("Font"),
    accepting_new_patients: true,
    ...(hasOwner && { user_id: doctor.id }),
  });
}

const errors = (page: Page) => page.locator("p[id$='-error']");
const submitButton = (page: Page) => page.locator("main button[type=submit]").first();
const summary = (page: Page) => page.locator(".results-summary h2");

for (const { language, name, words } of languages) {
  test(`a translated page signs in after an error, in ${name}`, async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/answered 400: .*token/);
    const account = await createAccount(request);
    await openTranslated(page, withLanguage("/auth", language));
    await submitButton(page).click();
    await expect(errors(page)).toHaveCount(2);
    await page.locator("main input[type=email]").fill(account.email);
    await page.locator("main input[type=password]").fill("a wrong guess");
    await submitButton(page).click();
    await expect(page.locator("ol li[data-state=open]")).toHaveCount(1);
    await page.locator("main input[type=password]").fill(account.password);
    await submitButton(page).click();
    await expect(page).toHaveURL(withLanguage("/dashboard", language));
  });

  test(`a translated page saves a listing and sends a request, in ${name}`, async ({
    page,
    request,
  }) => {
    const listing = await createListing(request, true);
    await storeSession(page, await createAccount(request));
    await openTranslated(page, withLanguage(`/doctor/${listing}`, language));
    const main = page.getByRole("main");
    await main.locator("button[aria-pressed=false]", { hasText: words.save }).click();
    await expect(main.locator("button[aria-pressed=true]")).toHaveText(words.saved);

    await main.getByRole("button", { name: words.book }).first().click();
    const dialog = page.getByRole("dialog");
    const phone = dialog.locator("input[type=tel]");
    const send = dialog.locator("button[type=submit]");
    await phone.fill("call me");
    await send.click();
    const error = await errors(page).textContent();
    await phone.fill("");
    await dialog.locator("select[name=contact_method]").selectOption("phone");
    await send.click();
    await expect(errors(page)).not.toHaveText(error ?? "");
    await phone.fill("(512) 555-0142");
    await send.click();
    await expect(dialog.getByText(words.sent, { exact: true })).toBeVisible();
  });

  test(`a translated page shows the number of results for its filters, in ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openTranslated(page, withLanguage("/directory?search=Texas", language));
    const all = (await summary(page).textContent()) ?? "";
    await page.getByRole("link", { name: words.accepting }).click();
    await expect(page).toHaveURL(/accepting=yes/);
    await expect(summary(page)).not.toHaveText(all);
    const filtered = (await summary(page).textContent()) ?? "";
    await page.getByRole("link", { name: words.map, exact: true }).click();
    await page.getByRole("link", { name: words.list, exact: true }).click();
    await expect(page.getByRole("link", { name: words.map, exact: true })).toBeVisible();
    await page.reload();
    await expect(summary(page)).toHaveText(filtered);
  });

  test(`a translated page files a claim with evidence, in ${name}`, async ({ page, request }) => {
    const listing = await createListing(request, false);
    await storeSession(page, await createAccount(request, { role: "doctor" }));
    await openTranslated(page, withLanguage(`/doctor/${listing}`, language));
    await page.getByRole("button", { name: words.claim }).click();
    await page.getByRole("button", { name: "Claim this practice" }).click();
    const dialog = page.getByRole("dialog");
    const fullName = dialog.getByLabel("Your full name");
    await fullName.fill("");
    await dialog.getByRole("button", { name: "Save details" }).click();
    await expect(dialog.getByText("Enter your full name")).toBeVisible();
    await fullName.fill("x".repeat(400));
    await dialog.getByRole("button", { name: "Save details" }).click();
    await expect(dialog.getByText(/^A name( can have up to|: )/)).toBeVisible();
    await fullName.fill("Ada Font");
    await dialog.getByLabel("Your role at the practice").fill("Owner");
    await dialog.getByLabel("NPI").fill("1234567893");
    await dialog.getByLabel("Work phone").fill("(775) 555-0142");
    await dialog.getByRole("button", { name: "Save details" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Ada Font")).toBeVisible();
  });

  test(`a translated page changes settings after errors, in ${name}`, async ({ page, request }) => {
    await storeSession(page, await createAccount(request));
    await openTranslated(page, withLanguage("/settings", language));
    const email = page.locator("main input[name=email]");
    await email.press("Enter");
    const error = await errors(page).textContent();
    await email.fill("someone");
    await expect(errors(page)).not.toHaveText(error ?? "");
    const address = uniqueEmail("translated");
    await email.fill(address);
    await email.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: address })).toBeVisible();
  });
}

test("a translated page publishes a post and counts its likes and comments", async ({ page }) => {
  await storeSession(page, demo.patient);
  await openTranslated(page, "/feed");
  const text = uniqueText("Translated");
  await postBox(page).fill(text);
  await postButton(page).click();
  const post = article(page, text);
  await expect(post).toBeVisible();
  const like = post.getByRole("button", { name: /^Like/ });
  await like.click();
  await expect(like).toHaveText("Like 1");

  await post.getByRole("link", { name: /^Comments/ }).click();
  const comment = uniqueText("A comment");
  await page.getByRole("textbox", { name: "Write a comment" }).fill(comment);
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(article(page, comment)).toBeVisible();
  await expect(page.getByRole("link", { name: "Comments 1" })).toBeVisible();
});
