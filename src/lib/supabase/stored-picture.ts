import { apiOrigin } from "@/lib/supabase/project";

/** The public storage buckets for pictures. */
export type PictureBucket = "avatars" | "practice-photos" | "clinician-photos" | "gallery-photos";

/**
 * Returns the URL of a picture in our own storage. Other hosts are never contacted, because that
 * would reveal visitors to them; only the path counts, so that stored URLs survive a change of the
 * storage's domain.
 */
export function storedPicture(
  url: string | null | undefined,
  bucket: PictureBucket,
): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  const { protocol, pathname } = new URL(url);
  const isPicture =
    protocol.startsWith("http") && pathname.startsWith(`/storage/v1/object/public/${bucket}/`);
  return isPicture ? apiOrigin + pathname : undefined;
}
