import path from "node:path";
import type { Extensions } from "@electric-sql/pglite";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { archiveOf } from "../database/pglite.ts";
import { type Preparation, prepareDatabase } from "../database/prepare-database.ts";
import { createLock, type Lock, noLock } from "../database/request-lock.ts";
import { writeSnapshot } from "../database/snapshot-files.ts";
import { snapshotName } from "../database/snapshot-name.ts";
import { type FolderLock, lockFolder } from "../files/folder-lock.ts";
import { throwawayFolder } from "../files/throwaway-folder.ts";
import { Mailbox } from "../mail/mailbox.ts";
import { createMailer } from "../mail/mailer.ts";
import type { Handler } from "../patches/patch.ts";
import { explainStart } from "../server/start-failure.ts";
import { readConfig } from "./config.ts";
import { edgeFunctions } from "./edge-functions.ts";
import { type PatchName, patchedApis } from "./handlers.ts";
import { type Keys, loadKeys } from "./keys.ts";
import { createLiteApp } from "./lite-app.ts";
import { onlyReads } from "./only-reads.ts";
import type { Settings } from "./settings.ts";

/** The database and APIs of the product in one object. */
export interface Backend {
  fetch: Handler;
  db: Database;
  mailbox: Mailbox;
  keys: Keys;
  /** What the start changed in the database, and what it noticed. */
  preparation: Preparation;
  /** Where the browser finds the site: links in mails start with it. */
  siteUrl(): string;
  setOrigin(origin: string): void;
  close(): Promise<void>;
}

export interface BackendOptions {
  settings: Settings;
  testExtensions?: Extensions;
  /** The patch that the package does without for now, so that a test sees what it is for. */
  leftOut?: () => PatchName | null;
}

/** Opens, prepares and serves a database. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const undo: (() => unknown)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return await start(options, undo, close);
  } catch (error) {
    await close();
    throw explainStart(error, options.settings);
  }
}

async function start(
  options: BackendOptions,
  undo: (() => unknown)[],
  close: () => Promise<void>,
): Promise<Backend> {
  const { root, dataDir, snapshots } = options.settings;
  const config = readConfig(root, options.settings.mailWait);
  const files = filesIn(dataDir);
  undo.push(files.unlock);
  const keys = loadKeys(dataDir);

  const snapshot = path.join(snapshots, snapshotName(root, config.db.seed));
  const opened = await openDatabase(options.settings, snapshot, options.testExtensions);
  undo.push(() => opened.db.close());
  const lock = opened.db.singleSession ? createLock() : noLock;
  const db = queued(opened.db, lock);

  let origin = config.auth.site_url;
  const siteUrl = () => origin;
  const mailbox = new Mailbox();
  const mailer = createMailer(mailbox, config.auth.email.template, siteUrl);
  const storageFolder = path.join(files.folder, "storage");
  const app = await createLiteApp({ db, config, keys, mailer, storageFolder });
  const preparation =
    opened.origin === "copy"
      ? { applied: [], warnings: [] }
      : await prepareDatabase(db, app, root, config.db.seed);
  if (opened.origin === "empty") {
    const written = writeSnapshot(snapshot, await archiveOf(opened.db));
    undo.push(() => written);
  }

  const isOnlyRead = await onlyReads(db);
  const { email, additional_redirect_urls: redirects } = config.auth;
  const tools = { db, mailer, config: email, jwtSecret: keys.jwt, siteUrl, redirects };
  const functions = edgeFunctions({ db: opened.db, keys, siteUrl });
  const apis = patchedApis((request) => app.fetch(request), tools, options.leftOut ?? (() => null));
  return {
    // On PGlite's one session the statements of two requests would mix, and one of them would run
    // under the other's role: a request holds the lock from its first statement to its last.
    fetch: async (request) => {
      const whole = await buffered(request);
      // A search that was typed over while it waited needs no answer. What was written on the way to another page is done.
      return lock(async () =>
        request.signal.aborted && isOnlyRead(request)
          ? new Response(null, { status: 499 })
          : (functions(whole) ?? apis(whole)),
      );
    },
    db,
    mailbox,
    keys,
    preparation,
    siteUrl,
    setOrigin: (next) => {
      origin = next;
      // @supabase/lite checks redirects against it, on every request anew.
      if (app.config.auth) app.config.auth.site_url = next;
      files.setOrigin(next);
    },
    close,
  };
}

/** Takes the data folder for this process, or makes one for a throwaway database. */
function filesIn(dataDir: string | null): FolderLock & { folder: string } {
  if (dataDir) return { folder: dataDir, ...lockFolder(dataDir) };
  const { folder, remove } = throwawayFolder();
  return { folder, setOrigin: () => {}, unlock: remove };
}

/** Reads the body before queueing, so that a slow upload does not delay other requests. */
async function buffered(request: Request): Promise<Request> {
  if (!request.body) return request;
  const body = await request.arrayBuffer();
  const headers = new Headers(request.headers);
  headers.set("content-length", String(body.byteLength));
  return new Request(request.url, { method: request.method, headers, body });
}

/** The database for everybody else: waits for the request that runs. */
function queued(db: Database, lock: Lock): Database {
  return {
    ...db,
    run: (script) => lock(() => db.run(script)),
    query: (row, sql, params) => lock(() => db.query(row, sql, params)),
  };
}
