import { queryOptions, useQuery } from "@tanstack/react-query";
import countiesUrl from "us-atlas/counties-albers-10m.json?url";
import statesUrl from "us-atlas/states-albers-10m.json?url";
import { mapKeys } from "@/hooks/map/keys";
import { toAppError } from "@/lib/errors";
import { bordersOf, coastsOf, isAtlas, namesOf } from "@/lib/map/shapes";
import { limitedFetch } from "@/lib/supabase/limited-fetch";

const urls = { states: statesUrl, counties: countiesUrl };

async function fetchShapes(layer: keyof typeof urls, signal: AbortSignal) {
  const response = await limitedFetch(urls[layer], { signal }).catch((error: Error) => {
    throw toAppError({ message: String(error) }, 0);
  });
  const atlas: unknown = await response.json().catch(() => null);
  if (!response.ok || !isAtlas(atlas, layer)) {
    throw toAppError({ message: "" }, response.ok ? 500 : response.status);
  }
  return {
    borders: bordersOf(atlas, layer),
    coasts: coastsOf(atlas),
    names: namesOf(atlas, layer),
  };
}

/** The lines of states or of counties, which are files of the site and never change. */
export const useMapShapes = (layer: keyof typeof urls, isNeeded = true) =>
  useQuery({
    ...queryOptions({
      queryKey: mapKeys.shapes(layer),
      queryFn: ({ signal }) => fetchShapes(layer, signal),
    }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    enabled: isNeeded,
  });
