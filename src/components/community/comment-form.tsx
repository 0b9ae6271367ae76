import { Reply } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { RequireAuthButton } from "@/components/account/require-auth-button";
import { ActiveOnly } from "@/components/community/active-only";
import { LikeButton } from "@/components/community/like-button";
import { MentionEditor } from "@/components/community/mention-editor";
import {
  AnsweredNotice,
  HealthQuestion,
  PatientPrivacyNotice,
} from "@/components/community/patient-privacy-notice";
import { Form } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { type Comment, useComments, useThreadPeople } from "@/hooks/community/comments";
import type { Post } from "@/hooks/community/post";
import { useCreateComment } from "@/hooks/community/write-comment";
import { useDraftText } from "@/hooks/community/write-post";
import { useOwnPractice } from "@/hooks/practice/own-practices";
import { loadDraft, saveDraft } from "@/lib/browser/draft";
import { replyDraft } from "@/lib/browser/draft-names";
import { focusOnMount } from "@/lib/browser/focus";
import { findHealthWord } from "@/lib/community/health-words";
import { longestComment } from "@/lib/format/characters";
import { authorNameOf } from "@/lib/format/names";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

interface CommentFormProps {
  post: Post;
  userId: string;
  draftName: string;
  /** The comment that it replies to, if any. */
  replyTo?: Comment;
  onClose?: () => void;
}

/** Adds a comment or reply. The draft is stored on the device until it is published. */
export function CommentForm({ post, userId, draftName, replyTo, onClose }: CommentFormProps) {
  const postId = post.id;
  const listingId = post.doctor_id;
  const author = replyTo && authorNameOf(replyTo);
  const people = useThreadPeople(post);
  const { data: comments } = useComments(postId);
  const draft = useDraftText(draftName, longestComment);
  const create = useCreateComment();
  const navigate = useNavigate();
  const practice = useOwnPractice(userId, listingId);

  const form = useRef<HTMLFormElement>(null);
  const [healthWord, setHealthWord] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const named = practice ? findHealthWord(draft.text) : null;
    setHealthWord(named);
    if (named === null) await publish();
  }

  async function publish() {
    setHealthWord(null);
    let comment: Comment | null = null;
    const isPublished = await draft.publish(async (id, content) => {
      const reply = { replyTo: replyTo?.id ?? null };
      comment = await create.mutateAsync({ id, postId, userId, content, ...reply });
      if (!replyTo && comment) showComment(comment);
    });
    if (!isPublished) return;
    // The button becomes disabled and would lose the focus.
    if (onClose) onClose();
    else if (!comment) form.current?.focus();
    toast({ title: replyTo ? t`Reply added` : t`Comment added`, tone: "success" });
  }

  /** The comments below the form are oldest first, so that a new one may be off the screen. */
  function showComment({ id }: Comment) {
    void navigate(paths.comment(postId, id), { replace: true, preventScrollReset: true });
  }

  const label = replyTo ? t`New reply` : t`New comment`;
  if (practice && comments?.some(({ is_answer }) => is_answer)) {
    return (
      // The same element as below, so that it keeps the focus after an answer.
      <Form ref={form} tabIndex={-1} onSubmit={submit} aria-label={label}>
        <div lang="en">
          <AnsweredNotice practiceName={practice.practice_name} onClose={onClose} />
        </div>
      </Form>
    );
  }
  return (
    <Form ref={form} tabIndex={-1} onSubmit={submit} aria-label={label}>
      {practice && (
        <div lang="en">
          <PatientPrivacyNotice practice={practice} draft={draft.text} onUseReply={draft.write} />
        </div>
      )}
      {healthWord && (
        <HealthQuestion word={healthWord} onPublish={publish} onClose={() => setHealthWord(null)} />
      )}
      <MentionEditor
        people={people.filter(({ id }) => id !== userId)}
        label={author ? t`Reply to ${author}` : t`Write a comment`}
        placeholder={t`Type @ and the name of someone in this thread to notify them.`}
        limit={longestComment}
        value={draft.content}
        onValueChange={draft.write}
        readOnly={create.isPending}
      />
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        {onClose && (
          <Button variant="ghost" size="sm" onClick={onClose}>
            {t`Cancel`}
          </Button>
        )}
        <Button
          type="submit"
          size="sm"
          disabled={!draft.isReady && !create.isPending}
          isBusy={create.isPending}
        >
          {replyTo ? t`Reply` : t`Comment`}
        </Button>
      </div>
    </Form>
  );
}

interface CommentActionsProps {
  comment: Comment;
  post: Post;
  /** More actions. */
  children: ReactNode;
}

/** Likes a comment, or opens a form for a reply. A reply to a reply starts with the name of its author. */
export function CommentActions({ comment, post, children }: CommentActionsProps) {
  const [writerId, setWriterId] = useState<string | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const author = authorNameOf(comment);

  function open(userId: string) {
    const name = replyDraft(comment.id, userId);
    if (comment.reply_to && comment.author_name && loadDraft(name) === null) {
      saveDraft(name, { id: crypto.randomUUID(), content: `@${comment.author_name.trim()} ` });
    }
    setWriterId(userId);
  }

  function close() {
    setWriterId(null);
    part.current?.focus();
  }

  return (
    <div ref={part} tabIndex={-1} className="mt-2 print:hidden">
      <div className="-ml-3 flex flex-wrap gap-x-1">
        <LikeButton subject={{ ...comment, kind: "comment", postId: post.id }} />
        {!writerId && (
          <RequireAuthButton
            variant="ghost"
            size="sm"
            className="px-3"
            aria-label={t`Reply to ${author}`}
            dialogTitle={t`Please sign in to reply`}
            dialogDescription={t`With a free account, you can like, comment, and post.`}
            onMember={open}
          >
            <Reply aria-hidden="true" />
            {t`Reply`}
          </RequireAuthButton>
        )}
        {children}
      </div>
      {writerId && (
        <div ref={focusTextarea}>
          <ActiveOnly>
            <CommentForm
              post={post}
              userId={writerId}
              draftName={replyDraft(comment.id, writerId)}
              replyTo={comment}
              onClose={close}
            />
          </ActiveOnly>
        </div>
      )}
    </div>
  );
}

const focusTextarea = (element: HTMLElement | null) =>
  focusOnMount(element?.querySelector("textarea") ?? null);
