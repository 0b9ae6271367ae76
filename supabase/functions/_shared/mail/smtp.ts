import { createTransport } from "nodemailer";
import type { Letter } from "./letter.ts";
import { type Deliver, NoCarrier, Undeliverable } from "./sender.ts";

/** Time limits of one delivery, in milliseconds: for silence, and as a whole, which is less than the lease of a mail. */
const patience = {
  ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
  wholeTimeout: 60_000,
};

export interface SmtpOptions {
  /** Like smtps://user:password@smtp.example.com:465 */
  url: string;
  /** Like DPC Nearby <post@example.com> */
  from: string;
  /** Other time limits, for tests. */
  patience?: typeof patience;
}

export interface Carrier {
  deliver: Deliver;
  close(): void;
}

/** Hands mails over to an SMTP server, over one connection. */
export function openSmtp(options: SmtpOptions): Carrier {
  const server = new URL(options.url);
  const { wholeTimeout, ...silences } = options.patience ?? patience;
  const isNear = ["localhost", "127.0.0.1", "[::1]"].includes(server.hostname);
  const transport = createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ""),
    port: Number(server.port) || (server.protocol === "smtps:" ? 465 : 587),
    secure: server.protocol === "smtps:",
    // A password goes over the network in no other way than encrypted.
    requireTLS: !isNear,
    ...(server.username && {
      auth: {
        user: decodeURIComponent(server.username),
        pass: decodeURIComponent(server.password),
      },
    }),
    ...silences,
    pool: true,
    maxConnections: 1,
    // What stands in a mail is ours: it names no file and no address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (letter) => {
      if (!isAddress(letter.to)) throw new Undeliverable("The email address is invalid");
      try {
        await within(wholeTimeout, transport.sendMail(messageOf(letter, options.from)));
      } catch (error) {
        throw explained(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Waits no longer than this for a server that talks on and on. */
async function within(limit: number, delivery: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const refuse = () =>
      reject(new Error(`The server did not accept it within ${limit / 1000} seconds`));
    timer = setTimeout(refuse, limit);
  });
  try {
    await Promise.race([delivery, late]);
  } finally {
    clearTimeout(timer);
  }
}

// As an object, an address is one address, whatever commas or brackets it has.
const messageOf = ({ to, ...letter }: Letter, from: string) => ({
  ...letter,
  from,
  to: { name: "", address: to },
});

const isAddress = (text: string) => /^[^\s@<>(),;:"\p{Cc}]+@[^\s@<>(),;:"\p{Cc}]+$/u.test(text);

/** What the server says of one mail; everything before and between is about the server, its connection or our account. */
const ofMail = ["RCPT TO", "DATA"];

/** Whether it is worth trying again, from what the server answered and to what. */
function explained(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const answer = "responseCode" in error ? Number(error.responseCode) : 0;
  const command = "command" in error ? String(error.command) : "";
  if (!answer || !ofMail.includes(command)) return new NoCarrier(error.message);
  // 5xx: no such mailbox, refused for good. Others (4xx: full, greylisted, too many) pass.
  return answer >= 500 ? new Undeliverable(error.message) : error;
}
