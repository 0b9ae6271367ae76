import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished, vi } from "vitest";
import { publishableKey } from "../apis/keys.ts";
import { freePort } from "./free-port.ts";

/** A dev server in a separate process, which a test can kill. */
export class DevServer {
  readonly url: string;
  readonly #child: ChildProcess;
  output = "";

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
    const append = (chunk: Buffer) => {
      this.output += chunk.toString();
    };
    child.stdout?.on("data", append);
    child.stderr?.on("data", append);
  }

  /** Starts a server. A new database is a copy of the shared snapshot, unless another snapshot folder is given. */
  static async start(dataDir: string, snapshots?: string): Promise<DevServer> {
    const port = await freePort();
    const { VITEST: _, ...inherited } = process.env;
    const child = spawn(
      process.execPath,
      ["node_modules/vite/bin/vite.js", "--port", String(port), "--strictPort"],
      {
        env: {
          ...inherited,
          NODE_ENV: "development",
          // Outside CI, Vite exits when its standard input is closed.
          CI: "true",
          LOCAL_STACK_DATA: dataDir,
          ...(snapshots && { LOCAL_STACK_SNAPSHOTS: snapshots }),
        },
      },
    );
    const server = new DevServer(`http://localhost:${port}`, child);
    onTestFinished(() => server.kill());
    return server;
  }

  get pid() {
    return this.#child.pid;
  }

  get isRunning() {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Waits until the database responds. */
  async ready(): Promise<void> {
    await vi.waitFor(
      async () => {
        const response = await this.fetch("/rest/v1/zip_codes?select=zip&limit=1");
        if (response.status !== 200) throw new Error(await response.text());
      },
      { timeout: 180_000, interval: 50 },
    );
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { apikey: publishableKey, "content-type": "application/json", ...init.headers };
    return fetch(`${this.url}${path}`, { ...init, headers });
  }

  /** Kills the process without running its exit handlers. */
  async kill(): Promise<void> {
    if (!this.isRunning) return;
    const exit = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await exit;
  }

  async exitCode(): Promise<number | null> {
    if (this.isRunning) await once(this.#child, "exit");
    return this.#child.exitCode;
  }
}
