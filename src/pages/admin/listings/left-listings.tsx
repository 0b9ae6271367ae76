import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

interface LeftListingsProps {
  left: readonly { id: string; name: string; problem: string }[];
  onClose: () => void;
}

/** Which of several listings could not be decided, and why. */
export function LeftListings({ left, onClose }: LeftListingsProps) {
  if (left.length === 0) return null;
  return (
    <Notice
      tone="attention"
      isAlert
      className="mb-5"
      title={
        left.length === 1
          ? "1 listing was left as it is"
          : `${left.length} listings were left as they are`
      }
      actions={
        <Button size="sm" variant="secondary" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <ul className="mt-1 grid gap-1">
        {left.map(({ id, name, problem }) => (
          <li key={id} className="break-words">
            {name}: {problem}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
