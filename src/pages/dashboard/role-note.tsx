import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/paths";
import type { Role } from "@/lib/roles";

/** The next step that fits the person. */
export function RoleNote({ role }: { role: Role }) {
  if (role === "doctor") {
    return (
      <Card tone="sage" padding="lg">
        <h2 className="text-2xl">Let patients find your practice</h2>
        <p className="mt-3 mb-6 max-w-prose">
          Set up your practice profile, so that people nearby see how you work, what membership
          costs and how to join.
        </p>
        <LinkButton to={paths.doctorSetup}>Set Up Practice Profile</LinkButton>
      </Card>
    );
  }
  return (
    <Card tone="sky" padding="lg">
      <h2 className="text-2xl">Find a doctor who has time for you</h2>
      <p className="mt-3 mb-6 max-w-prose">
        Search by city, ZIP code or specialty, compare monthly prices, and ask the practices you
        like.
      </p>
      <LinkButton to={paths.directory()}>Find a Doctor</LinkButton>
    </Card>
  );
}
