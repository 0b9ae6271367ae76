import { lazy, Suspense, useState } from "react";
import { Section } from "@/components/profiles/section";
import { SectionEmpty, SectionLoading } from "@/components/profiles/section-states";
import { RequestBadge } from "@/components/requests/request-badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadFailure } from "@/components/ui/load-failure";
import {
  type ReceivedRequest,
  useMarkRequestSeen,
  useReceivedRequests,
} from "@/hooks/requests/received";
import { formatDay } from "@/lib/format/dates";
import { requestLabel } from "@/lib/requests/request-state";

const AnswerDialog = lazy(async () => ({
  default: (await import("@/components/requests/answer-dialog")).AnswerDialog,
}));

interface ReceivedRequestsProps {
  ownerId: string;
  /** A listing is public, so that people can ask. */
  canBeAsked: boolean;
}

/** What people ask the practices of one owner. */
export function ReceivedRequests({ ownerId, canBeAsked }: ReceivedRequestsProps) {
  return (
    <Section title="Requests to your practice">
      <Requests ownerId={ownerId} canBeAsked={canBeAsked} />
    </Section>
  );
}

function Requests({ ownerId, canBeAsked }: ReceivedRequestsProps) {
  const requests = useReceivedRequests(ownerId);
  const markSeen = useMarkRequestSeen();
  const [openId, setOpenId] = useState<string | null>(null);

  if (requests.isPending) return <SectionLoading label="Loading requests..." />;
  if (!requests.data) return <LoadFailure query={requests} />;
  if (requests.data.length === 0) {
    return (
      <SectionEmpty>
        {canBeAsked
          ? "Nobody has asked yet. Requests for memberships and visits appear here."
          : "Nobody can ask yet: patients send requests once your listing is public."}
      </SectionEmpty>
    );
  }

  function open({ id, status }: ReceivedRequest) {
    setOpenId(id);
    if (status === "sent") markSeen.mutate(id);
  }

  const shown = requests.data.find(({ id }) => id === openId);
  return (
    <>
      <ul className="grid gap-3">
        {requests.data.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} onOpen={() => open(request)} />
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense>
          <AnswerDialog request={shown} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
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
        {requestLabel(request.kind)} · {formatDay(request.created_at)} ·{" "}
        {request.listing.practice_name}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <RequestBadge status={request.status} isPractice />
        <Button
          size="sm"
          variant={isNew ? "primary" : "secondary"}
          aria-label={`Open the request of ${name}`}
          onClick={onOpen}
        >
          Open
        </Button>
      </div>
    </Card>
  );
}
