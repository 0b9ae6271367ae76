import { writePosition } from "@/lib/directory/places";
import { findPosition } from "@/lib/directory/position";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/** Finds the visitor's location; returns the URL of a search around it, or an error message. */
export async function findAround(
  search: string,
  params: object,
): Promise<{ address: string } | { problem: string }> {
  const found = await findPosition();
  return typeof found === "string"
    ? { problem: `${found} ${t`Search by city or ZIP code instead.`}` }
    : { address: paths.directory({ search, near: writePosition(found), ...params }) };
}
