import { inWords } from "@/lib/format/numbers";
import type { Mark } from "@/lib/map/marks";
import { isWidest, type Size, toScreen, type View } from "@/lib/map/view";

interface MapStatusProps {
  marks: { data: Mark[] | undefined; isFetching: boolean };
  /** What is searched around lies beyond the map. */
  isBeyond: boolean;
  view: View | undefined;
  size: Size | undefined;
}

/** Says how many practices are in sight. */
export function MapStatus({ marks, isBeyond, view, size }: MapStatusProps) {
  return (
    <p
      role="status"
      className="rounded-lg bg-raised px-3 py-1 text-ink-soft text-sm shadow-soft ring-1 ring-line empty:hidden forced-colors:border"
    >
      {marks.isFetching || !view || !size
        ? "Looking…"
        : wordsFor(marks.data ?? [], isBeyond, view, size)}
    </p>
  );
}

function wordsFor(marks: readonly Mark[], isBeyond: boolean, view: View, size: Size): string {
  const seen = marks.filter(({ point }) => {
    const [x, y] = toScreen(view, size, point);
    return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
  });
  const count = seen.reduce((sum, mark) => sum + mark.count, 0);
  if (isBeyond)
    return "That place is beyond this map of the fifty states; the list looks around it.";
  if (count === 0 && isWidest(view, size)) return "Nothing on the map fits this search.";
  if (count === 0) return "No practices here. Zoom out to see more.";
  return seen.some(({ is_estimate }) => is_estimate)
    ? `About ${inWords(count, "practice")}. Zoom in to count them all.`
    : `${inWords(count, "practice")} in sight`;
}
