import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type Reply, registryReply } from "./provider-records.ts";

export interface RegistryServer {
  url: string;
  close(): void;
}

/** Returns the reply about an NPI, or null if it writes the response itself or never responds. */
export type ReplyHandler = (npi: string, response: ServerResponse) => Reply | null;

/** Starts a local registry with the providers of the demo data. */
export async function startRegistry(
  replyTo: ReplyHandler = registryReply,
): Promise<RegistryServer> {
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
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  // The process can exit while the server is running.
  server.unref();
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/api/`, close };
}
