import type { ComponentProps } from "react";
import { LoadFailure } from "@/components/ui/load-failure";
import { useOnline } from "@/hooks/online";

/** Says that the doctors could not be loaded, and whether it is for want of a connection. */
export function DirectoryFailure({ query }: Pick<ComponentProps<typeof LoadFailure>, "query">) {
  if (useOnline()) return <LoadFailure query={query} title="We couldn’t load the doctors" />;
  return (
    <LoadFailure query={query} title="You’re offline">
      Doctors will load as soon as you’re back online.
    </LoadFailure>
  );
}
