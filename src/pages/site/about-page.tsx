import type { ReactNode } from "react";
import { PageHead } from "@/components/site/page-head";
import { StructuredData } from "@/components/site/structured-data";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Illustration } from "@/components/ui/illustration";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { aboutPageData, breadcrumbData } from "@/lib/site/page-structured-data";
import { notInsurance, site } from "@/lib/site/site";

const panels = [
  { label: t`Direct primary care`, people: "500–800", bar: "after:w-2/5 after:bg-accent" },
  { label: t`Traditional practice`, people: "2,000+", bar: "after:w-full after:bg-on-deep-soft" },
];

/** The number of patients per doctor, drawn to scale: the wide bar is 2,000, the narrow one 800. */
function PanelFigure() {
  return (
    <figure className="mt-10 max-w-md">
      <figcaption className="text-balance text-sm text-on-deep-soft">
        <Trans>Typical number of patients per doctor</Trans>
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
    title: t`Insurance-free care`,
    text: t`The practice works only for you. No codes, no claims, and no surprise bill a month later.`,
  },
  {
    title: t`A flat monthly membership fee`,
    text: t`Often $50 to $150 a month for one person. You know the price before you join, and it doesn't grow with the number of visits.`,
  },
  {
    title: t`Unlimited access`,
    text: t`Come as often as you need to. A question early on is cheaper than a problem later.`,
  },
  {
    title: t`Same-day or next-day visits`,
    text: t`With fewer patients, your doctor has room in the calendar on the day you wake up sick.`,
  },
  {
    title: t`Contact by phone, email or text`,
    text: t`You reach your own doctor, who knows your history and doesn't need to start from scratch.`,
  },
];

function WhyDirectCare() {
  return (
    <Container>
      <section className="rounded-2xl bg-deep px-6 py-10 text-on-deep ring-1 ring-deep-line ring-inset sm:p-14 lg:p-20">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2 className="text-3xl">
              <Trans>Why Direct Primary Care</Trans>
            </h2>
            <p className="mt-5 max-w-md text-lg text-on-deep-soft">
              <Trans>
                Because good medicine takes time. A practice paid by membership, not by the visit,
                can care for fewer people and care for them well.
              </Trans>
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
          <Trans>
            <strong className="font-semibold text-on-deep">{notInsurance}</strong> It doesn't pay
            for emergencies, hospital stays, or specialists, and most members keep coverage for
            those.
          </Trans>
        </p>
      </section>
    </Container>
  );
}

const lines = [
  {
    title: t`Our Mission`,
    lead: t`Make it as easy to find a direct primary care physician as it is to find a good bakery.`,
    text: (
      <Trans>
        Small practices all over the country work this way, and many are hard to find: they have no
        hospital system behind them and little to spend on marketing. We list them in one directory,
        searchable by city, ZIP code, or name, with the monthly price if the practice publishes it.
      </Trans>
    ),
  },
  {
    title: t`Our Vision`,
    lead: t`A country where everyone has a doctor with time for them.`,
    text: (
      <Trans>
        Primary care works best when two people know each other for years. We want anyone, anywhere,
        to be able to compare nearby practices in an evening, ask honest questions, and join the one
        that fits.
      </Trans>
    ),
  },
  {
    title: t`Our Community`,
    lead: t`The people who use direct primary care explain it best.`,
    text: (
      <Trans>
        Members add the practices they know, correct outdated details, and post in the{" "}
        <TextLink to={paths.feed}>community</TextLink> about what switching was like, good and bad.
        Physicians claim their listings and keep them up to date. A few{" "}
        <TextLink to={paths.communityGuidelines}>guidelines</TextLink> keep the conversation useful.
      </Trans>
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
    title: t`Prices in plain sight`,
    text: t`Each card shows the price the practice publishes. If a price is missing, we say so and never guess.`,
  },
  {
    title: t`Facts that can be checked`,
    text: (
      <Trans>
        A badge states one fact that someone has checked. Read what each badge means, and what it
        doesn't, in <TextLink to={paths.howWeVerify}>how we verify</TextLink>.
      </Trans>
    ),
  },
  {
    title: t`No paid placement`,
    text: t`Listing a practice is free. No one can pay for a higher rank or a badge, and no membership payments pass through this site.`,
  },
  {
    title: t`Your data is yours`,
    text: (
      <Trans>
        No trackers, no advertising, and nothing loaded from other sites. You can download or delete
        your data at any time. See the <TextLink to={paths.privacy}>privacy page</TextLink>.
      </Trans>
    ),
  },
];

function AboutValues() {
  return (
    <Container className="grid gap-x-16 gap-y-8 py-section lg:grid-cols-[4fr_8fr]">
      <h2 className="text-3xl">
        <Trans>Our Values</Trans>
      </h2>
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
  title: t`About`,
  description: t`Why DPC Nearby exists: a nationwide directory and community that helps people find a Direct Primary Care physician, with clear prices and verifiable facts.`,
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
  const { name } = site;
  return (
    <Container className="pt-12 sm:pt-16 lg:pt-20">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <h1 className="text-hero">
          <Trans>Everyone should know their doctor by name</Trans>
        </h1>
        <p className="max-w-xl text-lg text-ink-soft lg:pb-2">
          <Trans>
            {name} is a nationwide directory and community for Direct Primary Care: primary care
            that patients pay for directly, by the month, with no insurer in between.
          </Trans>
        </p>
      </div>
      <Illustration
        name="about"
        alt={t`A doctor sits at a kitchen table with an older man and a child who is drawing. Her bag stands beside her.`}
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
            <h2 className="text-3xl">
              <Trans>Where would you like to start?</Trans>
            </h2>
            <p className="mt-4 max-w-xl">
              <Trans>
                Find a doctor near you, or, if you're a physician, help patients find you. Both are
                free.
              </Trans>
            </p>
          </div>
          <div className="flex shrink-0 flex-wrap gap-3">
            <LinkButton to={paths.directory()}>
              <Trans>Find a Doctor</Trans>
            </LinkButton>
            <LinkButton to={paths.signUp("doctor")} variant="secondary">
              <Trans>Join as Physician</Trans>
            </LinkButton>
          </div>
        </section>
      </Card>
    </Container>
  );
}
