import { expectAccessible } from "../accessibility.ts";
import { demo, followLink, readEmail, signIn, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember, readProfile, signInByApi } from "../members.ts";
import { createContent, uniqueText } from "./feed.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

test("an impersonator can't take a name that looks like the site's team, and visitors see who is staff", async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const main = page.getByRole("main");

  // Sign-up rejects the names.
  await page.goto("/auth?tab=sign-up");
  const name = page.getByRole("textbox", { name: "Full name" });
  const email = uniqueEmail("impostor");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a fresh start");
  for (const [typed, message] of [
    ["DPC Nearby Support", "This name is reserved"],
    ["DРС Nеаrbу", "This name is reserved"],
    ["Jоrdan Blаke", "A member of our team has this name"],
    ["Robin Fresh ✓", "Please leave out check marks"],
    [`Ro${"\u0301".repeat(8)}bin`, "Please use fewer accents"],
  ] as const) {
    await name.fill(typed);
    await main.getByRole("button", { name: "Sign Up", exact: true }).click();
    await expect(main.getByText(message)).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue(typed);
  }
  await expectAccessible(page);
  await name.fill("Nguyễn Thị Ánh");
  await main.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await followLink(page, await readEmail(request, email, /^Confirm/));
  await expect(page).toHaveURL("/dashboard");

  // The profile form and the API reject them too.
  await page.goto("/dashboard?view=profile");
  const nameField = page.getByRole("textbox", { name: "Full name" });
  await nameField.fill("Аdmin");
  await page.getByRole("textbox", { name: "Bio" }).fill("New here.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(main.getByText("This name is reserved")).toBeVisible();
  await expect(nameField).toHaveValue("Аdmin");
  await expect(page.getByRole("textbox", { name: "Bio" })).toHaveValue("New here.");
  const impostor = await signInByApi(request, { email, password: "a fresh start" });
  const rejected = await request.patch(`/rest/v1/profiles?id=eq.${impostor.id}`, {
    headers: impostor.headers,
    data: { full_name: "DPC Nearby Team" },
  });
  expect(rejected.status()).toBe(400);
  expect((await readProfile(request, impostor)).full_name).toBe("Nguyễn Thị Ánh");

  // An admin posts and comments, and the impostor comments.
  const admin = await signInByApi(request, demo.admin);
  const content = uniqueText("We fixed the map");
  const post = await createContent(request, admin, "posts", { content });
  for (const person of [admin, impostor]) {
    await createContent(request, person, "post_comments", {
      post_id: post,
      content: `From ${person.email}`,
    });
  }

  // Visitors see the badge only for the team.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/post/${post}`);
  const articles = visitor.getByRole("article");
  await expect(articles.filter({ hasText: content }).first()).toContainText("DPC Nearby team");
  await expect(articles.filter({ hasText: "From admin@demo.test" }).last()).toContainText(
    "DPC Nearby team",
  );
  await expect(articles.filter({ hasText: `From ${email}` }).last()).not.toContainText(
    "DPC Nearby team",
  );
  await expectAccessible(visitor);
  await visitor.goto(`/profile/${admin.id}`);
  await expect(visitor.getByRole("main").getByText("DPC Nearby team")).toBeVisible();
  await visitor.goto(`/profile/${impostor.id}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Nguyễn Thị Ánh");
  await expect(visitor.getByText("DPC Nearby team")).toHaveCount(0);

  // An owner without a verified NPI, and a doctor with one.
  const owner = await createMember(request, { role: "doctor", fullName: "Olive Owner" });
  const practice = uniqueName("Owned");
  await addPublicListing(request, owner, { practice_name: practice, user_id: owner.id });
  await visitor.goto(`/profile/${owner.id}`);
  await expect(visitor.getByText(`Owner of ${practice} since`)).toBeVisible();
  await expect(visitor.getByRole("main").getByText(/Physician/)).toHaveCount(0);
  const elena = await signInByApi(request, demo.doctor);
  await expect(async () => {
    await visitor.goto(`/profile/${elena.id}`);
    await expect(visitor.getByText(/^Physician · NPI checked \w{3} \d{1,2}, \d{4}$/)).toBeVisible({
      timeout: 5000,
    });
  }).toPass();
  await expectAccessible(visitor);

  // A member reports and blocks the impostor.
  await signIn(visitor, owner, `/profile/${impostor.id}`);
  await visitor.getByRole("button", { name: "Report…" }).click();
  const report = visitor.getByRole("dialog");
  await report.getByLabel("Reason").selectOption("Pretends to be someone else");
  await expectAccessible(visitor);
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(
    visitor.getByText("An admin will review this account.", { exact: true }),
  ).toBeVisible();
  await visitor.getByRole("main").getByRole("button", { name: "Block…" }).click();
  await visitor.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await expect(visitor.getByText("You blocked this member.")).toBeVisible();
});

test("an invited manager can sign up from the email without choosing a role", async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Olga Host" });
  const practice = uniqueName("Inviting");
  const listing = await addPublicListing(request, owner, {
    practice_name: practice,
    user_id: owner.id,
  });
  const email = uniqueEmail("manager");
  const invited = await request.post("/rest/v1/rpc/invite_staff", {
    headers: owner.headers,
    data: { target: listing, address: email, as_role: "manager" },
  });
  expect(invited.status()).toBe(200);

  const invitationEmail = await readEmail(request, email, /^You're invited/);
  const link = /https?:\/\/\S+\/auth\?\S+/.exec(invitationEmail)?.[0] ?? "";
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Join ${practice}`);
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Full name" }).fill("Mia Manager");
  await page.getByLabel("Password", { exact: true }).fill("a fresh start");
  await page.getByRole("main").getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  // The email is opened in another browser.
  const otherPage = await (await browser.newContext()).newPage();
  await followLink(otherPage, await readEmail(request, email, /^Confirm/));
  const invitations = otherPage.getByRole("region", { name: "Invitations" });
  await expect(invitations).toContainText(practice);
  await expect(otherPage.getByRole("main").getByText("Patient", { exact: true })).toHaveCount(0);
  await invitations.getByRole("button", { name: `Accept: ${practice}` }).click();
  await expect(otherPage.getByRole("region", { name: "Practices you work for" })).toContainText(
    practice,
  );
});
