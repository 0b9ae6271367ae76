import type { PreviewServer, ViteDevServer } from "vite";
import type { ServedBackend } from "./joined-backend.ts";

type Server = ViteDevServer | PreviewServer;

const demoAccounts = ["patient@demo.test", "doctor@demo.test", "admin@demo.test"];

/** Sets the backend's origin, and prints the mailbox URL and the demo accounts. */
export async function announce(
  server: Server,
  starting: Promise<ServedBackend>,
  isFirst: boolean,
): Promise<void> {
  const startTime = performance.now();
  const backend = await starting;
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
  const origin = await originOf(server);
  backend.setOrigin(origin);
  if (!isFirst) return;

  const { applied, warnings } = backend.preparation;
  const lines = [
    ...applied.map((file) => `applied ${file}`),
    ...warnings,
    `embedded backend ready in ${seconds} s, mailbox at ${origin}/_mailbox`,
    `sign in as ${demoAccounts.join(", ")} with demo-password`,
  ];
  server.config.logger.info(`\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
}

/**
 * Returns the origin for links in emails. Sessions belong to a host name, so this must be the name
 * that Vite prints, not its IP address.
 */
async function originOf(server: Server): Promise<string> {
  const { server: dev, preview } = server.config;
  const { host } = "transformRequest" in server ? dev : preview;
  const isEverywhere = typeof host !== "string" || ["::", "0.0.0.0"].includes(host);
  return `http://${isEverywhere ? "localhost" : host}:${await portOf(server)}`;
}

async function portOf({ httpServer, config }: Server): Promise<number> {
  // In middleware mode, another program listens on the port.
  if (!httpServer) return config.server.port;
  if (!httpServer.listening) {
    await new Promise<void>((resolve) => httpServer.once("listening", resolve));
  }
  const address = httpServer.address();
  return address && typeof address === "object" ? address.port : config.server.port;
}
