import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { useIsNearScreen } from "@/hooks/near-screen";
import { useMovedClinicians } from "@/hooks/practice/moved-clinicians";
import { formatCalendarDay } from "@/lib/format/dates";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/** Links to the new practices of clinicians who left, fetched when the section is near the viewport. */
export function MovedOn({ listingId }: { listingId: string }) {
  const { isNear, watch } = useIsNearScreen("300px");
  return <div ref={watch}>{isNear && <MovedOnList listingId={listingId} />}</div>;
}

function MovedOnList({ listingId }: { listingId: string }) {
  const { data = [] } = useMovedClinicians(listingId);
  if (data.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{t`No longer here`}</h2>
      <ul className="mt-4 grid gap-2">
        {data.map(({ departure, name, left_on, listing, practice_name }) => {
          const day = formatCalendarDay(left_on);
          return (
            <li key={`${departure} ${listing}`} className="wrap-anywhere">
              <Trans>
                {name} left this practice on {day} and is now listed at{" "}
                <TextLink to={paths.listing(listing)} className="py-1">
                  {practice_name}
                </TextLink>
                .
              </Trans>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
