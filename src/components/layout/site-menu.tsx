import { Menu, X } from "lucide-react";
import { NavLink, useLocation } from "react-router-dom";
import { AccountArea } from "@/components/layout/account-area";
import { mainLinks } from "@/components/layout/site-links";
import { Popover } from "@/components/ui/popover";

// Fixed, so that the server-rendered HTML and the app use the same id.
const panelId = "site-menu";

/** The menu on small screens. */
export function SiteMenu() {
  const location = useLocation();

  return (
    <div className="group/menu lg:hidden">
      <button
        type="button"
        popoverTarget={panelId}
        aria-label="Menu"
        className="-mr-2.5 grid size-12 place-items-center rounded-full text-ink hover:bg-sage"
      >
        <Menu aria-hidden="true" className="group-has-[:popover-open]/menu:hidden" />
        <X aria-hidden="true" className="hidden group-has-[:popover-open]/menu:block" />
      </button>
      <Popover
        // A new key on each navigation closes it.
        key={location.key}
        id={panelId}
        className="top-18 bottom-auto max-h-[calc(100dvh-4.5rem)] w-full overflow-y-auto border-b border-line bg-paper px-gutter pt-3 pb-8 [@media(height<25rem)]:absolute"
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
        <AccountArea place="menu" />
      </Popover>
    </div>
  );
}
