import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { useSuspension } from "@/hooks/account/current-member";
import { formatDay } from "@/lib/format/dates";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/** A form, or for a suspended member a notice in its place. */
export function ActiveOnly({ children }: { children: ReactNode }) {
  const suspension = useSuspension();
  if (!suspension) return children;
  const day = suspension.until && formatDay(suspension.until);
  return (
    <Notice
      tone="attention"
      title={day ? t`Your account is suspended until ${day}` : t`Your account is suspended`}
      actions={
        <LinkButton to={paths.dashboard} variant="secondary" size="sm">
          <Trans>Appeal on your dashboard</Trans>
        </LinkButton>
      }
    >
      <Trans>You can read the community, but you can't write until the suspension ends.</Trans>
    </Notice>
  );
}
