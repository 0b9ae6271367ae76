import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Backend } from "../apis/backend.ts";
import { type Client, signUp, startBackend } from "../testing/helpers.ts";

let backend: Backend;
let member: Client;
let id: string;
beforeAll(async () => {
  backend = await startBackend();
  ({ client: member, id } = await signUp(backend, "painter"));
});
afterAll(() => backend.close());

const bytes = [137, 80, 78, 71, 13, 10, 26, 10];
const picture = (content = new Uint8Array(bytes), type = "image/png") =>
  new File([content], "me.png", { type });
const avatars = () => member.storage.from("avatars");
const get = (url: string, headers: Record<string, string> = {}) =>
  backend.fetch(new Request(url, { headers }));

describe("uploads", () => {
  it("accept a File as browsers send it, and serve it publicly", async () => {
    const name = `${id}/me.png`;
    const upload = await avatars().upload(name, picture(), { cacheControl: "60" });
    expect(upload.error).toBeNull();
    const response = await get(avatars().getPublicUrl(name).data.publicUrl);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("max-age=60");
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual(bytes);
  });

  it("are refused if the bucket does not allow them", async () => {
    const errorOf = async (name: string, file: File) => (await avatars().upload(name, file)).error;
    const tooLarge = new Uint8Array(2_500_000);
    expect(await errorOf("another-person/me.png", picture())).toMatchObject({ statusCode: "403" });
    expect(await errorOf(`${id}/big.png`, picture(tooLarge))).toMatchObject({ statusCode: "413" });
    expect(await errorOf(`${id}/a.txt`, picture(undefined, "text/plain"))).toMatchObject({
      statusCode: "415",
    });
  });
});

describe("lists", () => {
  it("contain one level, folders first", async () => {
    await avatars().upload(`${id}/list/deep/one.png`, picture());
    await avatars().upload(`${id}/list/two.png`, picture());
    const { data } = await avatars().list(`${id}/list`);
    expect(data?.map((entry) => [entry.name, entry.id === null])).toEqual([
      ["deep", true],
      ["two.png", false],
    ]);
  });
});

describe("signed URLs", () => {
  it("can be used for downloads and uploads", async () => {
    const name = `${id}/signed.png`;
    const ticket = await avatars().createSignedUploadUrl(name);
    expect(ticket.error).toBeNull();
    const token = String(ticket.data?.token);
    const upload = await avatars().uploadToSignedUrl(name, token, picture());
    expect(upload.error).toBeNull();
    const { data } = await avatars().createSignedUrl(name, 60);
    expect((await get(String(data?.signedUrl))).status).toBe(200);
  });
});

describe("downloads", () => {
  it("support conditional and partial requests and file names", async () => {
    const name = `${id}/download.png`;
    await avatars().upload(name, picture());
    const url = avatars().getPublicUrl(name).data.publicUrl;
    const etag = (await get(url)).headers.get("etag") ?? "";
    expect((await get(url, { "if-none-match": etag })).status).toBe(304);

    const part = await get(url, { range: "bytes=1-3" });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe("bytes 1-3/8");
    expect(await part.text()).toBe("PNG");
    expect((await get(url, { range: "bytes=99-" })).status).toBe(416);

    const named = await get(`${url}?download=portrait.png`);
    expect(named.headers.get("content-disposition")).toContain("portrait.png");
  });

  it("fail after the file is removed", async () => {
    const name = `${id}/removed.png`;
    await avatars().upload(name, picture());
    expect((await avatars().remove([name])).data).toHaveLength(1);
    expect((await get(avatars().getPublicUrl(name).data.publicUrl)).ok).toBe(false);
  });
});
