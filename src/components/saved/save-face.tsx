import { Heart } from "lucide-react";
import { Button } from "@/components/ui/button";

interface SaveFaceProps {
  name: string;
  isSaved: boolean;
  /** It shows its heart only. */
  isSmall?: boolean | undefined;
  onClick?: () => unknown;
}

/** The heart of a listing, whoever keeps it. */
export function SaveFace({ name, isSaved, isSmall = false, onClick }: SaveFaceProps) {
  const word = isSaved ? "Saved" : "Save";
  return (
    <Button
      variant="secondary"
      size={isSmall ? "sm" : "md"}
      aria-pressed={isSaved}
      aria-label={`${word} ${name}`}
      className={isSmall ? "size-11 px-0 max-sm:[&:not(:hover)]:ring-transparent" : undefined}
      onClick={onClick}
    >
      <Heart aria-hidden="true" className={isSaved ? "fill-current" : undefined} />
      {!isSmall && word}
    </Button>
  );
}
