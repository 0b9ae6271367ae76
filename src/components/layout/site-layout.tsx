import { useSyncExternalStore } from "react";
import { createPath, Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { RouteAnnouncer } from "@/components/layout/route-announcer";
import { SiteFrame } from "@/components/layout/site-frame";
import { Button } from "@/components/ui/button";
import { LazyToaster } from "@/components/ui/lazy-toaster";
import { missingPageScripts, retryPageScripts } from "@/lib/browser/page-scripts";
import { visitKey } from "@/lib/browser/visit-key";

export function SiteLayout() {
  return (
    <>
      <NavigationProgress />
      <SiteFrame>
        <Outlet />
      </SiteFrame>
      <LazyToaster />
      <RouteAnnouncer />
      <ScrollRestoration getKey={visitKey} />
    </>
  );
}

/** A thin line at the top while the next page loads; quick loads never show it. */
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

/** Says that the next page can't be opened, above the page that stays. */
function PageNotLoaded({ address }: { address: string }) {
  function retry() {
    // With a connection, a script is missing because the site has been updated: the page itself knows the new one.
    if (navigator.onLine) window.location.assign(address);
    else retryPageScripts();
  }
  return (
    <div
      role="alert"
      className="fixed inset-x-0 top-0 z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-danger-tint px-4 py-2 text-sm text-ink shadow-lifted"
    >
      Couldn’t open the page. Check your connection and try again.
      <Button variant="secondary" size="sm" onClick={retry}>
        Try Again
      </Button>
    </div>
  );
}
