import { z } from "zod";
import { atMost, price } from "@/components/forms/field-rules";
import { plainLine } from "@/lib/format/plain-line";
import type { ServiceRow } from "@/lib/listings/save-result";
import type { Coverage } from "@/lib/services/coverage";
import { listingServicesLimits } from "@/lib/supabase/column-limits";

const service = z.object({
  coverage: z.enum(["included", "extra", "not offered"] satisfies Coverage[]),
  price: price.refine(
    (text) => text === "" || Number(text) > 0,
    "Enter a fee above $0, or choose “Included”",
  ),
  note: plainLine.refine(...atMost(listingServicesLimits.note, "A note")),
});

/** What a form holds of a service: price and note as typed, whether or not they are asked for now. */
export type ServiceValues = z.infer<typeof service>;

/** The services of which something is said, by their names. */
export const servicesSchema = z.record(z.string(), service);

export type ServicesValues = z.infer<typeof servicesSchema>;

/** What a form holds of a practice. */
export const toServiceValues = (services: readonly ServiceRow[]): ServicesValues =>
  Object.fromEntries(
    services.map(({ service: name, coverage, price: dollars, note }) => [
      name,
      { coverage, price: dollars === null ? "" : String(dollars), note: note ?? "" },
    ]),
  );

/** What is saved of a form that was checked: only what is extra has a price, and what there is not no note. */
export const toServices = (values: ServicesValues): ServiceRow[] =>
  Object.entries(values).map(([name, { coverage, price: typed, note }]) => ({
    service: name,
    coverage,
    price: coverage === "extra" && typed !== "" ? Number(typed) : null,
    note: coverage !== "not offered" && note !== "" ? note : null,
  }));
