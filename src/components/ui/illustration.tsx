import about from "@/assets/illustrations/about.svg?no-inline";
import choose from "@/assets/illustrations/choose.svg?no-inline";
import compare from "@/assets/illustrations/compare.svg?no-inline";
import guide from "@/assets/illustrations/guide.svg?no-inline";
import home from "@/assets/illustrations/home.svg?no-inline";
import lost from "@/assets/illustrations/lost.svg?no-inline";
import savings from "@/assets/illustrations/savings.svg?no-inline";
import story from "@/assets/illustrations/story.svg?no-inline";
import visit from "@/assets/illustrations/visit.svg?no-inline";

const wide = { width: 1200, height: 675 };

const pictures = {
  about: { src: about, ...wide },
  choose: { src: choose, ...wide },
  compare: { src: compare, ...wide },
  guide: { src: guide, ...wide },
  home: { src: home, ...wide },
  lost: { src: lost, width: 480, height: 360 },
  savings: { src: savings, ...wide },
  story: { src: story, ...wide },
  visit: { src: visit, ...wide },
} as const;

export type IllustrationName = keyof typeof pictures;

interface IllustrationProps {
  name: IllustrationName;
  /** The alternative text; empty if the text next to it says the same. */
  alt: string;
  className?: string | undefined;
  /** For images above the fold: loaded eagerly with high or low priority. */
  priority?: "high" | "low" | undefined;
}

/** An illustration, which follows the light or dark theme. */
export function Illustration({ name, alt, className, priority }: IllustrationProps) {
  return (
    <img
      {...pictures[name]}
      alt={alt}
      className={className}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ?? "auto"}
      decoding={priority ? "sync" : "async"}
    />
  );
}
