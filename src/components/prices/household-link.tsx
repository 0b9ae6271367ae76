import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useChangeHousehold, useHousehold } from "@/hooks/prices/household";
import { describeHousehold } from "@/lib/prices/household-ages";

/** Notes that the household comes from the link and offers to save it, or that the link's ages are invalid. */
export function LinkedHousehold() {
  const { ages, from } = useHousehold();
  const change = useChangeHousehold();
  if (from === "device") return null;
  if (from === "unreadable link" || !ages) {
    return (
      <Notice
        tone="attention"
        title="The ages in this link aren't valid"
        className="mb-6"
        actions={
          <Button variant="secondary" size="sm" onClick={() => change(ages)}>
            Continue without them
          </Button>
        }
      >
        A household can have up to 12 people, ages 0 to 120. We're showing prices for{" "}
        {ages ? describeHousehold(ages) : "one adult"}.
      </Notice>
    );
  }
  return (
    <Notice
      title={`Prices are for ${describeHousehold(ages)}`}
      className="mb-6 print:hidden"
      actions={
        <Button variant="secondary" size="sm" onClick={() => change(ages)}>
          Save on this device
        </Button>
      }
    >
      These ages come from the link you followed.
    </Notice>
  );
}
