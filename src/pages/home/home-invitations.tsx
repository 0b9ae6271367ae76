import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/paths";
import { LetterSketch } from "@/pages/home/letter-sketch";

export function HomeInvitations() {
  return (
    <Container className="grid gap-6 py-section lg:grid-cols-[7fr_5fr]">
      <Card tone="apricot" padding="none" className="overflow-hidden rounded-2xl">
        <section className="grid h-full gap-x-6 sm:grid-cols-[1fr_auto]">
          <div className="flex flex-col items-start px-6 pt-10 pb-8 sm:p-12">
            <h2 className="text-3xl">Share Your DPC Story</h2>
            <p className="mt-4 max-w-md">
              What changed when you found a doctor with time to listen? Your experience helps the
              next person decide.
            </p>
            <div className="mt-8 flex flex-wrap gap-3 sm:mt-auto sm:pt-8">
              <LinkButton to={paths.shareStory}>Share Your Story</LinkButton>
              <LinkButton to={paths.feed} variant="secondary">
                Read the Community
              </LinkButton>
            </div>
          </div>
          <LetterSketch className="h-44 self-end justify-self-end sm:h-64" />
        </section>
      </Card>
      <Card tone="sage" padding="none" className="rounded-2xl">
        <section className="flex h-full flex-col items-start px-6 py-10 sm:p-12">
          <h2 className="text-3xl">For physicians</h2>
          <p className="mt-4">
            List your practice for free and let patients nearby see how you work and what you
            charge.
          </p>
          <div className="mt-8 flex flex-wrap gap-3 lg:mt-auto lg:pt-8">
            <LinkButton to={paths.auth}>Join as Physician</LinkButton>
            <LinkButton to={paths.directory()} variant="ghost">
              See the Directory
            </LinkButton>
          </div>
        </section>
      </Card>
    </Container>
  );
}
