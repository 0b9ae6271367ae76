import { type NavigateOptions, useNavigate, useSearchParams } from "react-router-dom";
import type { DirectoryFilters } from "@/lib/directory/directory-filters";
import { filterNames } from "@/lib/directory/directory-filters";
import { paths } from "@/lib/paths";

/** The directory's URL with other filters. A household that is not in the URL yet stays out of it. */
export function addressWith(
  params: URLSearchParams,
  { household: _, ...selected }: DirectoryFilters,
): string {
  const others = [...params].filter(([name]) => !filterNames.includes(name));
  return paths.directory({ ...Object.fromEntries(others), ...selected });
}

/** Navigates to the directory with other filters and returns the new URL. The scroll position stays. */
export function useChangeFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (selected: DirectoryFilters, options: NavigateOptions = {}): string => {
    const address = addressWith(params, selected);
    void navigate(address, { preventScrollReset: true, ...options });
    return address;
  };
}
