import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Member } from "../members.ts";

/** Appends a unique suffix to a text. */
export const uniqueText = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;

/** The post or comment with this text. */
export const article = (page: Page, text: string) =>
  page.getByRole("article").filter({ hasText: text });

export const postBox = (page: Page) =>
  page.getByRole("textbox", { name: "Share something with the community" });

export const postButton = (page: Page) => page.getByRole("button", { name: "Post", exact: true });

/** Publishes a post through the form and waits until it is at the top of the feed. */
export async function publish(page: Page, text: string) {
  await postBox(page).fill(text);
  await postButton(page).click();
  const [firstLine = text] = text.split("\n");
  await expect(page.getByRole("article").first()).toContainText(firstLine);
}

/** Creates a post or a comment through the API and returns its id. */
export async function createContent(
  request: APIRequestContext,
  { headers }: Member,
  table: "posts" | "post_comments",
  row: { content: string; post_id?: string },
): Promise<string> {
  const id = randomUUID();
  const response = await request.post(`/rest/v1/${table}`, { headers, data: { id, ...row } });
  expect(response.status()).toBe(201);
  return id;
}

/** Chooses an item from the menu of the post or comment with this text. */
export async function chooseMenuItem(page: Page, text: string, item: string) {
  const target = article(page, text).last();
  await target.getByRole("button", { name: /^More options for this/ }).click();
  await target.getByRole("button", { name: item, exact: true }).click();
}
