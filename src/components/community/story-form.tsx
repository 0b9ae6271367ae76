import { type FormEvent, useState } from "react";
import { ContentEditor } from "@/components/community/content-editor";
import { MembershipFields } from "@/components/community/membership-fields";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Form } from "@/components/forms/form";
import { ListingField } from "@/components/listings/listing-field";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { useOwnPractice } from "@/hooks/practice/own-practices";
import { findStoryProblem, type StoryDraft } from "@/lib/community/story-draft";
import { longestPost } from "@/lib/format/characters";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

const listingLabels = {
  label: t`Practice`,
  chosen: t`Your story is about`,
  without: t`You can share your story without choosing one.`,
};

interface StoryFormProps {
  /** Null for a visitor. */
  writerId: string | null;
  story: StoryDraft;
  isLookingUpListing: boolean;
  isSending: boolean;
  onChange: (changes: Partial<Omit<StoryDraft, "id">>) => void;
  /** Also called for an invalid story; the caller shows the error. */
  onShare: () => Promise<void>;
}

export function StoryForm({
  writerId,
  story,
  isLookingUpListing,
  isSending,
  onChange,
  onShare,
}: StoryFormProps) {
  const { content, practice, affiliatedWith } = story;
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const problem = findStoryProblem(story);
  const errorOf = (field: string) =>
    wasSubmitted && problem?.field === field ? problem.error : undefined;

  function share(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWasSubmitted(true);
    if (problem) event.currentTarget.querySelector<HTMLElement>(`[name=${problem.field}]`)?.focus();
    return onShare();
  }

  return (
    <Card padding="lg">
      <Form onSubmit={share} aria-label={t`Your story`} className="grid gap-6">
        <div className="[&_textarea]:min-h-72 [&_textarea]:wrap-anywhere">
          <ContentEditor
            label={t`Your story`}
            placeholder={t`How did you find your doctor, and what is different now?`}
            dir="auto"
            limit={longestPost}
            name="content"
            error={errorOf("content")}
            value={content}
            onValueChange={(text) => onChange({ content: text })}
            // The text must not change while it is being sent.
            readOnly={isSending}
          />
        </div>
        <ListingField
          labels={listingLabels}
          practice={practice}
          isLookingUp={isLookingUpListing}
          onChange={(chosen) => onChange({ practice: chosen })}
        />
        {practice && writerId && <OwnPracticeNotice userId={writerId} listingId={practice.id} />}
        {practice && (
          <MembershipFields value={story} error={errorOf("monthlyCost")} onChange={onChange} />
        )}
        {practice && (
          <CheckboxField
            label={t`I am affiliated with this practice`}
            hint={t`You work there, or someone close to you does. Your story will show this.`}
            checked={affiliatedWith === practice.id}
            onChange={(event) =>
              onChange({ affiliatedWith: event.target.checked ? practice.id : null })
            }
          />
        )}
        <div className="border-t border-line pt-6">
          <p className="max-w-prose text-sm text-ink-soft">
            <Trans>
              By sharing, you confirm that this is your own experience and that you weren't paid for
              it. Stories are public and aren't medical advice. Please don't write about other
              people's health. See the{" "}
              <TextLink to={paths.communityGuidelines}>community guidelines</TextLink>.
            </Trans>
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" isBusy={isSending || isLookingUpListing}>
              {t`Share Your Story`}
            </Button>
            <LinkButton to={paths.feed} variant="secondary">
              {t`View Community Stories`}
            </LinkButton>
          </div>
        </div>
      </Form>
    </Card>
  );
}

/** Says that the people of a practice can't write a story about it. */
function OwnPracticeNotice({ userId, listingId }: { userId: string; listingId: string }) {
  const practice = useOwnPractice(userId, listingId);
  if (!practice) return null;
  const name = practice.practice_name;
  return (
    <Notice tone="attention" title={t`This is your practice`}>
      {t`Stories about ${name} come from its members, and you can answer each one once. To share your own story, remove the practice.`}
    </Notice>
  );
}
