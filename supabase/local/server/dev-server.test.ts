import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { folderOwner } from "../files/folder-lock.ts";
import { DevServer } from "../testing/dev-server.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

/** How often the server is killed; `KILL_ROUNDS=20 npm run test:db` is the thorough run. */
const rounds = Number(process.env.KILL_ROUNDS ?? 4);
const patience = 60_000 * (rounds + 2);

describe("the dev server", () => {
  it(
    `comes back after ${rounds} kills, also in its first start, with every acknowledged write`,
    async () => {
      const folder = temporaryFolder();
      // Of its own, so that the first start is one.
      const start = () => DevServer.start(folder, path.join(folder, "snapshots"));
      const early = Math.floor(rounds / 2);
      for (let round = 0; round < early; round++) {
        const server = await start();
        if (round < early / 2)
          await vi.waitFor(() => expect(isUnfinished(folder)).toBe(true), often);
        else await vi.waitFor(() => expect(isReady(folder, server.pid)).toBe(true), often);
        // Not always at the same point of the start.
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
    patience,
  );

  it(
    "uses the backend of another one that has its data folder, and says when that is gone",
    async () => {
      const folder = temporaryFolder();
      const first = await DevServer.start(folder);
      await vi.waitFor(() => expect(folderOwner(folder)).not.toBeNull(), often);
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
      const answer = await second.fetch("/rest/v1/doctors?select=id&limit=1");
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain(`${first.url}, whose database this server uses`);
    },
    patience,
  );
});

const often = { timeout: 120_000, interval: 5 };
const isUnfinished = (folder: string) => existsSync(path.join(folder, "pgdata.unfinished"));

/** Whether a server has its files, and migrates or serves. */
const isReady = (folder: string, pid?: number) =>
  existsSync(path.join(folder, "pgdata")) &&
  !isUnfinished(folder) &&
  folderOwner(folder)?.pid === pid;

/** As the administrator of the demo data: members may not add as many. */
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

/** Those in the mailbox that a new password was asked for with: the outbox sends others meanwhile. */
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

/** Writes in parallel and pulls the plug in the middle; notes what the server acknowledged. */
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
