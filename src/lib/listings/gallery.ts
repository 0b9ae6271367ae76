import { storedPicture } from "@/lib/supabase/stored-picture";

/** A photo of a practice besides its main one. */
export interface GalleryPhoto {
  url: string;
  description: string;
}

/** A gallery as the database stores it. Photos that aren't in our own storage are left out. */
export const galleryOf = (stored: unknown): GalleryPhoto[] =>
  (Array.isArray(stored) ? stored : []).filter(({ url }: GalleryPhoto) =>
    storedPicture(url, "gallery-photos"),
  );
