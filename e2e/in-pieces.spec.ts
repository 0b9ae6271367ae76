import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { fileOf } from "../src/build/prerender/documents.ts";
import { publishableKey } from "../supabase/local/apis/keys.ts";
import { noteShifts, shiftsIn } from "./shifts.ts";

const betweenPiecesMs = 30;

/** Answers with the built document of a page, a piece at a time, as a slow network brings it, and with no other file. */
const server = createServer(async ({ url = "/" }, response) => {
  const file = path.join("dist", fileOf(url));
  if (!existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": "text/html" });
  // Also after each program: what it waits for may be a piece further on.
  const html = readFileSync(file, "utf8");
  const parts = html.split(/(?<=<\/script>)/);
  for (const piece of parts.flatMap((part) => part.match(/.{1,3000}/gs) ?? [])) {
    response.write(piece);
    await wait(betweenPiecesMs);
  }
  response.end();
});

const addressOf = (at: string) => {
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}${at}`;
};

test.beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
test.afterAll(() => server.close());

test("what has been painted of the home page stays where it is while the rest arrives", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await noteShifts(page);
  await page.goto(addressOf("/"));
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await shiftsIn(page)).toEqual([]);
});

test("the feed is told its posts when all of it has arrived, and rests", async ({
  page,
  request,
}) => {
  const question = "/rest/v1/rpc/feed_page";
  const headers = { apikey: publishableKey };
  const posts = await (await request.post(question, { headers, data: {} })).json();
  await page.route(`**${question}`, (route) => route.fulfill({ json: posts }));
  await page.goto(addressOf("/feed"));
  await expect(page.getByRole("article")).toHaveCount(20);
  await expect(page.locator("#root[data-live]")).toHaveCount(0);
});
