import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { joinClasses } from "@/lib/join-classes";

interface MenuButtonProps {
  /** The name of the button, which shows an icon only. */
  label: string;
  icon: ReactNode;
  /** What the panel holds, made when it opens. Choosing something should close it. */
  children: (close: () => void) => ReactNode;
  className?: string;
}

const gap = 4;

/** Lifts the panel to where nothing clips it: at the end of its button, above it where there is more room. */
function liftPanel(panel: HTMLElement | null) {
  const button = panel?.previousElementSibling;
  if (!panel || !button || !("showPopover" in panel)) return;
  panel.popover = "manual";
  panel.showPopover();
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, right } = button.getBoundingClientRect();
  const isLow = bottom > clientHeight * 0.6;
  // Measured from the first screen of the page, so that it scrolls along.
  panel.style.inset = "auto";
  panel.style.right = `${Math.min(clientWidth - right, clientWidth - panel.offsetWidth - gap)}px`;
  if (isLow) panel.style.bottom = `${clientHeight - window.scrollY - top + gap}px`;
  else panel.style.top = `${bottom + window.scrollY + gap}px`;
}

/** A button with a panel of things to do. Escape, choosing, and moving on close it. */
export function MenuButton({ label, icon, children, className }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    close();
  }

  function closeWhenFocusLeaves({ currentTarget, relatedTarget }: FocusEvent) {
    // It goes nowhere when the page itself is pressed, and when the window is left, which closes nothing.
    const isLeaving = relatedTarget ? !currentTarget.contains(relatedTarget) : document.hasFocus();
    if (isLeaving) setIsOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to keys and focus of the controls inside.
    <div
      // Safari gives no focus to a pressed button but to this, so that a press elsewhere takes it away.
      tabIndex={-1}
      className={joinClasses("relative outline-none", className)}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenFocusLeaves}
    >
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sage hover:text-ink aria-expanded:bg-sage aria-expanded:text-ink [&_svg]:size-5"
      >
        {icon}
      </button>
      {isOpen && (
        <div
          ref={liftPanel}
          id={panelId}
          className="absolute top-full right-0 z-20 m-0 w-64 max-w-[calc(100vw-1rem)] animate-appear rounded-xl bg-raised p-2 text-ink shadow-lifted ring-1 ring-line"
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}
