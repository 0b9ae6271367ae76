import type { SignUpRole } from "@/lib/session/sign-up-role";

type QueryValue = FormDataEntryValue | number | boolean | null | undefined;

function withQuery(path: string, query: Record<string, QueryValue>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** The same, where commas between ids and ages read better as they are. */
const withLists = (path: string, query: Record<string, QueryValue>) =>
  withQuery(path, query).replaceAll("%2C", ",");

/** Addresses with a part of their own, as the route table wants them. */
export const patterns = {
  state: "/directory/:state",
  city: "/directory/:state/:city",
  listing: "/doctor/:id",
  priceSheet: "/doctor/:id/prices",
  profile: "/profile/:userId",
  post: "/post/:id",
  article: "/blog/:slug",
  deskListing: "/admin/listings/:id",
  deskListingEdit: "/admin/listings/:id/edit",
  deskMember: "/admin/members/:id",
} as const;

const fill = (pattern: string, value: string) => pattern.replace(/:\w+/, encodeURIComponent(value));

/** Every address of the site, written once. */
export const paths = {
  home: "/",
  directory: (filters: Record<string, QueryValue> = {}) => withQuery("/directory", filters),
  /** A state by its slug: see `placePath`. */
  state: (state: string) => fill(patterns.state, state),
  city: (state: string, city: string) => fill(fill(patterns.city, state), city),
  listing: (id: string) => fill(patterns.listing, id),
  /** What a listing costs, on a sheet of paper. */
  priceSheet: (id: string) => fill(patterns.priceSheet, id),
  /** A listing with the form for a correction open, perhaps for a certain field. */
  correctListing: (id: string, field?: string) =>
    withQuery(fill(patterns.listing, id), { suggest: "correction", field }),
  /** A listing with the household whose price it shows, as `writeAges` wrote it. */
  listingFor: (id: string, household: string | null) =>
    withLists(fill(patterns.listing, id), { household }),
  /** Up to four listings side by side, perhaps with a household. */
  compare: (ids: readonly string[] = [], household: string | null = null) =>
    withLists("/compare", { ids: ids.join(","), household }),
  /** What the visitor saved, perhaps about to ask for an alert near a place. */
  saved: (near = "") => withQuery("/saved", { near }),
  practiceSetup: "/doctor/setup",
  /** The form of one of several own practices. */
  ownPractice: (id: string) => withQuery("/doctor/setup", { practice: id }),
  /** The offices of an own practice. */
  offices: (id = "") => withQuery("/doctor/setup/offices", { practice: id }),
  /** Where an own practice says which of its clinicians have left. */
  departures: (id = "") => withQuery("/doctor/setup/departures", { practice: id }),
  /** Where a practice says that its listing is still right. */
  stillRight: (id = "") => withQuery("/doctor/setup/still-right", { practice: id }),
  activity: "/doctor/activity",
  /** How often one of several own listings was shown and opened, and what there is to share it with. */
  activityOf: (id: string) => withQuery("/doctor/activity", { practice: id }),
  /** Who works for one of several own practices. */
  practicePeople: (id: string) => `${withQuery("/doctor/setup", { practice: id })}#people`,
  /** The dashboard, about to answer an invitation to work for a practice. */
  invitation: (id: string) => withQuery("/dashboard", { invitation: id }),
  auth: "/auth",
  /** Where the dashboard sends a member whose profile it cannot load. */
  profileLost: "/auth?problem=profile",
  /** The way to sign in that comes back to a path of the site. */
  signIn: (next: string | null) => withQuery("/auth", { next }),
  /** Sign Up with a role chosen, and perhaps a path of the site to return to. */
  signUp: (role: SignUpRole, next: string | null = null) =>
    withQuery("/auth", { tab: "sign-up", as: role, next }),
  /** Signing in without a password: a mail brings a link and a code. */
  emailLink: (next: string | null) => withQuery("/auth", { with: "link", next }),
  forgotPassword: "/auth/forgot-password",
  /** The same, with the way back for whoever has a password again. */
  forgotPasswordThen: (next: string | null) => withQuery("/auth/forgot-password", { next }),
  resetPassword: "/auth/reset-password",
  resetPasswordThen: (next: string | null) => withQuery("/auth/reset-password", { next }),
  confirm: "/auth/confirm",
  settings: "/settings",
  /** Where the link of a mail leads that ends mails like it. */
  unsubscribe: "/unsubscribe",
  /** Where who was mailed a code for somebody else's claim says that it was not them. */
  notMe: "/not-me",
  /** Where anyone asks that a practice or physician not be listed, perhaps about a certain listing. */
  removeListing: (listing = "") => withQuery("/remove-listing", { listing }),
  /** Where the email about a removal request leads. */
  confirmRemoval: "/confirm-removal",
  dashboard: "/dashboard",
  notifications: "/notifications",
  admin: "/admin",
  /** A tab of the desk, with what it is filtered by. */
  desk: (tab: string, filters: Record<string, QueryValue> = {}) =>
    withQuery("/admin", { tab, ...filters }),
  /** A listing as administrators see it. */
  deskListing: (id: string) => fill(patterns.deskListing, id),
  deskListingEdit: (id: string) => fill(patterns.deskListingEdit, id),
  deskOfficesEdit: (id: string) => `${fill(patterns.deskListingEdit, id)}?part=offices`,
  /** A member as administrators see them. */
  deskMember: (id: string) => fill(patterns.deskMember, id),
  /** The dashboard with the form of the own profile open. */
  editProfile: "/dashboard?view=profile",
  profile: (userId: string) => fill(patterns.profile, userId),
  addListing: "/add-doctor",
  feed: "/feed",
  post: (id: string) => fill(patterns.post, id),
  /** The comments of a post, on its page. */
  postComments: (id: string) => `${fill(patterns.post, id)}#comments`,
  shareStory: "/share-story",
  /** The same form, filled in with the practice that the story is about. */
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
  /** What the service worker shows without a connection. */
  offline: "/offline",
} as const;
