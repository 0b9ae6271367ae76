import { textWithoutPlace } from "@/hooks/directory/parsed-query";
import { writePosition } from "@/lib/directory/places";
import { findPosition } from "@/lib/directory/position";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

/** Finds the visitor's location; returns the URL of a search around it, or an error message. */
export async function findAround(
  search: string,
  params: object,
  replacesPlace: boolean,
): Promise<{ address: string } | { problem: string }> {
  const [found, text] = await Promise.all([
    findPosition(),
    replacesPlace ? textWithoutPlace(search) : search,
  ]);
  return typeof found === "string"
    ? { problem: `${found} ${t`Search by city or ZIP code instead.`}` }
    : { address: paths.directory({ search: text, near: writePosition(found), ...params }) };
}
