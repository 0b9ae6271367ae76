import { type KeyboardEvent, useId, useState } from "react";
import { Link } from "react-router-dom";
import { FormFailure } from "@/components/forms/form-failure";
import { SearchField } from "@/components/forms/search-field";
import { Badge } from "@/components/ui/badge";
import { Dialog } from "@/components/ui/dialog";
import { TextLink } from "@/components/ui/text-link";
import { type AdminSearchResult, useAdminSearch } from "@/hooks/admin/admin-search";
import { decisionLabel } from "@/lib/admin/decision-labels";
import { formatDay } from "@/lib/format/dates";
import { listingStatusLabels } from "@/lib/listings/listing-status-labels";
import { paths } from "@/lib/paths";

const groups = [
  { title: "Listings", kinds: ["listing"], tab: "all-listings" },
  { title: "Members", kinds: ["member"], tab: "members" },
  { title: "Posts and comments", kinds: ["post", "comment"], tab: null },
  { title: "Decisions", kinds: ["decision"], tab: "decisions" },
];

function pathOf({ kind, id, post_id, title }: AdminSearchResult): string {
  if (kind === "listing") return paths.adminListing(id);
  if (kind === "member") return paths.adminMember(id);
  if (kind === "post") return paths.post(id);
  if (kind === "comment") return paths.postComments(post_id ?? id);
  return paths.adminTab("decisions", { search: title });
}

/** Moves focus between the field and the results, and opens the first result from the field. */
function moveThroughResults(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, li a")];
  const position = stops.findIndex((stop) => stop.matches(":focus"));
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) stops[position + step]?.focus();
  else if (event.key === "Enter" && position === 0) stops[1]?.click();
  else return;
  event.preventDefault();
}

/** Searches everything that admins look up. */
export function AdminSearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState("");
  const query = useAdminSearch(text.trim());
  const results = text.trim() ? (query.data ?? []) : [];
  return (
    <Dialog open onOpenChange={onClose} title="Search" className="self-start sm:max-w-2xl">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between its links. */}
      <div onKeyDown={moveThroughResults}>
        <SearchField
          label="Search listings, members, posts, and decisions"
          isLabelHidden
          placeholder="Name, email, NPI, phone, or words"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <FormFailure error={query.error} />
        <p role="status" className="mt-3 text-sm text-ink-soft empty:hidden">
          {query.isFetching
            ? "Searching..."
            : query.data && results.length === 0 && text.trim() && "No matches."}
        </p>
        <div className="mt-4 grid max-h-[55dvh] gap-5 overflow-y-auto">
          {groups.map((group) => (
            <ResultGroup
              key={group.title}
              title={group.title}
              results={results.filter(({ kind }) => group.kinds.includes(kind))}
              allPath={group.tab && paths.adminTab(group.tab, { search: text.trim() })}
              onOpen={onClose}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

interface ResultGroupProps {
  title: string;
  results: AdminSearchResult[];
  allPath: string | null;
  onOpen: () => void;
}

function ResultGroup({ title, results, allPath, onOpen }: ResultGroupProps) {
  const id = useId();
  if (results.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4">
        <h3 id={id} className="text-sm font-semibold text-ink-soft">
          {title}
        </h3>
        {allPath && (
          <TextLink to={allPath} className="text-sm" onClick={onOpen}>
            Show all<span className="sr-only"> {title.toLowerCase()}</span>
          </TextLink>
        )}
      </div>
      <ul className="mt-1 divide-y divide-line rounded-lg ring-1 ring-line ring-inset">
        {results.map((result) => (
          <li key={`${result.kind} ${result.id} ${result.at}`}>
            <Link
              to={pathOf(result)}
              onClick={onOpen}
              className="flex items-center gap-3 px-4 py-2.5 hover:bg-sage"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">
                  {result.title ?? "Someone with no name"}
                </span>
                <span className="block truncate text-sm text-ink-soft">{detailOf(result)}</span>
              </span>
              {result.status && <Badge>{statusLabel(result.status)}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function detailOf({ kind, detail, at }: AdminSearchResult): string {
  if (kind === "decision") return `${decisionLabel(detail ?? "")}, ${formatDay(at)}`;
  return detail ?? "";
}

const otherStatuses: Record<string, string> = { suspended: "Suspended", hidden: "Hidden" };

const statusLabel = (status: string): string =>
  new Map<string, string>(Object.entries({ ...listingStatusLabels, ...otherStatuses })).get(
    status,
  ) ?? status;
