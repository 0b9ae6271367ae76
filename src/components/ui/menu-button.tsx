import { type ReactNode, type ToggleEvent, useId, useRef, useState } from "react";
import { Popover } from "@/components/ui/popover";

interface MenuButtonProps {
  /** The name of the button, which shows an icon only. */
  label: string;
  icon: ReactNode;
  /** What the panel holds, made when it opens. Choosing something should close it. */
  children: (close: () => void) => ReactNode;
}

const gap = 4;

/** Puts the panel where nothing clips it: at the end of its button, above it where there is more room. */
function place({ currentTarget: panel, newState }: ToggleEvent<HTMLElement>) {
  const button = panel.previousElementSibling;
  if (newState !== "open" || !button) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, right } = button.getBoundingClientRect();
  const isLow = bottom > clientHeight * 0.6;
  // Measured from the first screen of the page, so that it scrolls along.
  panel.style.top = isLow ? "auto" : `${bottom + window.scrollY + gap}px`;
  panel.style.bottom = isLow ? `${clientHeight - window.scrollY - top + gap}px` : "auto";
  panel.style.setProperty("--end", `${clientWidth - right}px`);
}

/** A button with a panel of things to do. Escape, choosing, and moving on close it. */
export function MenuButton({ label, icon, children }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  function close() {
    panel.current?.hidePopover();
    // Safari has not given it the focus when it was pressed.
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
