import type { ComponentProps } from "react";
import { LoadFailure } from "@/components/ui/load-failure";
import { useOnline } from "@/hooks/online";

/** The error shown when doctors fail to load, or while the visitor is offline. */
export function DirectoryFailure({ query }: Pick<ComponentProps<typeof LoadFailure>, "query">) {
  if (useOnline()) return <LoadFailure query={query} title="We couldn't load the doctors" />;
  return (
    <LoadFailure query={query} title="You're offline">
      Doctors will load as soon as you're back online.
    </LoadFailure>
  );
}
