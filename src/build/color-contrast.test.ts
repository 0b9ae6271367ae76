import { describe, expect, test } from "vitest";
import { colors } from "../../tailwind.config.ts";

type Color = keyof typeof colors;

const themes = ["light", "dark"] as const;

/** Returns the relative luminance of a color like "#1c6fb0", as defined by WCAG. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors in a theme, from 1 to 21. */
function contrastOf(one: Color, other: Color, theme: number): number {
  const luminances = [one, other].map((color) => luminanceOf(String(colors[color][theme])));
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

const surfaces = ["paper", "surface", "raised", "sage", "sky", "apricot", "danger-tint"] as const;
const texts = ["ink", "ink-soft", "primary", "primary-strong", "accent-ink", "danger"] as const;
const monograms = ["moss", "lagoon", "clay", "honey", "plum", "dusk"] as const;

const textPairs: [text: Color, background: Color][] = [
  ...texts.flatMap((text) => surfaces.map((surface): [Color, Color] => [text, surface])),
  ...monograms.map((ground): [Color, Color] => [`on-${ground}`, ground]),
  ["on-primary", "primary"],
  ["on-primary", "primary-strong"],
  ["on-danger", "danger"],
  ["on-danger", "danger-strong"],
  ["on-deep", "deep"],
  ["on-deep-soft", "deep"],
  ["accent", "deep"],
];

describe.each(themes)("in the %s theme", (name) => {
  const theme = themes.indexOf(name);

  test.each(textPairs)("%s on %s meets the contrast of WCAG AA for text", (text, background) => {
    expect(contrastOf(text, background, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(surfaces)(
    "a focus ring on %s meets the contrast of WCAG AA for controls",
    (surface) => {
      expect(contrastOf("focus", surface, theme)).toBeGreaterThanOrEqual(3);
    },
  );
});
