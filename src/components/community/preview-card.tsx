import { Link } from "react-router-dom";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { useLinkPreview } from "@/hooks/community/link-preview";
import type { LinkedPage } from "@/lib/community/linked-page";
import { paths } from "@/lib/paths";

/** A card for a page of this site that a post or comment links to. */
export function PreviewCard({ page }: { page: LinkedPage }) {
  const preview = useLinkPreview(page);
  if (preview.isPending) return <Skeleton className="mt-4 h-20 rounded-xl" />;
  if (!preview.data) return null;
  const { title, text } = preview.data;
  return (
    <Card tone="sage" padding="none" className="mt-4 max-w-prose px-4 py-3 hover:ring-line-strong">
      <Link
        to={paths[page.kind](page.id)}
        className="font-semibold text-ink wrap-anywhere no-underline after:absolute after:inset-0 after:rounded-xl hover:underline"
      >
        <bdi>{title}</bdi>
      </Link>
      <p dir="auto" className="mt-1 line-clamp-2 text-sm wrap-anywhere text-ink-soft">
        {text}
      </p>
    </Card>
  );
}
