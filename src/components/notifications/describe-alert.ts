import type { NotificationText } from "@/components/notifications/describe-notification";
import { nearbyPhrase } from "@/lib/alerts/near-miles";
import { paths } from "@/lib/paths";
import type { Tables } from "@/lib/supabase/database.types";

type Card = Tables<"notification_cards">;

/** Describes what an alert found: one practice by name, several by number. */
export function describeAlert(card: Card): NotificationText {
  const nothing = { quote: null, reason: null };
  const listing = card.doctor_id ? paths.listing(card.doctor_id) : paths.saved();
  if (card.detail === "accepting") {
    const name = card.practice_name ?? "A practice on your alerts";
    return { before: "", name, after: " is now accepting patients", ...nothing, to: listing };
  }
  const where = nearbyPhrase(card.note ?? "a place on your alerts");
  const count = card.found_count ?? 1;
  if (count === 1) {
    const name = card.practice_name ?? "A practice";
    return { before: "", name, after: ` is new ${where}`, ...nothing, to: listing };
  }
  const before = `${count} new practices ${where}`;
  return { before, name: null, after: "", ...nothing, to: paths.saved() };
}
