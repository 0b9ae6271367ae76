import type { ReactNode } from "react";
import { Queue } from "@/components/admin/queue";
import { RowLeadContext } from "@/components/admin/queue-row";
import { fetchAppeals } from "@/hooks/admin/appeals";
import { usePendingDecisions } from "@/hooks/admin/decide-later";
import { fetchPending } from "@/hooks/admin/pending-listings";
import type { QueuePage } from "@/hooks/admin/queue-page";
import { useWaitingCases, type WaitingCase } from "@/hooks/admin/waiting-cases";
import { fetchClaims, groupByListing } from "@/hooks/claims/claim-queue";
import { fetchCases } from "@/hooks/community/report-queue";
import { fetchChanges } from "@/hooks/editor/pending-changes";
import { fetchCorrectionsBeside } from "@/hooks/listings/correction-queue";
import { fetchRemovals } from "@/hooks/listings/removal-requests";
import { fetchOpenMessages } from "@/hooks/site/contact-messages";
import { inWords } from "@/lib/format/numbers";
import { AppealRow } from "@/pages/admin/appeals-panel";
import { ChangeRow } from "@/pages/admin/changes-panel";
import { claimRow } from "@/pages/admin/claim-card";
import { ClaimRow } from "@/pages/admin/claims-panel";
import { CorrectionsRow, groupByField, rowOf } from "@/pages/admin/corrections-panel";
import { ListingRow } from "@/pages/admin/listings-panel";
import { MessageRow } from "@/pages/admin/messages-panel";
import { RemovalRow } from "@/pages/admin/removals-panel";
import { ReportCaseRow } from "@/pages/admin/reports-panel";

/** How a case is shown. */
interface Card {
  id: string;
  /** Names the case among unsent decisions. */
  row: string;
  render: () => ReactNode;
}

/** A kind of case: its name, and how its cards are loaded. */
interface Kind {
  name: string;
  load: (page: QueuePage, signal: AbortSignal) => Promise<Card[]>;
}

function kindOf<Row>(
  name: string,
  load: (page: QueuePage, signal: AbortSignal) => Promise<Row[]>,
  describe: (row: Row) => Card,
): Kind {
  return { name, load: async (page, signal) => (await load(page, signal)).map(describe) };
}

/** A kind whose cases are named by their id everywhere. */
const simpleKind = <Row extends { id: string }>(
  name: string,
  load: (page: QueuePage, signal: AbortSignal) => Promise<Row[]>,
  render: (row: Row) => ReactNode,
) => kindOf(name, load, (row) => ({ id: row.id, row: row.id, render: () => render(row) }));

/** The kinds of cases, by queue. */
const kinds = new Map<string, Kind>([
  ["reports", simpleKind("Report", fetchCases, (item) => <ReportCaseRow item={item} />)],
  ["appeals", simpleKind("Appeal", fetchAppeals, (appeal) => <AppealRow appeal={appeal} />)],
  [
    "removals",
    simpleKind("Removal request", fetchRemovals, (removal) => <RemovalRow removal={removal} />),
  ],
  [
    "messages",
    simpleKind("Message", fetchOpenMessages, (message) => <MessageRow message={message} />),
  ],
  ["changes", simpleKind("Change", fetchChanges, (change) => <ChangeRow change={change} />)],
  ["listings", simpleKind("New listing", fetchPending, (one) => <ListingRow listing={one} />)],
  [
    "claims",
    kindOf(
      "Claim",
      async (page, signal) => groupByListing(await fetchClaims(page, signal)),
      (claimed) => ({
        id: claimed.doctor_id,
        row: claimRow(claimed.doctor_id),
        render: () => <ClaimRow claimed={claimed} />,
      }),
    ),
  ],
  [
    "corrections",
    kindOf(
      "Correction",
      async (page, signal) => groupByField(await fetchCorrectionsBeside(page, signal)),
      (corrections) => ({
        id: corrections[0].id,
        row: rowOf(corrections[0]),
        render: () => <CorrectionsRow corrections={corrections} />,
      }),
    ),
  ],
]);

interface TodayCase extends WaitingCase {
  name: string;
  card: Card;
}

/** Loads the cards of some cases. One that was decided in the meantime is left out. */
async function withCards(page: readonly WaitingCase[], signal: AbortSignal): Promise<TodayCase[]> {
  const loaded = await Promise.all(
    Array.from(kinds, async ([queue, { name, load }]) => {
      const cases = page.filter((one) => one.queue === queue);
      if (cases.length === 0) return [];
      const ids = cases.map(({ id }) => id);
      const cards = await load({ filters: {}, after: null, ids }, signal);
      return cases.flatMap((one) => {
        const card = cards.find(({ id }) => id === one.id);
        return card ? { ...one, name, card } : [];
      });
    }),
  );
  const all = loaded.flat();
  return page.flatMap(
    (one) => all.find(({ queue, id }) => queue === one.queue && id === one.id) ?? [],
  );
}

/** The start page of the admin's day: what waits in all queues. */
export function TodayPanel() {
  const query = useWaitingCases(withCards);
  const unsent = usePendingDecisions();
  return (
    <Queue
      title="Waiting for review"
      emptyText="You're all caught up. Reports, appeals, claims, changes, messages, and new listings appear here, the most urgent first."
      query={{ ...query, data: query.data?.cases.filter(({ card }) => !unsent.has(card.row)) }}
      total={query.data?.total}
      keys={{
        approve: "Approve, keep, close, or mark as answered",
        reject: "Reject, remove, take down, or mark as spam; most with a reason",
      }}
    >
      {(waiting) => (
        <RowLeadContext key={waiting.id} value={<Waiting waiting={waiting} />}>
          {waiting.card.render()}
        </RowLeadContext>
      )}
    </Queue>
  );
}

const msPerHour = 3_600_000;

/** A time span in whole days, or in hours if it is shorter than a day. */
function span(milliseconds: number) {
  const hours = Math.floor(milliseconds / msPerHour);
  if (hours < 1) return "less than an hour";
  return hours < 24 ? inWords(hours, "hour") : inWords(Math.floor(hours / 24), "day");
}

/** The kind of a case, when it is due, and how long it has waited. A phone cuts the end. */
function Waiting({ waiting: { name, since, due } }: { waiting: TodayCase }) {
  const left = new Date(due).getTime() - Date.now();
  return (
    <>
      <span className="font-semibold text-ink">{name}</span>
      {" · "}
      <span className={left < 0 ? "font-semibold text-danger" : undefined}>
        {`${left < 0 ? "overdue" : `due in ${span(left)}`}, waiting ${span(Date.now() - new Date(since).getTime())}`}
      </span>
    </>
  );
}
