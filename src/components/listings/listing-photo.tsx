import { useState } from "react";
import { Monogram } from "@/components/ui/monogram";
import type { PictureBucket } from "@/lib/pictures/stored-picture";
import { storedPicture } from "@/lib/pictures/stored-picture";

interface ListingPhotoProps {
  /** Whom it shows. */
  name: string;
  /** The address of a photo in our storage; without one, or when it is gone, the initials show. */
  photoUrl: string | null;
  bucket?: PictureBucket;
  className?: string;
}

/** The photo of a practice or a clinician, or initials on a color of their own. Decoration: the name stands beside it. */
export function ListingPhoto({
  name,
  photoUrl,
  bucket = "practice-photos",
  className,
}: ListingPhotoProps) {
  const [brokenSource, setBrokenSource] = useState<string>();
  const source = storedPicture(photoUrl, bucket);
  if (!source || source === brokenSource) {
    return <Monogram name={name} className={className ?? ""} />;
  }
  return (
    <img
      src={source}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBrokenSource(source)}
      className={`size-full object-cover ${className ?? ""}`}
    />
  );
}
