/**
 * Draws the portraits of the demo data's clinicians, who are invented:
 * `npx tsx supabase/scripts/draw-portraits.ts`.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { browserFlags, findBrowser } from "../../e2e/find-browser.ts";
import { createBackend } from "../local/apis/backend.ts";
import { inMemorySettings } from "../local/testing/in-memory-settings.ts";
import { drawPortrait } from "./portrait.ts";

const folder = path.resolve(import.meta.dirname, "../portraits");
/** In pixels. Pages show at most half as many, for dense screens. */
const size = 128;

const clinician = z.object({ name: z.string(), key: z.string() });

async function listClinicians() {
  const backend = await createBackend({ settings: inMemorySettings() });
  const query = `select name, split_part(photo_url, '/clinician-photos/', 2) as key
    from public.clinicians where photo_url is not null order by key`;
  const clinicians = await backend.db.query(clinician, query);
  await backend.close();
  return clinicians;
}

const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserFlags,
  ...(executablePath && { executablePath }),
});
const page = await browser.newPage();

/** Renders a drawing as WebP. */
async function render(drawing: string): Promise<Buffer> {
  const source = `data:image/svg+xml;base64,${Buffer.from(drawing).toString("base64")}`;
  const address = await page.evaluate(
    async ([from, pixels]) => {
      const image = new Image(pixels, pixels);
      image.src = from;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = pixels;
      canvas.height = pixels;
      canvas.getContext("2d")?.drawImage(image, 0, 0, pixels, pixels);
      return canvas.toDataURL("image/webp", 0.8);
    },
    [source, size] as const,
  );
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

await rm(folder, { recursive: true, force: true });
for (const { name, key } of await listClinicians()) {
  const file = path.join(folder, key);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await render(drawPortrait(key, name)));
}
await browser.close();
