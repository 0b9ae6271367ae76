interface RequestDetailsProps {
  request: { plan: string | null; preferred_times: string | null };
}

/** The member's text in a request; renders nothing without any. */
export function RequestDetails({ request }: RequestDetailsProps) {
  const details = [
    { term: "Membership", text: request.plan },
    { term: "Times that work", text: request.preferred_times },
  ].flatMap(({ term, text }) => (text ? { term, text } : []));
  if (details.length === 0) return null;
  return (
    <dl className="mt-3 grid gap-2">
      {details.map(({ term, text }) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="break-text whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
