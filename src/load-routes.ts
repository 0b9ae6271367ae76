import { type HydrationState, matchRoutes, type RouteObject } from "react-router-dom";

/**
 * Loads what the routes of a path are made of, so that a router made of them can render at once: on the server, which
 * renders only once, and in a browser that takes over what the server wrote. Gives the data of their loaders.
 */
export async function loadRoutes(
  routes: RouteObject[],
  url: URL,
): Promise<Pick<HydrationState, "loaderData">> {
  const matches = matchRoutes(routes, url.pathname) ?? [];
  const loaded = await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.lazy === "object") {
        const parts = Object.entries(route.lazy).map(async ([name, load]) => [
          name,
          await load?.(),
        ]);
        Object.assign(route, Object.fromEntries(await Promise.all(parts)));
        delete route.lazy;
      }
      if (typeof route.loader !== "function" || !route.id) return [];
      const request = new Request(url);
      return [[route.id, await route.loader({ params, request, url, pattern: "", context: {} })]];
    }),
  );
  return { loaderData: Object.fromEntries(loaded.flat()) };
}
