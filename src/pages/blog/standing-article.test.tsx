import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { articles } from "@/content/blog/articles";
import { paths } from "@/lib/paths";
import { loadArticle } from "@/pages/blog/article-loader";
import { takeOver, writeDocument } from "@/test/take-over";

const slug = "five-ways-dpc-saves-money";
const path = paths.article(slug);
const words = "Few people can say what their last doctor’s visit cost";

beforeEach(async () => {
  await writeDocument(path);
  for (const each of Object.keys(articles)) vi.spyOn(articles, each as keyof typeof articles);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("a text that the document holds is neither loaded nor written again", async () => {
  const paragraph = screen.getByText(new RegExp(words));
  const { problems } = await takeOver(path);
  expect(screen.getByText(new RegExp(words))).toBe(paragraph);
  expect(articles[slug]).not.toHaveBeenCalled();
  expect(problems).toEqual([]);
});

test("its table of contents takes the focus to a section", async () => {
  const { user, router } = await takeOver(path);
  const [contents] = screen.getAllByRole("navigation", { name: "In this article" });
  const name = "3. Fewer trips to costlier places";
  await user.click(within(contents as HTMLElement).getByRole("link", { name }));
  expect(router.state.location).toMatchObject({
    pathname: path,
    hash: "#3-fewer-trips-to-costlier-places",
  });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name }));
});

test("its links lead to other articles, each with its own text, and back", async () => {
  const { user, router } = await takeOver(path);
  await user.click(screen.getByRole("link", { name: "our complete guide" }));
  const title = "What Is Direct Primary Care? A Complete Guide";
  await screen.findByRole("heading", { level: 1, name: title });
  expect(router.state.location.pathname).toBe(
    paths.article("what-is-direct-primary-care-complete-guide"),
  );
  expect(screen.getByRole("heading", { name: "What it costs" })).toBeTruthy();
  expect(screen.queryByText(new RegExp(words))).toBeNull();
  expect(articles["what-is-direct-primary-care-complete-guide"]).toHaveBeenCalledOnce();

  await act(() => router.navigate(-1));
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  expect(articles[slug]).toHaveBeenCalledOnce();
});

test("a click for another window, or out of the site, is the browser's", async () => {
  const { user, router } = await takeOver(path);
  const clicks: boolean[] = [];
  // The last to hear of a click: it must not have been taken, and jsdom must not follow it.
  const record = (event: MouseEvent) => {
    clicks.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener("click", record);
  await user.keyboard("{Control>}");
  await user.click(screen.getByRole("link", { name: "our complete guide" }));
  await user.keyboard("{/Control}");
  const [outside] = screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href")?.startsWith("https:"));
  await user.click(outside as HTMLElement);
  window.removeEventListener("click", record);
  expect(clicks).toEqual([false, false]);
  expect(router.state.location.pathname).toBe(path);
});

test("the text of a shell, or of another article, is not taken", async () => {
  const root = document.getElementById("root") as HTMLElement;
  root.dataset.rendered = "shell";
  expect(Object.keys((await loadArticle(slug)).text)).toEqual(["rendered"]);
  root.dataset.rendered = "page";
  expect(Object.keys((await loadArticle(slug)).text)).toEqual(["html"]);
  const other = await loadArticle("dpc-vs-traditional-insurance");
  expect(Object.keys(other.text)).toEqual(["rendered"]);
});
