import { type FormEvent, type KeyboardEvent, useState } from "react";
import { ActiveOnly } from "@/components/community/active-only";
import { ContentEditor } from "@/components/community/content-editor";
import { MembershipFields } from "@/components/community/membership-fields";
import { HealthQuestion } from "@/components/community/patient-privacy-notice";
import { TopicField } from "@/components/community/topic-field";
import { Form } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { type OwnText, useEditContent } from "@/hooks/community/edit-content";
import { focusOnMount } from "@/lib/browser/focus";
import { findHealthWord } from "@/lib/community/health-words";
import { costProblem, readMembership, typeMembership } from "@/lib/community/membership";
import { parseTopic } from "@/lib/community/topics";
import { countCharacters, isWritten, longestComment, longestPost } from "@/lib/format/characters";
import { t } from "@/lib/messages";
import { shortestPracticeStory } from "@/lib/supabase/shared-limits";

interface EditFormProps {
  subject: OwnText;
  onClose: () => void;
}

/** Edits a post or comment in place. */
export function EditForm({ subject, onClose }: EditFormProps) {
  const { kind, content, membership } = subject;
  const givenTopic = parseTopic(subject.topic ?? null);
  const label = kind === "post" ? t`Edit post` : t`Edit comment`;
  const limit = kind === "post" ? longestPost : longestComment;
  const edit = useEditContent();
  const [text, setText] = useState(content);
  const [typed, setTyped] = useState(membership && typeMembership(membership));
  const [topic, setTopic] = useState(givenTopic);
  const [healthWord, setHealthWord] = useState<string | null>(null);
  const trimmed = text.trim();
  const length = countCharacters(trimmed);
  const isTooShort = membership !== undefined && length < shortestPracticeStory;
  const costError = typed && costProblem(typed.monthlyCost);
  const isReady = isWritten(trimmed) && length <= limit && !isTooShort && !costError;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady || edit.isPending) return;
    const named = subject.is_answer ? findHealthWord(trimmed) : null;
    setHealthWord(named);
    if (named === null) await save();
  }

  async function save() {
    setHealthWord(null);
    const isUnchanged = trimmed === content && !typed && topic === givenTopic;
    const changes = {
      content: trimmed,
      membership: typed && readMembership(typed),
      topic: topic === givenTopic ? undefined : topic,
    };
    try {
      if (!isUnchanged) await edit.mutateAsync({ ...subject, ...changes });
    } catch {
      // A toast shows the error, and the text stays in the form.
      return;
    }
    onClose();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && text === content && topic === givenTopic) onClose();
  }

  return (
    <ActiveOnly>
      <Form onSubmit={submit} onKeyDown={handleKeyDown} aria-label={label} className="mt-4">
        <div ref={focusTextarea}>
          <ContentEditor
            label={label}
            isLabelHidden
            limit={limit}
            error={
              isTooShort
                ? t`A story about a practice has at least ${shortestPracticeStory} characters`
                : undefined
            }
            value={text}
            onValueChange={setText}
            readOnly={edit.isPending}
          />
          {kind === "post" && !membership && (
            <div className="mt-4">
              <TopicField value={topic} onChange={setTopic} />
            </div>
          )}
          {typed && (
            <div className="mt-4">
              <MembershipFields
                value={typed}
                error={costError}
                onChange={(changes) => setTyped({ ...typed, ...changes })}
              />
            </div>
          )}
        </div>
        {healthWord && (
          <HealthQuestion word={healthWord} onPublish={save} onClose={() => setHealthWord(null)} />
        )}
        <div className="mt-3 flex flex-wrap items-center justify-end gap-2">
          <p className="mr-auto text-sm text-ink-soft">
            {t`Readers can see the earlier text if you change it after five minutes.`}
          </p>
          <Button variant="ghost" size="sm" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" size="sm" disabled={!isReady} isBusy={edit.isPending}>
            {t`Save`}
          </Button>
        </div>
      </Form>
    </ActiveOnly>
  );
}

const focusTextarea = (element: HTMLElement | null) =>
  focusOnMount(element?.querySelector("textarea") ?? null);
