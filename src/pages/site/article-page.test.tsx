import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { entries } from "@/content/blog/entries";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { renderApp } from "@/test/render-app";

async function openArticle(slug: string, title: string) {
  const app = renderApp(paths.article(slug));
  await screen.findByRole("heading", { level: 1, name: title });
  return { ...app, main: within(screen.getByRole("main")) };
}

const guide = [
  "what-is-direct-primary-care-complete-guide",
  "What Is Direct Primary Care? A Complete Guide",
] as const;

test.each(entries)("$slug opens with its dates, read time, picture and summary", async (entry) => {
  const { main } = await openArticle(entry.slug, entry.title);
  await waitFor(() => expect(document.title).toBe(`${entry.title} | ${site.name}`));
  const [article] = main.getAllByRole("article");
  const inside = within(article as HTMLElement);
  expect(inside.getByText(entry.readTime)).toBeTruthy();
  expect(inside.getByText("November 2026").closest("span")?.textContent).toBe(
    "Updated November 2026",
  );
  expect(inside.getByRole("img", { name: entry.image.alt })).toBeTruthy();
  expect(inside.getByRole("heading", { name: "In short" })).toBeTruthy();
  expect(inside.getByRole("heading", { name: "Sources" })).toBeTruthy();
  expect(main.getByRole("link", { name: "Back to Blog" }).getAttribute("href")).toBe(paths.blog);
  expect(main.getByRole("link", { name: "Find a Doctor" }).getAttribute("href")).toBe(
    paths.directory(),
  );
});

test("the table of contents takes the focus to a section", async () => {
  const { user, router, main } = await openArticle(...guide);
  const contents = within(
    main.getAllByRole("navigation", { name: "In this article" })[0] as HTMLElement,
  );
  await user.click(contents.getByRole("link", { name: "What it costs" }));
  expect(router.state.location.hash).toBe("#what-it-costs");
  expect(document.activeElement).toBe(main.getByRole("heading", { name: "What it costs" }));
});

test("articles link to the previous, next, and related ones", async () => {
  const { user, main } = await openArticle(
    "five-ways-dpc-saves-money",
    "Five Ways DPC Saves Money",
  );
  const around = within(main.getByRole("navigation", { name: "Previous and next article" }));
  expect(around.getByRole("link", { name: `Previous ${guide[1]}` })).toBeTruthy();
  const related = within(main.getByRole("region", { name: "Related articles" }));
  expect(related.getAllByRole("article")).toHaveLength(2);
  await user.click(around.getByRole("link", { name: "Next How to Choose the Right DPC Doctor" }));
  await screen.findByRole("heading", { level: 1, name: "How to Choose the Right DPC Doctor" });
});

test("links in the text open other articles, and Back returns", async () => {
  const words = /Few people can say what their last doctor’s visit cost/;
  const { user, router, main } = await openArticle(
    "five-ways-dpc-saves-money",
    "Five Ways DPC Saves Money",
  );
  expect(main.getByText(words)).toBeTruthy();
  await user.click(main.getByRole("link", { name: "our complete guide" }));
  await screen.findByRole("heading", { level: 1, name: guide[1] });
  expect(router.state.location.pathname).toBe(paths.article(guide[0]));
  expect(main.getByRole("heading", { name: "What it costs" })).toBeTruthy();
  expect(main.queryByText(words)).toBeNull();

  await act(() => router.navigate(-1));
  expect(await main.findByText(words)).toBeTruthy();
});

test("the first article has no previous one, the last no next one", async () => {
  const { main, unmount } = await openArticle(...guide);
  expect(main.queryByRole("link", { name: /^Previous/ })).toBeNull();
  unmount();
  await openArticle("dpc-vs-traditional-insurance", "DPC vs. Traditional Insurance");
  expect(screen.queryByRole("link", { name: /^Next/ })).toBeNull();
});
