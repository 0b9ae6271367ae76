import { useId, useRef, useState } from "react";
import { AuthorLine } from "@/components/posts/author-line";
import { EditForm } from "@/components/posts/edit-form";
import { HiddenNotice } from "@/components/posts/hidden-notice";
import { PostActions } from "@/components/posts/post-actions";
import { PostBadges } from "@/components/posts/post-marks";
import { PostText } from "@/components/posts/post-text";
import { ContentMenu } from "@/components/posts/writing-menu";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import type { Post } from "@/hooks/posts/post";
import { useEditPost } from "@/hooks/posts/write";
import { longestPost } from "@/lib/format/characters";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";

interface PostCardProps {
  post: Post;
  /** In a list, off-screen posts are not rendered, and the time links to the post's page. */
  isInList?: boolean;
  onDelete: (card: HTMLElement | null) => void;
}

/** A post or story, with its actions. */
export function PostCard({ post, isInList = false, onDelete }: PostCardProps) {
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const edit = useEditPost();

  async function save(content: string) {
    try {
      await edit.mutateAsync({ id: post.id, content });
      return true;
    } catch {
      // A toast shows the error, and the text stays in the form.
      return false;
    }
  }

  function close() {
    setIsEditing(false);
    card.current?.focus();
  }

  return (
    <article
      ref={card}
      aria-labelledby={headingId}
      tabIndex={-1}
      className={joinClasses(
        isInList &&
          "[contain-intrinsic-size:auto_16rem] [content-visibility:auto] [overflow-clip-margin:2rem]",
      )}
    >
      <Card padding="none" className="p-5 sm:p-6">
        <AuthorLine
          writing={post}
          id={headingId}
          {...(isInList && { address: paths.post(post.id) })}
          marks={<PostBadges post={post} />}
          menu={
            <ContentMenu
              about={{
                kind: "post",
                id: post.id,
                userId: post.user_id,
                content: post.content,
                authorName: post.author_name,
                hiddenAt: post.hidden_at,
                removedAt: post.removed_at,
                version: post.version,
                isFeatured: post.kind === "story" ? post.featured_at !== null : null,
              }}
              onEdit={() => setIsEditing(true)}
              onDelete={() => onDelete(card.current)}
            />
          }
        />
        {post.doctor_id && post.practice_name && (
          <p className="mt-3 text-sm">
            About{" "}
            <TextLink to={paths.listing(post.doctor_id)} className="wrap-anywhere">
              {post.practice_name}
            </TextLink>
          </p>
        )}
        {post.hidden_at && <HiddenNotice kind="post" content={post} />}
        {isEditing ? (
          <EditForm
            label="Edit post"
            content={post.content}
            limit={longestPost}
            isBusy={edit.isPending}
            onSave={save}
            onClose={close}
          />
        ) : (
          <div className="mt-4">
            <PostText content={post.content} />
          </div>
        )}
        <PostActions post={post} />
      </Card>
    </article>
  );
}
