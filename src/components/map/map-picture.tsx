import { MapMarks } from "@/components/map/map-marks";
import { MapNames } from "@/components/map/map-names";
import { MapShapes } from "@/components/map/map-shapes";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import type { CountryFile, StateFile } from "@/lib/map/map-file";
import { type Mark, placeMarks } from "@/lib/map/marks";
import { placeNames } from "@/lib/map/names";
import type { Size, View } from "@/lib/map/view";

interface MapPictureProps {
  filters: ListingFilters;
  /** Undefined while loading; the markers are shown without it. */
  country: CountryFile | undefined;
  states: readonly StateFile[];
  marks: readonly Mark[];
  chosen: Mark | null;
  view: View;
  size: Size;
  onChoose: (mark: Mark) => void;
}

/** The map's lines, place names where the markers leave room, and markers. */
export function MapPicture({ marks, chosen, onChoose, ...lines }: MapPictureProps) {
  const { country, states, view, size } = lines;
  const placed = placeMarks(marks, view, size);
  return (
    <>
      <MapShapes {...lines}>
        {country && (
          <MapNames names={placeNames(country, states, placed, view, size)} marks={placed} />
        )}
      </MapShapes>
      <MapMarks marks={placed} chosen={chosen} onChoose={onChoose} />
    </>
  );
}
