import type { ComponentProps } from "react";
import { LoadFailure } from "@/components/ui/load-failure";

type RetryableQuery = ComponentProps<typeof LoadFailure>["query"] & { isError: boolean };

interface MapFailureProps {
  /** Queries that the map can't do without. */
  needed: readonly RetryableQuery[];
  /** The query for towns and counties. */
  details: RetryableQuery;
}

/** The error shown when part of the map fails to load, with a retry button. */
export function MapFailure({ needed, details }: MapFailureProps) {
  const failed = needed.find(({ isError }) => isError);
  if (failed) return <LoadFailure query={failed} title="We couldn’t load the map" />;
  if (!details.isError) return null;
  return <LoadFailure query={details} title="We couldn’t load towns and counties" />;
}
