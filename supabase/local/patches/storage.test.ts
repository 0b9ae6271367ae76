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
const get = (url: string) => backend.fetch(new Request(url));

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

describe("downloads", () => {
  it("fail after the file is removed", async () => {
    const name = `${id}/removed.png`;
    await avatars().upload(name, picture());
    expect((await avatars().remove([name])).data).toHaveLength(1);
    expect((await get(avatars().getPublicUrl(name).data.publicUrl)).ok).toBe(false);
  });
});
