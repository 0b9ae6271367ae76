import type { ComponentProps } from "react";
import { LoadFailure } from "@/components/ui/load-failure";

type Asked = ComponentProps<typeof LoadFailure>["query"] & { isError: boolean };

interface MapFailureProps {
  /** Without one of these there is no map. */
  needed: readonly Asked[];
  /** Without it there is one with less on it. */
  details: Asked;
}

/** Says what of the map could not be loaded, and tries again. The list stands beside it. */
export function MapFailure({ needed, details }: MapFailureProps) {
  const failed = needed.find(({ isError }) => isError);
  if (failed) return <LoadFailure query={failed} title="We couldn’t load the map" />;
  if (!details.isError) return null;
  return <LoadFailure query={details} title="We couldn’t load towns and counties" />;
}
