import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerListing } from "@/test/directory-api";
import { detailRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";

async function openUnclaimed() {
  const listing = detailRow({ ownership: "none", owner: null });
  const asked = answerListing(() => listing);
  const app = renderApp(paths.listing(listing.id));
  await screen.findByRole("heading", { level: 1, name: listing.practice_name });
  return { ...app, asked };
}

test("Claim This Listing asks a stranger to sign in", async () => {
  const { asked, user } = await openUnclaimed();
  const button = await screen.findByRole("button", { name: "Claim This Listing" });
  await user.click(button);

  const dialog = await screen.findByRole("dialog", {
    name: "Please sign in to claim this listing",
  });
  const explanation = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
  expect(explanation?.textContent).toMatch(/account/);
  const signIn = within(dialog).getByRole("link", { name: "Sign In" });
  expect(signIn.getAttribute("href")).toMatch(/^\/auth\b/);

  await user.click(within(dialog).getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(asked).toHaveLength(1);
});

test("the claim dialog says that an administrator decides", async () => {
  const { user } = await openUnclaimed();
  await user.click(await screen.findByRole("button", { name: "Claim This Listing" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/An administrator checks each claim/)).toBeTruthy();
});
