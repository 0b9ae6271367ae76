import { screen, within } from "@testing-library/react";

/** The text of the messages on the screen, once there is one. */
export async function findToasts(): Promise<(string | null)[]> {
  const region = await screen.findByRole("region", { name: /Notifications/ });
  const items = await within(region).findAllByRole("listitem");
  return items.map((item) => item.textContent);
}

/** Leaves the page, which sends what could still be undone. */
export const leavePage = () => window.dispatchEvent(new Event("pagehide"));
