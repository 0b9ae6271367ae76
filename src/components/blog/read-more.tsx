import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { BlogEntry } from "@/content/blog/entries";
import { paths } from "@/lib/paths";

/** A link to an article that covers its nearest positioned ancestor. */
export function ReadMore({ entry }: { entry: BlogEntry }) {
  return (
    <Link
      to={paths.article(entry.slug)}
      className="inline-flex min-h-11 items-center gap-2 rounded-md font-semibold text-primary decoration-accent decoration-2 underline-offset-6 after:absolute after:inset-0 group-hover:underline"
    >
      Read More
      <VisuallyHidden>: {entry.title}</VisuallyHidden>
      <ArrowRight
        aria-hidden="true"
        className="size-4.5 transition-transform duration-200 group-hover:translate-x-1"
      />
    </Link>
  );
}
