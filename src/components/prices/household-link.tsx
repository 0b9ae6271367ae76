import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useChangeHousehold, useHousehold } from "@/hooks/prices/household";
import { t } from "@/lib/messages";
import { describeHousehold } from "@/lib/prices/household-ages";

/** Notes that the household comes from the link and offers to save it, or that the link's ages are invalid. */
export function LinkedHousehold() {
  const { ages, from } = useHousehold();
  const change = useChangeHousehold();
  if (from === "device") return null;
  const household = ages ? describeHousehold(ages) : t`one adult`;
  if (from === "unreadable link" || !ages) {
    return (
      <Notice
        tone="attention"
        title={t`The ages in this link aren't valid`}
        className="mb-6"
        actions={
          <Button variant="secondary" size="sm" onClick={() => change(ages)}>
            {t`Continue without them`}
          </Button>
        }
      >
        {t`A household can have up to 12 people, ages 0 to 120. We're showing prices for ${household}.`}
      </Notice>
    );
  }
  return (
    <Notice
      title={t`Prices are for ${household}`}
      className="mb-6 print:hidden"
      actions={
        <Button variant="secondary" size="sm" onClick={() => change(ages)}>
          {t`Save on this device`}
        </Button>
      }
    >
      {t`These ages come from the link you followed.`}
    </Notice>
  );
}
