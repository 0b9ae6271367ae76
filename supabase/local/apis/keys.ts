import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { StartFailure } from "../server/start-failure.ts";

/**
 * The key that the browser sends. Public by nature, and always the same, so that a build made in
 * one checkout works under `vite preview` in another.
 */
export const publishableKey = "sb_publishable_embedded_backend";

const schema = z.object({ secret: z.string(), jwt: z.string() });
export type Keys = z.infer<typeof schema>;

function readKeys(file: string): Keys {
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new StartFailure(
      `${file} is damaged: it does not hold the keys of this backend. Delete it, and the next start makes new ones; ` +
        "everybody signs in again.",
      { cause: error },
    );
  }
}

/**
 * The secret API key and the signing key of sessions: random, because `vite --host` may show this
 * backend to a network, and kept beside the data, so that a session survives a restart.
 */
export function loadKeys(dataDir: string | null): Keys {
  const fresh = {
    secret: `sb_secret_${randomBytes(24).toString("base64url")}`,
    jwt: randomBytes(32).toString("hex"),
  };
  if (!dataDir) return fresh;
  const file = path.join(dataDir, "keys.json");
  if (existsSync(file)) return readKeys(file);
  mkdirSync(dataDir, { recursive: true });
  // Written aside and renamed: a kill in between must not leave half a file.
  writeFileSync(`${file}.new`, JSON.stringify(fresh, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return fresh;
}
