import { SectionLoading } from "@/components/profiles/section-states";
import { OpenRequest } from "@/components/requests/open-request";
import { RequestForm } from "@/components/requests/request-form";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import type { ListingDetail } from "@/hooks/listings/detail";
import { useOwnRequests } from "@/hooks/requests/own";
import { isOpenRequest, type RequestKind } from "@/lib/requests/request-state";
import { isFull } from "@/lib/requests/way-in";

interface RequestPanelProps {
  listing: ListingDetail;
  purpose: RequestKind;
  /** Null for a visitor, who has no requests. */
  userId: string | null;
}

/** The form for a new request, or the member's open request. */
export function RequestPanel({ listing, purpose, userId }: RequestPanelProps) {
  const requests = useOwnRequests(userId);

  const form = (
    <>
      {isFull(listing) && purpose === "membership" && (
        <p className="mb-5">
          This practice is full. Your request asks for a spot on its waitlist, and the practice will
          let you know when it has room.
        </p>
      )}
      <RequestForm listingId={listing.id} purpose={purpose} userId={userId} />
    </>
  );
  if (userId === null) return form;
  if (requests.isPending) return <SectionLoading label="Loading your requests..." />;
  if (!requests.data) return <LoadFailure query={requests} />;
  const open = requests.data.find(
    ({ doctor_id, kind, status }) =>
      doctor_id === listing.id && kind === purpose && isOpenRequest(status),
  );
  if (open) return <OpenRequest request={open} />;
  const last = requests.data.find((one) => one.doctor_id === listing.id && one.kind === purpose);
  return (
    <>
      {last?.status === "ended" && (
        <Notice className="mb-5" title="Your last request has ended">
          The practice left the directory or changed owners before answering. You can send a new
          request.
        </Notice>
      )}
      {form}
    </>
  );
}
