import { z } from "zod";
import { atMost, price } from "@/components/forms/field-rules";
import type { ServiceRow } from "@/lib/editor/save-result";
import { typedAmount } from "@/lib/format/numbers";
import { plainLine } from "@/lib/format/plain-line";
import type { Coverage } from "@/lib/prices/coverage";
import { listingServicesLimits } from "@/lib/supabase/column-limits";

const service = z.object({
  coverage: z.enum(["included", "extra", "not offered"] satisfies Coverage[]),
  price: price.refine(
    (text) => text === "" || Number(text) > 0,
    "Enter a fee above $0, or choose “Included”",
  ),
  note: plainLine.refine(...atMost(listingServicesLimits.note, "A note")),
});

/** The form values of a service; hidden inputs keep their price and note. */
export type ServiceValues = z.infer<typeof service>;

/** The specified services, by name. */
export const servicesSchema = z.record(z.string(), service);

export type ServicesValues = z.infer<typeof servicesSchema>;

/** Converts a practice's services to form values. */
export const toServiceValues = (services: readonly ServiceRow[]): ServicesValues =>
  Object.fromEntries(
    services.map(({ service: name, coverage, price: dollars, note }) => [
      name,
      { coverage, price: dollars === null ? "" : typedAmount(dollars), note: note ?? "" },
    ]),
  );

/** Converts validated form values to services: only extra ones have a price, and those not offered have no note. */
export const toServices = (values: ServicesValues): ServiceRow[] =>
  Object.entries(values).map(([name, { coverage, price: typed, note }]) => ({
    service: name,
    coverage,
    price: coverage === "extra" && typed !== "" ? Number(typed) : null,
    note: coverage !== "not offered" && note !== "" ? note : null,
  }));
