import { useIsInBrowser } from "@/hooks/in-browser";
import { storedPicture } from "@/lib/pictures/stored-picture";

/** The address of a practice's photo, if it lies in our own storage. */
export function useListingPhoto(photoUrl: string | null): string | undefined {
  const isInBrowser = useIsInBrowser();
  // The embedded backend's storage is on the page's own origin, which only the browser knows.
  const isKnown = isInBrowser || !import.meta.env.VITE_EMBEDDED;
  return isKnown ? storedPicture(photoUrl, "practice-photos") : undefined;
}
