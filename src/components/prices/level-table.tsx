import { formatDollars } from "@/lib/format/numbers";
import { readLevel } from "@/lib/listings/membership-levels";

/** What memberships of several levels cost. */
export function LevelTable({ levels }: { levels: readonly string[] }) {
  return (
    <table className="mt-4 w-full text-left text-sm">
      <caption className="pb-1 text-left font-semibold">Membership levels</caption>
      <thead className="text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 pr-3 font-normal">
            Level
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            A month, one adult
          </th>
        </tr>
      </thead>
      <tbody>
        {levels.map(readLevel).map(({ name, price }) => (
          <tr key={`${name}: ${price}`} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-3 font-semibold wrap-anywhere">
              {name}
            </th>
            <td className="py-1.5 text-right font-semibold">{formatDollars(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
