import { t } from "@/lib/messages";

/** A statement of what direct primary care isn't, worded as the law of many states requires. */
export const notInsurance = t`Direct primary care is not health insurance.`;

/** The notice below every price. */
export function NotInsurance() {
  return (
    <p className="mt-4 text-sm text-ink-soft">
      {notInsurance} {t`It does not cover emergencies, hospital stays or specialists.`}
    </p>
  );
}
