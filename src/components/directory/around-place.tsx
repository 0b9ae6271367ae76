import { type ComponentProps, useId } from "react";
import { ListingGrid } from "@/components/directory/listing-grid";
import { PlaceAlert } from "@/components/saved/place-alert";
import { TextLink } from "@/components/ui/text-link";
import { useTelehealthListings } from "@/hooks/directory/telehealth";
import { searched } from "@/lib/browser/search-params";
import { without } from "@/lib/directory/directory-filters";
import type { ListingFilters } from "@/lib/directory/listing-filters";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

interface AroundPlaceProps extends ComponentProps<typeof ByTelehealth> {
  /** The place that was searched. */
  place: string;
}

/** Shown below the practices near a place: an alert for new practices, and telehealth practices. */
export function AroundPlace({ place, filters }: AroundPlaceProps) {
  return (
    <>
      <div className="mt-6 print:hidden [&>button]:-ml-4.5">
        <PlaceAlert key={place} place={place} />
      </div>
      <ByTelehealth filters={filters} />
    </>
  );
}

/** Practices that see patients of the state by video or phone only. Renders nothing if there are none. */
export function ByTelehealth({ filters }: { filters: ListingFilters }) {
  const { data: group } = useTelehealthListings(filters);
  const headingId = useId();

  if (!group) return null;
  const { listings, state, onwardSearch } = group;
  return (
    <section aria-labelledby={headingId} className="mt-12 border-line border-t pt-8 sm:mt-16">
      <h2 id={headingId} className="text-2xl">
        {t`Telehealth in ${state}`}
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft">
        {t`These practices see patients by video or phone only. They're in ${state} or say they see ${state} patients. Ask if they can see you where you live.`}
      </p>
      <ListingGrid listings={listings} />
      <p className="mt-6 print:hidden">
        <TextLink
          to={paths.directory({
            search: onwardSearch,
            ...without(filters.selected ?? {}, "household"),
          })}
          state={searched}
          className="inline-block py-2"
        >
          {t`See all results for “${onwardSearch}”`}
        </TextLink>
      </p>
    </section>
  );
}
