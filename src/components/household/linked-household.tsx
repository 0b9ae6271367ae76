import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useChangeHousehold } from "@/hooks/household/change";
import { useHousehold } from "@/hooks/household/household";
import { describeHousehold } from "@/lib/household/ages";

/** Says that a link brought the household that prices are for, and keeps it if somebody wants that; or that it brought none. */
export function LinkedHousehold() {
  const { ages, from } = useHousehold();
  const change = useChangeHousehold();
  if (from === "unreadable link" || !ages) {
    return (
      <Notice
        tone="attention"
        title="The ages in this link make no household"
        className="mb-6"
        actions={
          <Button variant="secondary" size="sm" onClick={() => change(ages)}>
            Go On Without Them
          </Button>
        }
      >
        A household is up to 12 people from 0 to 120 years old. Prices are for{" "}
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
          Keep on This Device
        </Button>
      }
    >
      The link that you followed says so.
    </Notice>
  );
}
