import { Badge } from "@/components/ui/badge";
import { type RequestStatus, requestState } from "@/lib/requests/request-state";

interface RequestBadgeProps {
  status: RequestStatus;
  /** In the practice's own words. */
  isPractice?: boolean;
}

/** How far a request has come. */
export function RequestBadge({ status, isPractice = false }: RequestBadgeProps) {
  const { label, tone } = requestState(status, isPractice);
  return <Badge tone={tone}>{label}</Badge>;
}
