import { PageHead } from "@/components/layout/page-head";
import { LinkButton } from "@/components/ui/link-button";
import { useIsInBrowser } from "@/hooks/in-browser";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";

/** Shown for a post that is deleted, hidden, or unknown. */
export function PostMissing() {
  const isInBrowser = useIsInBrowser();
  return (
    <div
      className={joinClasses(
        "rounded-2xl border border-dashed border-line-strong/60 px-gutter py-14 text-center",
        !isInBrowser && "has-session:invisible",
      )}
    >
      <PageHead title="Post not found" isIndexed={false} />
      <h1 className="text-3xl">This post isn't available</h1>
      <p className="mx-auto mt-3 max-w-prose text-ink-soft">
        It may have been deleted or hidden, or the link may be incomplete.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.feed}>See the latest posts</LinkButton>
        <LinkButton to={paths.directory()} variant="secondary">
          Find a doctor
        </LinkButton>
      </div>
    </div>
  );
}
