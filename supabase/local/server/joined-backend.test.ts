import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { FolderInUse, lockFolder } from "../files/folder-lock.ts";
import { freePort } from "../testing/free-port.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { joinBackend } from "./joined-backend.ts";

/** The server that owns the data folder. It responds with what it received. */
const owner = createServer(async (request, response) => {
  const { method, url, headers } = request;
  response.statusCode = 201;
  response.setHeader("content-range", "0-0/1");
  response.end(JSON.stringify({ method, url, key: headers.apikey, body: await text(request) }));
});
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  owner.listen(port, "localhost");
  await once(owner, "listening");
});
afterAll(() => void owner.close());

const inUse = new FolderInUse("another process uses the folder");

/** Joins the backend of a data folder that this process owns and serves at the origin. */
function join() {
  const folder = temporaryFolder();
  const lock = lockFolder(folder);
  onTestFinished(lock.unlock);
  lock.setOrigin(origin);
  return joinBackend(folder, inUse);
}

describe("a server whose data folder another server uses", () => {
  it("forwards requests to that server", async () => {
    const backend = await join();
    const response = await backend.fetch(
      new Request("http://localhost:4173/rest/v1/doctors?select=id", {
        method: "POST",
        headers: { apikey: "public" },
        body: "a listing",
      }),
    );
    expect(response.status).toBe(201);
    expect(response.headers.get("content-range")).toBe("0-0/1");
    expect(await response.json()).toEqual({
      method: "POST",
      url: "/rest/v1/doctors?select=id",
      key: "public",
      body: "a listing",
    });
  });

  it("responds with 503 and the origin of that server once it has stopped", async () => {
    const backend = await join();
    owner.close();
    owner.closeAllConnections();
    const response = await backend.mailbox(new Request("http://localhost:4173/_mailbox"));
    expect(response?.status).toBe(503);
    expect(await response?.text()).toContain(`${origin}, whose database this server uses`);
  });

  it("fails with the original error if no server serves the folder", async () => {
    await expect(joinBackend(temporaryFolder(), inUse)).rejects.toBe(inUse);
  });
});
