import { Navigate, useLocation, useParams } from "react-router-dom";
import { LoadingPage } from "@/components/layout/loading-page";
import { lazyPart } from "@/components/ui/lazy-part";
import { placePath, readPlace } from "@/lib/places/places";
import { PlaceDirectory } from "@/pages/directory/place-directory";

// Almost no one sees it here, so no one else waits for it.
const NotFoundPage = lazyPart(
  async () => (await import("@/pages/not-found/not-found-page")).Component,
  { Loading: LoadingPage },
);

/** The directory of a state or of a city. */
export function Component() {
  const { state = "", city } = useParams();
  const { pathname, search } = useLocation();
  const place = readPlace(state, city);
  const missing = <NotFoundPage />;

  if (!place) return missing;
  const path = placePath(place);
  // One address a place: codes, capitals and stray slashes lead there.
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
