import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import type { Backend } from "../apis/backend.ts";
import { startBackend } from "../testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const folder = path.resolve(import.meta.dirname, "../../portraits");
const get = (key: string) =>
  backend.fetch(new Request(`http://localhost/storage/v1/object/public/clinician-photos/${key}`));

it("every photo of the demo data has a file, and every file belongs to a photo", async () => {
  const rows = await backend.db.query(
    z.object({ key: z.string() }),
    `select split_part(photo_url, '/clinician-photos/', 2) as key
     from public.clinicians where photo_url is not null order by 1`,
  );
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const keys = files
    .filter((file) => file.endsWith(".webp"))
    .map((file) => file.replaceAll("\\", "/"));
  expect(rows.map(({ key }) => key)).toEqual(keys.sort());
});

it("a photo of the demo data is served as a picture", async () => {
  const [listing = ""] = readdirSync(folder);
  const [file = ""] = readdirSync(path.join(folder, listing));
  const response = await get(`${listing}/${file}`);
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe("RIFF");
});

it.each(["nowhere/1.webp", "../config.toml", "..%2Fconfig.toml", "a/../../seed.sql"])(
  "%s is not served",
  async (key) => {
    expect((await get(key)).status).toBeGreaterThanOrEqual(400);
  },
);
