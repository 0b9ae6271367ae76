import type { FileColumn } from "@/lib/import/file-column";

const column = (name: string, label: string, example: string): FileColumn => ({
  column: name,
  label,
  kind: "information",
  example,
});

/** Columns that exports include and imports ignore. */
export const informationColumns: readonly FileColumn[] = [
  {
    ...column("listing_status", "Listing status", "published"),
    means:
      "An import only adds practices that are published or have no status, because new listings are published right away.",
  },
  column("status_reason", "Reason for the status", ""),
  column("ownership", "Ownership", "none"),
  column("latitude", "Latitude", "30.2427"),
  column("longitude", "Longitude", "-97.7682"),
  column("confirmed_at", "Confirmed at", "2026-11-02T12:00:00+00:00"),
  column("created_at", "Created at", "2026-10-01T12:00:00+00:00"),
  column("updated_at", "Updated at", "2026-11-02T12:00:00+00:00"),
];
