import { CircleCheck, CircleDashed } from "lucide-react";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useListingChecks } from "@/hooks/listings/listing-checks";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { listChecks } from "@/lib/listings/checks";
import { nationalLookup, stateLookup } from "@/lib/listings/license-lookups";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/** What was checked on a listing, each with its date, and what was not. */
export function HowWeKnow({ listing }: { listing: ListingDetail }) {
  const checks = useListingChecks(listing.id);
  return (
    <section aria-labelledby="how-we-know" className="mb-16">
      <h2 id="how-we-know" className="text-2xl">
        {t`How we know`}
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft">
        {t`What we checked on this listing, and when.`}{" "}
        <TextLink to={paths.howWeVerify}>{t`How we verify`}</TextLink>
      </p>
      {checks.isPending && (
        <LoadingRegion label={t`Loading checks...`} isLabelHidden>
          <Skeleton className="h-72 rounded-xl" />
        </LoadingRegion>
      )}
      {checks.isError && <LoadFailure query={checks} title={t`We couldn't load these checks`} />}
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
                    <VisuallyHidden>{isKnown ? t`: yes` : t`: no`}</VisuallyHidden>
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
  const own = stateLookup(state);
  const national = <LookupLink {...nationalLookup} />;
  if (!own) {
    return (
      <p className={look}>
        <Trans>Look up a clinician's license: {national}</Trans>
      </p>
    );
  }
  return (
    <p className={look}>
      <Trans>
        Look up a clinician's license: <LookupLink {...own} /> or {national}
      </Trans>
    </p>
  );
}

const look = "mt-4 text-sm text-ink-soft";

const LookupLink = ({ name, url }: typeof nationalLookup) => (
  <TextLink to={url} target="_blank" rel="noopener noreferrer" className="py-1">
    {name}
  </TextLink>
);
