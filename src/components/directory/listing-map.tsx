import { Minus, Plus } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { MapCard } from "@/components/directory/map-card";
import type { Change } from "@/components/directory/map-gestures";
import {
  hereBox,
  MapMarkers,
  MapNames,
  MapShapes,
  YouAreHere,
} from "@/components/directory/map-parts";
import { MapStatus } from "@/components/directory/map-status";
import { useMapView } from "@/components/directory/use-map-view";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { useMapMarkers } from "@/hooks/directory/map-clusters";
import { useCountryFile, useStateFiles } from "@/hooks/directory/map-files";
import { useMarkerPrices } from "@/hooks/directory/map-prices";
import { useParsedQuery } from "@/hooks/directory/parsed-query";
import { searchArguments } from "@/hooks/directory/search-listings";
import { readAddress } from "@/lib/directory/directory-filters";
import { type ListingFilters, parseListingFilters } from "@/lib/directory/listing-filters";
import { edgesOf } from "@/lib/directory/map-edges";
import type { CountryFile, StateFile } from "@/lib/directory/map-file";
import { type Marker, placeMarkers } from "@/lib/directory/map-markers";
import { placeNames } from "@/lib/directory/map-names";
import { withPoints } from "@/lib/directory/map-nearest";
import {
  isClosest,
  type Point,
  pointsAround,
  type Size,
  statesIn,
  toMap,
  toPosition,
  toScreen,
  type View,
  zoomed,
} from "@/lib/directory/map-projection";
import { writePosition } from "@/lib/directory/places";
import { radiusFor } from "@/lib/directory/search-here";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/** How far the practices of a cluster can be from its center, in pixels. */
const clusterReach = 80;

/** The zoom that splits a cluster without moving its practices out of view. */
const splitting = ({ width, height }: Size) =>
  Math.min(3, Math.max(1.5, Math.min(width, height) / 2 / clusterReach));

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
    map.focusOnMount();
    const [x, y] = marker.point;
    map.change((before, within) => zoomed({ ...before, x, y }, within, splitting(within)));
  }

  return (
    <section
      data-map=""
      aria-label={t`Map`}
      className="relative h-[70svh] min-h-80 overflow-hidden rounded-xl border border-line-strong/60 bg-sky lg:sticky lg:top-24 lg:h-[calc(100svh-8rem)] print:hidden"
    >
      <div
        ref={map.attach}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move it.
        tabIndex={0}
        aria-label={t`Map of practices. Arrow keys move it, plus and minus zoom, Home shows the whole country, and Tab moves to the practices on it.`}
        className="map-surface absolute inset-0 cursor-grab touch-none select-none active:cursor-grabbing"
      >
        {view && size && (
          <MapPicture
            filters={filters}
            country={country.data}
            states={states.data ?? noStates}
            markers={visible.data?.markers ?? none}
            areOutdated={visible.isPlaceholderData}
            selected={selected}
            view={view}
            size={size}
            onChoose={choose}
          />
        )}
      </div>
      <MapControls change={map.change} points={points} onShowAll={map.showAll} />
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
            onGo={([x, y]) => map.change((before) => ({ ...before, x, y }))}
          />
        )}
      </div>
      {selected && (
        <MapCard
          key={`${selected.latitude} ${selected.longitude} ${selected.count}`}
          marker={selected}
          onClose={() => {
            setChoice(null);
            map.focusOnMount();
          }}
        />
      )}
    </section>
  );
}

type RetryableQuery = ComponentProps<typeof LoadFailure>["query"] & { isError: boolean };

interface MapFailureProps {
  /** Queries that the map can't do without. */
  needed: readonly RetryableQuery[];
  /** The query for towns and counties. */
  details: RetryableQuery;
}

/** The error shown when part of the map fails to load, with a retry button. */
function MapFailure({ needed, details }: MapFailureProps) {
  const failed = needed.find(({ isError }) => isError);
  if (failed) return <LoadFailure query={failed} title={t`We couldn't load the map`} />;
  if (!details.isError) return null;
  return <LoadFailure query={details} title={t`We couldn't load towns and counties`} />;
}

interface MapPictureProps {
  filters: ListingFilters;
  /** Undefined while loading; the markers are shown without it. */
  country: CountryFile | undefined;
  states: readonly StateFile[];
  markers: readonly Marker[];
  areOutdated: boolean;
  selected: Marker | null;
  view: View;
  size: Size;
  onChoose: (marker: Marker) => void;
}

/** The map's lines, place names where the markers leave room, and markers. */
function MapPicture({ markers, areOutdated, selected, onChoose, ...lines }: MapPictureProps) {
  const { filters, country, states, view, size } = lines;
  const placed = placeMarkers(markers, view, size);
  const prices = useMarkerPrices(markers);
  const { near } = filters;
  const here = near && !near.isOnMap && toMap(near.latitude, near.longitude);
  const at = here && toScreen(view, size, here);
  const covered = at ? [...placed, hereBox(at, size)] : placed;
  return (
    <>
      <MapShapes {...lines}>
        {country && (
          <MapNames names={placeNames(country, states, covered, view, size)} markers={placed} />
        )}
      </MapShapes>
      {at && <YouAreHere at={at} />}
      <MapMarkers
        markers={placed}
        areOutdated={areOutdated}
        prices={prices}
        selected={selected}
        onChoose={onChoose}
      />
    </>
  );
}

interface MapControlsProps {
  change: Change;
  /** All results. Zooming in doesn't leave them. */
  points: readonly Point[];
  onShowAll: () => void;
}

/** Buttons that move the map without keys or gestures. */
function MapControls({ change, points, onShowAll }: MapControlsProps) {
  return (
    <div className="absolute top-3 right-3 z-10 grid justify-items-end gap-2">
      <div className="grid overflow-hidden rounded-lg bg-raised shadow-soft ring-1 ring-line-strong/70">
        <Control
          label={t`Zoom in`}
          onClick={() => change((view, size) => withPoints(zoomed(view, size, 2), size, points))}
        >
          <Plus aria-hidden="true" className="size-5" />
        </Control>
        <Control
          label={t`Zoom out`}
          onClick={() => change((view, size) => zoomed(view, size, 0.5))}
        >
          <Minus aria-hidden="true" className="size-5" />
        </Control>
      </div>
      <div className="grid overflow-hidden rounded-lg bg-raised shadow-soft ring-1 ring-line-strong/70">
        <Control label={t`Show all results`} onClick={onShowAll}>
          <span aria-hidden="true" className="font-semibold text-xs">
            <Trans>All</Trans>
          </span>
        </Control>
      </div>
    </div>
  );
}

interface ControlProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function Control({ label, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="-outline-offset-2 grid size-11 place-items-center text-primary hover:bg-sage"
    >
      {children}
    </button>
  );
}

interface SearchHereProps {
  filters: ListingFilters;
  view: View;
  size: Size;
  /** Called with the next search, as `useMapView` identifies searches. */
  onSearch: (search: string) => void;
}

/** Searches the area that the map shows: around its center, with the nearest available radius. */
function SearchHere({ filters, view, size, onSearch }: SearchHereProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const parsedQuery = useParsedQuery(filters.search);
  const radius = radiusFor(view, size);

  function search() {
    const near = `${writePosition(toPosition(view))},map`;
    // A place named in the text would take precedence over the map's position.
    const named = parsedQuery.data?.parts.find(({ isPlace }) => isPlace);
    const here = {
      ...readAddress(params),
      search: named ? named.without : filters.search,
      near,
      radius,
    };
    const address = paths.directory(here);
    const { selected } = filters;
    const next = parseListingFilters(new URLSearchParams(address.split("?")[1]));
    onSearch(JSON.stringify(searchArguments({ ...next, ...(selected && { selected }) })));
    void navigate(address, { preventScrollReset: true });
  }

  return (
    <div className="pointer-events-none absolute inset-x-16 top-3 z-10 text-center">
      {radius === null ? (
        <p className="inline-block rounded-full bg-raised px-4 py-2 text-ink-soft text-sm shadow-soft ring-1 ring-line">
          <Trans>Zoom in to search an area</Trans>
        </p>
      ) : (
        <Button
          size="sm"
          isBusy={parsedQuery.isLoading}
          onClick={search}
          className="pointer-events-auto"
        >
          <Trans>Search this area</Trans>
        </Button>
      )}
    </div>
  );
}
