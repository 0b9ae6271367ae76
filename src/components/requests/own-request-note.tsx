import { CalendarCheck } from "lucide-react";
import { RequestBadge } from "@/components/requests/request-badge";
import { Button } from "@/components/ui/button";
import { useRequestDialog } from "@/hooks/listings/listing-dialogs";
import { useOwnRequests } from "@/hooks/requests/own-requests";
import { formatMonthDay } from "@/lib/format/dates";
import { t } from "@/lib/messages";
import { isOpenRequest, requestLabel } from "@/lib/requests/request-status";

interface OwnRequestNoteProps {
  listingId: string;
  userId: string;
}

/** The member's open requests to a practice; renders nothing without one. */
export function OwnRequestNote({ listingId, userId }: OwnRequestNoteProps) {
  const { setAsk } = useRequestDialog();
  const requests = useOwnRequests(userId);
  const open = (requests.data ?? []).filter(
    ({ doctor_id, status }) => doctor_id === listingId && isOpenRequest(status),
  );
  if (open.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2 print:hidden">
      {open.map((request) => {
        const day = formatMonthDay(request.created_at);
        const label = requestLabel(request);
        const isQuestion = request.kind === "question";
        return (
          <li
            key={request.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sage py-1 pr-1 pl-4 text-sm"
          >
            <span className="flex items-center gap-2 font-semibold">
              <CalendarCheck aria-hidden="true" className="size-4 text-primary" />
              {isQuestion ? t`Asked ${day}` : t`Requested ${day}`}
            </span>
            <span className="text-ink-soft">{label}</span>
            <RequestBadge status={request.status} />
            <Button
              variant="ghost"
              size="sm"
              aria-label={isQuestion ? undefined : t`View request: ${label}`}
              onClick={() => setAsk(request.kind)}
            >
              {isQuestion ? t`View question` : t`View request`}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
