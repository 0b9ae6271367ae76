import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";

interface PersonRowProps {
  id: string;
  name: string;
  avatarUrl: string | null | undefined;
  /** When the member was blocked or followed. */
  at: string;
  /** The button beside the name. */
  children: ReactNode;
}

/** A blocked or followed member in a list. */
export function PersonRow({ id, name, avatarUrl = null, at, children }: PersonRowProps) {
  const since = formatDay(at);
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={name} src={avatarUrl} />
        <div className="min-w-0">
          <p className="break-words">
            <TextLink to={paths.profile(id)}>{name}</TextLink>
          </p>
          <p className="text-sm text-ink-soft">
            <Trans>Since {since}</Trans>
          </p>
        </div>
      </div>
      {children}
    </li>
  );
}
