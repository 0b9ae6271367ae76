import { createTransport } from "nodemailer";
import type { Email } from "./compose-email.ts";
import { type Deliver, TransportUnavailable, Undeliverable } from "./sender.ts";

/** Time limits of one delivery in milliseconds; the total is shorter than the lease. */
const timeLimits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  totalTimeout: 60_000,
};

export interface SmtpOptions {
  /** For example, smtps://user:password@smtp.example.com:465 */
  url: string;
  /** For example, DPC Nearby <post@example.com> */
  from: string;
  /** Other time limits, for tests. */
  timeLimits?: typeof timeLimits;
}

export interface Transport {
  deliver: Deliver;
  close(): void;
}

/** Opens a transport to an SMTP server, with one connection. */
export function openSmtp(options: SmtpOptions): Transport {
  const server = new URL(options.url);
  const { totalTimeout, ...connectionTimeouts } = options.timeLimits ?? timeLimits;
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(server.hostname);
  const transport = createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ""),
    port: Number(server.port) || (server.protocol === "smtps:" ? 465 : 587),
    secure: server.protocol === "smtps:",
    // Never send a password unencrypted over the network.
    requireTLS: !isLocal,
    ...(server.username && {
      auth: {
        user: decodeURIComponent(server.username),
        pass: decodeURIComponent(server.password),
      },
    }),
    ...connectionTimeouts,
    pool: true,
    maxConnections: 1,
    // Emails must not load files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (email) => {
      if (!isAddress(email.to)) throw new Undeliverable("The email address is invalid");
      try {
        await withTimeout(totalTimeout, transport.sendMail(messageOf(email, options.from)));
      } catch (error) {
        throw classifyError(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Limits the total time of a delivery. */
async function withTimeout(limit: number, delivery: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const onTimeout = () =>
      reject(new Error(`The server did not accept it within ${limit / 1000} seconds`));
    timer = setTimeout(onTimeout, limit);
  });
  try {
    await Promise.race([delivery, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

// An object, so that commas or brackets can't add recipients.
const messageOf = ({ to, ...email }: Email, from: string) => ({
  ...email,
  from,
  to: { name: "", address: to },
});

/** Whether an address can be put into a message without changing its recipients. */
export const isAddress = (text: string): boolean =>
  /^[^\s@<>(),;:"\p{Cc}]+@[^\s@<>(),;:"\p{Cc}]+$/u.test(text);

/** Responses to these commands are about one email; all others are about the server or our account. */
const emailCommands = ["RCPT TO", "DATA"];

/** Classifies an SMTP error by the response code and command. */
function classifyError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = "responseCode" in error ? Number(error.responseCode) : 0;
  const command = "command" in error ? String(error.command) : "";
  if (!code || !emailCommands.includes(command)) return new TransportUnavailable(error.message);
  // 5xx is permanent; 4xx (full mailbox, greylisting, rate limit) is temporary.
  return code >= 500 ? new Undeliverable(error.message) : error;
}
