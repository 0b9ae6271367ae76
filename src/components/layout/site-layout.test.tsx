import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "@/test/render-app";

const openHome = async () => {
  const app = renderApp("/");
  await screen.findByRole("heading", { level: 1, name: /find a doctor/i });
  const header = within(screen.getByRole("banner"));
  return { ...app, header, menuButton: header.getByRole("button", { name: "Menu" }) };
};

test("the top bar holds the six main links, Sign In, and Get Started", async () => {
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

test("the menu opens, closes with Escape and gives the focus back", async () => {
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

test("a link of the menu closes it, and the new page's heading takes the focus", async () => {
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

test("the footer names every destination and the current year", async () => {
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
