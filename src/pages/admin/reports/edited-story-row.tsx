import { type Act, DecisionForm } from "@/components/moderation/decision-form";
import { QueueRow } from "@/components/moderation/queue-row";
import type { ContentCase } from "@/hooks/reports/queue";
import { useFeatureStory } from "@/hooks/stories/feature";
import { formatDay } from "@/lib/format/dates";
import { CaseText, CaseTitle } from "@/pages/admin/reports/case-text";

const featuring: Act = { label: "Show on the home page" };
const leavingOff: Act = { label: "Leave off" };

interface EditedStoryRowProps {
  content: ContentCase;
  unfeaturedAt: string;
}

/** A story that an edit took off the home page: an admin reads the new text and features it again, or leaves it off. */
export function EditedStoryRow({ content, unfeaturedAt }: EditedStoryRowProps) {
  const feature = useFeatureStory();

  async function decide(isFeatured: boolean) {
    await feature.mutateAsync({ id: content.id, isFeatured, seenVersion: content.version });
  }

  return (
    <QueueRow
      title={<CaseTitle content={content} />}
      lead={`Edited since it was featured, and off the home page since ${formatDay(unfeaturedAt)}`}
    >
      <CaseText content={content} />
      <DecisionForm accept={featuring} refuse={leavingOff} onDecide={decide} />
    </QueueRow>
  );
}
