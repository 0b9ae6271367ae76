import { Container } from "@/components/ui/container";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";

const lines = [
  {
    title: "Our Mission",
    lead: "Make it as easy to find a direct primary care physician as it is to find a good bakery.",
    text: (
      <>
        Small practices all over the country work this way, and many are hard to find: they have no
        hospital system behind them and little to spend on marketing. We list them in one directory,
        searchable by city, ZIP code, or name, with the monthly price if the practice publishes it.
      </>
    ),
  },
  {
    title: "Our Vision",
    lead: "A country where everyone has a doctor with time for them.",
    text: (
      <>
        Primary care works best when two people know each other for years. We want anyone, anywhere,
        to be able to compare nearby practices in an evening, ask honest questions, and join the one
        that fits.
      </>
    ),
  },
  {
    title: "Our Community",
    lead: "The people who use direct primary care explain it best.",
    text: (
      <>
        Members add the practices they know, correct what has changed, and share in the{" "}
        <TextLink to={paths.feed}>community</TextLink> what switching was like, good and bad.
        Physicians claim their listings and keep them up to date. A few{" "}
        <TextLink to={paths.communityGuidelines}>guidelines</TextLink> keep the conversation useful.
      </>
    ),
  },
];

/** The mission, vision, and community blocks. */
export function AboutPurpose() {
  return (
    <Container className="py-section">
      {lines.map(({ title, lead, text }) => (
        <section
          key={title}
          className="grid gap-x-16 gap-y-4 border-t border-line py-10 first:border-0 first:pt-0 last:pb-0 lg:grid-cols-[4fr_8fr] lg:py-14"
        >
          <h2 className="text-xl text-primary">{title}</h2>
          <div>
            <p className="max-w-3xl text-balance font-display text-3xl font-semibold tracking-display">
              {lead}
            </p>
            <p className="mt-5 max-w-prose text-lg text-ink-soft">{text}</p>
          </div>
        </section>
      ))}
    </Container>
  );
}
