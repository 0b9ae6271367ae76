import { apiOrigin } from "@/lib/supabase/project";

/** The public storage buckets for pictures. */
export type PictureBucket = "avatars" | "practice-photos" | "clinician-photos" | "gallery-photos";

/**
 * Returns the URL of a picture if it is in our own storage. Pictures from other hosts are not loaded, because they would reveal
 * visitors to these hosts.
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
