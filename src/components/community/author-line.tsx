import { BadgeCheck, ShieldCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { Moment } from "@/components/community/post-time";
import { LocalText } from "@/components/site/local-text";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { lazyDialog } from "@/components/ui/lazy-part";
import { authorNameOf } from "@/lib/format/names";
import { ownerBadge, type PersonFacts, physicianBadge } from "@/lib/format/person-badges";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";

const VersionsDialog = lazyDialog(
  async () => (await import("@/components/community/versions-dialog")).VersionsDialog,
);

/** The author and the dates of a post or comment. */
interface Authored extends PersonFacts {
  id: string;
  user_id: string;
  author_name: string | null;
  author_avatar_url: string | null;
  created_at: string;
  edited_at: string | null;
  is_owner: boolean | null;
}

interface AuthorLineProps {
  kind: "post" | "comment";
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

export function AuthorLine({ kind, content, id, path, badges, menu }: AuthorLineProps) {
  const name = authorNameOf(content);
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
            <AuthorDates kind={kind} content={content} path={path} />
          </span>
        </div>
        <div className="-mt-0.5 -mr-2.5">{menu}</div>
      </div>
      <div className="mt-1 flex flex-wrap gap-1.5 empty:hidden max-sm:mt-2 max-sm:*:px-2 max-sm:*:text-wrap sm:ml-12">
        {content.is_site_admin && (
          <Badge tone="info">
            <ShieldCheck aria-hidden="true" />
            {site.name} team
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

function AuthorDates({
  kind,
  content,
  path,
}: Pick<AuthorLineProps, "kind" | "content"> & { path: string | undefined }) {
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
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
          <button
            type="button"
            aria-haspopup="dialog"
            className="rounded-xs leading-6 underline decoration-dotted underline-offset-4 hover:text-ink"
            onClick={() => setIsHistoryOpen(true)}
          >
            <Moment time={content.edited_at}>edited</Moment>
          </button>
          {isHistoryOpen && (
            <VersionsDialog kind={kind} id={content.id} onClose={() => setIsHistoryOpen(false)} />
          )}
        </>
      )}
    </>
  );
}
