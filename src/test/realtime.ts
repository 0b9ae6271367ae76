type Message = [joinRef: string, ref: string, topic: string, event: string, payload: Payload];

interface Payload {
  config?: { postgres_changes?: object[] };
}

const joined: { socket: FakeWebSocket; message: Message }[] = [];

/** Replaces jsdom's WebSocket, which would connect to a real server. It opens and accepts every channel. */
export class FakeWebSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = FakeWebSocket.CONNECTING;
  binaryType = "blob";
  bufferedAmount = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;

  constructor() {
    super();
    queueMicrotask(() => {
      this.readyState = FakeWebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string) {
    const message = JSON.parse(text) as Message;
    const [joinRef, ref, topic, event, { config }] = message;
    if (event === "phx_join") joined.push({ socket: this, message });
    const changes =
      config?.postgres_changes?.map((change, index) => ({ ...change, id: index + 1 })) ?? [];
    const payload = { status: "ok", response: { postgres_changes: changes } };
    this.receive([joinRef, ref, topic, "phx_reply", payload]);
  }

  receive(message: unknown[]) {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  close() {
    this.readyState = FakeWebSocket.CLOSED;
    queueMicrotask(() => this.onclose?.({ code: 1000, reason: "", wasClean: true }));
  }
}

/** The changes that the last channel listens to. */
export const listenedTo = (): object[] | undefined =>
  joined.at(-1)?.message[4].config?.postgres_changes;

/** Notifies the last listener that a row was written. */
export function announceChange(): void {
  const last = joined.at(-1);
  if (!last) throw new Error("No page is listening for changes.");
  const [joinRef, , topic] = last.message;
  const data = { type: "INSERT", schema: "public", table: "notifications", errors: null };
  const row = { commit_timestamp: "2026-11-21T12:00:00Z", columns: [], record: {} };
  last.socket.receive([
    joinRef,
    null,
    topic,
    "postgres_changes",
    { ids: [1], data: { ...data, ...row } },
  ]);
}
