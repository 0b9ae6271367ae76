import { PageHead } from "@/components/layout/page-head";
import { HomeFeatures } from "@/pages/home/home-features";
import { HomeHero } from "@/pages/home/home-hero";
import { HomeInvitations } from "@/pages/home/home-invitations";
import { HomePrice } from "@/pages/home/home-price";

export function HomePage() {
  return (
    <>
      <PageHead />
      <HomeHero />
      <HomeFeatures />
      <HomePrice />
      <HomeInvitations />
    </>
  );
}
