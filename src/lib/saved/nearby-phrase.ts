import { t } from "@/lib/messages";
import { nearMiles } from "@/lib/supabase/shared-limits";

/** The place of an alert in words: "within 25 miles of Austin, TX". */
export const nearbyPhrase = (place: string): string => t`within ${nearMiles} miles of ${place}`;
