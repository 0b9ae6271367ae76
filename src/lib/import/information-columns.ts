import type { FileColumn } from "@/lib/import/file-column";

const column = (name: string, label: string, example: string): FileColumn => ({
  column: name,
  label,
  kind: "information",
  example,
});

/** What an export also says of a listing, and an import leaves to the database. */
export const informationColumns: readonly FileColumn[] = [
  {
    ...column("listing_status", "Listing status", "published"),
    means:
      "An import adds only practices that are public, or of which nothing is said: what it adds is public at once.",
  },
  column("status_reason", "Reason for the status", ""),
  column("ownership", "Ownership", "none"),
  column("latitude", "Latitude", "30.2427"),
  column("longitude", "Longitude", "-97.7682"),
  column("confirmed_at", "Confirmed at", "2026-11-02T12:00:00+00:00"),
  column("created_at", "Created at", "2026-10-01T12:00:00+00:00"),
  column("updated_at", "Updated at", "2026-11-02T12:00:00+00:00"),
];
