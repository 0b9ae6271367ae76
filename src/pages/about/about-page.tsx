import { PageHead } from "@/components/layout/page-head";
import { StructuredData } from "@/components/layout/structured-data";
import { paths } from "@/lib/paths";
import { breadcrumbData } from "@/lib/schema-org/breadcrumbs";
import { aboutPageData } from "@/lib/schema-org/page-structured-data";
import { AboutHero } from "@/pages/about/about-hero";
import { AboutInvitation } from "@/pages/about/about-invitation";
import { AboutPurpose } from "@/pages/about/about-purpose";
import { AboutValues } from "@/pages/about/about-values";
import { WhyDirectCare } from "@/pages/about/why-direct-care";

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
