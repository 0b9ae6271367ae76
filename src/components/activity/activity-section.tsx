import { WeeksTable } from "@/components/activity/weeks-table";
import { Section } from "@/components/profiles/section";
import { SectionEmpty, SectionLoading } from "@/components/profiles/section-states";
import { LoadFailure } from "@/components/ui/load-failure";
import { TextLink } from "@/components/ui/text-link";
import { useActivityWeeks } from "@/hooks/activity/weeks";
import { lastWeekInWords } from "@/lib/activity/weeks";
import { paths } from "@/lib/paths";

/** How visitors used a listing, week by week, for its owner. */
export function ActivitySection({ listingId }: { listingId: string }) {
  return (
    <Section title="How your listing is used">
      <Weeks listingId={listingId} />
      <p className="mt-6 max-w-prose text-sm text-ink-soft">
        These counts are approximate and cover only this listing. We store daily totals without
        cookies, names, or addresses, so repeat visits count again. We don’t count visits by the
        practice’s own team while they’re signed in, or by people whose browser asks not to be
        tracked, and we cap unusual spikes. Weeks start on Monday, Central Time.{" "}
        <TextLink to={paths.privacy} className="py-1">
          What we count and what we don’t
        </TextLink>
      </p>
    </Section>
  );
}

function Weeks({ listingId }: { listingId: string }) {
  const weeks = useActivityWeeks(listingId);

  if (weeks.isPending) return <SectionLoading label="Loading activity..." />;
  if (!weeks.data) return <LoadFailure query={weeks} />;
  if (weeks.data.length === 0) {
    return (
      <SectionEmpty>
        No activity yet. When patients see your listing in the directory, open it, or use its phone,
        directions, or website link, the counts will show up here.
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
