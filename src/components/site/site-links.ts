import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

export interface SiteLink {
  label: string;
  to: string;
  /** Set if the page exists in English only. */
  hrefLang?: "en";
}

/** In Spanish without the page about the site, for which the top bar has no room; the footer has it. */
export const mainLinks: readonly SiteLink[] = [
  { label: t`Home`, to: paths.home },
  { label: t`Directory`, to: paths.directory() },
  { label: t`Blog`, to: paths.blog },
  { label: t`Community`, to: paths.feed },
  ...(import.meta.env.LANGUAGE === "es" ? [] : [{ label: t`About`, to: paths.about }]),
  { label: t`Contact`, to: paths.contact },
];

export const footerGroups: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: t`For Patients`,
    links: [
      { label: t`Find a Doctor`, to: paths.directory() },
      { label: t`Saved Practices`, to: paths.saved() },
      { label: t`Community`, to: paths.feed },
      { label: t`Share Your Story`, to: paths.shareStory },
      { label: t`Blog`, to: paths.blog },
    ],
  },
  {
    title: t`For Physicians`,
    links: [
      { label: t`Join as Physician`, to: paths.signUp("doctor") },
      { label: t`List Your Practice`, to: paths.addListing, hrefLang: "en" },
      { label: t`Dashboard`, to: paths.dashboard },
      { label: t`Remove a Listing`, to: paths.removeListing() },
    ],
  },
  {
    title: t`About Us`,
    links: [
      { label: t`About`, to: paths.about },
      { label: t`Contact`, to: paths.contact },
    ],
  },
  {
    title: t`Trust`,
    links: [
      { label: t`How We Verify`, to: paths.howWeVerify },
      { label: t`Community Guidelines`, to: paths.communityGuidelines },
      { label: t`Privacy`, to: paths.privacy },
      { label: t`Terms`, to: paths.terms },
      { label: t`Accessibility`, to: paths.accessibility },
    ],
  },
];
