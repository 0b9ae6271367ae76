import { useState } from "react";
import { MapCard } from "@/components/map/map-card";
import { MapControls } from "@/components/map/map-controls";
import { MapFailure } from "@/components/map/map-failure";
import { MapPicture } from "@/components/map/map-picture";
import { MapStatus } from "@/components/map/map-status";
import { SearchHere } from "@/components/map/search-here";
import { useMapView } from "@/components/map/use-map-view";
import { searchArguments } from "@/hooks/listings/search";
import { useMapMarks } from "@/hooks/map/clusters";
import { useCountryFile, useStateFiles } from "@/hooks/map/map-files";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import { edgesOf } from "@/lib/map/edges";
import { statesIn } from "@/lib/map/levels";
import type { StateFile } from "@/lib/map/map-file";
import type { Mark } from "@/lib/map/marks";
import { pointsAround } from "@/lib/map/projection";
import { isClosest, zoomed } from "@/lib/map/view";

const none: Mark[] = [];
const noStates: StateFile[] = [];

/** The search results on a map. The list shows the same results as text. */
export function ListingMap({ filters }: { filters: ListingFilters }) {
  const asked = JSON.stringify(searchArguments(filters));
  const all = useMapMarks(filters, null);
  const found = all.isPlaceholderData ? undefined : all.data;
  const points = found?.marks.map(({ point }) => point) ?? [];
  const around = filters.near && pointsAround(filters.near);
  const map = useMapView(asked, points.length > 0 ? points : (around ?? []));
  const { size, view } = map;
  // A search without results shows what is around the place.
  const rest = map.rest ?? (found?.marks.length === 0 ? view : null);
  const inSight = useMapMarks(filters, rest && size ? edgesOf(rest, size) : null);
  const country = useCountryFile();
  const states = useStateFiles(
    view && size && country.data ? statesIn(country.data.states, view, size) : [],
  );
  const [choice, setChoice] = useState<{ asked: string; mark: Mark } | null>(null);
  // A selection belongs to one search.
  const chosen = choice?.asked === asked ? choice.mark : null;

  function choose(mark: Mark) {
    const isWhole = mark.count === 1 || mark.is_one_spot || (view && isClosest(view));
    setChoice(isWhole ? { asked, mark } : null);
    if (isWhole) return;
    // The marker splits into smaller ones.
    map.takeFocus();
    const [x, y] = mark.point;
    map.change((before, within) => zoomed({ ...before, x, y }, within, 3));
  }

  return (
    <section
      data-map=""
      aria-label="Map"
      className="relative h-[70svh] min-h-80 overflow-hidden rounded-xl border border-line-strong/60 bg-sky lg:sticky lg:top-24 lg:h-[calc(100svh-8rem)] print:hidden"
    >
      <div
        ref={map.attach}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move it.
        tabIndex={0}
        aria-label="Map of practices. Arrow keys move it, plus and minus zoom, Home shows the whole country, and Tab moves to the practices on it."
        className="map-surface absolute inset-0 cursor-grab touch-none select-none active:cursor-grabbing"
      >
        {view && size && (
          <MapPicture
            filters={filters}
            country={country.data}
            states={states.data ?? noStates}
            marks={inSight.data?.marks ?? none}
            chosen={chosen}
            view={view}
            size={size}
            onChoose={choose}
          />
        )}
      </div>
      <MapControls change={map.change} onShowAll={map.showAll} />
      {view && size && map.isElsewhere && (
        <SearchHere filters={filters} view={view} size={size} onSearch={map.keepFor} />
      )}
      <div className="pointer-events-none absolute inset-x-3 bottom-3 z-10 grid justify-items-start gap-2 [&_button]:pointer-events-auto">
        <MapFailure needed={[country, inSight, all]} details={states} />
        {!inSight.isError && !chosen && (
          <MapStatus
            filters={filters}
            shown={inSight}
            isBeyond={filters.near !== undefined && !around}
            view={view}
            size={size}
          />
        )}
      </div>
      {chosen && (
        <MapCard
          key={`${chosen.latitude} ${chosen.longitude} ${chosen.count}`}
          mark={chosen}
          onClose={() => {
            setChoice(null);
            map.takeFocus();
          }}
        />
      )}
    </section>
  );
}
