import {
  Bookmark,
  EyeOff,
  Flag,
  History,
  House,
  Pencil,
  RotateCcw,
  Trash2,
  UserX,
} from "lucide-react";
import type { ReactNode } from "react";
import type { ContentAction, ContentSubject } from "@/components/community/content-subject";
import { useIsAdmin } from "@/hooks/account/current-member";
import { useContentVersions } from "@/hooks/community/content-versions";
import { useFeatureStory } from "@/hooks/community/feature-story";
import type { MenuModeration } from "@/hooks/community/moderate";
import { useIsMarked, useMarkPost } from "@/hooks/community/post-marks";
import { t } from "@/lib/messages";
import { toast } from "@/lib/toast";

interface ContentMenuItemsProps {
  subject: ContentSubject;
  userId: string | null;
  onEdit: () => void;
  onDelete: () => void;
  /** Closes the menu. */
  onDone: () => void;
  onAction: (action: ContentAction) => void;
}

/** The menu items of a post or comment. The database enforces the permissions. */
export function ContentMenuItems(props: ContentMenuItemsProps) {
  const { subject, userId, onEdit, onDelete, onDone, onAction } = props;
  const isAdmin = useIsAdmin();
  const name = subject.author_name ?? t`this person`;
  const feature = isAdmin && subject.isFeatured !== null && subject.hidden_at === null && (
    <FeatureMenuItem
      id={subject.id}
      version={subject.version}
      isFeatured={subject.isFeatured}
      onDone={onDone}
    />
  );
  const bookmark = userId && subject.kind === "post" && (
    <BookmarkMenuItem id={subject.id} userId={userId} onDone={onDone} />
  );
  const versions = subject.edited_at !== null && (
    <VersionsMenuItem subject={subject} onChoose={() => onAction("versions")} />
  );
  if (subject.canEdit ?? userId === subject.user_id) {
    return (
      <ul>
        {bookmark}
        <MenuItem icon={<Pencil aria-hidden="true" />} label={t`Edit`} onChoose={onEdit} />
        <MenuItem icon={<Trash2 aria-hidden="true" />} label={t`Delete`} onChoose={onDelete} />
        {feature}
        {versions}
      </ul>
    );
  }
  return (
    <ul>
      {bookmark}
      <MenuItem
        icon={<Flag aria-hidden="true" />}
        label={t`Report…`}
        onChoose={() => onAction("report")}
      />
      {userId && userId !== subject.user_id && (
        <MenuItem
          icon={<UserX aria-hidden="true" />}
          label={t`Block ${name}…`}
          onChoose={() => onAction("block")}
        />
      )}
      {feature}
      {isAdmin && (
        <ModerationMenuItems
          isHidden={subject.hidden_at !== null}
          isRemoved={subject.removed_at !== null}
          onAction={onAction}
        />
      )}
      {versions}
    </ul>
  );
}

interface VersionsMenuItemProps {
  subject: ContentSubject;
  onChoose: () => void;
}

/** Shown if an edit left a version that the reader can see. */
function VersionsMenuItem({ subject, onChoose }: VersionsMenuItemProps) {
  const { data: versions = [] } = useContentVersions(subject.kind, subject.id);
  return (
    versions.length > 0 && (
      <MenuItem
        icon={<History aria-hidden="true" />}
        label={t`Earlier versions`}
        onChoose={onChoose}
      />
    )
  );
}

interface BookmarkMenuItemProps {
  id: string;
  userId: string;
  onDone: () => void;
}

function BookmarkMenuItem({ id, userId, onDone }: BookmarkMenuItemProps) {
  const { data: isSaved = false } = useIsMarked("post_bookmarks", id);
  const bookmark = useMarkPost("post_bookmarks", id);
  return (
    <MenuItem
      icon={<Bookmark aria-hidden="true" className={isSaved ? "fill-current" : undefined} />}
      label={isSaved ? t`Remove from saved posts` : t`Save post`}
      onChoose={() => {
        const description = t`Your saved posts are in the feed, under Saved. Only you can see them.`;
        bookmark.mutate(
          { userId, isSet: !isSaved },
          {
            onSuccess: () =>
              toast({
                title: isSaved ? t`Post removed from saved posts` : t`Post saved`,
                ...(!isSaved && { description }),
                tone: "success",
              }),
          },
        );
        onDone();
      }}
    />
  );
}

interface FeatureMenuItemProps {
  id: string;
  version: number;
  isFeatured: boolean;
  onDone: () => void;
}

function FeatureMenuItem({ id, version, isFeatured, onDone }: FeatureMenuItemProps) {
  const feature = useFeatureStory();
  return (
    <MenuItem
      icon={<House aria-hidden="true" />}
      label={isFeatured ? t`Remove from home page` : t`Feature on home page`}
      onChoose={() => {
        feature.mutate({ id, isFeatured: !isFeatured, seenVersion: version });
        onDone();
      }}
    />
  );
}

interface ModerationMenuItemsProps {
  isHidden: boolean;
  isRemoved: boolean;
  onAction: (action: MenuModeration) => void;
}

function ModerationMenuItems({ isHidden, isRemoved, onAction }: ModerationMenuItemsProps) {
  return (
    <>
      {isHidden && (
        <MenuItem
          icon={<RotateCcw aria-hidden="true" />}
          label={t`Keep…`}
          onChoose={() => onAction("keep")}
        />
      )}
      {!isRemoved && (
        <MenuItem
          icon={<EyeOff aria-hidden="true" />}
          label={t`Remove…`}
          onChoose={() => onAction("remove")}
        />
      )}
      <MenuItem
        icon={<Trash2 aria-hidden="true" />}
        label={t`Erase…`}
        onChoose={() => onAction("erase")}
      />
    </>
  );
}

interface MenuItemProps {
  icon: ReactNode;
  label: string;
  onChoose: () => void;
}

function MenuItem({ icon, label, onChoose }: MenuItemProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left text-base font-medium text-ink hover:bg-sage hover:text-primary-strong [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-soft"
      >
        {icon}
        <span className="min-w-0 break-words">{label}</span>
      </button>
    </li>
  );
}
