import { Container } from "@/components/ui/container";
import { Illustration } from "@/components/ui/illustration";
import { site } from "@/lib/site/site";

export function AboutHero() {
  return (
    <Container className="pt-12 sm:pt-16 lg:pt-20">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <h1 className="text-hero">Everyone should know their doctor by name</h1>
        <p className="max-w-xl text-lg text-ink-soft lg:pb-2">
          {site.name} is a nationwide directory and community for Direct Primary Care: primary care
          that patients pay for directly, by the month, with no insurer in the room.
        </p>
      </div>
      <Illustration
        name="about"
        alt="A doctor sits at a kitchen table with an older man and a child who is drawing. Her bag stands beside her."
        priority="high"
        className="mt-10 aspect-video w-full rounded-2xl object-cover sm:mt-14"
      />
    </Container>
  );
}
