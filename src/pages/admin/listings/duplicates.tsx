import { TextLink } from "@/components/ui/text-link";
import type { PendingListing } from "@/hooks/listings/waiting";
import { paths } from "@/lib/paths";

/** Other listings with a similar name in the same ZIP code. */
export function Duplicates({ listing: { evidence } }: { listing: PendingListing }) {
  if (!evidence) return "Couldn’t check for duplicates";
  if (evidence.look_alikes.length === 0) return "None";
  return (
    <ul>
      {evidence.look_alikes.map((other) => (
        <li key={other.id}>
          <TextLink to={paths.listing(other.id)} target="_blank">
            {other.practice_name}
          </TextLink>
          , {Math.round(other.similarity * 100)}% similar
          {!other.verified && ", not published"}
        </li>
      ))}
    </ul>
  );
}
