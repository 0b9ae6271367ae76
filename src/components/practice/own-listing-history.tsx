import { useState } from "react";
import { RestoreVersion } from "@/components/editor/restore-version";
import { FieldChange } from "@/components/listings/field-change";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { LoadFailure } from "@/components/ui/load-failure";
import { SectionEmpty, SectionLoading } from "@/components/ui/section";
import type { OwnListing } from "@/hooks/practice/own-listings";
import { type ListingVersion, useListingVersions } from "@/hooks/practice/own-versions";
import {
  fieldHistory,
  formatAction,
  isOfImport,
  isOfProposal,
  isRestorable,
} from "@/lib/editor/listing-history";
import { formatMoment } from "@/lib/format/dates";

interface OwnListingHistoryProps {
  practice: OwnListing;
  userId: string;
}

/** Earlier versions of the listing, loaded when the section is opened. */
export function OwnListingHistory({ practice, userId }: OwnListingHistoryProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <section aria-labelledby="history" className="mt-12 max-w-3xl">
      <Disclosure
        summary={
          <h2 id="history" className="text-2xl">
            History
          </h2>
        }
        onOpen={() => setWasOpened(true)}
      >
        {wasOpened && <Versions practice={practice} userId={userId} />}
      </Disclosure>
    </section>
  );
}

function Versions({ practice, userId }: OwnListingHistoryProps) {
  const versions = useListingVersions(practice.id);

  if (versions.isPending) return <SectionLoading label="Loading history..." />;
  if (!versions.data) return <LoadFailure query={versions} />;
  if (versions.data.length === 0) {
    return <SectionEmpty>Nothing has changed since the listing was added.</SectionEmpty>;
  }
  return (
    <>
      <ol className="grid gap-5">
        {versions.data.map((version) => (
          <li key={version.id}>
            <Version version={version} userId={userId} />
            {/* For the practice a value changes when it is proposed. */}
            {version.action !== "accept change" &&
              (version.action === "propose" || !isOfProposal(version)) &&
              isRestorable(version.changes) && (
                <RestoreVersion listing={practice} version={version} />
              )}
          </li>
        ))}
      </ol>
      {versions.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-6"
          isBusy={versions.isFetchingNextPage}
          onClick={() => void versions.fetchNextPage()}
        >
          Older changes
        </Button>
      )}
    </>
  );
}

function Version({ version, userId }: { version: ListingVersion; userId: string }) {
  // The actor is null for changes by the site itself or by a deleted account.
  const who = version.actor_id === userId ? "You" : (version.actor?.full_name ?? "A member");
  return (
    <>
      <p className="text-sm">
        <time dateTime={version.at}>{formatMoment(version.at)}</time>
        {version.actor_id !== null && (
          <>
            {" · "}
            <bdi>{who}</bdi>
          </>
        )}
      </p>
      <h3 className="font-sans text-base font-semibold text-ink">{formatAction(version.action)}</h3>
      {version.reason && (
        <p className="break-words text-ink">
          <span className="font-semibold">{isOfImport(version) ? "File:" : "Reason:"}</span>{" "}
          {version.reason}
        </p>
      )}
      <div className="grid gap-1">
        {fieldHistory(version.changes).map((field) => (
          <FieldChange key={field.label} {...field} />
        ))}
      </div>
    </>
  );
}
