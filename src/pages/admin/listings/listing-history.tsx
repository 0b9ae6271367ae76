import { ResultList } from "@/components/moderation/results";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { type ListingVersion, useListingVersions } from "@/hooks/listings/versions";
import { formatMoment } from "@/lib/format/dates";
import { formatAction } from "@/lib/listings/listing-history";

/** The changes to a listing, newest first. */
export function ListingHistory({ id }: { id: string }) {
  return (
    <ResultList
      title="History"
      empty="No changes since the listing was added."
      query={useListingVersions(id)}
    >
      {(version) => <Version key={version.id} version={version} />}
    </ResultList>
  );
}

function Version({ version }: { version: ListingVersion }) {
  const fallback = version.actor ? "someone with no name" : "the system or a deleted account";
  return (
    <li className="px-5 py-4">
      <h3 className="font-semibold">{formatAction(version.action)}</h3>
      <p className="text-sm break-words text-ink-soft">
        By {version.person?.full_name ?? fallback}, {formatMoment(version.at)}
      </p>
      {version.reason && <p className="mt-2 break-words whitespace-pre-line">“{version.reason}”</p>}
      {version.differences.length > 0 && (
        <dl className="mt-3 grid gap-3 text-sm">
          {version.differences.map(({ label, before, after }) => (
            <div key={label} className="grid gap-x-6 sm:grid-cols-[10rem_1fr]">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="min-w-0 break-words whitespace-pre-line">
                <VisuallyHidden>From </VisuallyHidden>
                <del className="text-ink-soft">{before}</del>
                <span aria-hidden="true"> → </span>
                <VisuallyHidden> to </VisuallyHidden>
                <ins className="no-underline">{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
