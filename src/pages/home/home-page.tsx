import { PageHead } from "@/components/layout/page-head";
import { StructuredData } from "@/components/layout/structured-data";
import { websiteData } from "@/lib/schema-org/website-data";
import { HomeFeatures } from "@/pages/home/home-features";
import { HomeHero } from "@/pages/home/home-hero";
import { HomeInvitations } from "@/pages/home/home-invitations";
import { HomePrice } from "@/pages/home/home-price";
import { HomeProblem } from "@/pages/home/home-problem";
import { HomeStories } from "@/pages/home/home-stories";

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
