import { useState } from "react";
import { InboxLimits } from "@/components/requests/inbox-limits";
import { RequestBadge } from "@/components/requests/request-badge";
import { Waitlists } from "@/components/requests/waitlists";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyDialog } from "@/components/ui/lazy-part";
import { LoadFailure } from "@/components/ui/load-failure";
import { Section, SectionEmpty, SectionLoading } from "@/components/ui/section";
import type { Practice } from "@/hooks/practice/own-practices";
import {
  type ReceivedRequest,
  useMarkRequestSeen,
  useReceivedRequests,
} from "@/hooks/requests/received-requests";
import { formatDay } from "@/lib/format/dates";
import { canReceiveRequests } from "@/lib/listings/listing-status";
import { requestLabel } from "@/lib/requests/request-status";

const AnswerDialog = lazyDialog(
  async () => (await import("@/components/requests/answer-dialog")).AnswerDialog,
);

interface ReceivedRequestsProps {
  userId: string;
  /** The practices whose requests the member can answer. */
  practices: readonly Practice[];
}

/** The requests to the practices that the member answers for. */
export function ReceivedRequests({ userId, practices }: ReceivedRequestsProps) {
  return (
    <Section title="Requests to your practice">
      <Requests userId={userId} practices={practices} />
    </Section>
  );
}

function Requests({ userId, practices }: ReceivedRequestsProps) {
  const ids = practices.map(({ doctor_id }) => doctor_id);
  const inbox = useReceivedRequests(userId, ids);
  const markSeen = useMarkRequestSeen();
  const [opened, setOpened] = useState<ReceivedRequest | null>(null);

  function open(request: ReceivedRequest) {
    setOpened(request);
    if (request.status === "sent") markSeen.mutate(request.id);
  }

  const now = inbox.data?.requests.find(({ id }) => id === opened?.id);
  // If not all requests are shown, it may be one of the others.
  const isWhole = inbox.data && !inbox.data.isFull.open && !inbox.data.isFull.waiting;
  return (
    <>
      <RequestList
        inbox={inbox}
        canReceiveRequests={practices.some(canReceiveRequests)}
        onOpen={open}
      />
      {opened && (
        <AnswerDialog
          request={now ?? opened}
          isGone={!now && isWhole === true}
          userId={userId}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

interface RequestListProps {
  inbox: ReturnType<typeof useReceivedRequests>;
  /** Whether patients can send requests to any of the practices. */
  canReceiveRequests: boolean;
  onOpen: (request: ReceivedRequest) => void;
}

function RequestList({ inbox, canReceiveRequests, onOpen }: RequestListProps) {
  if (inbox.isPending) return <SectionLoading label="Loading requests..." />;
  if (!inbox.data) return <LoadFailure query={inbox} />;
  const { requests, isFull } = inbox.data;
  if (requests.length === 0) {
    return (
      <SectionEmpty>
        {canReceiveRequests
          ? "No requests yet. Membership and appointment requests will show up here."
          : "Patients can send requests once your listing is published."}
      </SectionEmpty>
    );
  }
  return (
    <>
      <Waitlists requests={requests} />
      <ul className="grid gap-3">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} onOpen={() => onOpen(request)} />
          </li>
        ))}
      </ul>
      <InboxLimits isFull={isFull} />
    </>
  );
}

interface RequestCardProps {
  request: ReceivedRequest;
  onOpen: () => void;
}

function RequestCard({ request, onOpen }: RequestCardProps) {
  const name = request.name ?? "A member";
  const isNew = request.status === "sent";
  return (
    <Card padding="none" className="px-5 py-4">
      <h3 className="text-lg break-words">
        <bdi>{name}</bdi>
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        {requestLabel(request)} · {formatDay(request.created_at)} · {request.listing.practice_name}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-wrap items-center gap-2">
          <RequestBadge status={request.status} isPractice />
          {request.place !== null && (
            <span className="text-sm text-ink-soft">{`Number ${request.place} on the waitlist`}</span>
          )}
        </span>
        <Button
          size="sm"
          variant={isNew ? "primary" : "secondary"}
          aria-label={`Open the request from ${name}`}
          onClick={onOpen}
        >
          Open
        </Button>
      </div>
    </Card>
  );
}
