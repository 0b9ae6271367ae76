import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { noteShifts, shiftsIn } from "./shifts.ts";

const pieceSize = 3000;
const betweenPiecesMs = 30;

/** Answers everything with a built document, a piece at a time, as a slow network brings it. */
const server = createServer(async (_request, response) => {
  response.writeHead(200, { "Content-Type": "text/html" });
  const html = readFileSync("dist/index.html");
  for (let start = 0; start < html.length; start += pieceSize) {
    response.write(html.subarray(start, start + pieceSize));
    await wait(betweenPiecesMs);
  }
  response.end();
});

test.beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
test.afterAll(() => server.close());

test("what has been painted of the home page stays where it is while the rest arrives", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await noteShifts(page);
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await shiftsIn(page)).toEqual([]);
});
