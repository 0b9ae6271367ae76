import { demo, openAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { toast } from "./directory.ts";

test("a visitor can send a message after a failure, and an admin can mark it as answered", async ({
  page,
  browser,
  expectProblem,
}) => {
  expectProblem(/failed: .*contact_messages/);
  await page.goto("/contact");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const send = page.getByRole("button", { name: "Send message" });
  const subject = `Fees & hours ${crypto.randomUUID()}`;
  await send.click();
  await expect(field("Name")).toBeFocused();
  await field("Name").fill("Ada Lovelace");
  await field("Email").fill(`ada-${crypto.randomUUID()}@example.com`);
  await field("Subject").fill(subject);
  await field("Message").fill("Is the price right?");
  await page.route("**/rest/v1/contact_messages", (route) => route.abort());
  await send.click();
  await expect(page.getByRole("alert")).toContainText("We couldn't send your message");
  await page.unroute("**/rest/v1/contact_messages");
  await send.click();
  await expect(toast(page, "Message Sent!")).toBeVisible();

  const adminPage = await openAs(browser, demo.admin, "/admin?tab=messages");
  const row = adminPage.getByRole("article", { name: subject });
  await expect(row).toContainText("From Ada Lovelace");
  await row.getByRole("button", { name: /^Mark as answered/ }).click();
  await expect(toast(adminPage, "Marked as answered")).toBeVisible();
  await expect(row).toHaveCount(0);
  await adminPage.context().close();
});
