import { NavLink } from "react-router-dom";
import { AccountArea } from "@/components/layout/account-area";
import { Brand } from "@/components/layout/brand";
import { mainLinks } from "@/components/layout/site-links";
import { SiteMenu } from "@/components/layout/site-menu";

export function TopBar() {
  return (
    // Not sticky in low windows, such as on a phone in landscape, where it would cover too much of the page.
    <header className="print:hidden sticky top-0 z-30 [@media(height<25rem)]:relative border-b border-line bg-paper/95">
      <div className="mx-auto flex min-h-18 max-w-page items-center gap-1 px-gutter lg:gap-4">
        <Brand className="mr-auto" />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center">
            {mainLinks.map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  end={link.to === "/"}
                  className="relative inline-flex min-h-11 items-center rounded-md px-3 text-sm font-medium text-ink-soft transition-colors after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:rounded-full after:bg-accent after:opacity-0 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:opacity-100"
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <AccountArea place="bar" />
        <SiteMenu />
      </div>
    </header>
  );
}
