import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { useSimilarListings } from "@/hooks/doctors/add";
import { paths } from "@/lib/paths";

interface SimilarListingsProps {
  name: string;
  zip: string;
}

/** Warns that the practice may be listed already. */
export function SimilarListings({ name, zip }: SimilarListingsProps) {
  const similar = useSimilarListings(name, zip);
  return (
    <div role="status">
      {similar.data && similar.data.length > 0 && (
        <Notice tone="attention" title="Is it one of these?">
          A practice with a like name is listed in this ZIP code already:
          <ul className="mt-2 list-disc pl-5">
            {similar.data.map((listing) => (
              <li key={listing.id}>
                <TextLink to={paths.doctor(listing.id)} target="_blank">
                  {listing.practice_name}
                </TextLink>
                , {listing.address_city}, {listing.address_state}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
