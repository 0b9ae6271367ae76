import { RequestBadge } from "@/components/requests/request-badge";
import { RequestDetails } from "@/components/requests/request-details";
import { WithdrawRequestButton } from "@/components/requests/withdraw-request-button";
import { Card } from "@/components/ui/card";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { Section, SectionEmpty, SectionLoading } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { type OwnRequest, useOwnRequests } from "@/hooks/requests/own-requests";
import { positionOf, useWaitlistPositions } from "@/hooks/requests/received-requests";
import { formatDay } from "@/lib/format/dates";
import { textLanguage } from "@/lib/format/text-language";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { isOpenRequest, requestLabel } from "@/lib/requests/request-status";

/** A member's requests to practices, and their answers. */
export function OwnRequests({ userId }: { userId: string }) {
  return (
    <Section title={t`Your requests`}>
      <Requests userId={userId} />
    </Section>
  );
}

function Requests({ userId }: { userId: string }) {
  const requests = useOwnRequests(userId);
  const isWaiting = requests.data?.some(({ status }) => status === "waiting") ?? false;
  const positions = useWaitlistPositions(userId, isWaiting);

  if (requests.isPending) return <SectionLoading label={t`Loading your requests...`} />;
  if (!requests.data) return <LoadFailure query={requests} />;
  if (requests.data.length === 0) {
    return (
      <SectionEmpty>
        <Trans>
          No requests yet. When you request a membership or appointment, you can follow it here.
        </Trans>
      </SectionEmpty>
    );
  }
  return (
    <ul className="grid gap-3">
      {requests.data.map((request) => (
        <li key={request.id}>
          <RequestCard request={request} position={positionOf(positions.data, request.id)} />
        </li>
      ))}
    </ul>
  );
}

interface RequestCardProps {
  request: OwnRequest;
  /** The waitlist position; null if it isn't on a waitlist, or still loading. */
  position: number | null;
}

function RequestCard({ request, position }: RequestCardProps) {
  return (
    <Card padding="none" className="px-5 py-4">
      <h3 className="text-lg break-words">
        {/* A listing that was taken down has no page. */}
        {request.listing ? (
          <TextLink to={paths.listing(request.doctor_id)}>{request.listing.practice_name}</TextLink>
        ) : (
          request.practice_name
        )}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        {requestLabel(request)} · {formatDay(request.created_at)}
      </p>
      <RequestDetails request={request} />
      {request.status === "waiting" && position !== null && (
        <p className="mt-3">
          {t`You're number ${position} on the waitlist. We'll notify you when the practice offers you a spot.`}
        </p>
      )}
      {request.status === "offered" && (
        <p className="mt-3">
          <Trans>Contact the practice to accept the spot. Its page shows how to reach it.</Trans>
        </p>
      )}
      {request.reply && (
        <blockquote
          lang={textLanguage(request.reply)}
          className="mt-3 border-l-2 border-line-strong pl-4 break-words whitespace-pre-line"
        >
          {request.reply}
        </blockquote>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <RequestBadge status={request.status} />
        {request.status === "ended" && (
          <TextLink to={paths.directory()} className="text-sm">
            <Trans>Find another practice</Trans>
          </TextLink>
        )}
        {isOpenRequest(request.status) && <WithdrawRequestButton request={request} />}
      </div>
    </Card>
  );
}
