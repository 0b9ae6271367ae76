import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pictureColors } from "../../../tailwind.config.ts";

/** The folder of the drawings. */
export const drawings = path.resolve(import.meta.dirname, "../../assets/illustrations");

const colors = new Map<string, readonly [light: string, dark: string]>(
  Object.entries(pictureColors),
);

/** Returns the CSS rule of a class: `wall` fills with that color of the palette, `wall-line` draws its outline. */
function rules(name: string, theme: 0 | 1): string {
  const isLine = name.endsWith("-line");
  const color = isLine ? name.slice(0, -"-line".length) : name;
  const pair = colors.get(`scene-${color}`) ?? colors.get(color);
  if (!pair) throw new Error(`No color of the palette is called ${color}`);
  return `.${name}{${isLine ? "fill:none;stroke" : "fill"}:${pair[theme]}}`;
}

/** Replaces a drawing's style with the palette's colors, because an SVG in an `<img>` can't use the page's colors. */
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

/** Updates the style of every drawing in place. */
export async function paintAll(): Promise<void> {
  const files = (await readdir(drawings)).filter((file) => file.endsWith(".svg"));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(drawings, name);
      await writeFile(file, paint(await readFile(file, "utf8")));
    }),
  );
}
