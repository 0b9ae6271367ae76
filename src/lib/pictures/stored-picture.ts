import { apiOrigin } from "@/lib/supabase/project";

/** The public places for pictures in our own storage. */
export type PictureBucket = "avatars" | "practice-photos" | "clinician-photos";

/**
 * The address of a picture if it lies in our own storage. A picture from elsewhere is not loaded: its host would
 * learn who looks at what.
 */
export function storedPicture(
  url: string | null | undefined,
  bucket: PictureBucket,
): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  const isOurs =
    origin === apiOrigin && pathname.startsWith(`/storage/v1/object/public/${bucket}/`);
  return isOurs ? url : undefined;
}
