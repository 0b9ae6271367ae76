import { DirectorySearchForm } from "@/components/search/directory-search-form";
import { Container } from "@/components/ui/container";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/lib/paths";
import { StreetScene } from "@/pages/home/street-scene";

export function HomeHero() {
  return (
    <section className="relative isolate bg-linear-to-b from-scene-sky to-paper">
      <Container className="pt-10 pb-72 sm:pt-16 sm:pb-80 lg:pt-20 lg:pb-64 2xl:pb-80">
        <h1 className="max-w-[13em] text-hero">Find a doctor who has time for you</h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">
          Direct Primary Care (DPC) means your own doctor for a flat monthly fee, with no insurance
          billing in between. Search practices near you, all over the country.
        </p>
        <DirectorySearchForm className="mt-8 max-w-2xl" />
        <p className="mt-4">
          <TextLink to={paths.directory()} className="inline-flex min-h-11 items-center">
            Browse the whole directory
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
