import { screen, waitFor, within } from "@testing-library/react";
import { matchRoutes } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { expectHeadingsInOrder } from "@/test/headings";
import { renderApp } from "@/test/render-app";
import { structuredDataByType } from "@/test/structured-data";

describe.each([
  [paths.howWeVerify, "How We Verify"],
  [paths.communityGuidelines, "Community Guidelines"],
  [paths.privacy, "Privacy"],
  [paths.terms, "Terms of Use"],
  [paths.accessibility, "Accessibility"],
])("%s", (path, title) => {
  const open = async () => {
    const app = renderApp(path);
    await screen.findByRole("heading", { level: 1, name: title });
    return { ...app, main: within(screen.getByRole("main")) };
  };

  test("has a title, a date, and headings in order", async () => {
    const { main } = await open();
    await waitFor(() => expect(document.title).toBe(`${title} | ${site.name}`));
    expect(main.getByText(/^\w+ \d+, 2026$/).tagName).toBe("TIME");
    expectHeadingsInOrder();
    expect(Object.keys(structuredDataByType())).toEqual(["WebPage", "BreadcrumbList"]);
  });

  test("its contents link to each section and move the focus", async () => {
    const { main, user, router } = await open();
    const contents = within(main.getByRole("navigation", { name: "On this page" }));
    const links = contents.getAllByRole("link");
    const parts = main.getAllByRole("heading", { level: 2 }).filter(({ id }) => id !== "contents");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      parts.map(({ id }) => `${path}#${id}`),
    );
    const last = links.at(-1) as HTMLElement;
    await user.click(last);
    const name = last.textContent ?? "";
    expect(document.activeElement).toBe(main.getByRole("heading", { level: 2, name }));
    expect(router.state.location.pathname).toBe(path);
  });

  test("every link within the site has a page", async () => {
    const { main, router } = await open();
    const links = main.getAllByRole<HTMLAnchorElement>("link");
    const own = links.map((link) => link.getAttribute("href") ?? "").filter((to) => to[0] === "/");
    const lost = own.filter((to) => {
      const pathname = to.replace(/[?#].*/, "");
      return matchRoutes(router.routes, pathname)?.at(-1)?.route.path === "*";
    });
    expect(lost).toEqual([]);
  });
});

test("a link to a section of another page moves the focus there", async () => {
  const { user } = renderApp(paths.contact);
  await user.click(await screen.findByText("How do I delete my account?"));
  await user.click(screen.getByRole("link", { name: "What we store and what we delete" }));
  const part = await screen.findByRole("heading", { level: 2, name: /deleting your account$/ });
  await waitFor(() => expect(document.activeElement).toBe(part));
});

test("the privacy page lists who can read what in a table", async () => {
  renderApp(paths.privacy);
  const table = await screen.findByRole("table", { name: /who can read it/ });
  const rows = within(table).getAllByRole("row");
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows.slice(1)) expect(within(row).getByRole("rowheader")).toBeTruthy();
});
