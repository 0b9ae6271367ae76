import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { CommentSection } from "@/components/community/comment-section";
import { NotMedicalAdvice } from "@/components/community/not-medical-advice";
import { PostCard } from "@/components/community/post-card";
import { PostSkeletons } from "@/components/community/post-skeletons";
import { PageHead } from "@/components/site/page-head";
import { LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { LoadFailure } from "@/components/ui/load-failure";
import { commentsQuery } from "@/hooks/community/comments";
import { useDeleteWithUndo } from "@/hooks/community/delete-content";
import { type Post, postQuery, usePost } from "@/hooks/community/post";
import { useIsInBrowser } from "@/hooks/in-browser";
import { useIsOnlyMissingForVisitors } from "@/hooks/missing-for-visitors";
import { excerpt } from "@/lib/format/characters";
import { authorNameOf } from "@/lib/format/names";
import { withoutDirectionControls } from "@/lib/format/post-text";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { serverLoader } from "@/lib/server-loader";

const descriptionLength = 150;

export const loader = serverLoader(async ({ queryClient, params, setNotFound }) => {
  const { id = "" } = params;
  const [post] = await Promise.all([
    queryClient.fetchQuery(postQuery(id)),
    queryClient.prefetchInfiniteQuery(commentsQuery(id)),
  ]);
  if (!post) setNotFound();
});

export function Component() {
  const { id = "" } = useParams();
  return (
    <Container className="py-8 sm:py-10">
      <div className="mx-auto max-w-3xl">
        <LinkButton to={paths.feed} variant="ghost" size="sm" className="-ml-4 mb-6 print:hidden">
          <ArrowLeft aria-hidden="true" />
          {t`Back to Community`}
        </LinkButton>
        <PostContent key={id} id={id} />
      </div>
    </Container>
  );
}

function PostContent({ id }: { id: string }) {
  const navigate = useNavigate();
  const post = usePost(id);
  const isOnlyMissingForVisitors = useIsOnlyMissingForVisitors(post);
  const deleteContent = useDeleteWithUndo();
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove() {
    setIsDeleting(true);
    if (await deleteContent({ kind: "post", id, postId: id })) await navigate(paths.feed);
    else setIsDeleting(false);
  }

  if (post.isPending || isOnlyMissingForVisitors)
    return <PostSkeletons label={t`Loading post...`} count={1} />;
  if (post.data) return <PostWithComments post={post.data} onDelete={() => void remove()} />;
  if (isDeleting) return <PostSkeletons label={t`Deleting post...`} count={1} />;
  if (!post.isError) return <PostMissing />;
  return (
    <>
      <PageHead title={t`Error loading post`} isIndexed={false} />
      <h1 className="mb-6 text-3xl">{t`We couldn't load this post`}</h1>
      <LoadFailure query={post} title={t`Something went wrong`} />
    </>
  );
}

function PostWithComments({ post, onDelete }: { post: Post; onDelete: () => void }) {
  const name = authorNameOf(post);
  const title = post.kind === "story" ? t`Story by ${name}` : t`Post by ${name}`;
  return (
    <>
      <PageHead
        title={title}
        description={excerpt(withoutDirectionControls(post.content), descriptionLength)}
        isIndexed={!post.hidden_at}
      />
      <h1 className="mb-5 text-2xl wrap-anywhere">{title}</h1>
      <PostCard post={post} onDelete={onDelete} />
      <NotMedicalAdvice className="mt-5" />
      <CommentSection post={post} />
    </>
  );
}

/** Shown for a post that is deleted, hidden, or unknown. */
function PostMissing() {
  const isInBrowser = useIsInBrowser();
  return (
    <div
      className={joinClasses(
        "rounded-2xl border border-dashed border-line-strong/60 px-gutter py-14 text-center",
        !isInBrowser && "has-session:invisible",
      )}
    >
      <PageHead title={t`Post not found`} isIndexed={false} />
      <h1 className="text-3xl">{t`This post isn't available`}</h1>
      <p className="mx-auto mt-3 max-w-prose text-ink-soft">
        {t`It may have been deleted or hidden, or the link may be incomplete.`}
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.feed}>{t`See the latest posts`}</LinkButton>
        <LinkButton to={paths.directory()} variant="secondary">
          {t`Find a doctor`}
        </LinkButton>
      </div>
    </div>
  );
}
