interface RequestDetailsProps {
  request: { plan: string | null; preferred_times: string | null };
}

/** The member's text in a request; renders nothing without any. */
export function RequestDetails({ request }: RequestDetailsProps) {
  const details = [
    { term: "Membership", words: request.plan },
    { term: "Times that work", words: request.preferred_times },
  ].flatMap(({ term, words }) => (words ? { term, words } : []));
  if (details.length === 0) return null;
  return (
    <dl className="mt-3 grid gap-2">
      {details.map(({ term, words }) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="break-words whitespace-pre-line">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
