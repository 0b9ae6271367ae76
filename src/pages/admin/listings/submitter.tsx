import { TextLink } from "@/components/ui/text-link";
import type { PendingListing } from "@/hooks/listings/waiting";
import { importOrigin } from "@/lib/listings/import-origin";
import { paths } from "@/lib/paths";

/** The person who added a listing, and how many of their earlier listings were approved. */
export function Submitter({ listing }: { listing: PendingListing }) {
  const { submitted_by: id, submitter, user_id, evidence } = listing;
  if (!id) return importOrigin(listing) ?? "A deleted account";
  return (
    <>
      <TextLink to={paths.profile(id)}>{submitter?.full_name ?? "Someone with no name"}</TextLink>
      {user_id === id && ", as their own practice"}
      {"\n"}
      <span className="text-sm">
        {evidence
          ? `${evidence.verified_before} approved and ${evidence.refused_before} rejected so far`
          : "Couldn’t load their history"}
      </span>
    </>
  );
}
