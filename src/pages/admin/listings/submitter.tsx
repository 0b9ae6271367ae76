import { TextLink } from "@/components/ui/text-link";
import type { WaitingListing } from "@/hooks/listings/waiting";
import { importOrigin } from "@/lib/listings/import-origin";
import { paths } from "@/lib/paths";

/** Who added a listing, and what became of what they added before. */
export function Submitter({ listing }: { listing: WaitingListing }) {
  const { submitted_by: id, submitter, user_id, evidence } = listing;
  if (!id) return importOrigin(listing) ?? "A deleted account";
  return (
    <>
      <TextLink to={paths.profile(id)}>
        {submitter?.full_name ?? "Somebody without a name"}
      </TextLink>
      {user_id === id && ", as their own practice"}
      {"\n"}
      <span className="text-sm">
        {evidence
          ? `${evidence.verified_before} verified and ${evidence.refused_before} refused so far`
          : "Their history is not known yet"}
      </span>
    </>
  );
}
