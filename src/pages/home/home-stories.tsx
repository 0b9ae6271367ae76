import { Container } from "@/components/ui/container";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { TextLink } from "@/components/ui/text-link";
import { useIsNearScreen } from "@/hooks/near-screen";
import { paths } from "@/lib/paths";

const FeaturedStories = lazyPart(
  async () => (await import("@/components/stories/chosen-stories")).FeaturedStories,
  { Loading: Waiting, Failed: nothing },
);

// One row at every width, so that the height doesn't change when the stories load.
const rowClasses =
  "-mx-gutter flex snap-x snap-mandatory scroll-px-gutter gap-4 overflow-x-auto px-gutter py-2 lg:mx-0 lg:gap-6 lg:overflow-visible lg:px-0 [&>*]:min-h-96 [&>*]:w-80 [&>*]:max-w-[85vw] [&>*]:shrink-0 [&>*]:snap-start lg:[&>*]:w-auto lg:[&>*]:max-w-none lg:[&>*]:min-w-0 lg:[&>*]:flex-1 lg:[&>*]:shrink";

/** The stories of the home page, which load when they get near the screen. */
export function HomeStories() {
  const { isNear, watch } = useIsNearScreen("400px");
  return (
    <Container className="pt-section">
      <section aria-labelledby="stories">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="stories" className="text-3xl">
            In members’ own words
          </h2>
          <TextLink to={paths.feed} className="inline-flex min-h-11 items-center">
            More from the community
          </TextLink>
        </div>
        <div ref={watch} className="mt-6 min-h-100">
          {isNear ? <FeaturedStories className={rowClasses} waiting={<Waiting />} /> : <Waiting />}
        </div>
      </section>
    </Container>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true" className={rowClasses}>
      {["first", "second", "third"].map((place) => (
        <div key={place} className="animate-breathe rounded-xl bg-line/60" />
      ))}
    </div>
  );
}
