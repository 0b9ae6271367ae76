import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { drawings, paint } from "@/build/images/paint";

const files = readdirSync(drawings).filter((file) => file.endsWith(".svg"));

test.each(files)("%s uses the current palette and is small", (file) => {
  const drawing = readFileSync(path.join(drawings, file), "utf8");
  expect(paint(drawing)).toBe(drawing);
  expect(drawing).toContain("prefers-color-scheme:dark");
  expect(drawing.length).toBeLessThan(12_000);
});

test.each(files)("%s has no external resources or scripts", (file) => {
  const drawing = readFileSync(path.join(drawings, file), "utf8").replace(
    'xmlns="http://www.w3.org/2000/svg"',
    "",
  );
  expect(drawing).not.toMatch(/https?:|<script|<image|<foreignObject|\son\w+=/);
});

test("an unknown color is rejected with its name", () => {
  const drawing = '<svg><style></style><path class="mauve-line"/></svg>';
  expect(() => paint(drawing)).toThrow("No color of the palette is called mauve");
});
