import { useFormContext } from "react-hook-form";
import { toClinicianValues } from "@/components/listing-form/clinician-schema";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useWithdrawChange } from "@/hooks/listings/own-change";
import { describeChange, type ProposedChange } from "@/lib/listings/proposed-change";
import { toast } from "@/lib/toast";

interface WaitingChangeProps {
  id: string;
  wish: ProposedChange;
}

/** What an administrator has to check before it shows, beside what is public meanwhile. Stands inside the form. */
export function WaitingChange({ id, wish }: WaitingChangeProps) {
  const withdraw = useWithdrawChange();
  const { resetField } = useFormContext<OwnListingValues>();

  async function takeBack() {
    try {
      await withdraw.mutateAsync(id);
    } catch {
      // The toast has said so.
      return;
    }
    // What else is being typed stays.
    for (const { column, before } of wish.changes) {
      resetField(column, { defaultValue: before ?? "" });
    }
    const people = wish.clinicians?.before.map(toClinicianValues);
    if (people) resetField("clinicians", { defaultValue: people });
    toast({
      title: "Change taken back",
      description: "Your listing stays as it is",
      tone: "success",
    });
  }

  return (
    <Notice
      tone="attention"
      title="Waits for a check"
      actions={
        <Button size="sm" variant="secondary" isBusy={withdraw.isPending} onClick={takeBack}>
          Take back
        </Button>
      }
    >
      An administrator looks at this before it shows. Until then patients see what is public now.
      <ChangeTable rows={describeChange(wish)} />
    </Notice>
  );
}

interface ChangeTableProps {
  rows: ReturnType<typeof describeChange>;
}

export function ChangeTable({ rows }: ChangeTableProps) {
  return (
    <table className="mt-3 w-full table-fixed text-left">
      <thead>
        <tr className="border-b border-line-strong/40">
          <th scope="col" className="w-1/4 py-1.5 pr-2 font-normal">
            Field
          </th>
          <th scope="col" className="py-1.5 pr-3 font-normal">
            Public now
          </th>
          <th scope="col" className="py-1.5 font-normal">
            Wished
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, after }) => (
          <tr key={label} className="border-b border-line-strong/40 align-top last:border-0">
            <th scope="row" className="py-1.5 pr-2 font-semibold">
              {label}
            </th>
            <td className="py-1.5 pr-2 break-words whitespace-pre-line">{before || "Nothing"}</td>
            <td className="py-1.5 font-semibold break-words whitespace-pre-line">
              {after || "Nothing"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
