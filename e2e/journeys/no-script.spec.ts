import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { demoPost, titleOf } from "../pages.ts";
import { cards, searchBox } from "./directory.ts";
import { createContent, uniqueText } from "./feed.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

// Visitors without JavaScript can read and navigate all public content.
test.use({ javaScriptEnabled: false });

test("a visitor without JavaScript can search and open a practice, its city, and its state", async ({
  page,
}) => {
  await page.goto("/");
  await searchBox(page).fill("Whitfield Primary Care");
  await searchBox(page).press("Enter");
  await expect(page).toHaveURL("/directory?search=Whitfield+Primary+Care");
  await expect(searchBox(page)).toHaveValue("Whitfield Primary Care");
  await cards(page).first().getByRole("link", { name: "Whitfield Primary Care" }).click();
  await expect(titleOf(page)).toHaveText("Whitfield Primary Care");
  await expect(page).toHaveTitle(/^Whitfield Primary Care/);
  const facts = page.getByRole("complementary", { name: "Pricing and contact" });
  await expect(facts.getByText(/^\$\d+/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "(512) 555-0121" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Get Directions" })).toBeVisible();

  await facts.getByRole("link", { name: "Austin" }).click();
  await expect(titleOf(page)).toHaveText("Direct Primary Care in Austin, Texas");
  await expect(page.getByText(/^\d+ practices\./)).toBeVisible();
  expect(await cards(page).count()).toBeGreaterThan(2);
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await breadcrumbs.getByRole("link", { name: "Texas" }).click();
  await expect(cards(page)).toHaveCount(24);
});

test("a visitor without JavaScript can browse the directory and read all of a new listing", async ({
  page,
  request,
}) => {
  await page.goto("/directory");
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText(/practices in the directory$/)).toBeVisible();

  const practice_name = uniqueName("Unscripted");
  const bio = "House calls on Tuesdays.";
  const author = await createMember(request);
  const id = await addPublicListing(request, author, { practice_name, bio, monthly_price: 71 });
  await page.goto(`/doctor/${id}`);
  await expect(titleOf(page)).toHaveText(practice_name);
  await expect(page.getByText(bio)).toBeVisible();
  await expect(page.getByText("$71").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(/Loading/)).toHaveCount(0);
  await page.getByRole("link", { name: "Back to Directory" }).click();
  await expect(page).toHaveURL("/directory");
});

test("a visitor without JavaScript can open a post from the feed and its author from the post", async ({
  page,
  request,
}) => {
  const author = await createMember(request, { fullName: "Ana Unscripted" });
  const content = uniqueText("A post for everybody");
  await createContent(request, author, "posts", { content });
  await page.goto("/feed");
  await expect(page.getByRole("article")).toHaveCount(20);
  await expect(page.getByText("Join the conversation")).toBeVisible();
  const post = page.getByRole("article").filter({ hasText: content });
  await post.getByRole("link", { name: /^Comments/ }).click();
  await expect(page).toHaveURL(/\/post\/[0-9a-f-]+/);
  await expect(page.getByRole("article").first()).toContainText(content);
  await page.getByRole("link", { name: "Ana Unscripted" }).first().click();
  await expect(titleOf(page)).toHaveText("Ana Unscripted");
  await expect(page.getByText(content)).toBeVisible();

  await page.goto(demoPost);
  await expect(page.getByRole("heading", { name: "Comments" })).toBeVisible();
});

test("a visitor without JavaScript can follow links between articles and open a question", async ({
  page,
}) => {
  await page.goto("/blog");
  await page.getByRole("link", { name: /^Read More.*DPC vs\. Traditional/ }).click();
  await expect(page).toHaveURL("/blog/dpc-vs-traditional-insurance");
  await expect(titleOf(page)).toHaveText(/DPC vs\. Traditional Insurance/);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(titleOf(page)).toHaveText("Contact us");
  await page.getByText("Is Direct Primary Care health insurance?").click();
  await expect(page.getByText(/It doesn't pay for emergencies, hospital stays/)).toBeVisible();
});

test("the mobile menu opens, closes, and navigates without JavaScript", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto("/directory");
  const button = page.getByRole("banner").getByRole("button", { name: "Menu" });
  const entry = page.getByRole("banner").getByRole("link", { name: "Blog" });
  await expect(entry).toBeHidden();
  await button.click();
  await expect(entry).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await button.press("Enter");
  await entry.click();
  await expect(page).toHaveURL("/blog");
});
