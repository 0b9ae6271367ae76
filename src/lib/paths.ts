import type { SignUpRole } from "@/lib/account/roles";

type QueryValue = FormDataEntryValue | number | boolean | null | undefined;

function withQuery(path: string, query: Record<string, QueryValue>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** Like `withQuery`, but keeps commas between ids or ages unescaped. */
const withLists = (path: string, query: Record<string, QueryValue>) =>
  withQuery(path, query).replaceAll("%2C", ",");

/** Paths with parameters, in the syntax of the route table. */
export const patterns = {
  state: "/directory/:state",
  city: "/directory/:state/:city",
  listing: "/doctor/:id",
  priceSheet: "/doctor/:id/prices",
  shortAddress: "/d/:address",
  profile: "/profile/:userId",
  post: "/post/:id",
  article: "/blog/:slug",
  adminListing: "/admin/listings/:id",
  adminListingEdit: "/admin/listings/:id/edit",
  adminMember: "/admin/members/:id",
} as const;

const fill = (pattern: string, value: string) => pattern.replace(/:\w+/, encodeURIComponent(value));

/** Every path of the site. */
export const paths = {
  home: "/",
  directory: (filters: Record<string, QueryValue> = {}) => withQuery("/directory", filters),
  /** A state's page, by its slug (see `placePath`). */
  state: (state: string) => fill(patterns.state, state),
  city: (state: string, city: string) => fill(fill(patterns.city, state), city),
  listing: (id: string) => fill(patterns.listing, id),
  /** The printable price sheet of a listing. */
  priceSheet: (id: string) => fill(patterns.priceSheet, id),
  /** The short address of a listing, for print: see `shortAddressOf`. */
  shortAddress: (address: string) => fill(patterns.shortAddress, address),
  /** A listing with the correction form open, optionally for one field. */
  correctListing: (id: string, field?: string) =>
    withQuery(fill(patterns.listing, id), { suggest: "correction", field }),
  /** A listing with the dialog that claims it open. */
  claimListing: (id: string) => withQuery(fill(patterns.listing, id), { claim: "start" }),
  /** A listing with the form for questions open, optionally with one chosen. */
  askPractice: (id: string, about?: string) =>
    withQuery(fill(patterns.listing, id), { ask: "question", about }),
  /** A listing with the form for memberships open, or for its waitlist if it is full. */
  joinPractice: (id: string) => withQuery(fill(patterns.listing, id), { ask: "membership" }),
  /** A listing that shows the price for a household, whose ages `writeAges` formats. */
  listingFor: (id: string, household: string | null) =>
    withLists(fill(patterns.listing, id), { household }),
  /** Up to four listings side by side, optionally priced for a household. */
  compare: (ids: readonly string[] = [], household: string | null = null) =>
    withLists("/compare", { ids: ids.join(","), household }),
  /** Saved listings; with a place, the form for an alert near it. */
  saved: (near = "") => withQuery("/saved", { near }),
  practiceSetup: "/doctor/setup",
  /** The setup page of one of the member's practices: its overview, a section, or a step of its first setup. */
  ownPractice: (id: string, part: { section?: string; step?: string } = {}) =>
    withQuery("/doctor/setup", { practice: id, ...part }),
  /** The section of the setup page with a field, which gets the focus. */
  ownPracticeField: (id: string, field: string) =>
    withQuery("/doctor/setup", { practice: id, field }),
  /** The offices of one of the member's practices. */
  offices: (id = "") => withQuery("/doctor/setup/offices", { practice: id }),
  /** The page where a practice confirms that its listing is current. */
  confirmListing: (id = "") => withQuery("/doctor/setup/still-right", { practice: id }),
  activity: "/doctor/activity",
  /** Activity and share materials of one of the member's listings. */
  activityOf: (id: string) => withQuery("/doctor/activity", { practice: id }),
  /** The team of one of the member's practices. */
  practicePeople: (id: string) =>
    `${withQuery("/doctor/setup", { practice: id, section: "manage" })}#people`,
  /** The dashboard with an invitation to join a practice. */
  invitation: (id: string) => withQuery("/dashboard", { invitation: id }),
  auth: "/auth",
  /** Where the dashboard redirects if the profile can't be loaded. */
  profileLost: "/auth?problem=profile",
  /** Sign In, which returns to a path of the site afterward. */
  signIn: (next: string | null) => withQuery("/auth", { next }),
  /** Sign Up with a role selected, which can return to a path of the site afterward. */
  signUp: (role: SignUpRole, next: string | null = null) =>
    withQuery("/auth", { tab: "sign-up", as: role, next }),
  /** Sign In with a link and a code sent by email. */
  emailLink: (next: string | null) => withQuery("/auth", { with: "link", next }),
  forgotPassword: "/auth/forgot-password",
  /** Password reset, which returns to a path of the site afterward. */
  forgotPasswordThen: (next: string | null) => withQuery("/auth/forgot-password", { next }),
  resetPassword: "/auth/reset-password",
  resetPasswordThen: (next: string | null) => withQuery("/auth/reset-password", { next }),
  confirm: "/auth/confirm",
  settings: "/settings",
  /** Where the unsubscribe links in emails lead. */
  unsubscribe: "/unsubscribe",
  /** Where the recipient of a verification code reports a claim that isn't theirs. */
  notMe: "/not-me",
  /** The removal request form, optionally for one listing. */
  removeListing: (listing = "") => withQuery("/remove-listing", { listing }),
  /** Where the confirmation email of a removal request leads. */
  confirmRemoval: "/confirm-removal",
  dashboard: "/dashboard",
  /** The requests to the member's practices. */
  receivedRequests: "/dashboard#requests",
  notifications: "/notifications",
  admin: "/admin",
  /** A tab of the admin page, with its filters. */
  adminTab: (tab: string, filters: Record<string, QueryValue> = {}) =>
    withQuery("/admin", { tab, ...filters }),
  /** The admin page of a listing. */
  adminListing: (id: string) => fill(patterns.adminListing, id),
  adminListingEdit: (id: string) => fill(patterns.adminListingEdit, id),
  adminOfficesEdit: (id: string) => `${fill(patterns.adminListingEdit, id)}?part=offices`,
  /** The admin page of a member. */
  adminMember: (id: string) => fill(patterns.adminMember, id),
  /** The dashboard with the profile form open. */
  editProfile: "/dashboard?view=profile",
  profile: (userId: string) => fill(patterns.profile, userId),
  addListing: "/add-doctor",
  feed: "/feed",
  /** The posts that the member saved. */
  savedPosts: "/feed?show=saved",
  /** The posts of the people and topics that the member follows. */
  followedPosts: "/feed?show=following",
  /** The stories about practices, optionally of a state's code. */
  stories: (near: string | null = null) => withQuery("/feed", { show: "stories", near }),
  /** The feed of a topic, of a state's code or "me", or the results of a search in it. */
  feedOf: (filters: { topic?: string | null; near?: string | null; search?: string }) =>
    withQuery("/feed", filters),
  post: (id: string) => fill(patterns.post, id),
  /** A post's page, scrolled to its comments. */
  postComments: (id: string) => `${fill(patterns.post, id)}#comments`,
  /** A post's page, scrolled to one of its comments. */
  comment: (postId: string, id: string) => `${fill(patterns.post, postId)}#comment-${id}`,
  shareStory: "/share-story",
  /** The story form with the practice filled in. */
  shareStoryAbout: (listingId: string) => withQuery("/share-story", { practice: listingId }),
  about: "/about",
  contact: "/contact",
  howWeVerify: "/how-we-verify",
  communityGuidelines: "/community-guidelines",
  privacy: "/privacy",
  terms: "/terms",
  accessibility: "/accessibility",
  blog: "/blog",
  article: (slug: string) => fill(patterns.article, slug),
  rss: "/rss.xml",
  /** The page that the service worker shows without a connection. */
  offline: "/offline",
} as const;
