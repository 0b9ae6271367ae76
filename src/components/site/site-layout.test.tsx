import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerCurrentMember } from "@/test/current-member-api";
import { answerContributions, answerProfile, profileRow } from "@/test/profile-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { answerChange } from "@/test/write-api";

const openHome = async () => {
  const app = renderApp("/");
  await screen.findByRole("heading", { level: 1, name: /find a doctor/i });
  const header = within(screen.getByRole("banner"));
  return { ...app, header, menuButton: header.getByRole("button", { name: "Menu" }) };
};

test("the top bar contains the six main links, Sign In, and Get Started", async () => {
  const { header } = await openHome();
  const links = within(header.getAllByRole("navigation", { name: "Main" })[0] as HTMLElement)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Home", "/"],
    ["Directory", "/directory"],
    ["Blog", "/blog"],
    ["Community", "/feed"],
    ["About", "/about"],
    ["Contact", "/contact"],
  ]);
  const address = (name: string) => header.getByRole("link", { name }).getAttribute("href");
  expect(address("Sign In")).toBe("/auth");
  expect(address("Get Started")).toBe("/auth?tab=sign-up&as=patient");
  expect(header.getByRole("link", { current: "page" }).textContent).toBe("Home");
});

test("the menu opens, closes with Escape, and returns focus", async () => {
  const { user, menuButton, header } = await openHome();
  const menus = () => header.getAllByRole("navigation", { name: "Main" });
  expect(menus()).toHaveLength(1);
  await user.click(menuButton);
  expect(menus()).toHaveLength(2);
  await user.tab();
  await user.keyboard("{Escape}");
  expect(menus()).toHaveLength(1);
  expect(document.activeElement).toBe(menuButton);
});

test("following a menu link closes the menu and focuses the new page's heading", async () => {
  const { user, menuButton, header } = await openHome();
  expect(document.activeElement).toBe(document.body);
  await user.click(menuButton);
  const [, menu] = header.getAllByRole("navigation", { name: "Main" });
  await user.click(within(menu as HTMLElement).getByRole("link", { name: "About" }));
  const heading = await screen.findByRole("heading", { level: 1, name: /know their doctor/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(header.getAllByRole("navigation", { name: "Main" })).toHaveLength(1);
  const announced = screen.getAllByRole("status").map((region) => region.textContent);
  await waitFor(() => expect(announced).toContain(document.title));
});

test("the footer contains every link and the current year", async () => {
  await openHome();
  const footer = within(screen.getByRole("contentinfo"));
  const hrefs = footer.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      "/directory",
      "/feed",
      "/blog",
      "/auth?tab=sign-up&as=doctor",
      "/add-doctor",
      "/dashboard",
      "/about",
      "/contact",
      "/share-story",
      "/how-we-verify",
      "/community-guidelines",
      "/privacy",
      "/terms",
      "/accessibility",
    ]),
  );
  expect(footer.getByRole("link", { name: /LinkedIn/ }).getAttribute("rel")).toBe("me noopener");
  expect(footer.queryByRole("link", { name: /Facebook/ })).toBeNull();
  expect(footer.getByText(new RegExp(`© ${new Date().getFullYear()} `))).toBeTruthy();
});

test("a suspended member sees the reason on every page, without an extra request", async () => {
  await signInForTest();
  const asked = answerCurrentMember({ suspended_because: "Forty reports in an hour." });
  renderApp(paths.about);
  const banner = within(await screen.findByRole("complementary", { name: "Your account" }));
  expect(banner.getByText(/Reason: Forty reports in an hour\./)).toBeTruthy();
  const links = banner.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/dashboard", "/settings", "/contact"]);
  expect(asked()).toBe(1);
});

test("the dashboard shows the end of a suspension and accepts one appeal", async () => {
  await signInForTest();
  answerCurrentMember({
    suspended_because: "Forty reports in an hour.",
    suspended_until: "2026-12-01T12:00:00+00:00",
    is_hidden: true,
  });
  let appealed = false;
  server.use(
    http.post("http://api.test/rest/v1/rpc/get_own_decision", () =>
      HttpResponse.json([
        {
          reason: "Forty reports in an hour.",
          decided_at: "2026-11-24T12:00:00+00:00",
          appeal_status: appealed ? "open" : null,
          appealed_at: appealed ? "2026-11-26T12:00:00+00:00" : null,
          appeal_reason: null,
          is_for_other: true,
        },
      ]),
    ),
  );
  const sent = answerChange("post", "rpc/submit_appeal", () => {
    appealed = true;
    return HttpResponse.json("7a0c4c1e-0000-4000-8000-000000000001");
  });
  answerProfile(() => profileRow());
  answerContributions({});
  const { user } = renderApp(paths.dashboard);
  const main = within(await screen.findByRole("main"));
  const banner = within(await screen.findByRole("complementary", { name: "Your account" }));
  expect(banner.getByText("Your account is suspended until Dec 1, 2026.")).toBeTruthy();
  expect(banner.getByText(/Your posts, comments, and profile are hidden from others/)).toBeTruthy();
  await user.click(await main.findByRole("button", { name: "Appeal this decision" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Appeal this decision" }));
  expect(dialog.getByText(/^An admin who hasn't decided about it will review it\./)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Send appeal" }));
  expect(dialog.getByText("Tell us why the decision is wrong")).toBeTruthy();
  await user.keyboard("They were not mine");
  await user.click(dialog.getByRole("button", { name: "Send appeal" }));
  expect(
    await main.findByText(
      "Appealed Nov 26, 2026. We'll notify you when an admin decides. Until then, the decision stays in effect.",
    ),
  ).toBeTruthy();
  expect(sent).toEqual([
    { target_table: "profiles", target: memberId, message: "They were not mine" },
  ]);
});

test("members who aren't suspended see no suspension notice", async () => {
  await signInForTest();
  renderApp(paths.about);
  await screen.findByRole("link", { name: "Notifications" });
  expect(screen.queryByRole("complementary", { name: "Your account" })).toBeNull();
});
