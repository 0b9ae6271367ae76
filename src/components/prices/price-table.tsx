import { formatDollars } from "@/lib/format/numbers";

interface PriceTableProps {
  caption: string;
  /** The two column headings. */
  heads: readonly [names: string, prices: string];
  rows: readonly { name: string; note?: string; price: number }[];
}

/** Membership prices by age or level. */
export function PriceTable({ caption, heads, rows }: PriceTableProps) {
  const [names, prices] = heads;
  return (
    <table className="mt-4 w-full text-left text-sm">
      <caption className="pb-1 text-left font-semibold">{caption}</caption>
      <thead className="text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 pr-3 font-normal">
            {names}
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            {prices}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, price }) => (
          <tr key={`${name} ${note} ${price}`} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-3 font-semibold wrap-anywhere">
              {name} {note && <span className="block font-normal text-ink-soft">{note}</span>}
            </th>
            <td className="py-1.5 text-right font-semibold">{formatDollars(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
