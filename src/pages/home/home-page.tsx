import { PageHead } from "@/components/layout/page-head";
import { StructuredData } from "@/components/layout/structured-data";
import { websiteData } from "@/lib/website-data";
import { HomeFeatures } from "@/pages/home/home-features";
import { HomeHero } from "@/pages/home/home-hero";
import { HomeInvitations } from "@/pages/home/home-invitations";
import { HomePrice } from "@/pages/home/home-price";
import { HomeStories } from "@/pages/home/home-stories";

export function HomePage() {
  return (
    <>
      <PageHead />
      <StructuredData data={websiteData()} />
      <HomeHero />
      <HomeFeatures />
      <HomePrice />
      <HomeStories />
      <HomeInvitations />
    </>
  );
}
