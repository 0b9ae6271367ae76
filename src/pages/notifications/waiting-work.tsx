import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { pendingTotal, useAdminCounts } from "@/hooks/moderation/counts";
import { useIsAdmin } from "@/hooks/profiles/current-member";
import { formatCount } from "@/lib/format/numbers";
import { paths } from "@/lib/paths";

/** The number of items pending review for admins, with a link to each queue. */
export function PendingReviewNotice() {
  const { data: counts } = useAdminCounts(useIsAdmin());
  const total = pendingTotal(counts);
  if (!counts || total === 0) return null;
  return (
    <Notice
      className="mb-6"
      title={
        total === 1 ? "1 item is pending review" : `${formatCount(total)} items are pending review`
      }
      actions={Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([queue, count]) => (
          <LinkButton key={queue} to={paths.adminTab(queue)} variant="secondary" size="sm">
            {queue.charAt(0).toUpperCase() + queue.slice(1)} ({formatCount(count)})
          </LinkButton>
        ))}
    />
  );
}
