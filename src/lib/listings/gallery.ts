import { storedPicture } from "@/lib/pictures/stored-picture";

/** A photo of a practice besides its main one. */
export interface GalleryPhoto {
  url: string;
  description: string;
}

/** Parses a stored gallery. Photos that aren't in our own storage are left out. */
export const readGallery = (stored: unknown): GalleryPhoto[] =>
  (Array.isArray(stored) ? stored : []).flatMap((photo: unknown) => {
    const { url, description }: Record<string, unknown> = Object(photo);
    const isPhoto = typeof url === "string" && storedPicture(url, "gallery-photos");
    return isPhoto ? { url, description: String(description) } : [];
  });
