import { MapMarkers } from "@/components/map/map-marks";
import { MapNames } from "@/components/map/map-names";
import { MapShapes } from "@/components/map/map-shapes";
import type { ListingFilters } from "@/lib/listings/listing-filters";
import type { CountryFile, StateFile } from "@/lib/map/map-file";
import { type Marker, placeMarkers } from "@/lib/map/marks";
import { placeNames } from "@/lib/map/names";
import type { Size, View } from "@/lib/map/view";

interface MapPictureProps {
  filters: ListingFilters;
  /** Undefined while loading; the markers are shown without it. */
  country: CountryFile | undefined;
  states: readonly StateFile[];
  markers: readonly Marker[];
  selected: Marker | null;
  view: View;
  size: Size;
  onChoose: (marker: Marker) => void;
}

/** The map's lines, place names where the markers leave room, and markers. */
export function MapPicture({ markers, selected, onChoose, ...lines }: MapPictureProps) {
  const { country, states, view, size } = lines;
  const placed = placeMarkers(markers, view, size);
  return (
    <>
      <MapShapes {...lines}>
        {country && (
          <MapNames names={placeNames(country, states, placed, view, size)} markers={placed} />
        )}
      </MapShapes>
      <MapMarkers markers={placed} selected={selected} onChoose={onChoose} />
    </>
  );
}
