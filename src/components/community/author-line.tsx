import { BadgeCheck, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Moment } from "@/components/community/post-time";
import { LocalText } from "@/components/site/local-text";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { authorNameOf } from "@/lib/format/names";
import { ownerBadge, type PersonFacts, physicianBadge } from "@/lib/format/person-badges";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";

/** The author and the dates of a post or comment. */
export interface Authored extends PersonFacts {
  user_id: string;
  author_name: string | null;
  author_avatar_url: string | null;
  created_at: string;
  edited_at: string | null;
  is_owner: boolean | null;
}

interface AuthorLineProps {
  content: Authored;
  /** The id of the element that labels the post or comment. */
  id: string;
  /** The path of the post's own page, if any. */
  path?: string;
  /** More badges of the author. */
  badges?: ReactNode;
  /** The menu at the end of the line. */
  menu: ReactNode;
}

export function AuthorLine({ content, id, path, badges, menu }: AuthorLineProps) {
  const name = authorNameOf(content);
  const siteName = site.name;
  return (
    <header>
      <div className="flex items-start gap-3">
        <Avatar name={name} src={content.author_avatar_url} size="sm" className="mt-0.5" />
        <div id={id} className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 pt-1.5">
          <Link
            to={paths.profile(content.user_id)}
            className="inline-block min-w-0 rounded-xs font-semibold wrap-anywhere text-ink no-underline hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
          <span className="text-sm text-ink-soft">
            <AuthorDates content={content} path={path} />
          </span>
        </div>
        <div className="-mt-0.5 -mr-2.5">{menu}</div>
      </div>
      <div className="mt-1 flex flex-wrap gap-1.5 empty:hidden max-sm:mt-2 max-sm:*:px-2 max-sm:*:text-wrap sm:ml-12">
        {content.is_site_admin && (
          <Badge tone="info">
            <ShieldCheck aria-hidden="true" />
            {t`${siteName} team`}
          </Badge>
        )}
        {content.physician_checked_at && (
          <Badge tone="positive">
            <BadgeCheck aria-hidden="true" className="max-sm:hidden" />
            <LocalText>{physicianBadge(content)}</LocalText>
          </Badge>
        )}
        {content.owner_since && (
          <Badge tone="info">
            <LocalText>{ownerBadge(content)}</LocalText>
          </Badge>
        )}
        {badges}
      </div>
    </header>
  );
}

function AuthorDates({ content, path }: { content: Authored; path: string | undefined }) {
  const moment = <Moment time={content.created_at} />;
  return (
    <>
      {path ? (
        <Link
          to={path}
          className="inline-block rounded-xs leading-6 text-inherit no-underline hover:underline"
        >
          {moment}
        </Link>
      ) : (
        moment
      )}
      {content.edited_at && (
        <>
          {" · "}
          <Moment time={content.edited_at}>{t`edited`}</Moment>
        </>
      )}
    </>
  );
}
