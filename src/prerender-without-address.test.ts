import { expect, test, vi } from "vitest";
import { paths } from "@/lib/paths";
import { renderPage } from "@/prerender";

vi.hoisted(() => vi.stubEnv("VITE_SITE_URL", ""));

test("a page built without the site's address says nothing that needs it", async () => {
  const { head, body } = await renderPage(paths.about);
  expect(head).toContain("<title>About");
  expect(head).toContain('property="og:title"');
  expect(head).not.toMatch(/canonical|og:url|og:image/);
  expect(body).not.toContain("application/ld+json");
});
