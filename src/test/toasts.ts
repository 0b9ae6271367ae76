import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

/** Waits for a toast and returns the texts of all toasts. */
export async function findToasts(): Promise<(string | null)[]> {
  const region = await screen.findByRole("region", { name: /Notifications/ });
  const items = await within(region).findAllByRole("listitem");
  return items.map((item) => item.textContent);
}

/** Leaves the page, which sends changes that could still be undone. */
export const leavePage = () => window.dispatchEvent(new Event("pagehide"));

/** Sends a decision that could still be undone, and returns the texts of the toasts afterwards. */
export async function sendDecision(): Promise<(string | null)[]> {
  await screen.findByRole("button", { name: "Undo" });
  leavePage();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
  return findToasts();
}
