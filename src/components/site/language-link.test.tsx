import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { paths } from "@/lib/paths";
import { memberId } from "@/test/auth-api";
import { answerFeed } from "@/test/feed-api";
import { answerContributions, answerProfile, profileRow } from "@/test/profile-api";
import { renderApp } from "@/test/render-app";

const link = async () =>
  within(await screen.findByRole("contentinfo")).getByRole("link", { name: "Español" });

test.each([
  ["/about", "/es/about"],
  ["/auth?tab=sign-up", "/es/auth?tab=sign-up"],
  [paths.home, "/es"],
  [paths.feed, "/es/feed"],
  [paths.profile(memberId), `/es/profile/${memberId}`],
  // Only in English.
  [paths.addListing, "/es"],
  ["/no/such/page", "/es"],
])("on %s, the link to Spanish leads to %s", async (path, address) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  answerFeed(() => []);
  answerProfile(() => profileRow());
  answerContributions({});
  renderApp(path);
  await screen.findByRole("heading", { level: 1 });
  expect((await link()).getAttribute("href")).toBe(address);
  expect((await link()).getAttribute("lang")).toBe("es");
});

test("a browser that prefers Spanish is offered the Spanish page until the offer is dismissed", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["es-MX", "en"]);
  const { user, unmount } = renderApp("/about");
  const offer = await screen.findByRole("complementary", { name: "Idioma" });
  expect(within(offer).getByRole("link").getAttribute("href")).toBe("/es/about");
  await user.click(within(offer).getByRole("button", { name: "Cerrar" }));
  expect(screen.queryByRole("complementary", { name: "Idioma" })).toBeNull();
  unmount();
  renderApp("/about");
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(screen.queryByText(/Ver este sitio/)).toBeNull());
});

test("a browser that prefers English is not offered the Spanish page", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US", "es"]);
  renderApp("/about");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("complementary", { name: "Idioma" })).toBeNull();
});
