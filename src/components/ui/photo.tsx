import { useState } from "react";
import { Monogram } from "@/components/ui/monogram";
import { type PictureBucket, storedPicture } from "@/lib/supabase/stored-picture";

interface PhotoProps {
  /** The name of the practice or person. */
  name: string;
  /** The URL of a photo in our storage; initials are shown without one or if it fails to load. */
  photoUrl: string | null | undefined;
  bucket?: PictureBucket;
  /** Omits the background of the initials, for small photos. */
  isPlain?: boolean;
}

/** The photo of a practice or person, or colored initials. Decorative: the name is beside it. */
export function Photo({ name, photoUrl, bucket = "practice-photos", isPlain = false }: PhotoProps) {
  const [brokenSource, setBrokenSource] = useState<string>();
  const source = storedPicture(photoUrl, bucket);
  if (!source || source === brokenSource) return <Monogram name={name} isPlain={isPlain} />;
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
