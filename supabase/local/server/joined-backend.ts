import { setTimeout } from "node:timers/promises";
import { type FolderInUse, folderOwner } from "../files/folder-lock.ts";
import { json } from "../patches/http.ts";
import type { ServedBackend } from "./shared-backend.ts";

/** How long a first start may take on a slow machine, in milliseconds. */
const patience = 120_000;

/** What belongs to a connection, and not to what is said over it. */
const ofConnection = [
  "connection",
  "content-encoding",
  "content-length",
  "host",
  "transfer-encoding",
];

/**
 * The backend of another server that has the data folder, so that `npm run preview` runs beside `npm run dev`. Throws the
 * refusal when no server has it.
 */
export async function joinBackend(dataDir: string, refusal: FolderInUse): Promise<ServedBackend> {
  const origin = await originOf(dataDir);
  if (!origin) throw refusal;
  const forward = (request: Request) => askedAt(origin, request);
  const shared = `the database is that of ${origin}, and there as long as that server runs`;
  return {
    fetch: forward,
    mailbox: forward,
    preparation: { applied: [], warnings: [shared] },
    setOrigin: () => {},
    close: async () => {},
  };
}

/** Returns the origin at which a folder's owner serves it. The owner publishes it once its database is ready. */
async function originOf(dataDir: string): Promise<string | null> {
  const end = performance.now() + patience;
  for (let owner = folderOwner(dataDir); owner; owner = folderOwner(dataDir)) {
    if (owner.origin) return owner.origin;
    if (performance.now() > end) return null;
    await setTimeout(100);
  }
  return null;
}

async function askedAt(origin: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method, signal } = request;
  const headers = withoutConnection(request.headers);
  const body = request.body ? await request.arrayBuffer() : null;
  try {
    const init = { method, headers, body, signal, redirect: "manual" } as const;
    const answer = await fetch(new URL(pathname + search, origin), init);
    return new Response(answer.body, {
      status: answer.status,
      headers: withoutConnection(answer.headers),
    });
  } catch {
    const message = `${origin}, whose database this server uses, does not answer: start this one again.`;
    return json(503, { message });
  }
}

function withoutConnection(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ofConnection) kept.delete(name);
  return kept;
}
