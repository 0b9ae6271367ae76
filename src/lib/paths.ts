type QueryValue = string | number | boolean | null | undefined;

function withQuery(path: string, query: Record<string, QueryValue>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** Addresses with a part of their own, as the route table wants them. */
export const patterns = {
  doctor: "/doctor/:id",
  profile: "/profile/:userId",
  article: "/blog/:slug",
} as const;

const fill = (pattern: string, value: string) => pattern.replace(/:\w+/, encodeURIComponent(value));

/** Every address of the site, written once. */
export const paths = {
  home: "/",
  directory: (filters: Record<string, QueryValue> = {}) => withQuery("/directory", filters),
  doctor: (id: string) => fill(patterns.doctor, id),
  doctorSetup: "/doctor/setup",
  /** The form of one of several own practices. */
  ownPractice: (id: string) => withQuery("/doctor/setup", { practice: id }),
  auth: "/auth",
  /** The way to sign in that comes back to a path of the site. */
  signIn: (next: string) => withQuery("/auth", { next }),
  /** Signing in without a password: a mail brings a link and a code. */
  emailLink: "/auth?with=link",
  forgotPassword: "/auth/forgot-password",
  resetPassword: "/auth/reset-password",
  confirm: "/auth/confirm",
  settings: "/settings",
  dashboard: "/dashboard",
  admin: "/admin",
  /** The dashboard with the form of the own profile open. */
  editProfile: "/dashboard?view=profile",
  profile: (userId: string) => fill(patterns.profile, userId),
  addDoctor: "/add-doctor",
  feed: "/feed",
  shareStory: "/share-story",
  about: "/about",
  contact: "/contact",
  blog: "/blog",
  article: (slug: string) => fill(patterns.article, slug),
} as const;
