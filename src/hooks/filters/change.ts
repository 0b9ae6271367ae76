import { type NavigateOptions, useNavigate, useSearchParams } from "react-router-dom";
import { wishNames } from "@/lib/filters/read-wishes";
import type { Wishes } from "@/lib/filters/wishes";
import { paths } from "@/lib/paths";

/** The directory's URL with other filters. A household that is not in the URL yet stays out of it. */
export function addressWith(params: URLSearchParams, { household: _, ...wishes }: Wishes): string {
  const others = [...params].filter(([name]) => !wishNames.includes(name));
  return paths.directory({ ...Object.fromEntries(others), ...wishes });
}

/** Navigates to the directory with other filters and returns the new URL. The scroll position stays. */
export function useChangeWishes() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (wishes: Wishes, options: NavigateOptions = {}): string => {
    const address = addressWith(params, wishes);
    void navigate(address, { preventScrollReset: true, ...options });
    return address;
  };
}
