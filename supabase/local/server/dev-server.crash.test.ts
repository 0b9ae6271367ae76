import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { folderOwner } from "../files/folder-lock.ts";
import { DevServer } from "../testing/dev-server.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

/** How often the server is killed. For a thorough run, use `KILL_ROUNDS=20 npm run test:crashes`. */
const rounds = Number(process.env.KILL_ROUNDS ?? 4);
const testTimeout = 60_000 * (rounds + 2);

describe("the dev server", () => {
  it(
    `restarts after ${rounds} kills, some during the first start, with every acknowledged write`,
    async () => {
      const folder = temporaryFolder();
      // A separate snapshot folder, so the first start creates a database.
      const start = () => DevServer.start(folder, path.join(folder, "snapshots"));
      const early = Math.floor(rounds / 2);
      for (let round = 0; round < early; round++) {
        const server = await start();
        if (round < early / 2)
          await vi.waitFor(() => expect(isUnfinished(folder)).toBe(true), waitOptions);
        else await vi.waitFor(() => expect(isReady(folder, server.pid)).toBe(true), waitOptions);
        // Kill at different points of the start.
        await setTimeout(40 * round);
        await server.kill();
      }

      const written: string[] = [];
      let token = "";
      for (let round = 0; round < rounds - early; round++) {
        const server = await start();
        await server.ready();
        token ||= await signIn(server);
        expect(await listingsOn(server, token)).toEqual(expect.arrayContaining(written));
        await writeUntilKilled(server, token, written, 5 + 3 * round);
      }
      const server = await start();
      await server.ready();
      expect(await listingsOn(server, token)).toEqual(expect.arrayContaining(written));
      expect(written.length).toBeGreaterThanOrEqual(5 * (rounds - early));
    },
    testTimeout,
  );

  it(
    "uses the backend of another server with the same data folder, and reports when that stops",
    async () => {
      const folder = temporaryFolder();
      const first = await DevServer.start(folder);
      await vi.waitFor(() => expect(folderOwner(folder)).not.toBeNull(), waitOptions);
      const second = await DevServer.start(folder);
      await second.ready();
      const token = await signIn(second);
      expect(await listingsOn(second, token)).toEqual([]);
      await addListing(first, token, "writer on the first");
      expect(await listingsOn(second, token)).toEqual(["writer on the first"]);
      await addListing(second, token, "writer on the second");
      expect(await listingsOn(first, token)).toContain("writer on the second");
      await second.fetch("/auth/v1/recover", {
        method: "POST",
        body: JSON.stringify({ email: "patient@demo.test" }),
      });
      for (const server of [first, second]) {
        expect(await passwordMailsOf(server)).toHaveLength(1);
      }

      await first.kill();
      const response = await second.fetch("/rest/v1/doctors?select=id&limit=1");
      expect(response.status).toBe(503);
      expect(await response.text()).toContain(`${first.url}, whose database this server uses`);
    },
    testTimeout,
  );
});

const waitOptions = { timeout: 120_000, interval: 5 };
const isUnfinished = (folder: string) => existsSync(path.join(folder, "pgdata.unfinished"));

/** Whether a server has created its files. */
const isReady = (folder: string, pid?: number) =>
  existsSync(path.join(folder, "pgdata")) &&
  !isUnfinished(folder) &&
  folderOwner(folder)?.pid === pid;

/** Signs in as the demo admin, because members have a lower rate limit. */
async function signIn(server: DevServer): Promise<string> {
  const session = await server.fetch("/auth/v1/token?grant_type=password", {
    method: "POST",
    body: JSON.stringify({ email: "admin@demo.test", password: "demo-password" }),
  });
  return (await session.json()).access_token;
}

async function listingsOn(server: DevServer, token: string): Promise<string[]> {
  const path = "/rest/v1/doctors?select=practice_name&practice_name=like.writer*";
  const response = await server.fetch(path, { headers: { authorization: `Bearer ${token}` } });
  const listings: { practice_name: string }[] = await response.json();
  return listings.map((listing) => listing.practice_name);
}

/** Returns the password reset mails in the mailbox. The outbox sends other mails in the meantime. */
async function passwordMailsOf(server: DevServer): Promise<{ subject: string }[]> {
  const mails: { subject: string }[] = await (await server.fetch("/_mailbox/messages.json")).json();
  return mails.filter((mail) => mail.subject.startsWith("Reset your"));
}

async function addListing(server: DevServer, token: string, practice_name: string): Promise<void> {
  const place = { address_city: "Austin", address_state: "TX", address_zip: "78704" };
  const response = await server.fetch("/rest/v1/doctors", {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ practice_name, ...place }),
  });
  expect(response.status).toBe(201);
}

/** Writes in parallel, kills the server after enough writes, and records the acknowledged ones. */
async function writeUntilKilled(
  server: DevServer,
  token: string,
  written: string[],
  enough: number,
): Promise<void> {
  const goal = written.length + enough;
  const writer = async (name: number) => {
    for (let count = 0; server.isRunning; count++) {
      const practice_name = `writer ${name} of process ${server.pid}, listing ${count}`;
      await addListing(server, token, practice_name);
      written.push(practice_name);
      if (written.length >= goal) await server.kill();
    }
  };
  const writers = await Promise.allSettled([1, 2, 3, 4].map(writer));
  // Requests that were pending when the server was killed fail to fetch. Any other error fails the test.
  for (const { reason } of writers.filter((result) => result.status === "rejected")) {
    expect(String(reason)).toMatch(/fetch failed|terminated/);
  }
}
