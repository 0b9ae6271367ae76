import { TextLink } from "@/components/ui/text-link";
import type { Case } from "@/hooks/community/report-queue";
import { formatAge } from "@/lib/format/dates";
import { inWords } from "@/lib/format/numbers";
import { paths } from "@/lib/paths";

/** How old the account of an author or reported member is, and what admins decided about them. */
export function PersonRecord({ record }: { record: Case["record"] }) {
  const { author_id, author_since, author_cases, author_removed, author_warned, author_suspended } =
    record;
  const facts = [
    `Joined ${formatAge(author_since)}`,
    author_removed === 0 ? "nothing removed yet" : `${author_removed} removed`,
    author_warned > 0 && inWords(author_warned, "warning"),
    author_suspended > 0 && `suspended ${inWords(author_suspended, "time")}`,
  ];
  return (
    <p className="mt-2 text-sm break-words">
      <TextLink to={paths.adminMember(author_id)}>{facts.filter(Boolean).join(" · ")}</TextLink>
      {author_cases > 1 && (
        <>
          {" · "}
          <TextLink to={paths.adminTab("reports", { author: author_id })}>
            {`All ${author_cases} open cases about this member`}
          </TextLink>
        </>
      )}
    </p>
  );
}
