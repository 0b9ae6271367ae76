import type { PreviewServer, ViteDevServer } from "vite";
import type { ServedBackend } from "./shared-backend.ts";

type Server = ViteDevServer | PreviewServer;

const demoAccounts = ["patient@demo.test", "doctor@demo.test", "admin@demo.test"];

/** Sets the backend's origin, and prints the mailbox address and the demo accounts. */
export async function announce(
  server: Server,
  starting: Promise<ServedBackend>,
  isFirst: boolean,
): Promise<void> {
  const begin = performance.now();
  const backend = await starting;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
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
 * The address that a browser on this computer opens; links in mails start with it. A session belongs
 * to its host name, so this must be the name that Vite prints, not the number behind it.
 */
async function originOf(server: Server): Promise<string> {
  const { server: dev, preview } = server.config;
  const { host } = "transformRequest" in server ? dev : preview;
  const isEverywhere = typeof host !== "string" || ["::", "0.0.0.0"].includes(host);
  return `http://${isEverywhere ? "localhost" : host}:${await portOf(server)}`;
}

async function portOf({ httpServer, config }: Server): Promise<number> {
  // In middleware mode another program listens; it knows best.
  if (!httpServer) return config.server.port;
  if (!httpServer.listening) {
    await new Promise<void>((resolve) => httpServer.once("listening", resolve));
  }
  const address = httpServer.address();
  return address && typeof address === "object" ? address.port : config.server.port;
}
