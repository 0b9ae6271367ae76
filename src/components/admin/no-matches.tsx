import { LinkButton } from "@/components/ui/button";

interface NoMatchesProps {
  /** The active filters in words: “oak”, rejected, in Texas. */
  filters: (string | null | false)[];
  /** The page without filters. */
  clearTo: string;
  /** Shown without filters. */
  emptyText: string;
}

/** The empty state of a filtered list, with a link that clears the filters. */
export function NoMatches({ filters, clearTo, emptyText }: NoMatchesProps) {
  const parts = filters.filter(Boolean);
  if (parts.length === 0) return emptyText;
  return (
    <>
      <p className="break-words">No matches: {parts.join(", ")}.</p>
      <p className="mt-4">
        <LinkButton to={clearTo} size="sm" variant="secondary" preventScrollReset>
          Clear filters
        </LinkButton>
      </p>
    </>
  );
}
