import { Ellipsis } from "lucide-react";
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from "react";
import type { ContentAction, ContentSubject } from "@/components/community/content-subject";
import { lazyDialog, lazyPart } from "@/components/ui/lazy-part";
import { Popover } from "@/components/ui/popover";
import { useUserId } from "@/hooks/account/session-store";
import { t } from "@/lib/messages";

interface MenuButtonProps {
  /** The accessible name of the icon button. */
  label: string;
  icon: ReactNode;
  /** The content of the panel, rendered when it opens. Choosing an item should call `close`. */
  children: (close: () => void) => ReactNode;
}

const gap = 4;

/** Positions the panel at the end of its button, above it if there is more room. */
function place({ currentTarget: panel, newState }: ToggleEvent<HTMLElement>) {
  const button = panel.previousElementSibling;
  if (newState !== "open" || !button) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, right } = button.getBoundingClientRect();
  const isLow = bottom > clientHeight * 0.6;
  // Relative to the page, so that it scrolls with it.
  panel.style.top = isLow ? "auto" : `${bottom + window.scrollY + gap}px`;
  panel.style.bottom = isLow ? `${clientHeight - window.scrollY - top + gap}px` : "auto";
  panel.style.setProperty("--end", `${clientWidth - right}px`);
}

/** A button that opens a menu. Escape, choosing an item, and moving focus away close it. */
function MenuButton({ label, icon, children }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  function close() {
    panel.current?.hidePopover();
    // Safari doesn't focus buttons on click.
    button.current?.focus();
  }

  return (
    <div>
      <button
        ref={button}
        type="button"
        aria-label={label}
        popoverTarget={panelId}
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sage hover:text-ink has-[+:popover-open]:bg-sage has-[+:popover-open]:text-ink [&_svg]:size-5"
      >
        {icon}
      </button>
      <Popover
        ref={panel}
        id={panelId}
        onBeforeToggle={place}
        onToggle={({ newState }) => setIsOpen(newState === "open")}
        className="absolute right-[clamp(--spacing(1),var(--end),100%-var(--spacing)*65)] left-auto w-64 max-w-[calc(100vw-1rem)] rounded-xl bg-raised p-2 ring-1 ring-line empty:invisible"
      >
        {isOpen && children(close)}
      </Popover>
    </div>
  );
}

const ContentMenuItems = lazyPart(
  async () => (await import("./content-menu-items")).ContentMenuItems,
);

const ContentDialog = lazyDialog(
  async () => (await import("@/components/community/content-dialog")).ContentDialog,
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
        label={
          subject.kind === "post" ? t`More options for this post` : t`More options for this comment`
        }
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
