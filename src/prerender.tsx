import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { entries } from "@/content/blog/entries";
import { type ListingDetail, listingQuery } from "@/hooks/listings/detail";
import { placeQuery } from "@/hooks/listings/place";
import { listingSearchQuery } from "@/hooks/listings/search";
import { postKeys } from "@/hooks/posts/keys";
import { pageOf } from "@/hooks/posts/post-page";
import { routerReady } from "@/lib/browser/router-ready";
import { detailColumns } from "@/lib/listings/detail-columns";
import { paths } from "@/lib/paths";
import { type Place, placePath } from "@/lib/places/places";
import { stateRedirects } from "@/lib/places/state-redirects";
import { usStates } from "@/lib/places/us-states";
import { rssFeed } from "@/lib/site/rss";
import { queryClient } from "@/lib/supabase/query-client";
import { createRoutes } from "@/router";
import { routes } from "@/routes";
import { samplePosts } from "@/sample-posts";

/** A page as HTML: what belongs into the document's head, and what into its root. */
export interface Rendered {
  head: string;
  body: string;
}

const openRouter = (path: string) => createMemoryRouter(createRoutes(), { initialEntries: [path] });

/** Renders a page as it is before it has asked for any data: a page of fixed text is complete then. */
export async function renderPage(path: string): Promise<Rendered> {
  const router = openRouter(path);
  await routerReady(router);
  const [failure] = Object.values(router.state.errors ?? {});
  if (failure) throw failure;
  return render(router);
}

/** A page with its data, as a stranger reads it, and what the browser takes it over with: see `takeAlong`. */
export interface RenderedWithData {
  rendered: Rendered;
  data: object;
}

/** What `renderListing` wants to know of a listing, for the API. */
export const listingColumns = detailColumns;

/** Renders the page of a listing. */
export function renderListing(listing: ListingDetail): Promise<RenderedWithData> {
  queryClient.setQueryData(listingQuery(listing.id).queryKey, listing);
  return renderFromCache(paths.listing(listing.id));
}

/** Renders the directory, or the page of a state or city, with what the API says now. */
export async function renderDirectory(place?: Place): Promise<RenderedWithData> {
  const filters = { search: "", ...(place && { place }) };
  await Promise.all([
    queryClient.fetchInfiniteQuery(listingSearchQuery(filters)),
    place && queryClient.fetchQuery(placeQuery(place)),
  ]);
  return renderFromCache(place ? placePath(place) : paths.directory());
}

/** What the feed shows of posts, with samples in their place. */
export async function renderSampleFeed(posts = samplePosts()): Promise<string> {
  queryClient.setQueryData(postKeys.feed, { pages: [pageOf(posts)], pageParams: [null] });
  const { body } = (await renderFromCache(paths.feed)).rendered;
  const shown = /<section[^>]* data-filled="[^>]*>(.*?)<\/section>/s.exec(body)?.[1];
  if (!shown) throw new Error("The feed has no place for posts.");
  return shown;
}

async function renderFromCache(path: string): Promise<RenderedWithData> {
  try {
    const rendered = await renderPage(path);
    const known = queryClient.getQueryCache().getAll();
    return { rendered, data: known.map(({ queryKey, state }) => [queryKey, state.data]) };
  } finally {
    queryClient.clear();
  }
}

/** Renders what stands around every page, while the page itself is still on its way. */
export const renderFrame = (): Rendered => render(openRouter("/"));

/** The addresses of the states' pages. */
export const statePaths: readonly string[] = usStates.map(([code]) => placePath({ state: code }));

/** Rules for hosts: where other spellings of those addresses lead. */
/** The route table. */
export { routes, stateRedirects };

/** The functions that load what an address shows: those of its page, and of what stands around it. */
export const loadersOf = (path: string): unknown[] =>
  (matchRoutes(createRoutes(), path) ?? []).flatMap(({ route }) => route.lazy ?? []);

/** The feed of the articles, for a site at this address. */
export const renderFeed = (siteUrl: string): string => rssFeed(entries, siteUrl);

function render(router: ReturnType<typeof createMemoryRouter>): Rendered {
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  router.dispose();
  // React writes what it would move into the head before everything else.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}
