import { Menu, X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { AccountSlot } from "@/components/layout/account-slot";
import { mainLinks } from "@/components/layout/site-links";

/** The top bar's entries on small screens. */
export function SiteMenu() {
  const location = useLocation();
  // Remembers the visit it was opened in, so that every navigation closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === location.key;
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);

  const close = () => setOpenedAt(undefined);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    close();
    button.current?.focus();
  }

  // An open panel would hide what is focused below it.
  function closeWhenFocusLeaves(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to keys of the controls inside.
    <div className="lg:hidden" onKeyDown={closeOnEscape} onBlur={closeWhenFocusLeaves}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label="Menu"
        onClick={() => setOpenedAt(isOpen ? undefined : location.key)}
        className="-mr-2.5 grid size-12 place-items-center rounded-full text-ink hover:bg-sage"
      >
        {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] animate-appear overflow-y-auto border-b border-line bg-paper px-gutter pt-3 pb-8 shadow-lifted"
      >
        <nav aria-label="Main">
          <ul className="mb-6 divide-y divide-line">
            {mainLinks.map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  end={link.to === "/"}
                  className="flex min-h-14 items-center gap-3 font-display text-lg font-semibold text-ink before:size-2 before:rounded-full before:bg-transparent hover:text-primary aria-[current=page]:text-primary aria-[current=page]:before:bg-accent"
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <AccountSlot place="menu" />
      </div>
    </div>
  );
}
