import { createServer, type Server, type Socket } from "node:net";
import { freePort } from "./free-port.ts";

/** The response at each step: an SMTP reply, or no reply, an endless reply, or a closed connection. */
export type Behavior = Partial<
  Record<
    "greeting" | "sender" | "recipient" | "message",
    string | "hang" | "drip" | "drop" | "accept and drop"
  >
>;

export interface SmtpServer {
  url: string;
  /** The raw accepted messages. */
  messages: string[];
  close(): void;
}

/** Starts a minimal SMTP server, which misbehaves as a test specifies. */
export async function startSmtp(behavior: Behavior = {}): Promise<SmtpServer> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    serve(socket, behavior, messages);
  });
  const port = await freePort("127.0.0.1");
  await new Promise<void>((resolve) => server.listen(port, "0.0.0.0", resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `smtp://127.0.0.1:${port}`, messages, close };
}

/** Sends a multi-line reply that never ends. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write("250-wait\r\n"), 100);
  socket.once("close", () => clearInterval(timer));
}

function serve(socket: Socket, behavior: Behavior, messages: string[]): void {
  let message: string | null = null;
  let pending = "";
  const reply = (line: string) => {
    if (line.endsWith("drop")) socket.destroy();
    else if (line === "drip") drip(socket);
    else if (line !== "hang") socket.write(`${line}\r\n`);
  };
  const handleLine = (line: string) => {
    if (message !== null) {
      if (line !== ".") {
        message += `${line}\n`;
        return;
      }
      const response = behavior.message ?? "250 accepted";
      if (response.startsWith("250") || response === "accept and drop") messages.push(message);
      message = null;
      return reply(response);
    }
    if (/^(EHLO|HELO)/i.test(line)) return reply("250 test");
    if (/^MAIL/i.test(line)) return reply(behavior.sender ?? "250 ok");
    if (/^RCPT/i.test(line)) return reply(behavior.recipient ?? "250 ok");
    if (/^DATA/i.test(line)) {
      message = "";
      return reply("354 go on");
    }
    reply(/^QUIT/i.test(line) ? "221 bye" : "250 ok");
  };
  socket.on("data", (chunk) => {
    const lines = (pending + chunk.toString("utf8")).split("\r\n");
    pending = lines.pop() ?? "";
    lines.forEach(handleLine);
  });
  reply(behavior.greeting ?? "220 test");
}
