import { useState } from "react";
import { Monogram } from "@/components/ui/monogram";
import { joinClasses } from "@/lib/join-classes";
import { storedPicture } from "@/lib/supabase/stored-picture";

const sizes = {
  sm: "size-9 text-xs",
  md: "size-12 text-base",
  lg: "size-20 text-2xl",
  xl: "size-28 text-3xl",
};

interface AvatarProps {
  name: string;
  /** URL of a photo in our storage. Without one, or if it can't be loaded, the initials are shown. */
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  className?: string;
}

/** A person's photo or initials. Decorative, because the name is next to it. */
export function Avatar({ name, src, size = "md", className }: AvatarProps) {
  const [brokenSource, setBrokenSource] = useState<string>();
  const source = storedPicture(src, "avatars");
  return (
    <div className={joinClasses("shrink-0 overflow-hidden rounded-full", sizes[size], className)}>
      {source && source !== brokenSource ? (
        <img
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSource(source)}
          className="size-full object-cover"
        />
      ) : (
        <Monogram name={name} isPlain />
      )}
    </div>
  );
}
