import { useState } from "react";
import { MapCard } from "@/components/map/map-card";
import { MapControls } from "@/components/map/map-controls";
import { MapFailure } from "@/components/map/map-failure";
import { MapPicture } from "@/components/map/map-picture";
import { MapStatus } from "@/components/map/map-status";
import { SearchHere } from "@/components/map/search-here";
import { useMapView } from "@/components/map/use-map-view";
import { searchArguments } from "@/hooks/listings/search";
import { useMapMarkers } from "@/hooks/map/clusters";
import { useCountryFile, useStateFiles } from "@/hooks/map/map-files";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import { edgesOf } from "@/lib/map/edges";
import { statesIn } from "@/lib/map/levels";
import type { StateFile } from "@/lib/map/map-file";
import type { Marker } from "@/lib/map/marks";
import { pointsAround } from "@/lib/map/projection";
import { isClosest, zoomed } from "@/lib/map/view";

const none: Marker[] = [];
const noStates: StateFile[] = [];

/** The search results on a map. The list shows the same results as text. */
export function ListingMap({ filters }: { filters: ListingFilters }) {
  const searchKey = JSON.stringify(searchArguments(filters));
  const all = useMapMarkers(filters, null);
  const found = all.isPlaceholderData ? undefined : all.data;
  const points = found?.markers.map(({ point }) => point) ?? [];
  const around = filters.near && pointsAround(filters.near);
  const map = useMapView(searchKey, points.length > 0 ? points : (around ?? []));
  const { size, view } = map;
  // A search without results shows what is around the place.
  const settledView = map.settledView ?? (found?.markers.length === 0 ? view : null);
  const visible = useMapMarkers(filters, settledView && size ? edgesOf(settledView, size) : null);
  const country = useCountryFile();
  const states = useStateFiles(
    view && size && country.data ? statesIn(country.data.states, view, size) : [],
  );
  const [choice, setChoice] = useState<{ searchKey: string; marker: Marker } | null>(null);
  // A selection belongs to one search.
  const selected = choice?.searchKey === searchKey ? choice.marker : null;

  function choose(marker: Marker) {
    const isWhole = marker.count === 1 || marker.is_one_spot || (view && isClosest(view));
    setChoice(isWhole ? { searchKey, marker } : null);
    if (isWhole) return;
    // The marker splits into smaller ones.
    map.takeFocus();
    const [x, y] = marker.point;
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
            markers={visible.data?.markers ?? none}
            selected={selected}
            view={view}
            size={size}
            onChoose={choose}
          />
        )}
      </div>
      <MapControls change={map.change} onShowAll={map.showAll} />
      {view && size && map.isElsewhere && (
        <SearchHere filters={filters} view={view} size={size} onSearch={map.keepViewFor} />
      )}
      <div className="pointer-events-none absolute inset-x-3 bottom-3 z-10 grid justify-items-start gap-2 [&_button]:pointer-events-auto">
        <MapFailure needed={[country, visible, all]} details={states} />
        {!visible.isError && !selected && (
          <MapStatus
            filters={filters}
            visible={visible}
            isOffMap={filters.near !== undefined && !around}
            view={view}
            size={size}
          />
        )}
      </div>
      {selected && (
        <MapCard
          key={`${selected.latitude} ${selected.longitude} ${selected.count}`}
          marker={selected}
          onClose={() => {
            setChoice(null);
            map.takeFocus();
          }}
        />
      )}
    </section>
  );
}
