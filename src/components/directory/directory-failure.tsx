import type { ComponentProps } from "react";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { useOnline } from "@/hooks/online";
import { t } from "@/lib/messages";

/** The error shown when doctors fail to load, or while the visitor is offline. */
export function DirectoryFailure({ query }: Pick<ComponentProps<typeof LoadFailure>, "query">) {
  if (useOnline()) return <LoadFailure query={query} title={t`We couldn't load the doctors`} />;
  return (
    <LoadFailure query={query} title={t`You're offline`}>
      <Trans>Doctors will load as soon as you're back online.</Trans>
    </LoadFailure>
  );
}
