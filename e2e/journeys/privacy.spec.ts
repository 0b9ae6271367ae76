import type { Page, Response } from "@playwright/test";
import { publishableKey } from "../../supabase/local/apis/keys.ts";
import { createAccount, demo, signIn, uniqueEmail, waitForRequests } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

/** Returns the text of the page after an email was entered, without the email itself. */
async function messageFor(page: Page, email: string): Promise<string> {
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  const text = await page.getByRole("main").innerText();
  // The countdown until the next email can be sent changes during the test.
  return text.replaceAll(email, "…").replace(/\d+ s(econds)?/, "");
}

const forms: Record<string, (page: Page, email: string) => Promise<void>> = {
  "signing up": async (page, email) => {
    await page.goto("/auth");
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Full name").fill("Curious");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill("a calm new password");
    await page.getByRole("button", { name: "Sign Up" }).click();
  },
  "requesting a password reset": async (page, email) => {
    await page.goto("/auth/forgot-password");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("button", { name: "Send link" }).click();
  },
  "requesting a sign-in link": async (page, email) => {
    await page.goto("/auth");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("button", { name: "Email me a sign-in link" }).click();
    await page.getByRole("button", { name: "Send link" }).click();
  },
};

for (const [name, enter] of Object.entries(forms)) {
  test(`${name} shows the same message for a known and an unknown email`, async ({
    page,
    request,
    expectProblem,
  }) => {
    // Hosted Supabase sends the same response. The page ignores it.
    if (name === "requesting a sign-in link") expectProblem(/answered 422: .*\/auth\/v1\/otp/);
    const known = (await createAccount(request)).email;
    const unknown = uniqueEmail("unknown");
    await enter(page, known);
    const message = await messageFor(page, known);
    await enter(page, unknown);
    expect(await messageFor(page, unknown)).toBe(message);
  });
}

test("other members see a patient's name, but not their email or role", async ({
  page,
  request,
}) => {
  const patient = await createAccount(request, { fullName: "Quinn Quiet" });
  const session = await (
    await request.post("/auth/v1/token?grant_type=password", {
      headers: { apikey: publishableKey },
      data: patient,
    })
  ).json();

  const responses: Response[] = [];
  page.on("response", (response) => {
    if (/\/(rest|auth)\/v1\//.test(response.url())) responses.push(response);
  });
  const received = () => Promise.all(responses.map((response) => response.text()));
  await signIn(page, demo.doctor, `/profile/${session.user.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quinn Quiet");
  await expect(page.getByText(patient.email)).toHaveCount(0);
  await expect(page.getByRole("main").getByText("Member", { exact: true })).toHaveCount(0);
  await waitForRequests(page);
  const text = (await received()).join();
  expect(text).toContain("Quinn Quiet");
  expect(text).not.toContain(patient.email);
});
