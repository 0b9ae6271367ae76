import { screen, within } from "@testing-library/react";

/** Waits for a toast and returns the texts of all toasts. */
export async function findToasts(): Promise<(string | null)[]> {
  const region = await screen.findByRole("region", { name: /Notifications/ });
  const items = await within(region).findAllByRole("listitem");
  return items.map((item) => item.textContent);
}

/** Leaves the page, which sends changes that could still be undone. */
export const leavePage = () => window.dispatchEvent(new Event("pagehide"));
