import { MapPin } from "lucide-react";
import { useCallback, useState } from "react";
import { MapNames, MapShapes } from "@/components/directory/map-parts";
import { LoadFailure } from "@/components/ui/load-failure";
import { useCountryFile, useStateFiles } from "@/hooks/directory/map-files";
import { parseListingFilters } from "@/lib/directory/listing-filters";
import { placeNames } from "@/lib/directory/map-names";
import { type Size, statesIn, toMap, toScreen, viewOf } from "@/lib/directory/map-projection";
import { t } from "@/lib/messages";

interface PlaceMapProps {
  latitude: number;
  longitude: number;
  /** What the marker stands for. */
  label: string;
}

const noFilters = parseListingFilters(new URLSearchParams());

/** A small map of the surroundings of one place, drawn from the files of the directory's map. */
export function PlaceMap({ latitude, longitude, label }: PlaceMapProps) {
  const [size, setSize] = useState<Size | null>(null);
  const country = useCountryFile();
  const point = toMap(latitude, longitude);
  const view = point && size && viewOf([point], size);
  const states = useStateFiles(
    view && country.data ? statesIn(country.data.states, view, size) : [],
  );

  // The same function in each render, because another one would observe the element again.
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setSize({ width, height, letters: letters || 1 });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  if (!point) return null;
  if (country.isError) return <LoadFailure query={country} title={t`We couldn't load the map`} />;
  const details = states.data ?? [];
  const [left, top] = view ? toScreen(view, size, point) : [0, 0];
  return (
    <div
      ref={measure}
      role="img"
      aria-label={label}
      className="relative h-56 overflow-hidden rounded-lg border border-line-strong/60 bg-sky"
    >
      {view && country.data && (
        <>
          <MapShapes
            filters={noFilters}
            country={country.data}
            states={details}
            view={view}
            size={size}
          >
            <MapNames names={placeNames(country.data, details, [], view, size)} markers={[]} />
          </MapShapes>
          <MapPin
            aria-hidden="true"
            className="absolute size-8 -translate-x-1/2 -translate-y-full fill-surface text-accent-ink"
            style={{ left, top }}
          />
        </>
      )}
    </div>
  );
}
