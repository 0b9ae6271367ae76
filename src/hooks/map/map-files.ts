import { mapFolder } from "virtual:map-files";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { mapKeys } from "@/hooks/map/keys";
import { AppError, toAppError } from "@/lib/errors";
import { isCountryFile, isStateFile } from "@/lib/map/map-file";
import { limitedFetch } from "@/lib/supabase/limited-fetch";

async function fetchFile<File>(
  name: string,
  isFile: (data: unknown) => data is File,
  signal: AbortSignal,
): Promise<File> {
  const response = await limitedFetch(`${mapFolder}/${name}.json`, { signal }).catch(
    (error: Error) => {
      throw toAppError({ message: String(error) }, 0);
    },
  );
  const data: unknown = await response.json().catch(() => null);
  if (response.ok && isFile(data)) return data;
  // As after a new version of the site, whose files have other names.
  if (response.status === 404)
    throw new AppError("not-found", "Reload the page to see the whole map.");
  throw toAppError({ message: "" }, response.ok ? 500 : response.status);
}

const fileQuery = <File>(name: string, isFile: (data: unknown) => data is File) =>
  queryOptions({
    queryKey: mapKeys.file(name),
    queryFn: ({ signal }) => fetchFile(name, isFile, signal),
    // It is a file of the site, and never changes.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/** What the map shows of the country. */
export const useCountryFile = () => useQuery(fileQuery("country", isCountryFile));

/** What it shows of these states; of those before, until all of them have come. */
export const useStateFiles = (codes: readonly string[]) =>
  useQuery({
    ...queryOptions({
      queryKey: mapKeys.files(codes),
      // Each is kept by itself, for views that show others beside it.
      queryFn: ({ client }) =>
        Promise.all(codes.map((code) => client.fetchQuery(fileQuery(code, isStateFile)))),
      structuralSharing: false,
    }),
    placeholderData: keepPreviousData,
  });
