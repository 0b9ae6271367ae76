import { RequestBadge } from "@/components/requests/request-badge";
import { RequestDetails } from "@/components/requests/request-wish";
import { WithdrawRequestButton } from "@/components/requests/withdraw-request-button";
import type { OwnRequest } from "@/hooks/requests/own";
import { formatDay } from "@/lib/format/dates";

/** The member's open request. */
export function OpenRequest({ request }: { request: OwnRequest }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <RequestBadge status={request.status} />
        <span>Requested on {formatDay(request.created_at)}.</span>
      </p>
      <RequestDetails request={request} />
      <p className="mt-4">
        The practice will answer by email or here. You'll see its answer in your dashboard.
      </p>
      <div className="mt-6">
        <WithdrawRequestButton request={request} />
      </div>
    </>
  );
}
