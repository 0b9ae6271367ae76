import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/paths";

/** What somebody finds here who is no doctor, and where to go instead. */
export function DoctorsOnly() {
  return (
    <Card tone="sky" padding="lg" className="max-w-2xl">
      <h2 className="text-2xl">This page is for doctors</h2>
      <p className="mt-3 mb-6">
        Doctors describe their own practice here. Your account is not a doctor's account. You can
        still add a practice that you know, or find one.
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
