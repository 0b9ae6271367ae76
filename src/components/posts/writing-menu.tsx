import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import type { ContentAction } from "@/components/moderation/writing-entries";
import { lazyDialog, lazyPart } from "@/components/ui/lazy-part";
import { MenuButton } from "@/components/ui/menu-button";
import { useUserId } from "@/hooks/session/store";

const ContentMenuItems = lazyPart(
  async () => (await import("@/components/moderation/writing-entries")).ContentMenuItems,
);

const ContentDialog = lazyDialog(
  async () => (await import("@/components/moderation/writing-dialog")).ContentDialog,
);

/** A post or comment, as far as its menu needs to know it. */
export interface ContentSubject {
  kind: "post" | "comment";
  id: string;
  userId: string;
  authorName: string | null;
  hiddenAt: string | null;
  removedAt: string | null;
  /** What a decision names, so that nobody decides about a text they have not read. */
  version: number;
  /** Whether it stands on the home page; null for what is no story. */
  isFeatured: boolean | null;
  content: string;
}

interface ContentMenuProps {
  about: ContentSubject;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done about a post or comment: by its author, by other people, and by administrators. */
export function ContentMenu({ about, onEdit, onDelete }: ContentMenuProps) {
  const userId = useUserId();
  const [act, setAct] = useState<ContentAction | null>(null);
  const place = useRef<HTMLDivElement>(null);

  return (
    <div ref={place}>
      <MenuButton
        label={`More options for this ${about.kind}`}
        icon={<Ellipsis aria-hidden="true" />}
      >
        {(close) => {
          const closing = (choose: () => void) => () => {
            close();
            choose();
          };
          return (
            <ContentMenuItems
              about={about}
              userId={userId}
              onEdit={closing(onEdit)}
              onDelete={closing(onDelete)}
              onDone={close}
              onAction={(chosen) => closing(() => setAct(chosen))()}
            />
          );
        }}
      </MenuButton>
      {act && (
        <ContentDialog
          action={act}
          about={about}
          userId={userId}
          place={place}
          onClose={() => setAct(null)}
        />
      )}
    </div>
  );
}
