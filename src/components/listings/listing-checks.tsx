import { CircleCheck, CircleDashed } from "lucide-react";
import { Fragment } from "react";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useListingChecks } from "@/hooks/listings/listing-checks";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { listChecks } from "@/lib/listings/checks";
import { licenseLookups } from "@/lib/listings/license-lookups";
import { paths } from "@/lib/paths";

/** What was checked on a listing, each with its date, and what was not. */
export function HowWeKnow({ listing }: { listing: ListingDetail }) {
  const checks = useListingChecks(listing.id);
  return (
    <section aria-labelledby="how-we-know" className="mb-16">
      <h2 id="how-we-know" className="text-2xl">
        How we know
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft">
        What we checked on this listing, and when.{" "}
        <TextLink to={paths.howWeVerify}>How we verify</TextLink>
      </p>
      {checks.isPending && (
        <LoadingRegion label="Loading checks..." isLabelHidden>
          <Skeleton className="h-72 rounded-xl" />
        </LoadingRegion>
      )}
      {checks.isError && <LoadFailure query={checks} title="We couldn't load these checks" />}
      {checks.data && (
        <ul className="grid gap-4 md:grid-cols-2">
          {listChecks(listing, checks.data).map(({ title, words, isKnown }) => {
            const Icon = isKnown ? CircleCheck : CircleDashed;
            return (
              <li key={title} className="flex min-w-0 gap-3">
                <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-soft" />
                <div className="min-w-0">
                  <h3 className="font-semibold">
                    {title}
                    <VisuallyHidden>{isKnown ? ": yes" : ": no"}</VisuallyHidden>
                  </h3>
                  <p className="text-sm text-ink-soft">{words}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <LicenseLinks state={listing.address_state} />
    </section>
  );
}

/** Where to look up the licenses of clinicians in a state. */
function LicenseLinks({ state }: { state: string }) {
  return (
    <p className="mt-4 text-sm text-ink-soft">
      Look up a clinician's license:{" "}
      {licenseLookups(state).map(({ name, url }, index) => (
        <Fragment key={url}>
          {index > 0 && " or "}
          <TextLink to={url} target="_blank" rel="noopener noreferrer" className="py-1">
            {name}
          </TextLink>
        </Fragment>
      ))}
    </p>
  );
}
