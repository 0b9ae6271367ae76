import { type ReactNode, type ToggleEvent, useId, useRef, useState } from "react";
import { Popover } from "@/components/ui/popover";

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
export function MenuButton({ label, icon, children }: MenuButtonProps) {
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
