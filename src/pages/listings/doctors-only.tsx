import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/paths";

/** What members who aren't doctors see, with links to where they can go instead. */
export function DoctorsOnly() {
  return (
    <Card tone="sky" padding="lg" className="max-w-2xl">
      <h2 className="text-2xl">This page is for doctors</h2>
      <p className="mt-3 mb-6">
        Doctors set up their own practice here, and your account isn't a doctor account. You can
        still add a practice you know, or find one.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.addListing}>Add a Doctor</LinkButton>
        <LinkButton to={paths.directory()} variant="secondary">
          Find a Doctor
        </LinkButton>
      </div>
    </Card>
  );
}
