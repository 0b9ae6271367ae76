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
  subject: ContentSubject;
  onEdit: () => void;
  onDelete: () => void;
}

/** The actions on a post or comment for its author, other members, and admins. */
export function ContentMenu({ subject, onEdit, onDelete }: ContentMenuProps) {
  const userId = useUserId();
  const [action, setAction] = useState<ContentAction | null>(null);
  const containerRef = useRef<HTMLDivElement>(null);

  return (
    <div ref={containerRef}>
      <MenuButton
        label={`More options for this ${subject.kind}`}
        icon={<Ellipsis aria-hidden="true" />}
      >
        {(close) => {
          const closeThen = (choose: () => void) => () => {
            close();
            choose();
          };
          return (
            <ContentMenuItems
              subject={subject}
              userId={userId}
              onEdit={closeThen(onEdit)}
              onDelete={closeThen(onDelete)}
              onDone={close}
              onAction={(chosen) => closeThen(() => setAction(chosen))()}
            />
          );
        }}
      </MenuButton>
      {action && (
        <ContentDialog
          action={action}
          subject={subject}
          userId={userId}
          containerRef={containerRef}
          onClose={() => setAction(null)}
        />
      )}
    </div>
  );
}
