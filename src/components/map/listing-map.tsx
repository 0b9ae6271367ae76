import { useState } from "react";
import { MapCard } from "@/components/map/map-card";
import { MapControls } from "@/components/map/map-controls";
import { MapMarks } from "@/components/map/map-marks";
import { MapShapes } from "@/components/map/map-shapes";
import { MapStatus } from "@/components/map/map-status";
import { SearchHere } from "@/components/map/search-here";
import { useMapView } from "@/components/map/use-map-view";
import { LoadFailure } from "@/components/ui/load-failure";
import { searchArguments } from "@/hooks/listings/search";
import { useMapMarks } from "@/hooks/map/clusters";
import { useMapShapes } from "@/hooks/map/shapes";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import type { Mark } from "@/lib/map/marks";
import { edgesOf } from "@/lib/map/projection";
import { isClosest, zoomed } from "@/lib/map/view";

const none: Mark[] = [];

/** Where the practices are that a search finds: beside the list, which says the same in words. */
export function ListingMap({ filters }: { filters: ListingFilters }) {
  const all = useMapMarks(filters, null);
  const found = (all.isPlaceholderData ? undefined : all.data) ?? none;
  const map = useMapView(
    JSON.stringify(searchArguments(filters)),
    found.map(({ point }) => point),
  );
  const { size, view, rest } = map;
  const inSight = useMapMarks(filters, rest && size ? edgesOf(rest, size) : null);
  const shapes = useMapShapes("states");
  const [chosen, setChosen] = useState<Mark | null>(null);
  const failed = [shapes, inSight, all].find(({ isError }) => isError);

  function choose(mark: Mark) {
    const isWhole = mark.count === 1 || mark.is_one_spot || (view && isClosest(view));
    setChosen(isWhole ? mark : null);
    if (isWhole) return;
    // The mark gives way to what it is made of.
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
        aria-label="Map of practices: arrow keys move it, plus and minus zoom; Tab leads to what is on it"
        className="-outline-offset-2 absolute inset-0 cursor-grab touch-none select-none active:cursor-grabbing"
      >
        {view && size && (
          <>
            <MapShapes filters={filters} view={view} size={size} />
            <MapMarks marks={inSight.data ?? none} view={view} size={size} onChoose={choose} />
          </>
        )}
      </div>
      <MapControls change={map.change} onShowAll={map.showAll} />
      {view && size && map.isElsewhere && (
        <SearchHere filters={filters} view={view} size={size} onSearch={map.keepFor} />
      )}
      {failed ? (
        <div className="absolute inset-x-3 bottom-3 z-10">
          <LoadFailure query={failed} title="The map could not be loaded" />
        </div>
      ) : (
        <MapStatus marks={inSight} view={view} size={size} />
      )}
      {chosen && (
        <MapCard
          key={chosen.practice_name}
          mark={chosen}
          onClose={() => {
            setChosen(null);
            map.takeFocus();
          }}
        />
      )}
    </section>
  );
}
