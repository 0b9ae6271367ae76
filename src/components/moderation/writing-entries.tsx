import { EyeOff, Flag, House, Pencil, RotateCcw, Trash2, UserX } from "lucide-react";
import type { ReactNode } from "react";
import type { WritingSubject } from "@/components/posts/writing-menu";
import type { ModerationAct } from "@/hooks/moderation/moderate";
import { useIsAdmin } from "@/hooks/profiles/current-member";
import { useFeatureStory } from "@/hooks/stories/feature";

/** What asks something before it is done. */
export type WritingAct = "report" | "block" | ModerationAct;

interface WritingEntriesProps {
  about: WritingSubject;
  userId: string | null;
  onEdit: () => void;
  onDelete: () => void;
  /** Closes the menu. */
  onDone: () => void;
  onAct: (act: WritingAct) => void;
}

/** The entries of the menu of a post or comment. Which ones is a courtesy: permission is the database's job. */
export function WritingEntries(props: WritingEntriesProps) {
  const { about, userId, onEdit, onDelete, onDone, onAct } = props;
  const isAdmin = useIsAdmin();
  const feature = isAdmin && about.isFeatured !== null && about.hiddenAt === null && (
    <FeatureEntry
      id={about.id}
      version={about.version}
      isFeatured={about.isFeatured}
      onDone={onDone}
    />
  );
  if (userId === about.userId) {
    return (
      <ul>
        <Entry icon={<Pencil aria-hidden="true" />} label="Edit" onChoose={onEdit} />
        <Entry icon={<Trash2 aria-hidden="true" />} label="Delete" onChoose={onDelete} />
        {feature}
      </ul>
    );
  }
  return (
    <ul>
      <Entry icon={<Flag aria-hidden="true" />} label="Report…" onChoose={() => onAct("report")} />
      {userId && (
        <Entry
          icon={<UserX aria-hidden="true" />}
          label={`Block ${about.authorName ?? "this person"}…`}
          onChoose={() => onAct("block")}
        />
      )}
      {feature}
      {isAdmin && (
        <ModerationEntries
          isHidden={about.hiddenAt !== null}
          isRemoved={about.removedAt !== null}
          onAct={onAct}
        />
      )}
    </ul>
  );
}

interface FeatureEntryProps {
  id: string;
  version: number;
  isFeatured: boolean;
  onDone: () => void;
}

function FeatureEntry({ id, version, isFeatured, onDone }: FeatureEntryProps) {
  const feature = useFeatureStory();
  return (
    <Entry
      icon={<House aria-hidden="true" />}
      label={isFeatured ? "Take off the home page" : "Show on the home page"}
      onChoose={() => {
        feature.mutate({ id, isFeatured: !isFeatured, seenVersion: version });
        onDone();
      }}
    />
  );
}

interface ModerationEntriesProps {
  isHidden: boolean;
  isRemoved: boolean;
  onAct: (act: ModerationAct) => void;
}

function ModerationEntries({ isHidden, isRemoved, onAct }: ModerationEntriesProps) {
  return (
    <>
      {isHidden && (
        <Entry
          icon={<RotateCcw aria-hidden="true" />}
          label="Keep…"
          onChoose={() => onAct("keep")}
        />
      )}
      {!isRemoved && (
        <Entry
          icon={<EyeOff aria-hidden="true" />}
          label="Remove…"
          onChoose={() => onAct("remove")}
        />
      )}
      <Entry icon={<Trash2 aria-hidden="true" />} label="Erase…" onChoose={() => onAct("erase")} />
    </>
  );
}

interface EntryProps {
  icon: ReactNode;
  label: string;
  onChoose: () => void;
}

function Entry({ icon, label, onChoose }: EntryProps) {
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
