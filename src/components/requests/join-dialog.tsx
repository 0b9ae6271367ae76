import { ClaimButton } from "@/components/claims/claim-button";
import { ContactList } from "@/components/listings/contact-list";
import { DirectionsLink } from "@/components/listings/directions-link";
import { NoContactHelp } from "@/components/listings/no-contact-help";
import { RequestBadge } from "@/components/requests/request-badge";
import { RequestDetails } from "@/components/requests/request-details";
import { RequestForm } from "@/components/requests/request-form";
import { WithdrawRequestButton } from "@/components/requests/withdraw-request-button";
import { Dialog } from "@/components/ui/dialog";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { SectionLoading } from "@/components/ui/section";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { type OwnRequest, useOwnRequests } from "@/hooks/requests/own-requests";
import { formatDay } from "@/lib/format/dates";
import { isContactKnown } from "@/lib/listings/contact";
import { isClaimable, isFull } from "@/lib/listings/listing-status";
import { t } from "@/lib/messages";
import { answerText } from "@/lib/requests/answer-text";
import { joinMethod } from "@/lib/requests/join-method";
import { isOpenRequest, type RequestKind } from "@/lib/requests/request-status";

interface JoinDialogProps {
  listing: ListingDetail;
  purpose: RequestKind;
  /** The question to ask, as a link names it. */
  about: string | null;
  /** Null for a visitor. */
  userId: string | null;
  onClose: () => void;
}

/** A request to the practice or, if it can't answer here, its contact details. */
export function JoinDialog({ listing, purpose, about, userId, onClose }: JoinDialogProps) {
  const name = listing.practice_name;
  const titles: Record<RequestKind, string> = {
    membership:
      isFull(listing) && listing.closes_on === null
        ? t`Join the waitlist at ${name}`
        : t`Join ${name}`,
    appointment: t`Book a visit at ${name}`,
    question: t`Ask ${name}`,
    meeting: t`Meet-and-greet with ${name}`,
  };
  return (
    <Dialog open onOpenChange={onClose} title={titles[purpose]}>
      {joinMethod(listing, purpose).kind === "contact" ? (
        <DirectContact listing={listing} />
      ) : userId !== null && listing.user_id === userId ? (
        <p>{t`This is your practice. Requests appear on your dashboard.`}</p>
      ) : (
        <RequestPanel listing={listing} purpose={purpose} about={about} userId={userId} />
      )}
    </Dialog>
  );
}

function introOf(listing: ListingDetail): string {
  if (listing.closes_on !== null) return t`This practice is closing and takes no new requests.`;
  if (isFull(listing)) return t`This practice is full. Contact it about its waitlist:`;
  return isContactKnown(listing)
    ? t`This practice doesn't take requests on DPC Nearby. Contact it directly:`
    : t`This practice doesn't take requests on DPC Nearby.`;
}

/** How to reach a practice that can't answer here yet, and the button to claim its listing. */
function DirectContact({ listing }: { listing: ListingDetail }) {
  return (
    <>
      <p className="mb-5 text-ink-soft">{introOf(listing)}</p>
      <ContactList listing={listing} />
      <NoContactHelp listing={listing} />
      <DirectionsLink listing={listing} className="mt-6 w-full" />
      {isClaimable(listing) && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-5">
          <p className="font-semibold">{t`Is this your practice?`}</p>
          <ClaimButton listing={listing} />
        </div>
      )}
    </>
  );
}

interface RequestPanelProps {
  listing: ListingDetail;
  purpose: RequestKind;
  about: string | null;
  /** Null for a visitor, who has no requests. */
  userId: string | null;
}

/** The form for a new request, or the member's open request. */
function RequestPanel({ listing, purpose, about, userId }: RequestPanelProps) {
  const requests = useOwnRequests(userId);

  const form = (
    <>
      {isFull(listing) && purpose === "membership" && (
        <p className="mb-5">
          {t`This practice is full. Your request asks for a spot on its waitlist, and the practice can offer you one when it has room.`}
        </p>
      )}
      <RequestForm listing={listing} purpose={purpose} about={about} userId={userId} />
    </>
  );
  if (userId === null) return form;
  if (requests.isPending) return <SectionLoading label={t`Loading your requests...`} />;
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
        <Notice className="mb-5" title={t`Your last request has ended`}>
          {t`The practice left the directory or changed owners before answering. You can send a new request.`}
        </Notice>
      )}
      {form}
    </>
  );
}

/** The member's open request. */
function OpenRequest({ request }: { request: OwnRequest }) {
  const day = formatDay(request.created_at);
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <RequestBadge status={request.status} />
        <span>
          {request.kind === "question" ? t`You asked on ${day}.` : t`Requested on ${day}.`}
        </span>
      </p>
      <RequestDetails request={request} />
      <p className="mt-4">{answerText(request.contact_method)}</p>
      <div className="mt-6">
        <WithdrawRequestButton request={request} />
      </div>
    </>
  );
}
