/** Stands in for the WebSocket that supabase-js requires to start, and Node 20 lacks: only browsers open channels. */
export class ClosedSocket extends EventTarget {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly readyState = this.CLOSED;
  readonly url = "";
  readonly protocol = "";
  onopen = null;
  onmessage = null;
  onclose = null;
  onerror = null;
  close(): void {}
  send(): void {}
}
