import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Practice } from "@/hooks/practice/own-practices";
import { enumerate } from "@/lib/format/numbers";
import { paths } from "@/lib/paths";

/** The practices where a member works at the front desk, which can't edit the listing. */
export const frontDesksOf = (practices: readonly Practice[]): Practice[] =>
  practices.filter(({ role }) => role === "front_desk");

/** What the front desk of a practice sees on a page for its owner and managers. */
export const FrontDeskNotice = ({ practices }: { practices: readonly Practice[] }) => (
  <EmptyState
    title={`You work at the front desk of ${enumerate(practices.map(({ practice_name }) => practice_name))}`}
    actions={<LinkButton to={paths.dashboard}>Go to your dashboard</LinkButton>}
  >
    This page is for owners and managers. You answer requests on your dashboard.
  </EmptyState>
);
