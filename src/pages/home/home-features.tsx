import { Container } from "@/components/ui/container";
import { Illustration } from "@/components/ui/illustration";
import { FeeSketch, TalkSketch, VisitSketch } from "@/pages/home/feature-sketches";

const features = [
  {
    sketch: TalkSketch,
    title: "Unlimited access",
    text: "Reach your own doctor by phone, email or text, as often as you need, and be known by name when you do.",
  },
  {
    sketch: VisitSketch,
    title: "Same-day or next-day visits",
    text: "A DPC doctor typically cares for 500 to 800 patients instead of 2,000 or more, so there is room when you call, and time when you come.",
  },
  {
    sketch: FeeSketch,
    title: "One flat monthly fee",
    text: "A membership takes the place of a bill for each visit. Listings show the price where the practice publishes it, so you can compare before you join.",
  },
];

export function HomeFeatures() {
  return (
    <Container className="grid gap-x-16 gap-y-10 py-section lg:grid-cols-[5fr_7fr]">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <h2 className="text-3xl">Primary care the way it is meant to feel</h2>
        <p className="mt-4 max-w-md text-lg text-ink-soft">
          You and a physician who knows your history, with no insurer in between.
        </p>
        <Illustration
          name="visit"
          alt="A mother with a newborn and her doctor sit in armchairs and talk, as if there were no hurry."
          className="mt-8 h-auto w-full rounded-xl"
        />
      </div>
      <ul className="divide-y divide-line">
        {features.map(({ sketch: Sketch, title, text }) => (
          <li
            key={title}
            className="flex flex-col gap-5 py-8 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:gap-8"
          >
            <Sketch />
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}
