import { Container } from "@/components/ui/container";
import { PanelFigure } from "@/pages/about/panel-figure";

const reasons = [
  {
    title: "Insurance-free care",
    text: "The practice works only for you. No codes, no claims, and no surprise bill a month later.",
  },
  {
    title: "A flat monthly membership fee",
    text: "Often $50 to $150 a month for one person. You know the price before you join, and it doesn’t grow with the number of visits.",
  },
  {
    title: "Unlimited access",
    text: "Come as often as you need to. A question early on is cheaper than a problem later.",
  },
  {
    title: "Same-day or next-day visits",
    text: "With fewer patients, your doctor has room in the calendar on the day you wake up sick.",
  },
  {
    title: "Contact by phone, email or text",
    text: "You reach your own doctor, who knows your history and doesn’t need to start from scratch.",
  },
];

export function WhyDirectCare() {
  return (
    <Container>
      <section className="rounded-2xl bg-deep px-6 py-10 text-on-deep ring-1 ring-deep-line ring-inset sm:p-14 lg:p-20">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2 className="text-3xl">Why Direct Primary Care</h2>
            <p className="mt-5 max-w-md text-lg text-on-deep-soft">
              Because good medicine takes time. A practice that is paid by its patients, not by the
              visit, can care for fewer people and care for them well.
            </p>
            <PanelFigure />
          </div>
          <dl className="divide-y divide-deep-line">
            {reasons.map(({ title, text }) => (
              <div key={title} className="py-5 first:pt-0 last:pb-0">
                <dt className="text-balance font-display text-xl font-semibold tracking-display">
                  {title}
                </dt>
                <dd className="mt-1.5 max-w-prose text-on-deep-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className="mt-10 border-t border-deep-line pt-6 text-on-deep-soft">
          <strong className="font-semibold text-on-deep">
            Direct primary care is not health insurance.
          </strong>{" "}
          It doesn’t pay for emergencies, hospital stays, or specialists, and most members keep
          coverage for those.
        </p>
      </section>
    </Container>
  );
}
