import { inWords } from "@/lib/format/numbers";
import type { Mark } from "@/lib/map/marks";
import { type Size, toScreen, type View } from "@/lib/map/view";

interface MapStatusProps {
  marks: { data: Mark[] | undefined; isFetching: boolean };
  view: View | undefined;
  size: Size | undefined;
}

/** Says how many practices are in sight. */
export function MapStatus({ marks, view, size }: MapStatusProps) {
  return (
    <p
      role="status"
      className="absolute bottom-3 left-3 z-10 max-w-[calc(100%-1.5rem)] rounded-full bg-raised px-3 py-1 text-ink-soft text-sm shadow-soft ring-1 ring-line empty:hidden"
    >
      {marks.isFetching || !view || !size ? "Looking…" : wordsFor(marks.data ?? [], view, size)}
    </p>
  );
}

function wordsFor(marks: readonly Mark[], view: View, size: Size): string {
  const seen = marks.filter(({ point }) => {
    const [x, y] = toScreen(view, size, point);
    return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
  });
  const count = seen.reduce((sum, mark) => sum + mark.count, 0);
  if (count === 0) return "No practices here. Zoom out to see more.";
  return seen.some(({ is_estimate }) => is_estimate)
    ? `About ${inWords(count, "practice")}. Zoom in to count them all.`
    : `${inWords(count, "practice")} in sight`;
}
