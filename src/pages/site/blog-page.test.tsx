import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { entries } from "@/content/blog/entries";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { expectConsole } from "@/test/console";
import { renderApp } from "@/test/render-app";

async function openBlog() {
  const app = renderApp(paths.blog);
  await screen.findByRole("heading", { level: 1, name: `The ${site.name} Blog` });
  return { ...app, main: within(screen.getByRole("main")) };
}

test("the blog lists four articles with picture, date, read time and excerpt", async () => {
  const { main } = await openBlog();
  await waitFor(() => expect(document.title).toBe(`Blog | ${site.name}`));
  const teasers = main.getAllByRole("article").map((teaser) => within(teaser));
  expect(teasers).toHaveLength(4);
  entries.forEach(({ slug, title, excerpt, image, readTime }, index) => {
    const teaser = teasers[index] as ReturnType<typeof within>;
    expect(teaser.getByRole("heading", { level: 2, name: title })).toBeTruthy();
    expect(teaser.getByRole("img", { name: image.alt })).toBeTruthy();
    expect(teaser.getByText(excerpt)).toBeTruthy();
    expect(teaser.getByText(readTime)).toBeTruthy();
    expect(teaser.getByText(/^October \d+, 2024$/)).toBeTruthy();
    const more = teaser.getByRole("link", { name: `Read More: ${title}` });
    expect(more.getAttribute("href")).toBe(paths.article(slug));
  });
});

test("Read More opens the article", async () => {
  const { user, main } = await openBlog();
  await user.click(main.getByRole("link", { name: "Read More: DPC vs. Traditional Insurance" }));
  await screen.findByRole("heading", { level: 1, name: "DPC vs. Traditional Insurance" });
});

test("an unknown article shows the 404 page", async () => {
  expectConsole("error", /Page not found: \/blog\/ten-secrets/);
  renderApp(paths.article("ten-secrets"));
  await screen.findByRole("heading", { level: 1, name: "Page Not Found" });
});
