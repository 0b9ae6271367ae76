import type { ReactNode } from "react";
import { SiteFooter } from "@/components/layout/site-footer";
import { SuspensionBanner } from "@/components/layout/suspension-banner";
import { TopBar } from "@/components/layout/top-bar";

/** The frame of every page: skip link, top bar, and footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-primary px-6 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        Skip to content
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
