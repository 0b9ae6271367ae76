import path from "node:path";
import type { Extensions } from "@electric-sql/pglite";
import { z } from "zod";
import type { LookUpNpi } from "../../functions/_shared/npi/registry.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { dumpArchive } from "../database/pglite.ts";
import { type Preparation, prepareDatabase } from "../database/prepare-database.ts";
import { createLock, type Lock, noLock } from "../database/request-lock.ts";
import { writeSnapshot } from "../database/snapshot-files.ts";
import { snapshotName } from "../database/snapshot-name.ts";
import { type FolderLock, lockFolder } from "../files/folder-lock.ts";
import { seededFiles } from "../files/seeded-files.ts";
import { createTemporaryDataFolder } from "../files/temporary-data-folder.ts";
import { Mailbox } from "../mail/mailbox.ts";
import { createMailer } from "../mail/mailer.ts";
import type { Handler } from "../patches/patch.ts";
import { explainStart } from "../server/start-failure.ts";
import { readConfig } from "./config.ts";
import { edgeFunctions, npiLookups } from "./edge-functions.ts";
import { patchedApis } from "./handlers.ts";
import { type Keys, loadKeys } from "./keys.ts";
import { createLiteApp } from "./lite-app.ts";
import type { Settings } from "./settings.ts";

/** The database and APIs of the embedded backend. */
export interface Backend {
  fetch: Handler;
  db: Database;
  mailbox: Mailbox;
  keys: Keys;
  /** The migrations and seeds applied at the start, with warnings. */
  preparation: Preparation;
  /** Returns the URL of the site, which links in emails use. */
  siteUrl(): string;
  setOrigin(origin: string): void;
  close(): Promise<void>;
}

export interface BackendOptions {
  settings: Settings;
  /** Queries the NPI registry for members. By default, it is not available. */
  lookUpNpi?: LookUpNpi | null;
  testExtensions?: Extensions;
}

/** Opens and prepares a database and serves its APIs. Throws `StartFailure` for known causes. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const cleanups: (() => unknown)[] = [];
  const close = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  try {
    return await start(options, cleanups, close);
  } catch (error) {
    await close();
    throw explainStart(error, options.settings);
  }
}

async function start(
  options: BackendOptions,
  cleanups: (() => unknown)[],
  close: () => Promise<void>,
): Promise<Backend> {
  const { root, dataDir, snapshots } = options.settings;
  const config = readConfig(root, options.settings.mailWait);
  const files = openDataFolder(dataDir);
  cleanups.push(files.unlock);
  const keys = loadKeys(dataDir);

  const snapshot = path.join(snapshots, snapshotName(root, config.db.seed));
  const opened = await openDatabase(options.settings, snapshot, options.testExtensions);
  cleanups.push(() => opened.db.close());
  const lock = opened.db.isSingleSession ? createLock() : noLock;
  const db = withLock(opened.db, lock);

  let origin = config.auth.site_url;
  const siteUrl = () => origin;
  const mailbox = new Mailbox();
  const mailer = createMailer(
    mailbox,
    { ...config.auth.email.template, ...config.auth.email.notification },
    siteUrl,
    async (email) => {
      const [found] = await db.query(
        z.object({ language: z.string().nullable() }),
        "select raw_user_meta_data ->> 'language' as language from auth.users where email = $1",
        [email.toLowerCase()],
      );
      return found?.language ?? "";
    },
  );
  const storageFolder = path.join(files.folder, "storage");
  const app = await createLiteApp({ db, config, keys, mailer, storageFolder });
  const preparation =
    opened.origin === "copy"
      ? { applied: [], warnings: [] }
      : await prepareDatabase(db, app, root, config.db.seed);
  if (opened.origin === "empty") {
    const writing = writeSnapshot(snapshot, await dumpArchive(opened.db));
    cleanups.push(() => writing);
  }

  const { email, additional_redirect_urls: redirects } = config.auth;
  const tools = { db, mailer, config: email, jwtSecret: keys.jwt, siteUrl, redirects };
  const functions = edgeFunctions({ db: opened.db, keys, siteUrl });
  const apis = patchedApis((request) => app.fetch(request), tools);
  const pictures = seededFiles(root, config.storage);
  const lookups = npiLookups((request) => lock(() => apis(request)), options.lookUpNpi ?? null);
  return {
    // PGlite has one session. Without the lock, statements of concurrent requests would mix and run
    // with the wrong role.
    fetch: async (request) => {
      const buffered = await bufferBody(request);
      return (
        lookups(buffered) ??
        pictures(buffered) ??
        lock(async () => functions(buffered) ?? apis(buffered))
      );
    },
    db,
    mailbox,
    keys,
    preparation,
    siteUrl,
    setOrigin: (next) => {
      origin = next;
      // @supabase/lite checks redirects against this value on every request.
      if (app.config.auth) app.config.auth.site_url = next;
      files.setOrigin(next);
    },
    close,
  };
}

/** Locks the data folder, or creates a temporary one for an in-memory database. */
function openDataFolder(dataDir: string | null): FolderLock & { folder: string } {
  if (dataDir) return { folder: dataDir, ...lockFolder(dataDir) };
  const { folder, remove } = createTemporaryDataFolder();
  return { folder, setOrigin: () => {}, unlock: remove };
}

/** Reads the request body before the request is queued, so a slow upload does not delay other requests. */
async function bufferBody(request: Request): Promise<Request> {
  if (!request.body) return request;
  const body = await request.arrayBuffer();
  const headers = new Headers(request.headers);
  headers.set("content-length", String(body.byteLength));
  return new Request(request.url, { method: request.method, headers, body });
}

/** Wraps a database so that its calls wait for the current request. */
function withLock(db: Database, lock: Lock): Database {
  return {
    ...db,
    run: (script) => lock(() => db.run(script)),
    query: (row, sql, params) => lock(() => db.query(row, sql, params)),
  };
}
