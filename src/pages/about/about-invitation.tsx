import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/paths";

export function AboutInvitation() {
  return (
    <Container className="pb-section">
      <Card tone="sage" padding="none" className="rounded-2xl">
        <section className="flex flex-col gap-x-16 gap-y-8 px-6 py-10 sm:p-14 lg:flex-row lg:items-center lg:justify-between">
          <div>
            <h2 className="text-3xl">Where would you like to start?</h2>
            <p className="mt-4 max-w-xl">
              Find a doctor near you, or, if you’re a physician, help patients find you. Both are
              free.
            </p>
          </div>
          <div className="flex shrink-0 flex-wrap gap-3">
            <LinkButton to={paths.directory()}>Find a Doctor</LinkButton>
            <LinkButton to={paths.signUp("doctor")} variant="secondary">
              Join as Physician
            </LinkButton>
          </div>
        </section>
      </Card>
    </Container>
  );
}
