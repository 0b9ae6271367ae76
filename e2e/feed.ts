import { randomUUID } from "node:crypto";
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { type Account, signIn } from "./accounts.ts";
import type { Member } from "./members.ts";

/** A text that no other test writes. */
export const words = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;

/** The post or comment that holds a text. */
export const article = (page: Page, text: string) =>
  page.getByRole("article").filter({ hasText: text });

export const postBox = (page: Page) =>
  page.getByRole("textbox", { name: "Share something with the community" });

export const postButton = (page: Page) => page.getByRole("button", { name: "Post", exact: true });

/** Publishes through the form, and waits until the post stands on top. */
export async function publish(page: Page, text: string) {
  await postBox(page).fill(text);
  await postButton(page).click();
  const [firstLine = text] = text.split("\n");
  await expect(page.getByRole("article").first()).toContainText(firstLine);
}

/** Writes a post or a comment by the API, and gives back its id. */
export async function write(
  request: APIRequestContext,
  { headers }: Member,
  table: "posts" | "post_comments",
  row: { content: string; post_id?: string },
): Promise<string> {
  const id = randomUUID();
  const answer = await request.post(`/rest/v1/${table}`, { headers, data: { id, ...row } });
  expect(answer.status()).toBe(201);
  return id;
}

/** A second person, in a browser of their own. */
export async function openBeside(browser: Browser, account: Account, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, account, path);
  return page;
}

/** Chooses from the menu of the post or comment that holds a text. */
export async function choose(page: Page, text: string, entry: string) {
  const one = article(page, text).last();
  await one.getByRole("button", { name: /^More options for this/ }).click();
  await one.getByRole("button", { name: entry, exact: true }).click();
}
