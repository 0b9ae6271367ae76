import { TextLink } from "@/components/ui/text-link";
import type { ContentCase } from "@/hooks/community/report-queue";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";

/** The kind of content and its author. */
export function CaseTitle({ content }: { content: ContentCase }) {
  return (
    <>
      {content.kind === "post" ? "Post" : "Comment"} by{" "}
      <TextLink to={paths.profile(content.author_id)}>
        <bdi>{content.author_name ?? "someone with no name"}</bdi>
      </TextLink>
    </>
  );
}

/** The current text and, if it was edited since an admin decided, the text at that time. */
export function CaseText({ content }: { content: ContentCase }) {
  const { last_decision, decided_at, decided_content, practice_id, practice_name } = content;
  const isChanged = decided_content !== null && decided_content !== content.content;
  return (
    <>
      {practice_id && practice_name && (
        <p className="mt-3 text-sm">
          {content.kind === "post" ? "About " : "On a post about "}
          <TextLink to={paths.listing(practice_id)}>{practice_name}</TextLink>
        </p>
      )}
      <blockquote className="mt-4 max-h-60 overflow-y-auto rounded-lg bg-sage p-4 break-words whitespace-pre-line">
        {content.content}
      </blockquote>
      {last_decision && decided_at && (
        <p className="mt-3 text-sm">
          An admin {last_decision === "keep" ? "kept" : "removed"} it on {formatDay(decided_at)}
          {isChanged ? ". The author has edited it since." : "."}
        </p>
      )}
      {isChanged && (
        <EarlierText summary="Text at the time of that decision" text={decided_content} />
      )}
      {!content.deleted_at && (
        <p className="mt-3">
          <TextLink to={paths.post(content.post_id)}>
            {content.kind === "post" ? "View post" : "View the post it belongs to"}
          </TextLink>
        </p>
      )}
    </>
  );
}

/** An earlier version of the text, collapsed. */
export function EarlierText({ summary, text }: { summary: string; text: string }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer py-1.5 text-primary-strong">{summary}</summary>
      <blockquote className="mt-1 max-h-60 overflow-y-auto rounded-lg border border-line p-3 break-words whitespace-pre-line">
        {text}
      </blockquote>
    </details>
  );
}
