import { findPosition } from "@/lib/browser/position";
import { paths } from "@/lib/paths";
import { writePosition } from "@/lib/places/position";

/** Asks for the visitor's place; gives the address of the search around it with what is kept, or why there is none. */
export async function findAround(
  search: string,
  kept: object,
): Promise<{ address: string } | { problem: string }> {
  const found = await findPosition();
  return typeof found === "string"
    ? { problem: `${found} Search by city or ZIP code instead.` }
    : { address: paths.directory({ search, near: writePosition(found), ...kept }) };
}
