import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../apis/config.ts";

/**
 * Serves the pictures of the demo data from the folders that the Supabase CLI uploads to public
 * buckets (`objects_path` in config.toml); returns null for every other request.
 */
export function seededFiles(root: string, { buckets }: Config["storage"]) {
  return (request: Request): Promise<Response> | null => {
    const address = /^\/storage\/v1\/object\/public\/([\w-]+)\/([\w-]+\/[\w-]+\.webp)$/;
    const [, bucket = "", key = ""] = address.exec(new URL(request.url).pathname) ?? [];
    const folder = buckets[bucket]?.objects_path;
    if (!folder || request.method !== "GET") return null;
    const file = path.join(root, "supabase", folder, key);
    return existsSync(file) ? respondWith(file) : null;
  };
}

async function respondWith(file: string): Promise<Response> {
  const headers = { "content-type": "image/webp", "cache-control": "public, max-age=3600" };
  return new Response(await readFile(file), { headers });
}
