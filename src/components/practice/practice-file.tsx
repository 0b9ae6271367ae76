import { Button } from "@/components/ui/button";
import { useExportListing } from "@/hooks/import/export-listings";
import type { OwnListing } from "@/hooks/practice/own-listings";
import { downloadJson } from "@/lib/browser/download";

/** Exports the listing of a practice as a file. */
export function PracticeFile({ practice }: { practice: Pick<OwnListing, "id"> }) {
  const exporting = useExportListing();

  async function save() {
    downloadJson("practice.json", await exporting.mutateAsync(practice.id));
  }

  return (
    <section aria-labelledby="practice-file-title" className="mt-12">
      <h2 id="practice-file-title" className="text-2xl">
        Export your listing
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft">
        Download all details of this listing, including clinicians, offices, prices, and services,
        as a JSON file. Unsaved changes, changes pending review, and photos aren't included.
      </p>
      <Button variant="secondary" size="sm" isBusy={exporting.isPending} onClick={save}>
        Download listing
      </Button>
    </section>
  );
}
