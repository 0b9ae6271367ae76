import { useState } from "react";
import { useListingPhoto } from "@/components/listings/listing-photo-source";
import { Monogram } from "@/components/ui/monogram";

interface ListingPhotoProps {
  practiceName: string;
  /** The address of a photo in our storage; without one, or when it is gone, the initials show. */
  photoUrl: string | null;
  className?: string;
}

/** The practice's photo, or its initials on a color of its own. Decoration: the name stands beside it. */
export function ListingPhoto({ practiceName, photoUrl, className }: ListingPhotoProps) {
  const [brokenSource, setBrokenSource] = useState<string>();
  const source = useListingPhoto(photoUrl);
  if (!source || source === brokenSource) {
    return <Monogram name={practiceName} className={className ?? ""} />;
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
