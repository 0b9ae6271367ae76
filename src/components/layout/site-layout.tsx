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
    // While online, a script is missing because the site was updated, so a full load gets the new one.
    if (navigator.onLine) window.location.assign(address);
    else retryPageScripts();
  }
  return (
    <div
      role="alert"
      className="fixed inset-x-0 top-0 z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-danger-tint px-4 py-2 text-sm text-ink shadow-lifted"
    >
      Couldn’t load the page. Check your connection and try again.
      <Button variant="secondary" size="sm" onClick={retry}>
        Try Again
      </Button>
    </div>
  );
}
