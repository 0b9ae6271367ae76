import { z } from "zod";
import { bodyOf, withBody, withJson } from "./http.ts";
import type { Patch } from "./patch.ts";

const listOptions = z.looseObject({
  prefix: z.string().default(""),
  limit: z.number().default(100),
  offset: z.number().default(0),
});
const objects = z.array(z.looseObject({ name: z.string() }));
type StoredObject = z.infer<typeof objects>[number];

/** More objects than an embedded project has. */
const allObjects = { limit: 10_000, offset: 0 };

/** Lists one level, folders first. @supabase/lite lists all objects below a folder with their full names. */
export function patchObjectLists(): Patch {
  return (next) => async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/storage/v1/object/list/")) return next(request);
    const { prefix, limit, offset, ...rest } = listOptions.parse(await bodyOf(request));
    const response = await next(withBody(request, { prefix, ...rest, ...allObjects }));
    if (!response.ok) return response;
    const level = oneLevel(objects.parse(await response.json()), prefix);
    return withJson(response, level.slice(offset, offset + limit));
  };
}

function oneLevel(found: StoredObject[], prefix: string): StoredObject[] {
  const base = prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`;
  const folders = new Map<string, StoredObject>();
  const files: StoredObject[] = [];
  for (const object of found) {
    if (!object.name.startsWith(base)) continue;
    const [name = "", ...deeper] = object.name.slice(base.length).split("/");
    if (deeper.length > 0) folders.set(name, folder(name));
    else files.push({ ...object, name });
  }
  return [...folders.values(), ...files];
}

function folder(name: string): StoredObject {
  const none = { id: null, updated_at: null, created_at: null, last_accessed_at: null };
  return { name, ...none, metadata: null };
}
