import { expect, test } from "vitest";
import { handleMailEvents, maxReportBytes } from "./mail-events.ts";

const key = "a key that is long enough";
const bounce = JSON.stringify({
  RecordType: "Bounce",
  Type: "HardBounce",
  Email: "reader@example.com",
});

/** Sends a report in chunks of a megabyte, and returns the status and how many chunks were read. */
async function send(chunks: string[], headers: Record<string, string> = {}) {
  let read = 0;
  const suppressed: unknown[] = [];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[read++];
        if (chunk === undefined) return controller.close();
        controller.enqueue(new TextEncoder().encode(chunk));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("https://project.test/functions/v1/mail-events", {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, ...headers },
    body,
    duplex: "half",
  } as RequestInit);
  const { status } = await handleMailEvents(request, {
    keys: [key],
    query: async (_sql, values) => {
      suppressed.push(values[0]);
      return [];
    },
  });
  return { status, read, suppressed };
}

test("a report suppresses its address", async () => {
  const half = Math.floor(bounce.length / 2);
  const result = await send([bounce.slice(0, half), bounce.slice(half)]);
  expect(result).toMatchObject({ status: 200, suppressed: ["reader@example.com"] });
});

test("a report that announces too many bytes is refused before its key is checked", async () => {
  const headers = { authorization: "", "content-length": String(maxReportBytes + 1) };
  expect(await send([bounce], headers)).toMatchObject({ status: 413, read: 0 });
});

test("a report with a wrong key is not read", async () => {
  expect(await send([bounce], { authorization: "Bearer wrong" })).toMatchObject({
    status: 401,
    read: 0,
  });
});

test("reading stops at the limit, whatever length a report announces", async () => {
  const chunks = Array<string>(50).fill(" ".repeat(2 ** 20));
  const { status, read, suppressed } = await send([...chunks, bounce], { "content-length": "9" });
  expect(status).toBe(413);
  expect(read).toBeLessThan(5);
  expect(suppressed).toEqual([]);
});

test("a body that is not a report is refused", async () => {
  expect(await send(["{"])).toMatchObject({ status: 422 });
  expect(await send([])).toMatchObject({ status: 422 });
});
