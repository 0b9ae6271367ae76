import { useLocation } from "react-router-dom";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { useIsInBrowser } from "@/hooks/in-browser";
import { readSubmittedListing } from "@/lib/listings/submitted-listing";

// Few have just submitted one.
const SubmittedNotice = lazyPart(
  async () => (await import("@/components/add-listing/submitted-notice")).SubmittedNotice,
  { Failed: nothing },
);

/** The place of what is said about a listing that was just submitted. */
export function SubmittedNoticeSlot() {
  const { state } = useLocation();
  // After a reload the state is there at once, but not in the page as it was rendered.
  const listing = useIsInBrowser() ? readSubmittedListing(state) : null;
  if (!listing) return null;
  return <SubmittedNotice listing={listing} />;
}
