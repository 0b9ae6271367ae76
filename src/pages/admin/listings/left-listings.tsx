import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

interface SkippedListingsProps {
  listings: readonly { id: string; name: string; problem: string }[];
  onClose: () => void;
}

/** Lists the selected listings that couldn't be decided, each with the reason. */
export function SkippedListings({ listings, onClose }: SkippedListingsProps) {
  if (listings.length === 0) return null;
  return (
    <Notice
      tone="attention"
      isAlert
      className="mb-5"
      title={
        listings.length === 1
          ? "1 listing wasn’t changed"
          : `${listings.length} listings weren’t changed`
      }
      actions={
        <Button size="sm" variant="secondary" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <ul className="mt-1 grid gap-1">
        {listings.map(({ id, name, problem }) => (
          <li key={id} className="break-words">
            {name}: {problem}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
