import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerListing } from "@/test/directory-api";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";
import { box } from "@/test/sign-up-form";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const link = (region: "banner" | "contentinfo" | "main", name: string) =>
  within(screen.getByRole(region)).findByRole("link", { name });
const chosenRole = () => screen.getByRole("radio", { checked: true });

test("Get Started opens Sign Up, and Sign In opens Sign In", async () => {
  const { router, user } = renderApp(paths.contact);
  await user.click(await link("banner", "Get Started"));
  await heading("Create your account");
  expect(router.state.location).toMatchObject({
    pathname: "/auth",
    search: "?tab=sign-up&as=patient",
  });
  expect(chosenRole()).toBe(screen.getByRole("radio", { name: "Patient" }));
  await user.click(await link("banner", "Sign In"));
  await heading("Welcome back");
  expect(screen.queryByRole("textbox", { name: "Full name" })).toBeNull();
  await user.click(await link("banner", "Get Started"));
  await heading("Create your account");
});

test.each([
  [paths.home, "main"],
  [paths.about, "main"],
  [paths.contact, "main"],
  [paths.contact, "contentinfo"],
] as const)("Join as Physician at %s (%s) opens Sign Up with Doctor chosen", async (at, region) => {
  const { user } = renderApp(at);
  await screen.findByRole("heading", { level: 1 });
  const [join] = await within(screen.getByRole(region)).findAllByText("Join as Physician");
  await user.click(join as HTMLElement);
  await heading("Create your account");
  expect(chosenRole()).toBe(screen.getByRole("radio", { name: "Doctor" }));
});

test("a link clicked later selects the role and keeps the input", async () => {
  const { user } = renderApp("/auth?tab=sign-up");
  await user.type(await box("Full name"), "Ada Lovelace");
  await user.click(await link("contentinfo", "Join as Physician"));
  await waitFor(() => expect(chosenRole()).toBe(screen.getByRole("radio", { name: "Doctor" })));
  expect((await box("Full name")).value).toBe("Ada Lovelace");
});

test("/auth opens Sign In, and a link with a role opens Sign Up", async () => {
  const { unmount } = renderApp("/auth");
  await heading("Welcome back");
  unmount();
  renderApp("/auth?tab=sign-up&as=doctor");
  await heading("Create your account");
  expect(chosenRole()).toBe(screen.getByRole("radio", { name: "Doctor" }));
});

test("the tab can be changed and back, and the chosen role stays", async () => {
  const { user } = renderApp(paths.contact);
  await user.click(await link("contentinfo", "Join as Physician"));
  await heading("Create your account");
  await user.click(screen.getByRole("tab", { name: "Sign In" }));
  await heading("Welcome back");
  await user.click(screen.getByRole("tab", { name: "Sign Up" }));
  await heading("Create your account");
  expect(chosenRole()).toBe(screen.getByRole("radio", { name: "Doctor" }));
});

test("the sign-in dialog links to Sign Up with the next path, and for a claim with Doctor selected", async () => {
  const listing = detailRow({ ownership: "none", owner: null });
  answerListing(() => listing);
  const { router, user } = renderApp(paths.listing(listing.id));
  await user.click(await screen.findByRole("button", { name: "Claim This Listing" }));
  await user.click(await screen.findByRole("link", { name: "Create account" }));
  await heading("Create your account");
  expect(router.state.location.search).toBe(
    `?tab=sign-up&as=doctor&next=${encodeURIComponent(paths.listing(listing.id))}`,
  );
  expect(chosenRole()).toBe(screen.getByRole("radio", { name: "Doctor" }));
});

test("the terms are linked beside the button", async () => {
  renderApp("/auth?tab=sign-up");
  const form = (await box("Full name")).closest("form") as HTMLElement;
  expect(within(form).getByRole("link", { name: "Terms of Use" }).getAttribute("href")).toBe(
    paths.terms,
  );
  expect(within(form).getByRole("link", { name: "Privacy" }).getAttribute("href")).toBe(
    paths.privacy,
  );
});
