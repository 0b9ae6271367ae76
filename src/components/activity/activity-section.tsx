import { WeeksTable } from "@/components/activity/weeks-table";
import { Section } from "@/components/profiles/section";
import { SectionEmpty, SectionLoading } from "@/components/profiles/section-states";
import { LoadFailure } from "@/components/ui/load-failure";
import { TextLink } from "@/components/ui/text-link";
import { useActivityWeeks } from "@/hooks/activity/weeks";
import { lastWeekInWords } from "@/lib/activity/weeks";
import { paths } from "@/lib/paths";

/** What visitors did with an own listing, week by week. */
export function ActivitySection({ listingId }: { listingId: string }) {
  return (
    <Section title="How your listing is used">
      <Weeks listingId={listingId} />
      <p className="mt-6 max-w-prose text-sm text-ink-soft">
        These counts are approximate, and tell only of this listing. They are kept without cookies,
        names or addresses, as sums of a day: who comes twice is counted twice. Visits of the
        practice’s own people do not count while they are signed in, nor do those of people whose
        browser asks not to be tracked. What goes far beyond an ordinary day is cut off. Weeks begin
        on Monday, Central Time.{" "}
        <TextLink to={paths.privacy} className="py-1">
          What is counted, and what is not
        </TextLink>
      </p>
    </Section>
  );
}

function Weeks({ listingId }: { listingId: string }) {
  const weeks = useActivityWeeks(listingId);

  if (weeks.isPending) return <SectionLoading label="Loading what was counted..." />;
  if (!weeks.data) return <LoadFailure query={weeks} />;
  if (weeks.data.length === 0) {
    return (
      <SectionEmpty>
        Nothing has been counted yet. When patients see your listing in the directory, open it, or
        press its phone, directions or website, you find here how often.
      </SectionEmpty>
    );
  }
  const summary = lastWeekInWords(weeks.data);
  return (
    <>
      {summary && <p className="mb-5 max-w-prose">{summary}</p>}
      <WeeksTable weeks={weeks.data} />
    </>
  );
}
