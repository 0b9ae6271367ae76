import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { titleOf } from "../pages.ts";
import { cards, searchBox } from "./directory.ts";
import { createContent, uniqueText } from "./feed.ts";

test.use({ javaScriptEnabled: false });

test("a visitor without JavaScript can search, read a practice and a post, and open an answer", async ({
  page,
  request,
}) => {
  const author = await createMember(request, { fullName: "Ana Unscripted" });
  const content = uniqueText("A post for everybody");
  await createContent(request, author, "posts", { content });

  await page.goto("/");
  await searchBox(page).fill("Whitfield Primary Care");
  await searchBox(page).press("Enter");
  await expect(page).toHaveURL("/directory?search=Whitfield+Primary+Care");
  await expect(searchBox(page)).toHaveValue("Whitfield Primary Care");
  await cards(page).first().getByRole("link", { name: "Whitfield Primary Care" }).click();
  await expect(titleOf(page)).toHaveText("Whitfield Primary Care");
  const facts = page.getByRole("complementary", { name: "Pricing and contact" });
  await expect(facts.getByText(/^\$\d+/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "(512) 555-0121" }).first()).toBeVisible();
  await facts.getByRole("link", { name: "Austin" }).click();
  await expect(titleOf(page)).toHaveText("Direct Primary Care in Austin, Texas");
  await expect(cards(page).first()).toBeVisible();

  await page.goto("/feed");
  await expect(page.getByRole("article")).toHaveCount(20);
  const post = page.getByRole("article").filter({ hasText: content });
  await post.getByRole("link", { name: /^Comments/ }).click();
  await expect(page.getByRole("article").first()).toContainText(content);
  await page.getByRole("link", { name: "Ana Unscripted" }).first().click();
  await expect(titleOf(page)).toHaveText("Ana Unscripted");

  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await page.getByText("Is Direct Primary Care health insurance?").click();
  await expect(page.getByText(/It doesn't pay for emergencies, hospital stays/)).toBeVisible();
});
