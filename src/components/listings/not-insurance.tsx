import { t } from "@/lib/messages";
import { notInsurance } from "@/lib/site/site";

/** The notice below every price. */
export function NotInsurance() {
  return (
    <p className="mt-4 text-sm text-ink-soft">
      {notInsurance} {t`It does not cover emergencies, hospital stays or specialists.`}
    </p>
  );
}
