import { App, setExperimental } from "@supabase/lite";
import type { Database } from "../database/database.ts";
import { createObjectFiles } from "../files/object-files.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Config } from "./config.ts";
import { type Keys, publishableKey } from "./keys.ts";

interface LiteOptions {
  db: Database;
  config: Config;
  keys: Keys;
  mailer: Mailer;
  /** The folder for uploaded files. */
  storageFolder: string;
}

/** Creates the configured @supabase/lite app. Requests must go through the patches and the lock. */
export async function createLiteApp(options: LiteOptions): Promise<App> {
  const { config, keys } = options;
  setExperimental("storage", true);
  // The package rejects settings that it does not know.
  const { notification: _, ...email } = config.auth.email;
  const app = new App({
    connection: options.db.connection,
    api: {
      // The package has no GraphQL and fails on schemas that do not exist.
      schemas: config.api.schemas.filter((schema) => schema !== "graphql_public"),
      max_rows: config.api.max_rows,
      // Like hosted projects, refuse updates and deletes without a filter.
      pg_safe_update: true,
    },
    auth: {
      ...config.auth,
      enabled: true,
      jwt_secret: keys.jwt,
      publishable_key: publishableKey,
      secret_key: keys.secret,
      // mail/mailer.ts renders the templates. The package uses an older name for the sign-up setting.
      email: { ...email, template: {}, enable_signup: true },
    },
    storage: { enabled: true, file_size_limit: config.storage.file_size_limit },
    // Studio would respond to every unknown path.
    options: { server: { admin: false, disableStudio: true } },
  });
  app._mailer = options.mailer;
  app._storageAdapter = createObjectFiles(options.storageFolder);
  await suppressBanner(() => app.init());
  return app;
}

/** Suppresses the warning about experimental storage that the package prints at each start. */
async function suppressBanner<T>(start: () => Promise<T>): Promise<T> {
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
