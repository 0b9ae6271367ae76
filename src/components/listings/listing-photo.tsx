import { useState } from "react";
import { Monogram } from "@/components/ui/monogram";
import { type PictureBucket, storedPicture } from "@/lib/supabase/stored-picture";

interface ListingPhotoProps {
  /** The name of the practice or clinician. */
  name: string;
  /** The URL of a photo in our storage; initials are shown without one or if it fails to load. */
  photoUrl: string | null;
  bucket?: PictureBucket;
}

/** The photo of a practice or clinician, or colored initials. Decorative: the name is beside it. */
export function ListingPhoto({ name, photoUrl, bucket = "practice-photos" }: ListingPhotoProps) {
  const [brokenSource, setBrokenSource] = useState<string>();
  const source = storedPicture(photoUrl, bucket);
  if (!source || source === brokenSource) return <Monogram name={name} />;
  return (
    <img
      src={source}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBrokenSource(source)}
      className="size-full object-cover"
    />
  );
}
