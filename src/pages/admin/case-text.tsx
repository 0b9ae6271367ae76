import { TextLink } from "@/components/ui/text-link";
import type { ContentCase } from "@/hooks/community/report-queue";
import { formatAge } from "@/lib/format/dates";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";
import type { Enums } from "@/lib/supabase/database.types";

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

const decisionVerbs: Record<Enums<"moderation_decision">, string> = {
  keep: "kept it",
  warn: "kept it and warned its author",
  remove: "removed it",
};

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
      <Quote name="Text" className="mt-4 bg-sage p-4">
        {content.content}
      </Quote>
      {last_decision && decided_at && (
        <p className="mt-3 text-sm">
          An admin {decisionVerbs[last_decision]} {formatAge(decided_at)}
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
      <Quote name={summary} className="mt-1 border border-line p-3">
        {text}
      </Quote>
    </details>
  );
}

interface QuoteProps {
  name: string;
  className: string;
  children: string;
}

/** A text that scrolls if it is long, also by keyboard. */
export const Quote = ({ name, className, children }: QuoteProps) => (
  // biome-ignore lint/a11y/useSemanticElements: A section would be a landmark, and the texts in a queue have the same name.
  <div
    role="group"
    aria-label={name}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: The arrow keys scroll what has the focus.
    tabIndex={0}
    className={joinClasses(
      "max-h-60 overflow-y-auto rounded-lg break-words whitespace-pre-line",
      className,
    )}
  >
    <blockquote>{children}</blockquote>
  </div>
);
