import { DecisionForm, type DecisionOption } from "@/components/moderation/decision-form";
import { QueueRow } from "@/components/moderation/queue-row";
import type { ContentCase } from "@/hooks/reports/queue";
import { useFeatureStory } from "@/hooks/stories/feature";
import { formatDay } from "@/lib/format/dates";
import { CaseText, CaseTitle } from "@/pages/admin/reports/case-text";

const featureOption: DecisionOption = { label: "Feature on home page" };
const dismissOption: DecisionOption = { label: "Don’t feature" };

interface EditedStoryRowProps {
  content: ContentCase;
  unfeaturedAt: string;
}

/** A featured story that was edited and so removed from the home page, until an admin features it again or declines to. */
export function EditedStoryRow({ content, unfeaturedAt }: EditedStoryRowProps) {
  const feature = useFeatureStory();

  async function decide(isFeatured: boolean) {
    await feature.mutateAsync({ id: content.id, isFeatured, seenVersion: content.version });
  }

  return (
    <QueueRow
      title={<CaseTitle content={content} />}
      lead={`Edited after it was featured. Removed from the home page on ${formatDay(unfeaturedAt)}`}
    >
      <CaseText content={content} />
      <DecisionForm approve={featureOption} reject={dismissOption} onDecide={decide} />
    </QueueRow>
  );
}
