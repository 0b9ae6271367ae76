import { type NavigateOptions, useNavigate, useSearchParams } from "react-router-dom";
import { wishNames } from "@/lib/filters/read-wishes";
import type { Wishes } from "@/lib/filters/wishes";
import { paths } from "@/lib/paths";

/** The directory's address with other wishes; a household that is no part of it yet stays on the device. */
export function addressWith(params: URLSearchParams, { household: _, ...wishes }: Wishes): string {
  const others = [...params].filter(([name]) => !wishNames.includes(name));
  return paths.directory({ ...Object.fromEntries(others), ...wishes });
}

/** Goes to the directory with other wishes, and says its address. Back undoes it; the list stays where it is. */
export function useChangeWishes() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (wishes: Wishes, options: NavigateOptions = {}): string => {
    const address = addressWith(params, wishes);
    void navigate(address, { preventScrollReset: true, ...options });
    return address;
  };
}
