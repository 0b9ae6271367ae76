import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type Reply, recordedReply } from "./records.ts";

export interface RegistryServer {
  /** Where it is asked. */
  address: string;
  close(): void;
}

/** What is said about an NPI; a test may hang or answer itself. */
export type ReplyTo = (npi: string, response: ServerResponse) => Reply | null;

/** A small registry on this computer, which answers about the few providers of the demo data. */
export async function startRegistry(replyTo: ReplyTo = recordedReply): Promise<RegistryServer> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://localhost");
    const isKnownVersion = searchParams.get("version") === "2.1";
    const reply = isKnownVersion
      ? replyTo(searchParams.get("number") ?? "", response)
      : { status: 200, body: '{"Errors":[{"description":"Unsupported Version"}]}' };
    if (!reply) return;
    response.writeHead(reply.status, { "content-type": "application/json" });
    response.end(reply.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = server.address();
  const port = place && typeof place === "object" ? place.port : 0;
  // The process can exit while the server is running.
  server.unref();
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}/api/`, close };
}
