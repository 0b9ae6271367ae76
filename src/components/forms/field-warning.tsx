import { TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";

const typingPause = 600;

/** The text once it has been unchanged for a while; null while the person is typing. */
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
  /** The possible problem; null if there is none. */
  text: string | null;
}

/** A warning that doesn't block submitting, shown and announced once the person stops typing. */
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
