import { mapFolder } from "virtual:map-files";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { mapKeys } from "@/hooks/query-keys";
import { isCountryFile, isStateFile } from "@/lib/directory/map-file";
import { AppError, toAppError } from "@/lib/errors";
import { t } from "@/lib/messages";
import { limitedFetch } from "@/lib/supabase/api-fetch";

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
  // A new version of the site has renamed its files.
  if (response.status === 404)
    throw new AppError("not-found", t`Reload the page to see the whole map.`);
  throw toAppError({ message: "" }, response.ok ? 500 : response.status);
}

const fileQuery = <File>(name: string, isFile: (data: unknown) => data is File) =>
  queryOptions({
    queryKey: mapKeys.file(name),
    queryFn: ({ signal }) => fetchFile(name, isFile, signal),
    // The file's name contains its hash, so it never changes.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/** The map file of the country. */
export const useCountryFile = () => useQuery(fileQuery("country", isCountryFile));

/** The map files of these states; the previous ones while loading. */
export const useStateFiles = (codes: readonly string[]) =>
  useQuery({
    ...queryOptions({
      queryKey: mapKeys.files(codes),
      // Each state is cached on its own, because views combine them differently.
      queryFn: ({ client }) =>
        Promise.all(codes.map((code) => client.fetchQuery(fileQuery(code, isStateFile)))),
      structuralSharing: false,
    }),
    placeholderData: keepPreviousData,
  });
