import { useFormContext } from "react-hook-form";
import type { OwnListingValues } from "@/components/listing-form/own-listing-schema";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useWithdrawChange } from "@/hooks/listings/own-change";
import { fieldLabel } from "@/lib/listings/fields";
import type { IdentityChange } from "@/lib/listings/listing-identity";
import { toast } from "@/lib/toast";

interface WaitingChangeProps {
  id: string;
  changes: readonly IdentityChange[];
}

/** What an administrator has to check before it shows, beside what is public meanwhile. Stands inside the form. */
export function WaitingChange({ id, changes }: WaitingChangeProps) {
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
    for (const { column, before } of changes) resetField(column, { defaultValue: before ?? "" });
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
      <ChangeTable changes={changes} />
    </Notice>
  );
}

interface ChangeTableProps {
  changes: readonly IdentityChange[];
}

export function ChangeTable({ changes }: ChangeTableProps) {
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
        {changes.map(({ column, before, after }) => (
          <tr key={column} className="border-b border-line-strong/40 align-top last:border-0">
            <th scope="row" className="py-1.5 pr-2 font-semibold">
              {fieldLabel(column)}
            </th>
            <td className="py-1.5 pr-2 break-words">{before || "Nothing"}</td>
            <td className="py-1.5 font-semibold break-words">{after || "Nothing"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
