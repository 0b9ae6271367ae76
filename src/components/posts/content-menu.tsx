import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import type { ContentAction } from "@/components/admin/content-menu-items";
import { lazyDialog, lazyPart } from "@/components/ui/lazy-part";
import { MenuButton } from "@/components/ui/menu-button";
import { useUserId } from "@/hooks/session/store";

const ContentMenuItems = lazyPart(
  async () => (await import("@/components/admin/content-menu-items")).ContentMenuItems,
);

const ContentDialog = lazyDialog(
  async () => (await import("@/components/admin/content-dialog")).ContentDialog,
);

/** The data of a post or comment that its menu needs. */
export interface ContentSubject {
  kind: "post" | "comment";
  id: string;
  userId: string;
  authorName: string | null;
  hiddenAt: string | null;
  removedAt: string | null;
  /** Sent with a decision, so that an admin can't decide on a text they haven't seen. */
  version: number;
  /** Whether the story is featured on the home page; null for other posts and comments. */
  isFeatured: boolean | null;
  content: string;
}

interface ContentMenuProps {
  about: ContentSubject;
  onEdit: () => void;
  onDelete: () => void;
}

/** The actions on a post or comment for its author, other members, and admins. */
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
