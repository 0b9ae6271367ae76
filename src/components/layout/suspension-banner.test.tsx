import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerCurrentMember } from "@/test/current-member-api";
import { answerContributions, answerProfile, profileRow } from "@/test/profile-api";
import { renderApp } from "@/test/render-app";

test("a suspended member reads why on every page, from the request that the top bar makes", async () => {
  await signInForTest();
  const asked = answerCurrentMember({ suspended_because: "Forty reports in an hour." });
  renderApp(paths.about);
  const banner = within(await screen.findByRole("complementary", { name: "Your account" }));
  expect(banner.getByText(/Reason: Forty reports in an hour\./)).toBeTruthy();
  const links = banner.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/settings", "/contact"]);
  expect(asked()).toBe(1);
});

test("the dashboard says it too", async () => {
  await signInForTest();
  answerCurrentMember({ suspended_because: "Forty reports in an hour." });
  answerProfile(() => profileRow());
  answerContributions({});
  renderApp(paths.dashboard);
  const main = within(await screen.findByRole("main"));
  expect(await main.findByText("Your account is suspended")).toBeTruthy();
});

test("others see nothing of it", async () => {
  await signInForTest();
  renderApp(paths.about);
  await screen.findByRole("link", { name: "Notifications" });
  expect(screen.queryByRole("complementary", { name: "Your account" })).toBeNull();
});
