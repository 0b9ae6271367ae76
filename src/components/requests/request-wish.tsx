interface RequestWishProps {
  request: { plan: string | null; preferred_times: string | null };
}

/** What a request asks for, in the words of who asks; nothing when they wrote none. */
export function RequestWish({ request }: RequestWishProps) {
  const wishes = [
    { term: "Membership", words: request.plan },
    { term: "Times that work", words: request.preferred_times },
  ].flatMap(({ term, words }) => (words ? { term, words } : []));
  if (wishes.length === 0) return null;
  return (
    <dl className="mt-3 grid gap-2">
      {wishes.map(({ term, words }) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="break-words whitespace-pre-line">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
