import { Badge } from "@/components/ui/badge";
import { type RequestStatus, requestState } from "@/lib/requests/request-status";

interface RequestBadgeProps {
  status: RequestStatus;
  /** Whether to use the practice's labels. */
  isPractice?: boolean;
}

/** The status of a request. */
export function RequestBadge({ status, isPractice = false }: RequestBadgeProps) {
  const { label, tone } = requestState(status, isPractice);
  return <Badge tone={tone}>{label}</Badge>;
}
