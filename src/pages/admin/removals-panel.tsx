import { useId, useState } from "react";
import { DecisionForm } from "@/components/admin/decision-form";
import { Facts } from "@/components/admin/facts";
import { Queue } from "@/components/admin/queue";
import { QueueRow } from "@/components/admin/queue-row";
import { ReplacementPicker } from "@/components/admin/replacement-picker";
import { matchReasons } from "@/components/editor/match-reasons";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { findUnsentReason, useDecideLater, useUndecided } from "@/hooks/admin/decide-later";
import type { Replacement } from "@/hooks/admin/replacements";
import {
  type OpenRemoval,
  useDecideRemoval,
  useOpenRemovals,
  useRemovalListings,
} from "@/hooks/listings/removal-requests";
import { cannedReasons } from "@/lib/admin/canned-reasons";
import { formatAge } from "@/lib/format/dates";
import { mailtoHref } from "@/lib/format/web-addresses";
import { listingStatusLabels } from "@/lib/listings/listing-status-labels";
import { relationLabels } from "@/lib/listings/removal-schema";
import { paths } from "@/lib/paths";

/** The queue of confirmed removal requests. */
export function RemovalsPanel() {
  const query = useUndecided(useOpenRemovals());
  return (
    <Queue
      title="Removal requests"
      filtered="removals"
      emptyText="Nothing to review. Requests from the removal form appear here once the requester confirms by email."
      query={query}
      keys={{ approve: "Approve the removal", reject: "Reject the removal, with a reason" }}
    >
      {(removal) => <RemovalRow key={removal.id} removal={removal} />}
    </Queue>
  );
}

/** A confirmed removal request with the listings that may match it. */
export function RemovalRow({ removal }: { removal: OpenRemoval }) {
  const decision = useDecideRemoval();
  const decideLater = useDecideLater();
  const listings = useRemovalListings(removal.id);
  // The admin's choices; by default, the listing that the request names is selected.
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const isChosen = (id: string) => choices[id] ?? id === removal.doctor_id;
  const [found, setFound] = useState<Replacement | null>(null);
  const [isNameOnly, setIsNameOnly] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const chosen = (listings.data ?? []).filter(({ id }) => isChosen(id)).map(({ id }) => id);
  if (found) chosen.push(found.id);
  const name = removal.physician_name ?? removal.practice_name;

  async function decide(isApproved: boolean, reason: string) {
    const hasNothing = isApproved && chosen.length === 0 && !isNameOnly;
    setIsMissing(hasNothing);
    if (hasNothing) return;
    await decideLater({
      rows: [removal.id],
      targets: [removal.id],
      title: `${isApproved ? "Approving" : "Rejecting"} the removal of ${name}`,
      undoEffect: "keep the request open",
      failure: `Couldn't ${isApproved ? "approve" : "reject"} the removal of ${name}`,
      reason,
      send: () =>
        decision.mutateAsync({
          id: removal.id,
          isApproved,
          reason,
          listings: [...new Set(chosen)],
          isNameOnly,
        }),
      done: () => ({
        title: isApproved ? "Removal approved" : "Removal rejected",
        description: isApproved
          ? `${removal.subject === "former name" ? "The name" : name} was added to the removal register. We'll email the requester.`
          : "We'll email the requester with the reason.",
        tone: "success",
      }),
    });
  }

  return (
    <QueueRow
      title={name}
      lead={`${subjectLabels[removal.subject]} in ${removal.address_city}, ${removal.address_state} · Confirmed ${formatAge(removal.confirmed_at ?? "")}`}
      verdicts={[{ tone: "neutral", label: relationLabels[removal.relation] }]}
    >
      <Facts
        columns={3}
        className="mt-5"
        facts={[
          removal.subject !== "practice" && { term: "Practice", value: removal.practice_name },
          { term: "ZIP code", value: removal.address_zip },
          { term: "NPI", value: removal.npi },
          { term: "Requested by", value: removal.requester_name },
          { term: "Relationship", value: relationLabels[removal.relation] },
          {
            term: "Confirmed email",
            value: <TextLink to={mailtoHref(removal.email)}>{removal.email}</TextLink>,
          },
        ]}
      />
      {removal.reason && (
        <blockquote className="mt-4 rounded-lg bg-sage p-4 break-words whitespace-pre-line">
          {removal.reason}
        </blockquote>
      )}
      <MatchingListings
        query={listings}
        subject={removal.subject}
        isChosen={isChosen}
        onChoose={(id, isOn) => setChoices((before) => ({ ...before, [id]: isOn }))}
      />
      <OtherListing found={found} onFind={setFound} />
      {chosen.length === 0 && (
        <CheckboxField
          className="mt-4"
          label="Register the name only"
          hint="No listing is taken down, and the email to the requester says so."
          checked={isNameOnly}
          onChange={({ target }) => setIsNameOnly(target.checked)}
        />
      )}
      {isMissing && chosen.length === 0 && !isNameOnly && (
        <Notice tone="danger" isAlert className="mt-4">
          Choose a listing, or register the name only.
        </Notice>
      )}
      <DecisionForm
        approve={{ label: "Approve" }}
        reject={{
          label: "Reject…",
          question: {
            title: "Why are you rejecting this request?",
            hint: "The requester receives this reason by email.",
            reasons: cannedReasons.rejectRemoval,
            send: "Reject",
            missing: "Enter a reason for rejecting the request",
          },
        }}
        isOwn={removal.isOwn}
        reason={findUnsentReason(removal.id)}
        onDecide={decide}
      />
    </QueueRow>
  );
}

interface OtherListingProps {
  found: Replacement | null;
  onFind: (listing: Replacement | null) => void;
}

/** Lets the admin choose a published listing that doesn't match the request. */
function OtherListing({ found, onFind }: OtherListingProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button className="mt-4 -ml-4" size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
        Find another listing
      </Button>
    );
  }
  return (
    <div className="mt-4">
      <ReplacementPicker
        label="Another listing"
        hint="Search by name, city, ZIP code, or NPI."
        chosen={found}
        onChoose={onFind}
      />
    </div>
  );
}

const subjectLabels: Record<OpenRemoval["subject"], string> = {
  practice: "Practice",
  physician: "Physician",
  "former name": "Former name at a practice",
};

const listingsHeadings: Record<OpenRemoval["subject"], string> = {
  practice: "Listings to take down",
  physician: "Listings to remove the physician from",
  "former name": "Listings to remove the former name from",
};

const listingsNotes: Partial<Record<OpenRemoval["subject"], string>> = {
  physician: "A listing with no other clinicians is taken down.",
  "former name":
    "The listings stay published. If one still uses the name as the current one, edit it first: only former names are removed.",
};

const named = "named in the request";

/** Why a listing may be the one of a request. */
function describeMatch(matched: readonly string[]): string[] {
  const others = matched.filter((reason) => reason !== named);
  return [
    ...(matched.includes(named) ? ["Named in the request"] : []),
    ...(others.length > 0 ? [`Has ${matchReasons(others)}`] : []),
  ];
}

interface MatchingListingsProps {
  query: ReturnType<typeof useRemovalListings>;
  subject: OpenRemoval["subject"];
  isChosen: (id: string) => boolean;
  onChoose: (id: string, isOn: boolean) => void;
}

function MatchingListings({ query, subject, isChosen, onChoose }: MatchingListingsProps) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: named by a heading, which a fieldset's legend can't be here.
    <div role="group" aria-labelledby={headingId} className="mt-5">
      <h4 id={headingId} className="font-semibold">
        {listingsHeadings[subject]}
      </h4>
      {query.error && <LoadFailure query={query} />}
      {query.isPending && <Skeleton className="mt-2 h-12 rounded-lg" />}
      {query.data?.length === 0 && (
        <p className="mt-1 text-ink-soft">No published or pending listing matches.</p>
      )}
      {query.data?.map(({ id, practice_name, address_city, address_state, status, matched }) => (
        <div key={id} className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <CheckboxField
            label={`${practice_name}, ${address_city}, ${address_state}`}
            hint={[listingStatusLabels[status], ...describeMatch(matched)].join(" · ")}
            checked={isChosen(id)}
            onChange={({ target }) => onChoose(id, target.checked)}
          />
          <TextLink to={paths.adminListing(id)} className="ml-8">
            View
          </TextLink>
        </div>
      ))}
      {listingsNotes[subject] && query.data && query.data.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">{listingsNotes[subject]}</p>
      )}
    </div>
  );
}
