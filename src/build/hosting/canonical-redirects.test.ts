import { expect, test, vi } from "vitest";
import { canonicalRedirects } from "@/build/hosting/canonical-redirects";

/** Requests a URL from the dev server's middleware, and returns the location of the redirect; null if there is none. */
function locationOf(url: string, accept = "text/html,*/*"): string | null {
  const use = vi.fn();
  Reflect.apply(Object(canonicalRedirects().configureServer), undefined, [
    { middlewares: { use } },
  ]);
  const [middleware] = use.mock.calls[0] ?? [];
  let location: string | null = null;
  const response = {
    writeHead(_status: number, headers: { Location: string }) {
      location = headers.Location;
      return { end() {} };
    },
  };
  middleware({ method: "GET", url, headers: { accept } }, response, () => {});
  return location;
}

test.each([
  ["/About/", "/about"],
  ["/directory/?search=Austin%2C+TX?", "/directory?search=Austin%2C+TX?"],
])("the dev server redirects %s to %s", (url, location) => {
  expect(locationOf(url)).toBe(location);
});

test.each([
  "/about",
  "/src/App.tsx",
  "/_mailbox/",
  "/@vite/Client",
  "/storage/v1/object/public/avatars/A/1",
])("the dev server does not redirect %s", (url) => {
  expect(locationOf(url)).toBeNull();
});

test("the dev server redirects only navigations", () => {
  expect(locationOf("/About/", "application/json")).toBeNull();
});
