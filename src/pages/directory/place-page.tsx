import { Navigate, redirect, useLocation, useParams } from "react-router-dom";
import { LoadingPage } from "@/components/layout/loading-page";
import { placeQuery } from "@/hooks/listings/place";
import { listingSearchQuery } from "@/hooks/listings/search";
import { placePath, readPlace } from "@/lib/places/places";
import { serverLoader } from "@/lib/server-loader";
import { PlaceDirectory } from "@/pages/directory/place-directory";
import { Component as NotFoundPage } from "@/pages/not-found/not-found-page";

export const loader = serverLoader(async ({ queryClient, params, url, setNotFound }) => {
  const { state = "", city } = params;
  const place = readPlace(state, city);
  if (!place) return setNotFound();
  const path = placePath(place);
  if (url.pathname !== path) throw redirect(`${path}${url.search}`);
  const [description] = await Promise.all([
    queryClient.fetchQuery(placeQuery(place)),
    queryClient.fetchInfiniteQuery(listingSearchQuery({ search: "", place })),
  ]);
  if (!description) setNotFound();
});

/** The directory of a state or city. */
export function Component() {
  const { state = "", city } = useParams();
  const { pathname, search } = useLocation();
  const place = readPlace(state, city);
  const missing = <NotFoundPage />;

  if (!place) return missing;
  const path = placePath(place);
  // Codes, capitals, and extra slashes redirect to the one URL of a place.
  if (pathname !== path) {
    return (
      <>
        <Navigate to={`${path}${search}`} replace />
        <LoadingPage />
      </>
    );
  }
  return <PlaceDirectory key={path} place={place} missing={missing} />;
}
