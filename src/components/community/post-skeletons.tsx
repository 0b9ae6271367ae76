import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";

const shown = ["first", "second", "third"];

/** Placeholders for posts that are loading. */
export function PostSkeletons({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <LoadingRegion label={label} isLabelHidden className="grid gap-5">
      {shown.slice(0, count).map((name) => (
        <Skeleton key={name} className="h-64 rounded-xl" />
      ))}
    </LoadingRegion>
  );
}
