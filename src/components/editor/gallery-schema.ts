import { z } from "zod";
import { atMost } from "@/components/forms/field-rules";
import { plainLine } from "@/lib/format/plain-line";
import type { GalleryPhoto } from "@/lib/listings/gallery";
import { maxGalleryPhotos, maxPhotoDescription } from "@/lib/supabase/shared-limits";

const described = z.object({
  url: z.string(),
  description: plainLine
    .min(2, "Describe the photo for people who can't see it")
    .refine(...atMost([2, maxPhotoDescription], "A description")),
  isRemoved: z.literal(false),
});

/** A photo that will be removed when the form is saved; until then, this can be undone. */
const removed = z.object({ url: z.string(), description: z.string(), isRemoved: z.literal(true) });

const photo = z.discriminatedUnion("isRemoved", [described, removed]);

/** A photo of the gallery as typed. */
export type GalleryValues = z.infer<typeof photo>;

const remainingPhotos = (photos: readonly GalleryValues[]) =>
  photos.filter(({ isRemoved }) => !isRemoved);

export const gallerySchema = z
  .array(photo)
  .refine(
    (photos) => remainingPhotos(photos).length <= maxGalleryPhotos,
    `A practice can have up to ${maxGalleryPhotos} more photos`,
  );

/** Converts photos to form values. */
export const toGalleryValues = (photos: readonly GalleryPhoto[]): GalleryValues[] =>
  photos.map((photo) => ({ ...photo, isRemoved: false }));

/** Converts form values to photos. */
export const toGallery = (photos: readonly GalleryValues[]): GalleryPhoto[] =>
  remainingPhotos(photos).map(({ url, description }) => ({ url, description }));
