import { once } from "node:events";
import { createServer } from "node:net";

/** Returns a local port that is not in use. */
export async function freePort(host = "localhost"): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (!address || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
