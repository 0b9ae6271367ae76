import type { ReactNode } from "react";
import { PageHead } from "@/components/site/page-head";
import { StructuredData } from "@/components/site/structured-data";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Illustration } from "@/components/ui/illustration";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";
import { aboutPageData, breadcrumbData } from "@/lib/site/page-structured-data";
import { site } from "@/lib/site/site";

const panels = [
  { label: "Direct primary care", people: "500–800", bar: "after:w-2/5 after:bg-accent" },
  { label: "Traditional practice", people: "2,000+", bar: "after:w-full after:bg-on-deep-soft" },
];

/** The number of patients per doctor, drawn to scale: the wide bar is 2,000, the narrow one 800. */
function PanelFigure() {
  return (
    <figure className="mt-10 max-w-md">
      <figcaption className="text-balance text-sm text-on-deep-soft">
        Typical number of patients per doctor
      </figcaption>
      <dl className="mt-4 grid gap-5">
        {panels.map(({ label, people, bar }) => (
          <div
            key={label}
            // The bar is below both, and the number wraps below the label with large text.
            className={`flex flex-wrap items-baseline justify-between gap-x-4 before:order-1 before:basis-full after:order-2 after:mt-2 after:h-3 after:rounded-full ${bar}`}
          >
            <dt>{label}</dt>
            <dd className="font-display text-xl font-semibold">{people}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

const reasons = [
  {
    title: "Insurance-free care",
    text: "The practice works only for you. No codes, no claims, and no surprise bill a month later.",
  },
  {
    title: "A flat monthly membership fee",
    text: "Often $50 to $150 a month for one person. You know the price before you join, and it doesn't grow with the number of visits.",
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
    text: "You reach your own doctor, who knows your history and doesn't need to start from scratch.",
  },
];

function WhyDirectCare() {
  return (
    <Container>
      <section className="rounded-2xl bg-deep px-6 py-10 text-on-deep ring-1 ring-deep-line ring-inset sm:p-14 lg:p-20">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2 className="text-3xl">Why Direct Primary Care</h2>
            <p className="mt-5 max-w-md text-lg text-on-deep-soft">
              Because good medicine takes time. A practice paid by membership, not by the visit, can
              care for fewer people and care for them well.
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
          It doesn't pay for emergencies, hospital stays, or specialists, and most members keep
          coverage for those.
        </p>
      </section>
    </Container>
  );
}

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
        Members add the practices they know, correct outdated details, and post in the{" "}
        <TextLink to={paths.feed}>community</TextLink> about what switching was like, good and bad.
        Physicians claim their listings and keep them up to date. A few{" "}
        <TextLink to={paths.communityGuidelines}>guidelines</TextLink> keep the conversation useful.
      </>
    ),
  },
];

/** The mission, vision, and community blocks. */
function AboutPurpose() {
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

const values: { title: string; text: ReactNode }[] = [
  {
    title: "Prices in plain sight",
    text: "Each card shows the price the practice publishes. If a price is missing, we say so and never guess.",
  },
  {
    title: "Facts that can be checked",
    text: (
      <>
        A badge states one fact that someone has checked. Read what each badge means, and what it
        doesn't, in <TextLink to={paths.howWeVerify}>how we verify</TextLink>.
      </>
    ),
  },
  {
    title: "No paid placement",
    text: "Listing a practice is free. No one can pay for a higher rank or a badge, and no membership payments pass through this site.",
  },
  {
    title: "Your data is yours",
    text: (
      <>
        No trackers, no advertising, and nothing loaded from other sites. You can download or delete
        your data at any time. See the <TextLink to={paths.privacy}>privacy page</TextLink>.
      </>
    ),
  },
];

function AboutValues() {
  return (
    <Container className="grid gap-x-16 gap-y-8 py-section lg:grid-cols-[4fr_8fr]">
      <h2 className="text-3xl">Our Values</h2>
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {values.map(({ title, text }) => (
          <li key={title} className="border-t-3 border-accent pt-5">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}

const page = {
  path: paths.about,
  title: "About",
  description:
    "Why DPC Nearby exists: a nationwide directory and community that helps people find a Direct Primary Care physician, with clear prices and verifiable facts.",
};

export function Component() {
  return (
    <>
      <PageHead title={page.title} description={page.description} socialImage="about" />
      <StructuredData data={aboutPageData(page)} />
      <StructuredData data={breadcrumbData({ name: page.title, path: page.path })} />
      <AboutHero />
      <AboutPurpose />
      <WhyDirectCare />
      <AboutValues />
      <AboutInvitation />
    </>
  );
}

function AboutHero() {
  return (
    <Container className="pt-12 sm:pt-16 lg:pt-20">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <h1 className="text-hero">Everyone should know their doctor by name</h1>
        <p className="max-w-xl text-lg text-ink-soft lg:pb-2">
          {site.name} is a nationwide directory and community for Direct Primary Care: primary care
          that patients pay for directly, by the month, with no insurer in between.
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

function AboutInvitation() {
  return (
    <Container className="pb-section">
      <Card tone="sage" padding="none" className="rounded-2xl">
        <section className="flex flex-col gap-x-16 gap-y-8 px-6 py-10 sm:p-14 lg:flex-row lg:items-center lg:justify-between">
          <div>
            <h2 className="text-3xl">Where would you like to start?</h2>
            <p className="mt-4 max-w-xl">
              Find a doctor near you, or, if you're a physician, help patients find you. Both are
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
