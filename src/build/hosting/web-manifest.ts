import type { ManifestOptions } from "vite-plugin-pwa";
import { colors } from "../../../tailwind.config.ts";
import { paths } from "../../lib/paths.ts";

const [paper] = colors.paper;

/** How the site is called, looks and starts once somebody has installed it. */
export const webManifest: Partial<ManifestOptions> = {
  id: paths.home,
  name: "DPC Nearby",
  short_name: "DPC Nearby",
  description: "Find a Direct Primary Care doctor near you, and read what members tell.",
  lang: "en-US",
  start_url: paths.home,
  scope: paths.home,
  display: "standalone",
  theme_color: paper,
  background_color: paper,
  categories: ["health", "medical"],
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [
    { name: "Find a Doctor", url: paths.directory() },
    { name: "Community", url: paths.feed },
  ],
};
