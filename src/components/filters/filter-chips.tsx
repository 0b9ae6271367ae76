import { X } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { TextLink } from "@/components/ui/text-link";
import { addressWith } from "@/hooks/filters/change";
import { describeWishes } from "@/lib/filters/options";
import { readWishes, type Wishes, without } from "@/lib/filters/wishes";

/** What is filtered and sorted by, each with the way to do without it. */
export function FilterChips({ wishes }: { wishes: Wishes }) {
  const [params] = useSearchParams();
  const chosen = describeWishes(wishes);
  const to = (fewer: Wishes) => addressWith(params, fewer);
  if (chosen.length === 0) return null;
  return (
    <>
      <ul aria-label="Filters in use" className="flex max-w-full flex-wrap gap-x-2 text-sm">
        {chosen.map(({ name, label }) => (
          <li key={name} className="min-w-0">
            <Link
              to={to(without(readWishes(params), name))}
              preventScrollReset
              aria-label={`Remove ${label}`}
              className="group inline-flex min-h-11 max-w-full items-center"
            >
              <span className="inline-flex min-w-0 items-center gap-1.5 rounded-full bg-sky px-3 py-1 text-ink ring-1 ring-line-strong/30 ring-inset group-hover:bg-sage">
                <span className="truncate">{label}</span>
                <X aria-hidden="true" className="size-4 shrink-0" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {chosen.length > 1 && (
        <TextLink
          to={to({})}
          preventScrollReset
          className="inline-flex min-h-11 items-center text-sm"
        >
          Clear all
        </TextLink>
      )}
    </>
  );
}
