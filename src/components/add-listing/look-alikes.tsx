import { useFormContext, useWatch } from "react-hook-form";
import type { Doubt } from "@/components/add-listing/doubts";
import { ListedAlready } from "@/components/add-listing/listed-already";
import type { BasicListing } from "@/components/listing-form/listing-schema";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { useSimilarListings } from "@/hooks/listings/similar";
import { takeFocus } from "@/lib/browser/take-focus";
import { paths } from "@/lib/paths";

const noticeId = "similar-practices";

/** Says right after the ZIP code that a similar practice is listed. Its room is reserved: nothing below moves. */
export function SimilarNote() {
  const { control } = useFormContext<BasicListing>();
  const [name, zip] = useWatch({ control, name: ["practice_name", "address_zip"] });
  const { data = [] } = useSimilarListings(name, zip);
  return (
    <p className="-mt-2 min-h-12 text-sm sm:min-h-6">
      {data.length > 0 && (
        <>
          A practice with a similar name is already listed in this ZIP code.{" "}
          <button
            type="button"
            className="font-semibold text-primary underline underline-offset-4"
            onClick={() => document.getElementById(noticeId)?.focus()}
          >
            Is it the same one?
          </button>
        </>
      )}
    </p>
  );
}

interface LookAlikesProps {
  doubt: Doubt | null;
  /** The practice is the person's own: it can be claimed where it is listed. */
  isOwn: boolean;
  isBusy: boolean;
  /** It is another practice. */
  onInsist: () => void;
}

/** Says while a listing is written, and asks before it is sent, whether it is listed already. */
export function LookAlikes({ doubt, isOwn, isBusy, onInsist }: LookAlikesProps) {
  const { control } = useFormContext<BasicListing>();
  const [name, zip] = useWatch({ control, name: ["practice_name", "address_zip"] });
  const { data = [] } = useSimilarListings(name, zip);

  if (doubt?.kind === "listed") {
    return (
      <div key={doubt.tries} ref={takeFocus} tabIndex={-1}>
        <ListedAlready listed={doubt} isOwn={isOwn} />
      </div>
    );
  }
  const hint = data.length > 0 && (
    <Notice
      tone="attention"
      title="Is it one of these?"
      actions={
        doubt && (
          <Button variant="secondary" size="sm" isBusy={isBusy} onClick={onInsist}>
            No, it's a different practice
          </Button>
        )
      }
    >
      A practice with a similar name is already listed in this ZIP code:
      <ul className="mt-2 list-disc pl-5">
        {data.map((listing) => (
          <li key={listing.id}>
            <TextLink to={paths.listing(listing.id)} target="_blank">
              {listing.practice_name}
            </TextLink>
            , {listing.address_city}, {listing.address_state}
            {!listing.verified && ", pending review"}
          </li>
        ))}
      </ul>
      {isOwn && <p className="mt-2">If one of them is yours, open it and claim it there.</p>}
    </Notice>
  );
  // Asked, it takes the focus, which reads it out; before, it is announced when the person pauses.
  return doubt ? (
    <div key={doubt.tries} ref={takeFocus} tabIndex={-1}>
      {hint}
    </div>
  ) : (
    <div id={noticeId} tabIndex={-1} role="status">
      {hint}
    </div>
  );
}
