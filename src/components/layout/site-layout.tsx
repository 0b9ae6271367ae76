import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { RouteAnnouncer } from "@/components/layout/route-announcer";
import { SiteFrame } from "@/components/layout/site-frame";
import { LazyToaster } from "@/components/ui/lazy-toaster";
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
  const { state } = useNavigation();
  if (state === "idle") return null;
  return <div className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-progress bg-accent" />;
}
