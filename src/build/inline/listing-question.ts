import { detailColumns } from "../../lib/listings/detail-columns.ts";

/** The address below the API's origin that answers with a listing as its page shows it, in a list of one. */
export const listingQuestion = (id: string): string =>
  `/rest/v1/doctors?${new URLSearchParams({
    ...{ id: `eq.${id}`, select: detailColumns },
    ...{ "tiers.order": "min_age", "clinicians.order": "position" },
  })}`;
