import { ArrowLeft, Check, CircleAlert } from "lucide-react";
import { useId } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { PendingClaim } from "@/components/claims/pending-claim";
import {
  PendingChangeNotice,
  RejectedChange,
  SuggestedChange,
} from "@/components/editor/pending-notice";
import { type Completeness, listingCompleteness } from "@/components/practice/completeness";
import { ListingPreview } from "@/components/practice/listing-preview";
import { ListingSteps } from "@/components/practice/listing-steps";
import { OwnListingStatus } from "@/components/practice/own-listing-status";
import { toPreviewCard } from "@/components/practice/preview-values";
import { SetupSectionForm } from "@/components/practice/setup-section-form";
import {
  canEditField,
  type SetupPart,
  sectionOfField,
  sectionsFor,
} from "@/components/practice/setup-sections";
import { savedValues } from "@/components/practice/use-setup-form";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { TextLink } from "@/components/ui/text-link";
import { useOwnClaims } from "@/hooks/claims/claims";
import { type ListingChange, useLatestChange } from "@/hooks/editor/pending-changes";
import type { OwnListing } from "@/hooks/practice/own-listings";
import { type ListingVersion, useListingVersions } from "@/hooks/practice/own-versions";
import { formatAction, isOfProposal } from "@/lib/editor/listing-history";
import { describeChange, proposedChange } from "@/lib/editor/proposed-change";
import { formatDay } from "@/lib/format/dates";
import { enumerate } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";
import { confirmationText } from "@/lib/listings/confirmation";
import { paths } from "@/lib/paths";
import { type Editor, editorOf } from "@/lib/practice/own-listing";

const PeopleSection = lazyPart(
  async () => (await import("@/components/practice/people-section")).PeopleSection,
);

const OwnListingHistory = lazyPart(
  async () => (await import("@/components/practice/own-listing-history")).OwnListingHistory,
);

const PracticeFile = lazyPart(
  async () => (await import("@/components/practice/practice-file")).PracticeFile,
);

const manage = { id: "manage", title: "Manage" };

interface SetupHubProps {
  userId: string;
  practice: OwnListing;
  /** The latest change that needed a review. */
  change: ListingChange | null;
  /** Whether the listing can be edited. */
  isOpen: boolean;
}

/** A listing that was submitted: an overview, and sections that are edited one at a time. */
export function SetupHub({ userId, practice, change, isOpen }: SetupHubProps) {
  const [params] = useSearchParams();
  const editor = editorOf(practice, userId);
  const field = params.get("field");
  const sections = isOpen ? sectionsFor(editor) : [];
  const named = params.get("section");
  const asked = sections.find(({ id }) => id === (named ?? sectionOfField(field ?? "")?.id));
  const section = named === manage.id ? manage : asked;
  const proposed = change ? proposedChange(practice, change.proposed) : undefined;
  const waiting = change?.status === "open" && proposed ? describeChange(proposed) : [];
  const values = savedValues(practice, change);
  const completeness = listingCompleteness(values, (part) => canEditField(editor, part));
  const suggestion = useLatestChange(practice.id, "others").data;
  const suggested =
    suggestion?.status === "open"
      ? describeChange(proposedChange(practice, suggestion.proposed))
      : [];

  return (
    <>
      <PageLinks practice={practice} isInSection={section !== undefined} />
      {waiting.length > 0 && section && (
        <p className="sticky top-20 z-20 mb-6 rounded-lg bg-apricot px-5 py-2.5 text-sm">
          <strong className="font-semibold">Pending review:</strong>{" "}
          <span>{`${enumerate(waiting.map(({ label }) => label))}.`}</span>{" "}
          <TextLink to={paths.ownPractice(practice.id)}>See the change</TextLink>
        </p>
      )}
      {!asked && <OwnListingStatus practice={practice} userId={userId} />}
      {!section && editor === "owner" && practice.ownership === "claimed" && (
        <OwnerEvidence practice={practice} userId={userId} />
      )}
      {!section && suggestion && suggested.length > 0 && (
        <div className="mb-8">
          <SuggestedChange change={suggestion} rows={suggested} />
        </div>
      )}
      {!section && change && proposed && (
        <div className="mb-8 empty:hidden">
          {change.status === "open" && <PendingChangeNotice change={change} rows={waiting} />}
          {change.status === "declined" && (
            <RejectedChange change={change} rows={describeChange(proposed)} />
          )}
        </div>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <SectionList
          practice={practice}
          userId={userId}
          missing={completeness.missing}
          sections={sections}
          chosenId={section?.id}
        />
        <div className="min-w-0">
          {asked && section === asked ? (
            <SetupSectionForm
              // A canceled change is removed from an open form.
              key={[
                practice.id,
                asked.id,
                field,
                change?.status === "withdrawn" && change.id,
              ].join()}
              userId={userId}
              practice={practice}
              change={change}
              section={asked}
              field={field}
            />
          ) : section ? (
            <ManageSection practice={practice} userId={userId} editor={editor} />
          ) : (
            isOpen && (
              <div className="grid max-w-xl gap-6">
                <Card className="grid gap-5">
                  <CompletenessMeter id={practice.id} completeness={completeness} />
                  {editor !== "submitter" && <ConfirmPanel practice={practice} />}
                </Card>
                <ListingPreview listing={toPreviewCard(practice.id, values)} />
              </div>
            )
          )}
        </div>
      </div>
    </>
  );
}

/** Asks a doctor who added their own practice for evidence, as for any claim. */
function OwnerEvidence({ practice, userId }: { practice: OwnListing; userId: string }) {
  const claim = useOwnClaims(userId).data?.find(({ doctor_id }) => doctor_id === practice.id);
  if (claim?.status !== "prepared") return null;
  return (
    <div className="mb-8 max-w-3xl">
      <PendingClaim claim={claim} practiceName={practice.practice_name} headingLevel={2} />
    </div>
  );
}

/** The way back to the overview on phones, and to the page that patients see. */
function PageLinks({ practice, isInSection }: { practice: OwnListing; isInSection: boolean }) {
  return (
    <div className="mb-4 -ml-4.5 flex flex-wrap gap-2">
      {isInSection && (
        <LinkButton to={paths.ownPractice(practice.id)} variant="ghost" size="sm">
          <ArrowLeft aria-hidden="true" />
          All sections
        </LinkButton>
      )}
      <LinkButton to={paths.listing(practice.id)} variant="ghost" size="sm">
        View as patient
      </LinkButton>
    </div>
  );
}

interface SectionListProps {
  practice: OwnListing;
  userId: string;
  missing: Completeness["missing"];
  sections: readonly SetupPart[];
  chosenId: string | undefined;
}

/** The sections, with what is missing in each and when it was last saved. On phones only the overview shows them. */
function SectionList({ practice, userId, missing, sections, chosenId }: SectionListProps) {
  const { data: versions = [] } = useListingVersions(practice.id);
  const links: Pick<SetupPart, "id" | "title" | "fields">[] = [
    ...sections,
    { ...manage, fields: [] },
  ];
  return (
    <nav
      aria-label="Sections"
      className={joinClasses("lg:sticky lg:top-24", chosenId !== undefined && "max-lg:hidden")}
    >
      <ul className="divide-y divide-line overflow-hidden rounded-xl bg-surface shadow-soft ring-1 ring-line ring-inset">
        {links.map(({ id, title, fields }) => {
          const lacks = missing.filter(({ field }) => fields.includes(field));
          const ofSection = versions.filter(({ changes }) =>
            fields.some((field) => field in Object(changes)),
          );
          const saved = savedNote(ofSection, userId);
          return (
            <li key={id}>
              <Link
                to={paths.ownPractice(practice.id, { section: id })}
                aria-current={id === chosenId ? "page" : undefined}
                className="flex min-h-14 items-start gap-3 px-4 py-3 hover:bg-sage aria-[current]:bg-sage"
              >
                <SectionMark isManage={id === manage.id} isDone={lacks.length === 0} />
                <span className="min-w-0">
                  <span className="block font-semibold">{title}</span>
                  {lacks.length > 0 && (
                    <span className="block text-sm text-ink-soft">
                      {`Missing: ${enumerate(lacks.map(({ words }) => words))}`}
                    </span>
                  )}
                  {saved && <span className="block text-sm text-ink-soft">{saved}</span>}
                  {id === manage.id && (
                    <span className="block text-sm text-ink-soft">
                      Team, offices, activity, history, export
                    </span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

// The actor is null for changes by the site itself or by a deleted account.
const actorOf = ({ actor_id, actor }: ListingVersion, userId: string) =>
  actor_id === userId ? " by you" : actor?.full_name ? ` by ${actor.full_name}` : "";

/** When a section was last saved and by whom; for an accepted change, also who proposed it. Newest version first. */
function savedNote(versions: readonly ListingVersion[], userId: string): string | null {
  const latest = versions.find((version) => version.action === "propose" || !isOfProposal(version));
  if (!latest) return null;
  const day = formatDay(latest.at);
  const by = actorOf(latest, userId);
  const proposal = { "accept change": "propose", "accept suggestion": "suggest" }[latest.action];
  if (proposal) {
    const proposed = versions.find(({ id, action }) => action === proposal && id < latest.id);
    return `Proposed${proposed ? actorOf(proposed, userId) : ""}, accepted ${day}${by}`;
  }
  return `${formatAction(latest.action)} ${day}${by}`;
}

function SectionMark({ isManage, isDone }: { isManage: boolean; isDone: boolean }) {
  const className = "mt-0.5 size-5 shrink-0";
  if (isManage) return <span aria-hidden="true" className={className} />;
  return isDone ? (
    <Check role="img" aria-label="Done" className={`${className} text-primary`} />
  ) : (
    <CircleAlert aria-hidden="true" className={`${className} text-ink-soft`} />
  );
}

const shown = 3;

interface CompletenessMeterProps {
  id: string;
  completeness: Completeness;
}

/** Shows how complete the listing is, and links to what would help most. */
function CompletenessMeter({ id, completeness }: CompletenessMeterProps) {
  const labelId = useId();
  const { done, total, missing } = completeness;
  return (
    <div>
      <div className="flex justify-between gap-4 text-sm">
        <span id={labelId} className="font-semibold">
          Completeness
        </span>
        <span className="text-ink-soft">{`${done} of ${total}`}</span>
      </div>
      <meter
        aria-labelledby={labelId}
        min={0}
        max={total}
        value={done}
        className="mt-2 h-4 w-full"
      />
      {missing.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">Your listing answers patients’ top questions.</p>
      ) : (
        <>
          <p className="mt-2 text-sm text-ink-soft">What would help patients most:</p>
          <ul className="text-sm">
            {missing.slice(0, shown).map(({ field, words }) => (
              <li key={field}>
                <TextLink
                  to={paths.ownPracticeField(id, field)}
                  className="flex min-h-11 w-fit items-center"
                >
                  Add {words}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Shows when the listing was last confirmed, with a link to confirm it again. */
const ConfirmPanel = ({ practice }: { practice: OwnListing }) => (
  <div>
    <p className="text-sm">
      <strong className="font-semibold">{`${confirmationText(practice.confirmed_at)}.`}</strong>{" "}
      Patients see when you last confirmed prices, availability, hours, and phone.
    </p>
    <LinkButton
      to={paths.confirmListing(practice.id)}
      variant="secondary"
      size="sm"
      className="mt-3 w-fit"
    >
      Confirm your info is current
    </LinkButton>
  </div>
);

interface ManageSectionProps {
  practice: OwnListing;
  userId: string;
  editor: Editor;
}

/** Everything about a listing besides its fields. */
function ManageSection({ practice, userId, editor }: ManageSectionProps) {
  const { id } = practice;
  const isOfPractice = editor !== "submitter";
  return (
    <>
      <h2 className="text-2xl">Manage</h2>
      <div className="mt-4 flex flex-wrap gap-3">
        {isOfPractice && (
          <>
            <LinkButton to={paths.offices(id)} size="sm" variant="secondary">
              Offices and hours
            </LinkButton>
            <LinkButton to={paths.activityOf(id)} size="sm" variant="secondary">
              Activity and sharing
            </LinkButton>
          </>
        )}
        {/* A manager can't withdraw or close the listing. */}
        {editor !== "manager" && <ListingSteps listing={practice} userId={userId} place="manage" />}
      </div>
      {isOfPractice && (
        <>
          <PeopleSection practice={practice} userId={userId} />
          <OwnListingHistory practice={practice} userId={userId} />
          <PracticeFile practice={practice} />
        </>
      )}
    </>
  );
}
