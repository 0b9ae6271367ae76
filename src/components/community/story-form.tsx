import type { FormEvent } from "react";
import { ContentEditor } from "@/components/community/content-editor";
import { PatientPrivacyNotice } from "@/components/community/patient-privacy-notice";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Form } from "@/components/forms/form";
import { ListingField } from "@/components/listings/listing-field";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import type { StoryDraft } from "@/lib/community/story-draft";
import { countCharacters, isWritten, longestPost } from "@/lib/format/characters";
import { paths } from "@/lib/paths";

const listingLabels = {
  label: "Practice",
  chosen: "Your story is about",
  without: "You can share your story without choosing one.",
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

  function share(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isFit = isWritten(content) && countCharacters(content.trim()) <= longestPost;
    if (!isFit) event.currentTarget.querySelector("textarea")?.focus();
    return onShare();
  }

  return (
    <Card padding="lg">
      <Form onSubmit={share} aria-label="Your story" className="grid gap-6">
        <div className="[&_textarea]:min-h-72 [&_textarea]:wrap-anywhere">
          <ContentEditor
            label="Your story"
            placeholder="How did you find your doctor, and what is different now?"
            dir="auto"
            limit={longestPost}
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
        {practice && writerId && <PatientPrivacyNotice userId={writerId} listingId={practice.id} />}
        {practice && (
          <CheckboxField
            label="I am affiliated with this practice"
            hint="You're its owner, an employee, a family member, or a partner. Your story will show this."
            checked={affiliatedWith === practice.id}
            onChange={(event) =>
              onChange({ affiliatedWith: event.target.checked ? practice.id : null })
            }
          />
        )}
        <div className="border-t border-line pt-6">
          <p className="max-w-prose text-sm text-ink-soft">
            By sharing, you confirm that this is your own experience and that you weren't paid for
            it. Stories are public and aren't medical advice. Please don't write about other
            people's health. See the{" "}
            <TextLink to={paths.communityGuidelines}>community guidelines</TextLink>.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" isBusy={isSending || isLookingUpListing}>
              Share Your Story
            </Button>
            <LinkButton to={paths.feed} variant="secondary">
              View Community Stories
            </LinkButton>
          </div>
        </div>
      </Form>
    </Card>
  );
}
