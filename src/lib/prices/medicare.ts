import { today } from "@/lib/format/dates";
import { t } from "@/lib/messages";
import type { Ages } from "@/lib/prices/household-ages";

interface OptOut {
  /** The last day of a clinician's opt-out, such as "2028-05-01"; null if unknown. */
  medicare_opt_out_until: string | null;
}

interface MedicareFacts {
  /** What the practice says about its physicians; null if unknown. */
  medicare_opt_out: boolean | null;
  clinicians: readonly OptOut[];
}

/**
 * Whether a clinician is opted out of Medicare on a day; null if unknown, also after an opt-out ended,
 * because most continue.
 */
export const isOptedOut = (
  { medicare_opt_out_until: until }: OptOut,
  day = today(),
): boolean | null => (until !== null && until >= day ? true : null);

/** Whether the clinicians of a practice have opted out of Medicare. */
export type MedicareAnswer = "all" | "some" | "none" | "unknown";

/** Whether a practice's clinicians have opted out of Medicare, as it states for itself or for each of them. */
export function getMedicareAnswer(facts: MedicareFacts, day?: string): MedicareAnswer {
  const optedOut = facts.clinicians.filter((clinician) => isOptedOut(clinician, day));
  if (facts.medicare_opt_out) return "all";
  if (optedOut.length > 0) return optedOut.length === facts.clinicians.length ? "all" : "some";
  return facts.medicare_opt_out === false ? "none" : "unknown";
}

/** The answer in a comparison; null if unknown. */
export const medicareLabels: Record<MedicareAnswer, string | null> = {
  all: t`Opted out: Medicare doesn't pay for visits here`,
  some: t`Some clinicians have opted out`,
  none: t`Not opted out`,
  unknown: null,
};

const notPaid = t`Medicare doesn't pay for a membership.`;

const sentences: Record<MedicareAnswer, string> = {
  all: t`The practice says that it has opted out of Medicare: patients with Medicare sign a private contract, and neither they nor the practice can bill Medicare for that care. Other doctors, labs, and hospitals can still bill Medicare.`,
  some: t`Some of its clinicians have opted out of Medicare. With them, patients with Medicare sign a private contract, and neither they nor the practice can bill Medicare for that care. Other doctors, labs, and hospitals can still bill Medicare.`,
  none: t`The practice says that it hasn't opted out of Medicare. Ask what you would pay with Medicare.`,
  unknown: t`Ask whether its clinicians have opted out of Medicare, because then Medicare doesn't pay for their visits either.`,
};

/** What people with Medicare should know about a membership. */
export const medicareText = (answer: MedicareAnswer): string => `${notPaid} ${sentences[answer]}`;

/** Whether somebody is old enough for Medicare. */
export const hasSenior = (ages: Ages): boolean => ages.some((age) => age >= 65);
