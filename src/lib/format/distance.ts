import { plural, t } from "@/lib/messages";

/** A distance: "less than a mile", "1 mile", "12 miles". */
export const formatMiles = (miles: number): string =>
  miles < 1 ? t`less than a mile` : plural(Math.round(miles), { one: "# mile", other: "# miles" });
