import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";

/** Every color of the product, as [light, dark]. Text pairs meet WCAG AA on the surfaces they are named for. */
export const colors = {
  paper: ["#fbf9f4", "#101916"],
  surface: ["#fffefb", "#17221e"],
  raised: ["#fffefb", "#2b4037"],
  sage: ["#e8f0e6", "#1c2e27"],
  sky: ["#e4eff4", "#1a2b34"],
  apricot: ["#fcebd8", "#352a1b"],
  ink: ["#14302a", "#e8efe9"],
  "ink-soft": ["#48605a", "#adbdb5"],
  line: ["#dedfd3", "#2b3b35"],
  "line-strong": ["#7b8c85", "#70857b"],
  primary: ["#11594a", "#86d8ba"],
  "primary-strong": ["#0b4438", "#a6e6cf"],
  "on-primary": ["#fffefb", "#08231c"],
  accent: ["#e8994a", "#f0b46b"],
  "accent-ink": ["#85450c", "#f4cb95"],
  danger: ["#a62f1e", "#f3a594"],
  "danger-strong": ["#862314", "#f8c0b3"],
  "danger-tint": ["#fbe8e3", "#3a221d"],
  "on-danger": ["#fffefb", "#2d0f09"],
  focus: ["#1c6fb0", "#8ac7f5"],
  overlay: ["#0e2a23a6", "#040807b8"],
  deep: ["#0d3f34", "#0b1310"],
  "on-deep": ["#f6f1e4", "#e8efe9"],
  "on-deep-soft": ["#bfd4c8", "#a3b5ac"],
  "deep-line": ["#2b5c50", "#24332d"],

  // Monograms: a quiet ground and the letters on it.
  moss: ["#d8e7d2", "#25402f"],
  "on-moss": ["#28502f", "#bfe3c0"],
  lagoon: ["#cfe6e6", "#1a3f42"],
  "on-lagoon": ["#114f55", "#a9e0e2"],
  clay: ["#f6dacb", "#4a2c20"],
  "on-clay": ["#81381a", "#f5c3aa"],
  honey: ["#f7e3b5", "#42351a"],
  "on-honey": ["#684a05", "#f0d694"],
  plum: ["#eadbe8", "#3c2a3d"],
  "on-plum": ["#693468", "#e3c3e4"],
  dusk: ["#d9e1f2", "#27324b"],
  "on-dusk": ["#2f4880", "#bfcff3"],

  // The street scene: daylight, and the same street in the evening.
  "scene-sky": ["#dcebef", "#14232b"],
  "scene-sun": ["#f6c583", "#e9e3c8"],
  "scene-cloud": ["#fffefb", "#223540"],
  "scene-hill-far": ["#c5dad0", "#1b332f"],
  "scene-hill": ["#a3c6b1", "#1d3d34"],
  "scene-meadow": ["#7fae90", "#214a3c"],
  "scene-lawn": ["#5d967b", "#1b4134"],
  "scene-leaf": ["#3f8168", "#2a5c4a"],
  "scene-leaf-deep": ["#256653", "#1f4b3d"],
  "scene-wall": ["#fffaf0", "#4a5a57"],
  "scene-wall-shade": ["#ebe2cf", "#3c4b48"],
  "scene-brick": ["#d98d68", "#6b4638"],
  "scene-brick-shade": ["#c27853", "#5a392e"],
  "scene-roof": ["#2d5f54", "#16302a"],
  "scene-roof-alt": ["#8a5a44", "#38261f"],
  "scene-door": ["#e8994a", "#b5713a"],
  "scene-window": ["#a9ccd4", "#f7cf86"],
  "scene-trim": ["#dccfb6", "#62726e"],
  "scene-path": ["#f1e3c6", "#4c5a4d"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/**
 * Colors of the picture files alone, as [light, dark]; no style sheet carries them.
 * `src/build/images/paint.ts` does.
 */
const paints = {
  pen: ["#14302a", "#0b1a16"],
  "skin-fair": ["#f2c7a5", "#c4967a"],
  "skin-tan": ["#d49a6f", "#a5714d"],
  "skin-brown": ["#8d5a3f", "#79503a"],
  blush: ["#e08a6d", "#a55c48"],
  "hair-dark": ["#33241d", "#1b120e"],
  "hair-red": ["#a9552b", "#80401f"],
  "hair-gray": ["#d6d2c6", "#a8ada5"],
  coat: ["#fffefb", "#cbd6d0"],
  "coat-shade": ["#dfe6e0", "#a9b8b1"],
  denim: ["#5f8dab", "#40657f"],
  rose: ["#d9806f", "#a4594c"],
  mustard: ["#e2ae4a", "#b3863a"],
  wood: ["#c08a5f", "#6f4d38"],
  "wood-deep": ["#9c6a47", "#573a2a"],
  room: ["#f4e7d0", "#2a3835"],
  "room-shade": ["#e9d8ba", "#233029"],
  steel: ["#8fa5a3", "#6c807e"],
  lamp: ["#f8d59a", "#eebd70"],
  sunset: ["#fcebd8", "#26304b"],
  "sunset-low": ["#f8d9c4", "#574458"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

const shadows = {
  soft: [
    "0 1px 2px #14302a0d, 0 6px 20px -8px #14302a1f",
    "0 1px 2px #0006, 0 8px 20px -8px #0009",
  ],
  lifted: [
    "0 2px 4px #14302a0f, 0 18px 40px -16px #14302a3d",
    "0 2px 4px #0006, 0 20px 40px -16px #000c",
  ],
} as const;

const tokens = { ...colors, ...shadows };
const variable = (name: string) => `var(--${name})`;
const themeValues = (theme: 0 | 1) =>
  Object.fromEntries(Object.entries(tokens).map(([name, values]) => [`--${name}`, values[theme]]));
const references = (names: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, variable(name)]));

/** What a drawing may be painted with. */
export const pictureColors = { ...colors, ...paints };

export default {
  content: ["./index.html", "./src/**/*.{ts,tsx}"],
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      inherit: "inherit",
      ...references(colors),
    },
    boxShadow: { none: "none", ...references(shadows) },
    borderRadius: {
      none: "0",
      sm: "0.5rem",
      md: "0.75rem",
      lg: "1.125rem",
      xl: "1.75rem",
      "2xl": "2.5rem",
      full: "999px",
    },
    fontFamily: {
      display: ["Besley", "Besley Georgia", "Besley Times", "Besley DejaVu", "serif"],
      // A named face first: what `system-ui` means on Linux is anyone's guess.
      sans: [
        "-apple-system",
        "Segoe UI",
        "Roboto",
        "Noto Sans",
        "Helvetica Neue",
        "Arial",
        "system-ui",
        "sans-serif",
      ],
    },
    fontSize: {
      xs: ["0.8125rem", "1.25rem"],
      sm: ["0.9375rem", "1.45rem"],
      base: ["1.0625rem", "1.7rem"],
      lg: ["1.1875rem", "1.85rem"],
      xl: ["1.3125rem", "1.75rem"],
      "2xl": ["clamp(1.4375rem, 1.25rem + 0.8vw, 1.75rem)", "1.25"],
      "3xl": ["clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)", "1.16"],
      hero: ["clamp(2.125rem, 1.35rem + 3.1vw, 3.875rem)", "1.08"],
    },
    extend: {
      letterSpacing: { display: "-0.018em" },
      maxWidth: { page: "76rem", prose: "38rem" },
      spacing: {
        // As `--spacing` in src/index.css.
        gutter: "clamp(min(1.25rem, 6.25vw), 4vw, 2.5rem)",
        section: "clamp(4rem, 8vw, 7rem)",
      },
      keyframes: {
        appear: { from: { opacity: "0" } },
        rise: { from: { opacity: "0", transform: "translateY(0.75rem)" } },
        "slide-in": { from: { opacity: "0", transform: "translateX(1.5rem)" } },
        "swipe-out": { to: { transform: "translateX(calc(100% + 1.5rem))" } },
        leave: { to: { opacity: "0" } },
        progress: { from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } },
        breathe: { "50%": { opacity: "0.5" } },
      },
      animation: {
        appear: "appear 160ms ease-out",
        rise: "rise 220ms cubic-bezier(0.2, 0.8, 0.3, 1)",
        "slide-in": "slide-in 220ms cubic-bezier(0.2, 0.8, 0.3, 1)",
        "swipe-out": "swipe-out 120ms ease-out",
        leave: "leave 120ms ease-in",
        progress: "progress 4s cubic-bezier(0.1, 0.7, 0.2, 1) 200ms both",
        breathe: "breathe 1.8s ease-in-out infinite",
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ":root": themeValues(0),
        // Paper is light.
        "@media screen and (prefers-color-scheme: dark)": { ":root": themeValues(1) },
      });
    }),
  ],
} satisfies Config;
