import { expect } from "vitest";
import type { Backend } from "../../apis/backend.ts";
import { newMember, type Probe } from "./probe.ts";

const picture = () => new Blob([new Uint8Array([137, 80, 78, 71])], { type: "image/png" });

async function ownFolder(backend: Backend) {
  const { client: member, id } = await newMember(backend);
  return { bucket: member.storage.from("avatars"), id };
}

export const uploads: Probe = async (backend) => {
  const { bucket, id } = await ownFolder(backend);
  expect((await bucket.upload(`${id}/1.png`, picture())).error).toBeNull();
};

export const objectLists: Probe = async (backend) => {
  const { bucket, id } = await ownFolder(backend);
  await bucket.upload(`${id}/1.png`, picture());
  await bucket.upload(`${id}/deep/2.png`, picture());
  const { data } = await bucket.list(id);
  expect(data?.map((entry) => entry.name)).toEqual(["deep", "1.png"]);
};

export const signedUrls: Probe = async (backend) => {
  const { bucket, id } = await ownFolder(backend);
  const ticket = await bucket.createSignedUploadUrl(`${id}/1.png`);
  expect(ticket.error).toBeNull();
  await bucket.upload(`${id}/1.png`, picture());
  const { data } = await bucket.createSignedUrl(`${id}/1.png`, 60);
  expect((await backend.fetch(new Request(String(data?.signedUrl)))).status).toBe(200);
};

export const downloads: Probe = async (backend) => {
  const { bucket, id } = await ownFolder(backend);
  await bucket.upload(`${id}/1.png`, picture());
  const { publicUrl } = bucket.getPublicUrl(`${id}/1.png`).data;
  const get = (url: string, headers: Record<string, string> = {}) =>
    backend.fetch(new Request(url, { headers }));
  const etag = (await get(publicUrl)).headers.get("etag") ?? "";
  const named = await get(`${publicUrl}?download=me.png`);
  expect([
    (await get(publicUrl, { "if-none-match": etag })).status,
    (await get(publicUrl, { range: "bytes=1-3" })).status,
    named.headers.get("content-disposition")?.includes("me.png"),
  ]).toEqual([304, 206, true]);
};
