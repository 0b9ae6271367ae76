import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Illustration } from "@/components/ui/illustration";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/paths";

/** Gives both pictures the same height, whatever the cards' widths. */
const pictureStyles =
  "h-52 w-full object-cover object-bottom sm:aspect-2/1 sm:h-auto lg:aspect-auto lg:h-64 xl:h-72";

export function HomeInvitations() {
  return (
    <Container className="grid gap-6 py-section lg:grid-cols-[6fr_5fr]">
      <Card tone="apricot" padding="none" className="overflow-hidden rounded-2xl">
        <section className="flex h-full flex-col">
          <Illustration
            name="story"
            alt="A letter with a heart lies half written on a desk, the sun setting behind the window."
            className={pictureStyles}
          />
          <div className="flex grow flex-col items-start px-6 py-8 sm:px-12 sm:py-10">
            <h2 className="text-3xl">Share Your DPC Story</h2>
            <p className="mt-4 max-w-md">
              What changed when you found a doctor with time to listen? Your experience helps the
              next person decide.
            </p>
            <div className="mt-auto flex flex-wrap gap-3 pt-8">
              <LinkButton to={paths.shareStory}>Share Your Story</LinkButton>
              <LinkButton to={paths.feed} variant="secondary">
                Visit the community
              </LinkButton>
            </div>
          </div>
        </section>
      </Card>
      <Card tone="sage" padding="none" className="overflow-hidden rounded-2xl">
        <section className="flex h-full flex-col">
          <Illustration
            name="choose"
            alt="Three front doors in a row; the middle one is open and a doctor waves from it."
            className={pictureStyles}
          />
          <div className="flex grow flex-col items-start px-6 py-8 sm:px-12 sm:py-10">
            <h2 className="text-3xl">For physicians</h2>
            <p className="mt-4">
              List your practice for free and let patients nearby see how you work and what you
              charge.
            </p>
            <div className="mt-auto flex flex-wrap gap-3 pt-8">
              <LinkButton to={paths.signUp("doctor")}>Join as Physician</LinkButton>
              <LinkButton to={paths.directory()} variant="ghost">
                Browse the directory
              </LinkButton>
            </div>
          </div>
        </section>
      </Card>
    </Container>
  );
}
