import { createServer, type Server, type Socket } from "node:net";
import { freePort } from "./free-port.ts";

/** What a server says when it is asked to accept: a line, or silence, or one line after the other, or the end of the connection. */
export type Behavior = Partial<
  Record<
    "greeting" | "sender" | "recipient" | "message",
    string | "hang" | "drip" | "drop" | "keep and drop"
  >
>;

export interface SmtpServer {
  url: string;
  /** What was accepted, as it came. */
  messages: string[];
  close(): void;
}

/** A server that speaks just enough SMTP, and misbehaves where a test wants it to. */
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

/** Says again and again that more will be said. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write("250-wait\r\n"), 100);
  socket.once("close", () => clearInterval(timer));
}

function serve(socket: Socket, behavior: Behavior, messages: string[]): void {
  let message: string | null = null;
  let pending = "";
  const say = (line: string) => {
    if (line.endsWith("drop")) socket.destroy();
    else if (line === "drip") drip(socket);
    else if (line !== "hang") socket.write(`${line}\r\n`);
  };
  const hear = (line: string) => {
    if (message !== null) {
      if (line !== ".") {
        message += `${line}\n`;
        return;
      }
      const answer = behavior.message ?? "250 accepted";
      if (answer.startsWith("250") || answer === "keep and drop") messages.push(message);
      message = null;
      return say(answer);
    }
    if (/^(EHLO|HELO)/i.test(line)) return say("250 test");
    if (/^MAIL/i.test(line)) return say(behavior.sender ?? "250 ok");
    if (/^RCPT/i.test(line)) return say(behavior.recipient ?? "250 ok");
    if (/^DATA/i.test(line)) {
      message = "";
      return say("354 go on");
    }
    say(/^QUIT/i.test(line) ? "221 bye" : "250 ok");
  };
  socket.on("data", (chunk) => {
    const lines = (pending + chunk.toString("utf8")).split("\r\n");
    pending = lines.pop() ?? "";
    lines.forEach(hear);
  });
  say(behavior.greeting ?? "220 test");
}
