import { useState } from "react";
import { FieldChange } from "@/components/listings/field-change";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { LoadFailure } from "@/components/ui/load-failure";
import { SectionLoading } from "@/components/ui/section";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useRestoreValues, useValuesBefore } from "@/hooks/editor/restore-version";
import { fieldHistory } from "@/lib/editor/listing-history";
import { formatMoment } from "@/lib/format/dates";
import { toast } from "@/lib/toast";

interface RestoreVersionProps {
  listing: { id: string; version: number };
  version: { version: number; at: string };
}

/** A button that restores a listing to before a version, after a dialog has shown what would change. */
export function RestoreVersion({ listing, version }: RestoreVersionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" className="-ml-4" onClick={() => setIsOpen(true)}>
        Restore to before this
        <VisuallyHidden> change of {formatMoment(version.at)}</VisuallyHidden>
      </Button>
      {isOpen && (
        <RestoreDialog listing={listing} version={version} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

function RestoreDialog({
  listing: { id, version: seenVersion },
  version: { version, at },
  onClose,
}: RestoreVersionProps & { onClose: () => void }) {
  const query = useValuesBefore(id, version);
  const restoring = useRestoreValues();
  const changes = query.data === undefined ? undefined : fieldHistory(query.data);

  async function restore() {
    try {
      const { waiting } = await restoring.mutateAsync({ id, version, seenVersion });
      toast({
        title: "Restored",
        description:
          waiting.length > 0
            ? "The name, address, NPI, clinicians, and offices are reviewed before they're public."
            : "Your listing shows the earlier values.",
        tone: "success",
      });
    } finally {
      onClose();
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Restore the listing to before ${formatMoment(at)}?`}
      description="This change and all later ones are undone. Photos stay as they are."
      actions={
        <>
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          {changes && changes.length > 0 && (
            <Button isBusy={restoring.isPending} onClick={() => void restore().catch(() => {})}>
              Restore
            </Button>
          )}
        </>
      }
    >
      {query.isPending && <SectionLoading label="Loading the changes..." />}
      {query.error && <LoadFailure query={query} />}
      {changes?.length === 0 && <p>The listing already has the values from before this change.</p>}
      <div className="grid gap-1">
        {changes?.map((field) => (
          <FieldChange key={field.label} {...field} />
        ))}
      </div>
    </Dialog>
  );
}
