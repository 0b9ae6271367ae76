import { TextLink } from "@/components/ui/text-link";
import type { WaitingListing } from "@/hooks/listings/waiting";
import { paths } from "@/lib/paths";

/** Other listings with a like name in the same ZIP. */
export function Duplicates({ listing: { evidence } }: { listing: WaitingListing }) {
  if (!evidence) return "Could not be checked";
  if (evidence.look_alikes.length === 0) return "None";
  return (
    <ul>
      {evidence.look_alikes.map((other) => (
        <li key={other.id}>
          <TextLink to={paths.listing(other.id)} target="_blank">
            {other.practice_name}
          </TextLink>
          , {Math.round(other.similarity * 100)}% alike
          {!other.verified && ", not verified"}
        </li>
      ))}
    </ul>
  );
}
