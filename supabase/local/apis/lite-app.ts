import { App, setExperimental } from "@supabase/lite";
import type { Database } from "../database/database.ts";
import { createObjectFiles } from "../files/object-files.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Config } from "./config.ts";
import { type Keys, publishableKey } from "./keys.ts";

export interface LiteOptions {
  db: Database;
  config: Config;
  keys: Keys;
  mailer: Mailer;
  /** The folder of uploaded files. */
  storageFolder: string;
}

/** @supabase/lite, configured; never used without the patches and the lock around it. */
export async function createLiteApp(options: LiteOptions): Promise<App> {
  const { config, keys } = options;
  setExperimental("storage", true);
  const app = new App({
    connection: options.db.connection,
    api: {
      // A schema that does not exist would be an error: GraphQL is not part of the package.
      schemas: config.api.schemas.filter((schema) => schema !== "graphql_public"),
      max_rows: config.api.max_rows,
      // As on hosted projects: no update or delete without a filter.
      pg_safe_update: true,
    },
    auth: {
      ...config.auth,
      enabled: true,
      jwt_secret: keys.jwt,
      publishable_key: publishableKey,
      secret_key: keys.secret,
      // Templates are ours (mail/mailer.ts); the sign-up switch of e-mail has an older name here.
      email: { ...config.auth.email, template: {}, enable_signup: true },
    },
    storage: { enabled: true, file_size_limit: config.storage.file_size_limit },
    // Its Studio would answer every path that it does not know.
    options: { server: { admin: false, disableStudio: true } },
  });
  app._mailer = options.mailer;
  app._storageAdapter = createObjectFiles(options.storageFolder);
  await withoutBanner(() => app.init());
  return app;
}

/** The package warns at each start that storage is experimental: our tests say what works. */
async function withoutBanner<T>(start: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).startsWith("EXPERIMENTAL FEATURES")) warn(...words);
  };
  try {
    return await start();
  } finally {
    console.warn = warn;
  }
}
