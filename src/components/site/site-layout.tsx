import { Menu, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  createPath,
  Link,
  NavLink,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from "react-router-dom";
import { AccountArea } from "@/components/site/account-area";
import { LanguageLink } from "@/components/site/language-link";
import { LazyLanguageOffer } from "@/components/site/lazy-language-offer";
import { SiteFooter } from "@/components/site/site-footer";
import { mainLinks } from "@/components/site/site-links";
import { Button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { LazyToaster } from "@/components/ui/lazy-toaster";
import { Trans } from "@/components/ui/messages";
import { Popover } from "@/components/ui/popover";
import { TextLink } from "@/components/ui/text-link";
import { useSuspension } from "@/hooks/account/current-member";
import { missingPageScripts, retryPageScripts } from "@/lib/browser/page-scripts";
import { visitKey } from "@/lib/browser/visit-key";
import { formatDay } from "@/lib/format/dates";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";
import { leavePage } from "@/lib/toast";

// Fixed, so that the server-rendered HTML and the app use the same id.
const panelId = "site-menu";

/** The menu on small screens. */
function SiteMenu() {
  const location = useLocation();

  return (
    <div className="group/menu lg:hidden">
      <button
        type="button"
        popoverTarget={panelId}
        aria-label={t`Menu`}
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
        <nav aria-label={t`Main`}>
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
        <LanguageLink className="mt-4 inline-flex min-h-12 items-center font-semibold text-primary underline-offset-4 hover:underline" />
      </Popover>
    </div>
  );
}

export function SiteLayout() {
  return (
    <>
      <NavigationProgress />
      <SiteFrame>
        <Outlet />
      </SiteFrame>
      <LazyToaster />
      <LazyLanguageOffer />
      <RouteAnnouncer />
      <ScrollRestoration getKey={visitKey} />
    </>
  );
}

/** A progress bar at the top while the next page loads, hidden for quick loads. */
function NavigationProgress() {
  const { state, location } = useNavigation();
  const missing = useSyncExternalStore(
    missingPageScripts.subscribe,
    missingPageScripts.get,
    missingPageScripts.get,
  );
  if (state === "idle") return null;
  if (missing > 0) return <PageNotLoaded address={createPath(location)} />;
  return <div className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-progress bg-accent" />;
}

/** An error above the current page when the next one can't be loaded. */
function PageNotLoaded({ address }: { address: string }) {
  function retry() {
    // While online, a script is missing because the site was updated, so a full load gets the new
    // one.
    if (navigator.onLine) window.location.assign(address);
    else retryPageScripts();
  }
  return (
    <div
      role="alert"
      className="fixed inset-x-0 top-0 z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-danger-tint px-4 py-2 text-sm text-ink shadow-lifted"
    >
      <Trans>We couldn't load this page. Check your connection and try again.</Trans>
      <Button variant="secondary" size="sm" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

/** The frame of every page: skip link, top bar, and footer. */
function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-primary px-6 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      <TopBar />
      <SuspensionBanner />
      <main id="main" tabIndex={-1} className="min-h-dvh flex-1">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

function TopBar() {
  return (
    // Not sticky in low windows, such as on a phone in landscape, where it would cover too much of
    // the page.
    <header className="print:hidden sticky top-0 z-30 [@media(height<25rem)]:relative border-b border-line bg-paper">
      <div className="mx-auto flex min-h-18 max-w-page items-center gap-1 px-gutter lg:gap-2 xl:gap-4">
        <Brand />
        <nav aria-label={t`Main`} className="hidden lg:block">
          <ul className="flex items-center whitespace-nowrap">
            {mainLinks.map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  end={link.to === "/"}
                  className="relative inline-flex min-h-11 items-center rounded-md px-2 text-sm font-medium text-ink-soft transition-colors xl:px-3 after:absolute after:inset-x-2 xl:after:inset-x-3 after:bottom-1.5 after:h-0.5 after:rounded-full after:bg-accent after:opacity-0 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:opacity-100"
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <AccountArea place="bar" />
        <LanguageLink className="hidden min-h-11 items-center rounded-md px-2 text-sm font-medium text-ink-soft hover:text-ink lg:inline-flex" />
        <SiteMenu />
      </div>
    </header>
  );
}

/** The logo: a map pin with an open door. `public/favicon.svg` has the same shape. */
function BrandMark() {
  return (
    <svg viewBox="0 0 32 36" aria-hidden="true" className="h-8 w-auto shrink-0">
      <path
        className="fill-primary"
        d="M16 1C7.8 1 2 6.9 2 14.6 2 24.3 16 35 16 35s14-10.7 14-20.4C30 6.9 24.2 1 16 1Z"
      />
      <path className="fill-on-primary" d="M9.5 23V14a6.5 6.5 0 0 1 13 0v9Z" />
      <path className="fill-accent" d="M16 7.500a6.5 6.5 0 0 1 6.5 6.500v9L16 25.500Z" />
    </svg>
  );
}

/** The product name and logo, linking to the home page. */
function Brand() {
  return (
    <Link
      to={paths.home}
      // The minimum width keeps the links beside it in place when the font loads.
      className="inline-flex min-h-11 items-center gap-2.5 rounded-md font-display text-xl leading-tight font-bold tracking-display lg:min-w-44"
    >
      <BrandMark />
      {site.name}
    </Link>
  );
}

/** Shows a suspended member the reason and end date of the suspension. */
function SuspensionBanner() {
  const suspension = useSuspension();
  if (suspension === null) return null;
  const { reason, until, isHidden } = suspension;
  const day = until && formatDay(until);
  return (
    <aside aria-label={t`Your account`} className="bg-apricot print:hidden">
      <Container className="py-3 text-sm break-words">
        <strong className="font-semibold">
          {day ? t`Your account is suspended until ${day}.` : t`Your account is suspended.`}
        </strong>{" "}
        <Trans>You can still read the site and download your data.</Trans>{" "}
        {isHidden &&
          t`Your posts, comments, and profile are hidden from others until the suspension ends.`}{" "}
        <Trans>Reason: {reason}</Trans>
        <span className="mt-1 flex flex-wrap gap-x-6">
          <TextLink to={paths.dashboard} className="py-1">
            <Trans>Appeal on your dashboard</Trans>
          </TextLink>
          <TextLink to={paths.settings} className="py-1">
            <Trans>Download your data</Trans>
          </TextLink>
          <TextLink to={paths.contact} className="py-1">
            <Trans>Contact us</Trans>
          </TextLink>
        </span>
      </Container>
    </aside>
  );
}

/**
 * Makes navigations accessible like page loads: moves focus to the page's heading or the element in the URL's hash, and
 * announces the title, also when it changes because data has loaded.
 */
function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const announcedPath = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    leavePage();
    // Search results, or the field that a link leads to, may have taken focus already.
    const taken = document.activeElement?.closest("#main h2, #main [data-focused-field]");
    if (!taken) focusTarget(hash);
    setTitle(document.title);
    const observer = new MutationObserver(() => {
      setTitle(document.title);
      // The heading loaded with the data. Focus moves there unless the visitor has moved it
      // elsewhere.
      if (!hash && document.activeElement?.id === "main") focusTarget("");
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, hash]);

  return (
    <div role="status" aria-live="polite" className="sr-only">
      {title}
    </div>
  );
}

function focusTarget(hash: string) {
  const main = document.getElementById("main");
  const part = hash ? document.getElementById(hash.slice(1)) : null;
  const target = part ?? main?.querySelector("h1") ?? main;
  // A heading needs a tabindex to take focus. ScrollRestoration handles the scroll position.
  if (target && target.tabIndex < 0) target.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}
