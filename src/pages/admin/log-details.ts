import { z } from "zod";
import { decisionLabel } from "@/lib/admin/decision-labels";
import { describeFailedCheck } from "@/lib/admin/failed-checks";
import { reasonLabels } from "@/lib/admin/report-reasons";
import { formatDay } from "@/lib/format/dates";
import { enumerate } from "@/lib/format/numbers";
import { correctionLabel, formatCorrection } from "@/lib/listings/correction-fields";
import { Constants } from "@/lib/supabase/database.types";

/** What an entry of the decision log says about what was seen: `moderation_log.seen`. */
const seen = z.object({
  text: z.string().optional(),
  fields: z.array(z.string()).optional(),
  field: z.string().optional(),
  before: z.string().nullish(),
  value: z.string().optional(),
  person: z.string().nullish(),
  report: z.enum(Constants.public.Enums.report_reason).optional(),
  reports: z.number().optional(),
  appealed: z.string().optional(),
  listings: z.array(z.string()).optional(),
  failed: z.array(z.enum(Constants.public.Enums.failed_check)).optional(),
  into: z.string().optional(),
  received_at: z.string().optional(),
  ends_at: z.string().nullish(),
});

/** Labels of the parts of a listing that aren't fields. */
const partLabels: Record<string, string> = {
  tiers: "Prices by age",
  services: "What the fee covers",
  offices: "Offices and hours",
  clinicians: "Clinicians",
  former_clinicians: "Former clinicians",
  gallery: "Photos",
  photo_url: "Photo",
};

const labelOf = (field: string) =>
  partLabels[field] ?? correctionLabel(field.replace(/_confirmed_at$/, "")).replaceAll("_", " ");

/** Describes what an admin saw when they decided, in lines. */
export function describeSeen(value: unknown): string[] {
  const { data } = seen.safeParse(value);
  if (!data) return [];
  const { fields, field, before = null, listings } = data;
  return [
    fields?.length && `Fields: ${enumerate(fields.map(labelOf))}`,
    field &&
      `${labelOf(field)}: ${formatCorrection(field, before)} → ${formatCorrection(field, data.value ?? null)}`,
    data.person && `Person: ${data.person}`,
    data.report && `Reported as: ${reasonLabels[data.report]}`,
    data.appealed && `Appealed decision: ${decisionLabel(data.appealed)}`,
    listings &&
      (listings.length > 0 ? `Listings: ${enumerate(listings)}` : "No listing, name only"),
    data.into && `Into: ${data.into}`,
    data.failed?.length &&
      `Failed checks: ${enumerate(data.failed.map((check) => describeFailedCheck(check)))}`,
    data.received_at && `Received on ${formatDay(data.received_at)}`,
    data.ends_at && `Until ${formatDay(data.ends_at)}`,
    data.text && `Text: “${data.text}”`,
  ].filter((line): line is string => typeof line === "string" && line !== "");
}

/** How many reports led to an automatic action. */
export const reportCountOf = (value: unknown): number => seen.safeParse(value).data?.reports ?? 0;
