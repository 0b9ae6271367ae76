// Written by `npm run db:types`. Do not edit.
export const answerTemplatesLimits = { body: [0, 1000], name: [0, 40] } as const;

export const appealsLimits = { message: [0, 1000], reason: [0, 500] } as const;

export const caseNotesLimits = { body: [0, 1000] } as const;

export const claimEvidenceLimits = {
  full_name: [2, 100],
  message: [1, 500],
  role_at_practice: [2, 100],
  work_email: [0, 254],
} as const;

export const cliniciansLimits = {
  credentials: [1, 120],
  languages: [0, 20],
  name: [2, 120],
  photo_url: [0, 500],
  practicing_since: [1930, 2100],
  specialty: [2, 80],
} as const;

export const contactMessagesLimits = {
  email: [0, 254],
  message: [1, 5000],
  name: [1, 100],
  subject: [1, 200],
} as const;

export const contactRepliesLimits = { body: [1, 5000] } as const;

export const doctorsLimits = {
  address_city: [2, 80],
  address_street: [0, 160],
  bio: [0, 4000],
  booking_url: [0, 500],
  couple_price: [0, 100000],
  credentials: [0, 120],
  employer_from: [1, 10000],
  employer_price: [0, 100000],
  enrollment_fee: [0, 100000],
  enrollment_url: [0, 500],
  extra_child_price: [0, 100000],
  family_cap: [0, 100000],
  family_cap_note: [0, 160],
  home_visit_miles: [1, 100],
  languages: [0, 20],
  latitude: [0, 90],
  leaving_fee: [0, 100000],
  longitude: [0, 180],
  membership_levels: [0, 12],
  monthly_price: [0, 100000],
  notice_days: [0, 365],
  photo_url: [0, 500],
  practice_name: [2, 120],
  rejoin_fee: [0, 100000],
  social_urls: [0, 8],
  specialty: [2, 80],
  state_statement: [0, 1000],
  status_reason: [1, 500],
  student_price: [0, 100000],
  telehealth_states: [0, 56],
  visit_fee: [0, 100000],
  website: [0, 500],
  yearly_price: [0, 100000],
} as const;

export const importBatchesLimits = { file_name: [1, 200] } as const;

export const listingChangesLimits = { answer: [0, 500] } as const;

export const listingCorrectionsLimits = {
  decision_note: [0, 500],
  note: [0, 500],
  proposed_value: [0, 500],
} as const;

export const listingServicesLimits = { note: [1, 120], price: [0, 100000] } as const;

export const membershipTiersLimits = {
  label: [1, 60],
  max_age: [0, 120],
  min_age: [0, 120],
  monthly_price: [0, 100000],
} as const;

export const notificationPreferencesLimits = {
  followed_topics: [0, 20],
  muted_email_topics: [0, 20],
} as const;

export const officesLimits = {
  address_city: [2, 80],
  address_street: [0, 160],
  hours_note: [0, 200],
  name: [2, 80],
  parking: [0, 160],
  transit: [0, 160],
} as const;

export const postCommentsLimits = { content: [0, 2000] } as const;

export const postsLimits = { content: [0, 5000], monthly_cost: [0, 100000] } as const;

export const practiceInvitationsLimits = { email: [0, 254] } as const;

export const practiceRequestsLimits = {
  plan: [0, 80],
  preferred_times: [0, 300],
  questions: [0, 6],
  reply: [0, 1000],
} as const;

export const profilesLimits = {
  avatar_url: [0, 500],
  bio: [0, 2000],
  email: [0, 254],
  full_name: [1, 100],
  location: [0, 120],
  website: [0, 500],
} as const;

export const removalRequestsLimits = {
  address_city: [2, 80],
  email: [0, 254],
  physician_name: [2, 120],
  practice_name: [2, 120],
  reason: [1, 1000],
  requester_name: [1, 100],
} as const;

export const reportsLimits = { note: [0, 1000], resolution: [0, 500] } as const;

export const submissionNotesLimits = { how_known: [0, 500] } as const;

export const zipCodesLimits = { latitude: [0, 90], longitude: [0, 180] } as const;
