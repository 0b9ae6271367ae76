import { Photo } from "@/components/ui/photo";
import { joinClasses } from "@/lib/join-classes";

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
  return (
    <div className={joinClasses("shrink-0 overflow-hidden rounded-full", sizes[size], className)}>
      <Photo name={name} photoUrl={src} bucket="avatars" isPlain />
    </div>
  );
}
