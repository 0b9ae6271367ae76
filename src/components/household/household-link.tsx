import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useChangeHousehold, useHousehold } from "@/hooks/household/household";
import { describeHousehold } from "@/lib/household/ages";

/** Offers to save the household from the link, or says that the link's ages can't be read. */
export function LinkedHousehold() {
  const { ages, from } = useHousehold();
  const change = useChangeHousehold();
  if (from === "device") return null;
  if (from === "unreadable link" || !ages) {
    return (
      <Notice
        tone="attention"
        title="We couldn't read the ages in this link"
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
