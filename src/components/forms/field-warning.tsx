import { TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";

const typingPause = 600;

/** A text once it has stayed the same for a while; null before, and while somebody still types what it is made of. */
function useSettled(text: string | null): string | null {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? text : null;
}

interface FieldWarningProps {
  id?: string | undefined;
  /** What may be wrong; null when nothing is. */
  text: string | null;
}

/** A warning that blocks nothing: shown and announced once the person stops typing. */
export function FieldWarning({ id, text }: FieldWarningProps) {
  const settled = useSettled(text);
  return (
    <div id={id} role="status">
      {settled && (
        <p className="mt-1.5 flex gap-1.5 text-sm font-medium text-accent-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{settled}</span>
        </p>
      )}
    </div>
  );
}
