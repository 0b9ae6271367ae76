import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import type { ContentAction, ContentSubject } from "@/components/posts/content-subject";
import { lazyDialog, lazyPart } from "@/components/ui/lazy-part";
import { MenuButton } from "@/components/ui/menu-button";
import { useUserId } from "@/hooks/session/store";

const ContentMenuItems = lazyPart(
  async () => (await import("./content-menu-items")).ContentMenuItems,
);

const ContentDialog = lazyDialog(
  async () => (await import("@/components/admin/content-dialog")).ContentDialog,
);

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
