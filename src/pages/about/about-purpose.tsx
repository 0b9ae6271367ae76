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
        hospital system behind them and little to spend on being seen. We put them on one list,
        searchable by city, ZIP code or name, with the monthly price where the practice publishes
        it.
      </>
    ),
  },
  {
    title: "Our Vision",
    lead: "A country where a doctor with time for you is an ordinary thing to have.",
    text: (
      <>
        Primary care works when two people know each other over years. We would like anybody,
        anywhere, to be able to compare the practices near them in an evening, ask an honest
        question, and join the one that fits.
      </>
    ),
  },
  {
    title: "Our Community",
    lead: "The people who use a thing know best how to explain it.",
    text: (
      <>
        Members add the practices they know, correct what has changed, and tell in the{" "}
        <TextLink to={paths.feed}>community</TextLink> what switching was like for them, good and
        bad. Physicians claim their listing and answer for it. A few{" "}
        <TextLink to={paths.communityGuidelines}>guidelines</TextLink> keep it a place worth
        reading.
      </>
    ),
  },
];

/** Mission, vision and community, set like the opening pages of a magazine. */
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
