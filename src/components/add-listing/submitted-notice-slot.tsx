import { type ComponentProps, lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import type { SubmittedNotice as Notice } from "@/components/add-listing/submitted-notice";
import { useIsInBrowser } from "@/hooks/in-browser";
import { readSubmittedListing } from "@/lib/listings/submitted-listing";

// Few have just submitted one.
const SubmittedNotice = lazy(async () => {
  const part = await import("@/components/add-listing/submitted-notice").catch(() => null);
  return { default: part?.SubmittedNotice ?? ((_: ComponentProps<typeof Notice>) => null) };
});

/** The place of what is said about a listing that was just submitted. */
export function SubmittedNoticeSlot() {
  const { state } = useLocation();
  // After a reload the state is there at once, but not in the page as it was rendered.
  const listing = useIsInBrowser() ? readSubmittedListing(state) : null;
  if (!listing) return null;
  return (
    <Suspense>
      <SubmittedNotice listing={listing} />
    </Suspense>
  );
}
