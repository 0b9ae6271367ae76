import { demo, followLink, readEmail, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { readProfile, signInByApi } from "../members.ts";
import { createContent, uniqueText } from "./feed.ts";

test("a member can't take a name that looks like the site's team, and visitors see a badge on its members", async ({
  browser,
  page,
  request,
}) => {
  const main = page.getByRole("main");
  await page.goto("/auth?tab=sign-up");
  const name = page.getByRole("textbox", { name: "Full name" });
  const email = uniqueEmail("impostor");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a fresh start");
  for (const [typed, message] of [
    ["DРС Nеаrbу", "This name is reserved"],
    ["Jоrdan Blаke", "A member of our team has this name"],
  ] as const) {
    await name.fill(typed);
    await main.getByRole("button", { name: "Sign Up", exact: true }).click();
    await expect(main.getByText(message)).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue(typed);
  }
  await name.fill("Nguyễn Thị Ánh");
  await main.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await followLink(page, await readEmail(request, email, /^Confirm/));
  await expect(page).toHaveURL("/dashboard");

  // The profile form rejects them too.
  await page.goto("/dashboard?view=profile");
  const nameField = page.getByRole("textbox", { name: "Full name" });
  await nameField.fill("Аdmin");
  await page.getByRole("textbox", { name: "Bio" }).fill("New here.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(main.getByText("This name is reserved")).toBeVisible();
  await expect(nameField).toHaveValue("Аdmin");
  await expect(page.getByRole("textbox", { name: "Bio" })).toHaveValue("New here.");
  const impostor = await signInByApi(request, { email, password: "a fresh start" });
  expect((await readProfile(request, impostor)).full_name).toBe("Nguyễn Thị Ánh");

  // Visitors see the badge only for the team.
  const admin = await signInByApi(request, demo.admin);
  const content = uniqueText("We fixed the map");
  const post = await createContent(request, admin, "posts", { content });
  for (const person of [admin, impostor]) {
    await createContent(request, person, "post_comments", {
      post_id: post,
      content: `From ${person.email}`,
    });
  }
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/post/${post}`);
  const articles = visitor.getByRole("article");
  await expect(articles.filter({ hasText: content }).first()).toContainText("DPC Nearby team");
  await expect(articles.filter({ hasText: "From admin@demo.test" }).last()).toContainText(
    "DPC Nearby team",
  );
  const comment = articles.filter({ hasText: `From ${email}` }).last();
  await expect(comment).not.toContainText("DPC Nearby team");
  await comment.getByRole("link", { name: "Nguyễn Thị Ánh" }).first().click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Nguyễn Thị Ánh");
  await expect(visitor.getByText("DPC Nearby team")).toHaveCount(0);
});
