import { useFormContext, useWatch } from "react-hook-form";
import type { BasicListing } from "@/components/editor/listing-schema";
import type { SubmitProblem } from "@/components/editor/use-submit-checks";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { useSimilarListings } from "@/hooks/editor/similar-listings";
import { focusOnMount } from "@/lib/browser/focus";
import { paths } from "@/lib/paths";

const noticeId = "similar-practices";

/** A note after the ZIP code that a similar practice is listed. Its space is reserved, so nothing below moves. */
export function SimilarNote() {
  const { control } = useFormContext<BasicListing>();
  const [name, zip] = useWatch({ control, name: ["practice_name", "address_zip"] });
  const { data = [] } = useSimilarListings(name, zip);
  return (
    <p className="-mt-2 min-h-12 text-sm sm:min-h-6">
      {data.length > 0 && (
        <span>
          A practice with a similar name is already listed in this ZIP code.{" "}
          <button
            type="button"
            className="font-semibold text-primary underline underline-offset-4"
            onClick={() => document.getElementById(noticeId)?.focus()}
          >
            Is it the same one?
          </button>
        </span>
      )}
    </p>
  );
}

interface SimilarPracticesProps {
  problem: SubmitProblem | null;
  /** The practice is the person's own, so they can claim it where it is listed. */
  isOwn: boolean;
  isBusy: boolean;
  /** Called when the person confirms that this is a different practice. */
  onConfirmDifferent: () => void;
}

/** Shows similar practices while a listing is typed, and asks for confirmation before it is sent. */
export function SimilarPractices({
  problem,
  isOwn,
  isBusy,
  onConfirmDifferent,
}: SimilarPracticesProps) {
  const { control } = useFormContext<BasicListing>();
  const [name, zip] = useWatch({ control, name: ["practice_name", "address_zip"] });
  const { data = [] } = useSimilarListings(name, zip);

  const similar = data.length > 0 && (
    <Notice
      tone="attention"
      title="Is it one of these?"
      actions={
        problem && (
          <Button variant="secondary" size="sm" isBusy={isBusy} onClick={onConfirmDifferent}>
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
  // After a submit attempt the notice takes the focus; while the person types, it is announced politely.
  return problem ? (
    <div key={problem.attempt} ref={focusOnMount} tabIndex={-1}>
      {problem.kind === "listed" ? <AlreadyListedNotice listed={problem} isOwn={isOwn} /> : similar}
    </div>
  ) : (
    <div id={noticeId} tabIndex={-1} role="status">
      {similar}
    </div>
  );
}

interface AlreadyListedNoticeProps {
  listed: Extract<SubmitProblem, { kind: "listed" }>;
  /** The practice is the person's own. */
  isOwn: boolean;
}

/** A notice that a practice is already listed, with links to claim or correct it. */
function AlreadyListedNotice({
  listed: { message, id, isPublic },
  isOwn,
}: AlreadyListedNoticeProps) {
  return (
    <Notice tone="attention" title={message}>
      {id && isPublic && (
        <>
          <TextLink to={paths.listing(id)}>See the listing</TextLink>. Is it yours?{" "}
          <TextLink to={paths.claimListing(id)}>Claim it</TextLink> to edit it. Is something wrong
          or missing? <TextLink to={paths.correctListing(id)}>Suggest a correction</TextLink>.
        </>
      )}
      {id && !isPublic && <TextLink to={paths.listing(id)}>See your listing</TextLink>}
      {!id &&
        (isOwn
          ? "If it's yours, you can claim it once it's in the directory."
          : "It will appear in the directory once it's approved. You don't need to add it again.")}
    </Notice>
  );
}
