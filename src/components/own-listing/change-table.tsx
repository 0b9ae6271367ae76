interface ChangeTableProps {
  rows: readonly { label: string; before: string | null; after: string | null }[];
}

/** Compares the published practice with a proposed change, row by row. */
export function ChangeTable({ rows }: ChangeTableProps) {
  return (
    <table className="mt-3 w-full table-fixed text-left">
      <thead>
        <tr className="border-b border-line-strong/40">
          <th scope="col" className="w-1/4 py-1.5 pr-2 font-normal">
            Field
          </th>
          <th scope="col" className="py-1.5 pr-3 font-normal">
            Published now
          </th>
          <th scope="col" className="py-1.5 font-normal">
            Your change
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, after }) => (
          <tr key={label} className="border-b border-line-strong/40 align-top last:border-0">
            <th scope="row" className="py-1.5 pr-2 font-semibold">
              {label}
            </th>
            <td className="py-1.5 pr-2 break-words whitespace-pre-line">{before || "Nothing"}</td>
            <td className="py-1.5 font-semibold break-words whitespace-pre-line">
              {after || "Nothing"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
