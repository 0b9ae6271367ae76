import { Button } from "@/components/ui/button";
import { useExportListing } from "@/hooks/listings/export";
import type { OwnListing } from "@/hooks/listings/own";
import { downloadJson } from "@/lib/browser/download";
import { exportDocument } from "@/lib/import/export-files";

/** Hands those who edit a practice all that its listing says, as a file. */
export function PracticeFile({ practice }: { practice: Pick<OwnListing, "id"> }) {
  const exporting = useExportListing();

  async function save() {
    try {
      const listing = await exporting.mutateAsync(practice.id);
      downloadJson("practice.json", exportDocument([listing]));
    } catch {
      // The toast has said so.
    }
  }

  return (
    <section aria-labelledby="practice-file-title" className="mt-12">
      <h2 id="practice-file-title" className="text-2xl">
        Take It Along
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft">
        All that this listing says, with its clinicians, offices, prices and services, as one JSON
        file. What is not saved, what waits for a check, and the photo are not in it.
      </p>
      <Button
        variant="secondary"
        size="sm"
        isBusy={exporting.isPending}
        onClick={() => void save()}
      >
        Download this practice
      </Button>
    </section>
  );
}
