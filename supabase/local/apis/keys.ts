import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { StartFailure } from "../server/start-failure.ts";

/**
 * The public key that the browser sends. It is constant, so a build from one checkout works with
 * `vite preview` in another.
 */
export const publishableKey = "sb_publishable_embedded_backend";

const schema = z.object({ secret: z.string(), jwt: z.string() });
export type Keys = z.infer<typeof schema>;

function readKeys(file: string): Keys {
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new StartFailure(
      `${file} is damaged: it has no valid keys. Delete it, and the next start creates new ones; ` +
        "everyone will have to sign in again.",
      { cause: error },
    );
  }
}

/**
 * Returns the secret API key and the signing key of sessions. They are random, because `vite --host`
 * exposes the backend to the network, and stored with the data, so sessions survive a restart.
 */
export function loadKeys(dataDir: string | null): Keys {
  const newKeys = {
    secret: `sb_secret_${randomBytes(24).toString("base64url")}`,
    jwt: randomBytes(32).toString("hex"),
  };
  if (!dataDir) return newKeys;
  const file = path.join(dataDir, "keys.json");
  if (existsSync(file)) return readKeys(file);
  mkdirSync(dataDir, { recursive: true });
  // Write to a temporary file and rename it, so a crash cannot leave a partial file.
  writeFileSync(`${file}.new`, JSON.stringify(newKeys, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return newKeys;
}
