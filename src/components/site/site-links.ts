import { paths } from "@/lib/paths";

export interface SiteLink {
  label: string;
  to: string;
}

export const mainLinks: readonly SiteLink[] = [
  { label: "Home", to: paths.home },
  { label: "Directory", to: paths.directory() },
  { label: "Blog", to: paths.blog },
  { label: "Community", to: paths.feed },
  { label: "About", to: paths.about },
  { label: "Contact", to: paths.contact },
];

export const footerGroups: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: "For Patients",
    links: [
      { label: "Find a Doctor", to: paths.directory() },
      { label: "Saved Practices", to: paths.saved() },
      { label: "Community", to: paths.feed },
      { label: "Share Your Story", to: paths.shareStory },
      { label: "Blog", to: paths.blog },
    ],
  },
  {
    title: "For Physicians",
    links: [
      { label: "Join as Physician", to: paths.signUp("doctor") },
      { label: "List Your Practice", to: paths.addListing },
      { label: "Dashboard", to: paths.dashboard },
      { label: "Remove a Listing", to: paths.removeListing() },
    ],
  },
  {
    title: "About Us",
    links: [
      { label: "About", to: paths.about },
      { label: "Contact", to: paths.contact },
    ],
  },
  {
    title: "Trust",
    links: [
      { label: "How We Verify", to: paths.howWeVerify },
      { label: "Community Guidelines", to: paths.communityGuidelines },
      { label: "Privacy", to: paths.privacy },
      { label: "Terms", to: paths.terms },
      { label: "Accessibility", to: paths.accessibility },
    ],
  },
];
