import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { App } from "@supabase/lite";
import { z } from "zod";
import { replaceFile } from "./replace-file.ts";

// @supabase/lite documents its file adapter but does not export it.

type StorageAdapter = NonNullable<App["_storageAdapter"]>;

const metaSchema = z.object({
  mimetype: z.string(),
  cacheControl: z.string(),
  size: z.number(),
  eTag: z.string(),
  lastModified: z.coerce.date(),
});
type Meta = z.infer<typeof metaSchema>;

/**
 * Stores uploaded files in a folder. A file's name is a hash of its bucket and key, so keys cannot
 * escape the folder. A JSON file next to it contains the metadata.
 */
export function createObjectFiles(folder: string): StorageAdapter {
  const pathOf = (bucket: string, key: string) =>
    path.join(folder, createHash("sha256").update(`${bucket}\0${key}`).digest("hex"));

  const removeObject = async (bucket: string, key: string) => {
    const file = pathOf(bucket, key);
    await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
  };

  return {
    driver: null,
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const data = await readAll(body);
      const eTag = `"${createHash("md5").update(data).digest("hex")}"`;
      const meta = {
        mimetype,
        cacheControl,
        size: data.byteLength,
        eTag,
        lastModified: new Date(),
      };
      const file = pathOf(bucket, key);
      await replaceFile(file, data);
      await replaceFile(`${file}.json`, JSON.stringify(meta));
      return describe(meta);
    },
    async getObject(bucket, key) {
      const file = pathOf(bucket, key);
      const meta = await readMeta(file);
      return { httpStatusCode: 200, metadata: describe(meta), body: await readFile(file) };
    },
    async headObject(bucket, key) {
      return describe(await readMeta(pathOf(bucket, key)));
    },
    deleteObject: removeObject,
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => removeObject(bucket, key)));
    },
    async copyObject(fromBucket, fromKey, _fromVersion, toBucket, toKey) {
      const source = pathOf(fromBucket, fromKey);
      const meta = { ...(await readMeta(source)), lastModified: new Date() };
      const target = pathOf(toBucket, toKey);
      await replaceFile(target, await readFile(source));
      await replaceFile(`${target}.json`, JSON.stringify(meta));
      return describe(meta);
    },
    async privateAssetUrl(bucket, key) {
      return `file://${pathOf(bucket, key)}`;
    },
  };
}

type Body = Parameters<StorageAdapter["uploadObject"]>[3];

async function readAll(body: Body): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  const chunks: Uint8Array[] = [];
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

async function readMeta(file: string): Promise<Meta> {
  try {
    return metaSchema.parse(JSON.parse(await readFile(`${file}.json`, "utf8")));
  } catch (error) {
    // @supabase/lite responds with 404 to this error.
    throw Object.assign(new Error("Object not found", { cause: error }), {
      code: "ENOENT",
      statusCode: 404,
    });
  }
}

function describe(meta: Meta) {
  return { ...meta, contentLength: meta.size, httpStatusCode: 200 };
}
