import { useIsInBrowser } from "@/hooks/in-browser";
import { storedPicture } from "@/lib/pictures/stored-picture";

/** Tells the address of a picture, if it lies in our own storage. */
export function usePictureSource(): typeof storedPicture {
  const isInBrowser = useIsInBrowser();
  // The embedded backend's storage is on the page's own origin, which only the browser knows.
  return isInBrowser || !import.meta.env.VITE_EMBEDDED ? storedPicture : () => undefined;
}
