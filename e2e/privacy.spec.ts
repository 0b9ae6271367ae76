import type { Page, Response } from "@playwright/test";
import { publishableKey } from "../supabase/local/apis/keys.ts";
import { createAccount, demo, freshEmail, settle, signIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

/** What the page says after an address was entered, without the address itself. */
async function answerTo(page: Page, email: string): Promise<string> {
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  const text = await page.getByRole("main").innerText();
  // The seconds until the next mail may be sent run on while the test reads.
  return text.replaceAll(email, "…").replace(/\d+ s(econds)?/, "");
}

const ways: Record<string, (page: Page, email: string) => Promise<void>> = {
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

for (const [name, enter] of Object.entries(ways)) {
  test(`${name} shows the same message for a known and an unknown email`, async ({
    page,
    request,
    expectProblem,
  }) => {
    // What hosted Supabase answers too; the page makes nothing of it.
    if (name === "requesting a sign-in link") expectProblem(/answered 422: .*\/auth\/v1\/otp/);
    const known = (await createAccount(request)).email;
    const unknown = freshEmail("nobody");
    await enter(page, known);
    const answer = await answerTo(page, known);
    await enter(page, unknown);
    expect(await answerTo(page, unknown)).toBe(answer);
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

  const answers: Response[] = [];
  page.on("response", (response) => {
    if (/\/(rest|auth)\/v1\//.test(response.url())) answers.push(response);
  });
  const received = () => Promise.all(answers.map((answer) => answer.text()));
  await signIn(page, demo.doctor, `/profile/${session.user.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quinn Quiet");
  await expect(page.getByText(patient.email)).toHaveCount(0);
  await expect(page.getByRole("main").getByText("Member", { exact: true })).toHaveCount(0);
  await settle(page);
  const text = (await received()).join();
  expect(text).toContain("Quinn Quiet");
  expect(text).not.toContain(patient.email);
});
