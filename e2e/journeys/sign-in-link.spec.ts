import { createAccount, extractCode, readEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "./directory.ts";

test("a member signs in with an emailed code after entering a wrong one", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/answered 40\d: .*\/auth\/v1\/verify/);
  const { email } = await createAccount(request);
  await page.goto("/auth?next=/directory");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();

  const code = extractCode(await readEmail(request, email, /sign-in link/));
  const codeField = page.getByRole("textbox", { name: "6-digit code" });
  await codeField.fill(code === "000000" ? "000001" : "000000");
  await codeField.press("Enter");
  await expect(codeField).toHaveAccessibleDescription(/incorrect, expired, or already used/);
  await codeField.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await codeField.press("Enter");
  await expect(page).toHaveURL("/directory");
  await expect(toast(page, "Welcome back!")).toBeVisible();
});
