import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pictureColors } from "../../../tailwind.config.ts";

/** Where the drawings are kept. */
export const drawings = path.resolve(import.meta.dirname, "../../assets/illustrations");

const colors = new Map<string, readonly [light: string, dark: string]>(
  Object.entries(pictureColors),
);

/** `wall` fills with the color of that name, or of the street scene; `wall-line` draws with it. */
function rules(name: string, theme: 0 | 1): string {
  const isLine = name.endsWith("-line");
  const color = isLine ? name.slice(0, -"-line".length) : name;
  const pair = colors.get(`scene-${color}`) ?? colors.get(color);
  if (!pair) throw new Error(`No color of the palette is called ${color}`);
  return `.${name}{${isLine ? "fill:none;stroke" : "fill"}:${pair[theme]}}`;
}

/** Writes the style of a drawing anew from the palette: a picture in an `<img>` cannot see the page's colors. */
export function paint(drawing: string): string {
  const names = [...drawing.matchAll(/class="([^"]+)"/g)].map((match) => match[1] ?? "");
  const sheet = (theme: 0 | 1) =>
    [...new Set(names)]
      .sort()
      .map((name) => rules(name, theme))
      .join("");
  const style = `<style>${sheet(0)}@media(prefers-color-scheme:dark){${sheet(1)}}</style>`;
  return drawing.replace(/<style>[^<]*<\/style>/, style);
}

/** Paints every drawing in place. */
export async function paintAll(): Promise<void> {
  const files = (await readdir(drawings)).filter((file) => file.endsWith(".svg"));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(drawings, name);
      await writeFile(file, paint(await readFile(file, "utf8")));
    }),
  );
}
