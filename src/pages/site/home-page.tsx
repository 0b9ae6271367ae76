import { Check } from "lucide-react";
import { useLocation } from "react-router-dom";
import { DirectorySearchForm } from "@/components/directory/directory-search-form";
import { PageHead } from "@/components/site/page-head";
import { StructuredData } from "@/components/site/structured-data";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Illustration } from "@/components/ui/illustration";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { Trans } from "@/components/ui/messages";
import { TextLink } from "@/components/ui/text-link";
import { useIsInBrowser } from "@/hooks/in-browser";
import { useIsNearScreen } from "@/hooks/near-screen";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { websiteData } from "@/lib/site/page-structured-data";
import { notInsurance } from "@/lib/site/site";
import { FeeSketch, TalkSketch, VisitSketch } from "@/pages/site/feature-sketches";
import { StreetScene } from "@/pages/site/street-scene";

/** Gives both pictures the same height, whatever the cards' widths. */
const pictureStyles =
  "h-52 w-full object-cover object-bottom sm:aspect-2/1 sm:h-auto lg:aspect-auto lg:h-64 xl:h-72";

function HomeInvitations() {
  return (
    <Container className="grid gap-6 py-section lg:grid-cols-[6fr_5fr]">
      <Card tone="apricot" padding="none" className="overflow-hidden rounded-2xl">
        <section className="flex h-full flex-col">
          <Illustration
            name="story"
            alt={t`A letter with a heart lies half written on a desk, the sun setting behind the window.`}
            className={pictureStyles}
          />
          <div className="flex grow flex-col items-start px-6 py-8 sm:px-12 sm:py-10">
            <h2 className="text-3xl">
              <Trans>Share Your DPC Story</Trans>
            </h2>
            <p className="mt-4 max-w-md">
              <Trans>
                What changed when you found a doctor with time to listen? Your experience helps the
                next person decide.
              </Trans>
            </p>
            <div className="mt-auto flex flex-wrap gap-3 pt-8">
              <LinkButton to={paths.shareStory}>
                <Trans>Share Your Story</Trans>
              </LinkButton>
              <LinkButton to={paths.feed} variant="secondary">
                <Trans>Visit the community</Trans>
              </LinkButton>
            </div>
          </div>
        </section>
      </Card>
      <Card tone="sage" padding="none" className="overflow-hidden rounded-2xl">
        <section className="flex h-full flex-col">
          <Illustration
            name="choose"
            alt={t`Three front doors in a row; the middle one is open and a doctor waves from it.`}
            className={pictureStyles}
          />
          <div className="flex grow flex-col items-start px-6 py-8 sm:px-12 sm:py-10">
            <h2 className="text-3xl">
              <Trans>For physicians</Trans>
            </h2>
            <p className="mt-4">
              <Trans>
                List your practice for free and let patients nearby see how you work and what you
                charge.
              </Trans>
            </p>
            <div className="mt-auto flex flex-wrap gap-3 pt-8">
              <LinkButton to={paths.signUp("doctor")}>
                <Trans>Join as Physician</Trans>
              </LinkButton>
              <LinkButton to={paths.directory()} variant="ghost">
                <Trans>Browse the directory</Trans>
              </LinkButton>
            </div>
          </div>
        </section>
      </Card>
    </Container>
  );
}

const features = [
  {
    sketch: TalkSketch,
    title: t`Unlimited access`,
    text: t`Reach your own doctor by phone, email, or text, as often as you need. They know you by name.`,
  },
  {
    sketch: VisitSketch,
    title: t`Same-day or next-day visits`,
    text: t`A DPC doctor typically cares for 500 to 800 patients instead of 2,000 or more, so they can see you soon and take the time you need.`,
  },
  {
    sketch: FeeSketch,
    title: t`One flat monthly fee`,
    text: t`A membership takes the place of a bill for each visit. Listings show the price where the practice publishes it, so you can compare before you join.`,
  },
];

function HomeFeatures() {
  return (
    <Container className="grid gap-x-16 gap-y-10 py-section lg:grid-cols-[5fr_7fr]">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <h2 className="text-3xl">
          <Trans>Primary care the way it's meant to feel</Trans>
        </h2>
        <p className="mt-4 max-w-md text-lg text-ink-soft">
          <Trans>You and a physician who knows your history, with no insurer in between.</Trans>
        </p>
        <Illustration
          name="visit"
          alt={t`A mother with a newborn and her doctor sit in armchairs and talk, as if there were no hurry.`}
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

const FeaturedStories = lazyPart(
  async () => (await import("@/components/community/chosen-stories")).FeaturedStories,
  { Loading: StoriesPlaceholder, Failed: nothing },
);

// One row at every width, so that the height doesn't change when the stories load.
const rowClasses =
  "-mx-gutter flex snap-x snap-mandatory scroll-px-gutter gap-4 overflow-x-auto px-gutter py-2 lg:mx-0 lg:gap-6 lg:overflow-visible lg:px-0 [&>*]:min-h-96 [&>*]:w-80 [&>*]:max-w-[85vw] [&>*]:shrink-0 [&>*]:snap-start lg:[&>*]:w-auto lg:[&>*]:max-w-none lg:[&>*]:min-w-0 lg:[&>*]:flex-1 lg:[&>*]:shrink";

/** The stories of the home page, which load when they get near the screen. */
function HomeStories() {
  const { isNear, watch } = useIsNearScreen("400px");
  return (
    <Container className="pt-section">
      <section aria-labelledby="stories">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="stories" className="text-3xl">
            <Trans>In members’ own words</Trans>
          </h2>
          <TextLink to={paths.feed} className="inline-flex min-h-11 items-center">
            <Trans>More from the community</Trans>
          </TextLink>
        </div>
        <div ref={watch} className="mt-6 min-h-100">
          {isNear ? (
            <FeaturedStories className={rowClasses} placeholder={<StoriesPlaceholder />} />
          ) : (
            <StoriesPlaceholder />
          )}
        </div>
      </section>
    </Container>
  );
}

function StoriesPlaceholder() {
  return (
    <div aria-hidden="true" className={rowClasses}>
      {["first", "second", "third"].map((place) => (
        <div key={place} className="animate-breathe rounded-xl bg-line/60" />
      ))}
    </div>
  );
}

const included = [
  t`Visits in person or by phone and video`,
  t`Calls, emails, and texts with your doctor`,
  t`Checkups, everyday illnesses, and long-term conditions`,
  t`Same-day or next-day appointments`,
];

function HomePrice() {
  return (
    <Container>
      <section className="grid gap-x-16 gap-y-10 rounded-2xl bg-deep px-6 py-10 text-on-deep ring-1 ring-deep-line ring-inset sm:p-14 lg:grid-cols-2 lg:p-20">
        <div>
          <h2 className="text-3xl">
            <Trans>What it costs</Trans>
          </h2>
          <p className="mt-6 flex flex-wrap items-baseline gap-x-3 font-display font-semibold">
            <span className="text-hero text-accent">$50–150</span>
            <span className="text-xl">
              <Trans>a month</Trans>
            </span>
          </p>
          <p className="mt-4 max-w-md text-on-deep-soft">
            <Trans>
              is what a membership typically costs per person. Each practice sets its own price,
              often by age.
            </Trans>
          </p>
        </div>
        <div>
          <h3 className="text-xl">
            <Trans>A membership usually covers</Trans>
          </h3>
          <ul className="mt-5 grid gap-3.5">
            {included.map((text) => (
              <li key={text} className="flex gap-3.5">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
                {text}
              </li>
            ))}
          </ul>
          <p className="mt-8 border-t border-deep-line pt-6 text-on-deep-soft">
            <Trans>
              <strong className="font-semibold text-on-deep">{notInsurance}</strong> It does not pay
              for hospital, specialist, or emergency care.
            </Trans>
          </p>
        </div>
      </section>
    </Container>
  );
}

const RootProblem = lazyPart(
  async () => (await import("@/pages/account/root-problem")).RootProblem,
);

const problem = /[?#&](?:error|error_code|error_description|access_token)=/;

/** Shows the error when the auth server redirects to the home page with one in the URL. */
function HomeProblem() {
  const { search, hash, state } = useLocation();
  const isInBrowser = useIsInBrowser();
  const wasMoved = typeof state === "object" && state !== null && "linkProblem" in state;
  if (!isInBrowser || !(wasMoved || problem.test(`${search}${hash}`))) return null;
  return <RootProblem />;
}

export function Component() {
  return (
    <>
      <PageHead />
      <StructuredData data={websiteData()} />
      <HomeProblem />
      <HomeHero />
      <HomeFeatures />
      <HomePrice />
      <HomeStories />
      <HomeInvitations />
    </>
  );
}

function HomeHero() {
  return (
    <section className="relative isolate bg-linear-to-b from-scene-sky to-paper">
      <Container className="pt-10 pb-72 sm:pt-16 sm:pb-80 lg:pt-20 lg:pb-64 2xl:pb-80">
        <h1 className="max-w-[13em] text-hero">
          <Trans>Find a doctor who has time for you</Trans>
        </h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">
          <Trans>
            Direct Primary Care (DPC) means your own doctor for a flat monthly fee, with no
            insurance billing in between. Search practices near you or anywhere in the country.
          </Trans>
        </p>
        <DirectorySearchForm className="mt-8 max-w-2xl" />
        <p className="mt-4">
          <TextLink to={paths.directory()} className="inline-flex min-h-11 items-center">
            <Trans>Browse the whole directory</Trans>
          </TextLink>
        </p>
      </Container>
      {/* After the text in the DOM: painted first, it would move down when the text arrives. */}
      <div className="absolute inset-x-0 bottom-0 -z-10 h-68 overflow-hidden w-full sm:h-84 lg:h-112">
        <StreetScene />
      </div>
    </section>
  );
}
