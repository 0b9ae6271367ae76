import { TextLink } from "@/components/ui/text-link";
import type { WaitingListing } from "@/hooks/admin/listings";
import { useSimilarListings } from "@/hooks/doctors/similar";
import { paths } from "@/lib/paths";

/** Other listings with a like name in the same ZIP. */
export function Duplicates({ listing }: { listing: WaitingListing }) {
  const similar = useSimilarListings(listing.practice_name, listing.address_zip);
  if (similar.error) return "Could not be checked";
  if (!similar.data) return "Checking...";
  const others = similar.data.filter(({ id }) => id !== listing.id);
  if (others.length === 0) return "None";
  return (
    <ul>
      {others.map((other) => (
        <li key={other.id}>
          <TextLink to={paths.doctor(other.id)} target="_blank">
            {other.practice_name}
          </TextLink>
          , {Math.round(other.similarity * 100)}% alike
          {!other.verified && ", not verified"}
        </li>
      ))}
    </ul>
  );
}
