/**
 * The expected access to everything in the API. `api-surface.test.ts` compares it with the database
 * and attacks everything that is not allowed here.
 *
 * A new table, view, function, or bucket needs an entry. The failing test prints one to paste and complete.
 */

/** The members in the test. The owner owns the attacked rows, and the outsider is unrelated to them. */
export const people = {
  owner: "a0000000-0000-4000-8000-000000000001",
  outsider: "a0000000-0000-4000-8000-000000000002",
  admin: "a0000000-0000-4000-8000-000000000003",
};

const hiddenPost = "b0000000-0000-4000-8000-000000000001";

/** Visitors have only the public key. */
export type Actor = keyof typeof people | "visitor";

/**
 * Who can read a row of the owner whose parent is not public: the listing is withdrawn, and the
 * post and comment are hidden.
 */
export const readers = {
  everyone: { visitor: true, outsider: true, owner: true, admin: true },
  members: { visitor: false, outsider: true, owner: true, admin: true },
  owner: { visitor: false, outsider: false, owner: true, admin: false },
  "owner and admin": { visitor: false, outsider: false, owner: true, admin: true },
  admin: { visitor: false, outsider: false, owner: false, admin: true },
  none: { visitor: false, outsider: false, owner: false, admin: false },
} satisfies Record<string, Record<Actor, boolean>>;

export interface TableExpectation {
  readers: keyof typeof readers;
  /** The columns that members can read, and visitors if they can read public rows. */
  select: string;
  /** The columns that members can write. */
  insert?: string;
  update?: string;
  delete?: true;
  /**
   * Whether visitors can read public rows or write rows. By default, they can do neither unless
   * `readers` is everyone.
   */
  isFor?: "visitors" | "visitors to write";
  isView?: true;
  /** The column with the id of the owning member, if any. */
  owner?: string;
  /** Whether suspended members can write their own rows. */
  suspended?: true;
  /** Values of the attacked row, if generated values would violate its checks. */
  row?: Record<string, unknown>;
}

export const tables: Record<string, TableExpectation> = {
  alert_cards: {
    isView: true,
    readers: "owner",
    select: "id doctor_id place created_at practice_name found_ids found_names found_count",
  },
  alert_finds: {
    readers: "owner",
    select: "alert_id doctor_id found_at",
  },
  alerts: {
    readers: "owner",
    select: "id member_id doctor_id place latitude longitude created_at",
    delete: true,
    owner: "member_id",
  },
  answer_templates: {
    readers: "owner",
    select: "id doctor_id name body created_at",
    insert: "id doctor_id name body",
    delete: true,
  },
  appeals: {
    readers: "owner and admin",
    select:
      "id decision_id appellant_id message content status reason decided_by decided_at created_at",
    owner: "appellant_id",
    row: { decision_id: 1, message: "Please look again", status: "open", decided_at: null },
  },
  blocks: {
    readers: "owner",
    select: "blocker_id blocked_id created_at",
    insert: "blocker_id blocked_id",
    delete: true,
    owner: "blocker_id",
    row: { blocked_id: people.admin },
  },
  case_notes: {
    readers: "admin",
    select: "id case_id author body created_at",
    insert: "id case_id body",
  },
  claim_evidence: {
    readers: "owner and admin",
    select:
      "doctor_id claimant full_name role_at_practice npi work_email work_phone is_phone_public message has_evidence status reason created_at version decided_at work_email_proven_at",
    update: "full_name role_at_practice npi work_email work_phone is_phone_public message",
    owner: "claimant",
  },
  clinicians: {
    readers: "owner and admin",
    isFor: "visitors",
    select:
      "id doctor_id position name credentials specialty languages npi accepting_new_patients practicing_since photo_url gender medicare_opt_out_until former_names",
    row: { position: 1, name: "Vic Target" },
  },
  comment_cards: {
    isView: true,
    readers: "owner and admin",
    isFor: "visitors",
    select:
      "id post_id user_id content reply_to thread_id thread_started_at created_at edited_at version hidden_at removed_at hidden_reason author_name author_avatar_url is_site_admin physician_checked_at owner_since is_author like_count is_liked is_answer can_edit is_owner",
    owner: "user_id",
  },
  content_versions: {
    readers: "owner and admin",
    isFor: "visitors",
    select: "id post_id comment_id content written_at is_public",
    row: { post_id: hiddenPost, is_public: false },
  },
  comment_likes: {
    readers: "everyone",
    select: "comment_id user_id created_at",
    insert: "comment_id user_id",
    delete: true,
    owner: "user_id",
  },
  contact_messages: {
    readers: "admin",
    isFor: "visitors to write",
    suspended: true,
    select: "id name email subject message language status settled_at created_at",
    insert: "id name email subject message language",
    row: { name: "Vic", email: "vic@example.com", subject: "Hello", message: "Hello" },
  },
  contact_replies: { readers: "none", select: "" },
  doctors: {
    readers: "owner and admin",
    isFor: "visitors",
    select: `
      id practice_name credentials specialty bio photo_url address_street address_city address_state
      address_zip latitude longitude monthly_price yearly_price enrollment_fee visit_fee couple_price
      family_cap accepting_new_patients telehealth_only patient_ages languages npi phone website enrollment_url
      booking_url status status_reason rejection_count merged_into verified claim_status claimed_by submitted_by user_id
      ownership owned_since prices_confirmed_at panel_confirmed_at hours_confirmed_at phone_confirmed_at
      confirmed_at version created_at updated_at import_batch_id extra_child_price student_price employer_price
      employer_from enrollment_per_person membership_levels notice_days leaving_fee rejoin_fee family_cap_note home_visit_miles
      telehealth_states medicare_opt_out free_meeting model state_statement fax opened_year social_urls former_names former_clinicians closes_on announced_prices gallery`,
    insert: `
      id practice_name credentials specialty bio photo_url address_street address_city address_state
      address_zip monthly_price yearly_price enrollment_fee visit_fee couple_price family_cap
      accepting_new_patients telehealth_only patient_ages languages npi phone website enrollment_url
      booking_url status claim_status submitted_by user_id extra_child_price student_price employer_price
      employer_from enrollment_per_person membership_levels notice_days leaving_fee rejoin_fee family_cap_note home_visit_miles
      telehealth_states medicare_opt_out free_meeting model state_statement fax opened_year social_urls former_names`,
    update: "claim_status claimed_by",
    owner: "user_id",
    row: {
      practice_name: "Quiet Practice",
      address_city: "Austin",
      address_state: "TX",
      address_zip: "78704",
      claimed_by: people.owner,
      claim_status: "approved",
      status: "withdrawn",
    },
  },
  import_batches: {
    readers: "admin",
    select: "id actor file_name mode counts created_at undone_at undone_by undone_counts",
    row: { file_name: "practices.csv" },
  },
  listing_activity: {
    readers: "owner and admin",
    select: "doctor_id day kind amount",
    row: { kind: "opened", amount: 1 },
  },
  listing_changes: {
    readers: "owner and admin",
    select:
      "id doctor_id author proposed status reason answer version is_by_others created_at decided_at",
  },
  listing_corrections: {
    readers: "owner and admin",
    select:
      "id doctor_id author field current_value proposed_value note status decision_note decided_by decided_at created_at",
    insert: "id doctor_id field proposed_value note",
    owner: "author",
    row: { field: "phone", proposed_value: "512 555 0100" },
  },
  listing_services: {
    readers: "owner and admin",
    isFor: "visitors",
    select: "doctor_id service coverage price note",
    row: { service: "ekg", coverage: "included" },
  },
  listing_versions: {
    readers: "owner and admin",
    select: "id doctor_id version actor action changes reason at",
  },
  notification_preferences: {
    readers: "owner",
    select:
      "member_id muted_email_topics digest_zip language suppressed_email suppressed_because followed_topics",
    insert: "member_id muted_email_topics digest_zip language followed_topics",
    update: "muted_email_topics digest_zip language followed_topics",
    owner: "member_id",
  },
  member_follows: {
    readers: "owner",
    select: "follower_id followed_id created_at",
    insert: "follower_id followed_id",
    delete: true,
    owner: "follower_id",
    row: { followed_id: people.admin },
  },
  membership_tiers: {
    readers: "owner and admin",
    isFor: "visitors",
    select: "id doctor_id label min_age max_age monthly_price",
    row: { label: "Adults", min_age: 18, max_age: 64, monthly_price: 90 },
  },
  moderation_log: {
    readers: "admin",
    select: "id actor event target_table target_id subject reason seen is_automatic at",
  },
  notification_actors: {
    readers: "owner",
    select: "notification_id actor_id at",
  },
  notification_cards: {
    isView: true,
    readers: "owner",
    select:
      "id event post_id comment_id doctor_id appealed note changes alert_id found_count updated_at read_at post_kind is_answer excerpt practice_name actor_name actor_count",
  },
  notifications: {
    readers: "owner",
    suspended: true,
    select:
      "id user_id event post_id doctor_id note changes alert_id found_count updated_at read_at request_id comment_id appealed",
    update: "read_at",
    owner: "user_id",
  },
  offices: {
    readers: "owner and admin",
    isFor: "visitors",
    select:
      "id doctor_id position name address_street address_city address_state address_zip latitude longitude phone hours hours_note by_appointment step_free parking transit special_hours time_zone",
    row: {
      position: 1,
      name: "North",
      address_city: "Austin",
      address_state: "TX",
      address_zip: "78704",
    },
  },
  post_cards: {
    isView: true,
    readers: "owner and admin",
    isFor: "visitors",
    select:
      "id user_id kind topic state content doctor_id affiliated like_count share_count comment_count created_at edited_at version hidden_at removed_at hidden_reason featured_at joined_year joined_month monthly_cost still_member_at answer_id author_name author_avatar_url is_site_admin physician_checked_at owner_since practice_name is_owner is_liked is_shared",
    owner: "user_id",
  },
  post_comments: {
    readers: "owner and admin",
    isFor: "visitors",
    select:
      "id post_id user_id content created_at edited_at hidden_at removed_at hidden_reason deleted_at version is_hidden_with_author words reply_to reply_to_at is_answer like_count",
    insert: "id post_id user_id content reply_to",
    update: "content",
    owner: "user_id",
    row: { content: "Quiet words", hidden_at: "2026-01-01" },
  },
  post_bookmarks: {
    readers: "owner",
    select: "post_id user_id created_at",
    insert: "post_id user_id",
    delete: true,
    owner: "user_id",
  },
  post_follows: {
    readers: "owner",
    select: "post_id user_id created_at",
    insert: "post_id user_id",
    delete: true,
    owner: "user_id",
  },
  post_likes: {
    readers: "everyone",
    select: "post_id user_id created_at",
    insert: "post_id user_id",
    delete: true,
    owner: "user_id",
  },
  post_shares: {
    readers: "everyone",
    select: "post_id user_id created_at",
    insert: "post_id user_id",
    delete: true,
    owner: "user_id",
  },
  posts: {
    readers: "owner and admin",
    isFor: "visitors",
    select:
      "id user_id kind content doctor_id affiliated like_count share_count comment_count created_at edited_at hidden_at removed_at hidden_reason featured_at unfeatured_at deleted_at version is_hidden_with_author topic state joined_year joined_month monthly_cost still_member_at answer_id words",
    insert:
      "id user_id kind content doctor_id affiliated topic joined_year joined_month monthly_cost",
    update: "content topic joined_year joined_month monthly_cost answer_id",
    owner: "user_id",
    row: {
      id: hiddenPost,
      kind: "story",
      content: "Quiet words about a practice, long enough to be a story",
      joined_year: 2024,
      joined_month: 3,
      hidden_at: "2026-01-01",
    },
  },
  practice_invitations: {
    readers: "owner",
    select: "id doctor_id email user_id role invited_by status expires_at created_at closed_at",
    row: { email: "front.desk@example.com", role: "front_desk" },
  },
  practice_members: {
    readers: "owner",
    select: "doctor_id user_id role created_at",
    row: { role: "manager" },
  },
  story_cards: {
    isView: true,
    readers: "none",
    isFor: "visitors",
    select:
      "id user_id kind topic state content doctor_id affiliated like_count share_count comment_count created_at edited_at version hidden_at removed_at hidden_reason featured_at joined_year joined_month monthly_cost still_member_at answer_id author_name author_avatar_url is_site_admin physician_checked_at owner_since practice_name is_owner is_liked is_shared answer answered_at",
    owner: "user_id",
  },
  practice_requests: {
    readers: "owner",
    select:
      "id doctor_id user_id kind plan preferred_times status reply created_at updated_at closed_at waiting_since requested_for ages starts_on contact_method phone questions for_waitlist language practice_name",
    insert:
      "id doctor_id user_id kind plan preferred_times requested_for ages starts_on contact_method phone questions language",
    owner: "user_id",
  },
  profiles: {
    readers: "everyone",
    select:
      "id full_name publishes_email email phone bio location website avatar_url is_hidden created_at updated_at",
    update: "full_name publishes_email phone bio location website avatar_url",
    owner: "id",
  },
  removal_requests: {
    readers: "admin",
    select: `
      id subject doctor_id practice_name physician_name address_city address_state address_zip npi requester_name
      email relation reason language status created_at confirmed_at decided_at decision_reason removed_from`,
    row: {
      subject: "practice",
      relation: "owner",
      practice_name: "Oak Medicine",
      physician_name: null,
      address_city: "Austin",
      address_state: "TX",
      address_zip: "78701",
      npi: null,
      requester_name: "Vic",
      email: "vic@example.com",
      reason: null,
      status: "open",
      decided_at: null,
    },
  },
  reports: {
    readers: "owner and admin",
    select:
      "id reporter_id doctor_id post_id comment_id profile_id reported_name reason note status outcome resolution closed_at created_at",
    insert: "id doctor_id post_id comment_id profile_id reason note",
    owner: "reporter_id",
  },
  // A practice can read requests while its listing is public.
  request_steps: {
    readers: "none",
    select: "id request_id status call actor at times",
    row: { status: "answered" },
  },
  saved_listings: {
    readers: "owner",
    select: "member_id doctor_id created_at",
    insert: "doctor_id",
    delete: true,
    owner: "member_id",
  },
  services: {
    readers: "everyone",
    select: "name label explanation position is_basic",
  },
  submission_notes: {
    readers: "owner and admin",
    select: "doctor_id author how_known created_at",
    insert: "doctor_id how_known",
    owner: "author",
    row: { how_known: "I am a patient" },
  },
  user_roles: {
    readers: "owner and admin",
    isFor: "visitors",
    select: "user_id role",
    owner: "user_id",
  },
  zip_codes: {
    readers: "everyone",
    select: "zip city state latitude longitude time_zone",
  },
};

export interface FunctionExpectation {
  /** With "owner", any member can call it, but it only affects the caller's own rows. */
  callers: "everyone" | "member" | "owner" | "admin";
  /** The table of the first ID parameter. */
  of?: string;
  /** Whether a suspended member can call it. Not tested for functions that only read. */
  suspended?: true;
  /** Arguments to use instead of values generated from the parameter types. */
  values?: Record<string, unknown>;
}

/** Keyed by signature, because a new parameter can be a new attack. */
export const functions: Record<string, FunctionExpectation> = {
  "answer_invitation(target uuid, is_accepted boolean)": {
    callers: "owner",
    of: "practice_invitations",
  },
  "request_work_email_code(target uuid)": { callers: "owner", of: "doctors" },
  "check_place(city text, state text, zip text)": { callers: "everyone" },
  "check_upload()": { callers: "member" },
  "check_name(value text)": { callers: "everyone" },
  "confirm_removal(token text)": { callers: "everyone" },
  "request_removal(request jsonb)": { callers: "everyone" },
  "find_removal_listings(target uuid)": { callers: "admin", of: "removal_requests" },
  "find_listing_removal(target uuid)": { callers: "admin", of: "doctors" },
  "decide_removal(target uuid, is_approved boolean, reason text, listings uuid[], is_name_only boolean)":
    {
      callers: "admin",
      of: "removal_requests",
    },
  "allow_listing(target uuid, reason text)": { callers: "admin", of: "doctors" },
  "list_contact_replies(messages uuid[])": { callers: "admin" },
  "reply_to_contact_message(reply uuid, target uuid, body text)": { callers: "admin" },
  "remove_suggestion(closing uuid)": { callers: "owner" },
  "accepts_requests(listing doctors)": { callers: "everyone" },
  "approval_adds(claim claim_evidence)": { callers: "admin", values: { claim: null } },
  "failed_checks(claim claim_evidence)": { callers: "admin", values: { claim: null } },
  "compare_work_email(claim claim_evidence)": { callers: "everyone" },
  "list_my_sessions()": { callers: "member" },
  "end_session(target uuid)": { callers: "member", suspended: true },
  "cancel_closing(target uuid)": { callers: "owner", of: "doctors" },
  "close_listing(target uuid, closed_on date, instructions text, suggested_listing uuid)": {
    callers: "owner",
    of: "doctors",
  },
  "close_report(target uuid, resolution text, is_warning boolean)": {
    callers: "admin",
    of: "reports",
  },
  "get_closing(target uuid)": { callers: "everyone" },
  "get_comment_page(target uuid, after_thread_started_at timestamp with time zone, after_thread_id uuid, after_created_at timestamp with time zone, after_id uuid, page_size integer)":
    { callers: "everyone" },
  "confirm_listing(target uuid, part confirmed_part, seen_version integer)": {
    callers: "owner",
    of: "doctors",
  },
  "count_activity(batch jsonb)": { callers: "everyone" },
  "count_newer_posts(after_created_at timestamp with time zone, after_id uuid)": {
    callers: "everyone",
  },
  "get_current_member()": { callers: "member" },
  "decide_change(target uuid, seen_version integer, is_accepted boolean, reason text)": {
    callers: "admin",
    of: "listing_changes",
  },
  "decide_claim(target uuid, claimant uuid, seen_version integer, is_approved boolean, reason text, accepted failed_check[])":
    { callers: "admin", of: "doctors" },
  "decide_correction(target uuid, is_accepted boolean, note text)": {
    callers: "owner",
    of: "listing_corrections",
  },
  "decide_listing(target uuid, seen_version integer, is_verified boolean, reason text, seen_claim integer, accepted failed_check[])":
    { callers: "admin", of: "doctors" },
  "decide_all(seen jsonb, is_approved boolean, reason text)": { callers: "admin" },
  "delete_account()": { callers: "member", suspended: true },
  "delete_comment(target uuid)": { callers: "owner", of: "post_comments" },
  "delete_draft(target uuid)": { callers: "owner", of: "doctors" },
  "decide_appeal(appeal uuid, is_granted boolean, reason text, seen_version integer)": {
    callers: "admin",
    of: "appeals",
  },
  "delete_post(target uuid)": { callers: "owner", of: "posts" },
  "describe_place(in_state text, in_city text)": { callers: "everyone" },
  "admin_count_queues()": { callers: "admin" },
  "admin_list_waiting_cases(after_due timestamp with time zone, after_id uuid, page_size integer)":
    { callers: "admin" },
  "admin_list_failures()": { callers: "admin" },
  "admin_retry_failures(source text)": { callers: "admin", values: { source: "email" } },
  "list_case_notes(cases uuid[])": { callers: "member" },
  "list_decisions_about_member(member uuid)": { callers: "member" },
  "admin_get_listing_evidence(listings uuid[])": { callers: "admin" },
  "admin_search_listings(query text, in_status listing_status, in_ownership listing_ownership, in_region text, page_size integer, start integer)":
    { callers: "admin" },
  "admin_get_email_health()": { callers: "admin" },
  "admin_search_members(query text, only_suspended boolean, page_size integer, start integer)": {
    callers: "admin",
  },
  "admin_get_npi_records(numbers text[])": { callers: "admin" },
  "admin_get_registry_health()": { callers: "admin" },
  "count_npi_lookup(npi text)": { callers: "member", values: { npi: "1234567893" } },
  "erase_comment(target uuid, reason text, seen_version integer)": {
    callers: "admin",
    of: "post_comments",
  },
  "erase_post(target uuid, reason text, seen_version integer)": { callers: "admin", of: "posts" },
  "describe_search(search text)": { callers: "everyone" },
  "export_my_data()": { callers: "member" },
  "feature_story(target uuid, is_featured boolean, seen_version integer)": {
    callers: "admin",
    of: "posts",
  },
  "get_feed_page(before_created_at timestamp with time zone, before_id uuid, in_topic text, in_state text, only_followed boolean)":
    {
      callers: "everyone",
    },
  "submit_appeal(target_table text, target uuid, message text)": {
    callers: "owner",
    of: "posts",
    suspended: true,
    values: { target_table: "posts", message: "Please look again" },
  },
  "file_competing_claim(target uuid)": { callers: "member" },
  "filter_counts(search text, radius_miles integer, near_latitude double precision, near_longitude double precision, filters jsonb)":
    { callers: "everyone" },
  "find_listed_practices(candidate jsonb, except_id uuid)": { callers: "everyone" },
  "find_listing_by_address(address text)": { callers: "everyone" },
  "find_similar_listings(name text, zip text)": { callers: "everyone" },
  "find_values_before(target uuid, undone integer)": { callers: "owner", of: "doctors" },
  "list_home_stories()": { callers: "everyone" },
  "household_prices(listing_ids uuid[], ages smallint[])": { callers: "everyone" },
  "import_listings(rows jsonb, is_dry_run boolean, mode import_mode, batch uuid, file_name text, rejected_before integer, remaining integer)":
    { callers: "admin" },
  "invite_staff(target uuid, address text, as_role practice_role)": {
    callers: "owner",
    of: "doctors",
  },
  "find_own_cases(target_table text, targets uuid[])": { callers: "admin" },
  "list_case_reports(cases uuid[])": { callers: "admin" },
  "list_cases(after_time timestamp with time zone, after_id uuid, page_size integer, in_kind text, in_reason report_reason, until timestamp with time zone, is_newest_first boolean, in_ids uuid[], in_author uuid, in_reporter uuid)":
    { callers: "admin" },
  "list_flagged_listings(flag case_flag)": { callers: "admin" },
  "list_flagged_claims(flag case_flag)": { callers: "admin" },
  "search_as_admin(query text)": { callers: "admin" },
  "list_places(in_state text, in_city text)": { callers: "everyone" },
  "get_invitation(target uuid)": { callers: "everyone" },
  "listing_cards(listing_ids uuid[])": { callers: "everyone" },
  "get_listing_checks(target uuid)": { callers: "everyone" },
  "list_weekly_activity(target uuid)": { callers: "owner", of: "doctors" },
  "map_clusters(search text, radius_miles integer, near_latitude double precision, near_longitude double precision, filters jsonb, west double precision, south double precision, east double precision, north double precision, zoom integer)":
    { callers: "everyone" },
  "merge_listings(source uuid, target uuid, reason text)": { callers: "admin", of: "doctors" },
  "get_merge_target(target uuid)": { callers: "everyone" },
  "moderate_comment(target uuid, decision moderation_decision, reason text, seen_version integer)":
    { callers: "admin", of: "post_comments" },
  "moderate_post(target uuid, decision moderation_decision, reason text, seen_version integer)": {
    callers: "admin",
    of: "posts",
  },
  "submit_listing(target uuid)": { callers: "owner", of: "doctors" },
  "withdraw_listing(target uuid)": { callers: "owner", of: "doctors" },
  "leave_practice(target uuid, next_owner uuid, is_closing boolean)": {
    callers: "owner",
    of: "doctors",
  },
  "list_open_appeals()": { callers: "admin" },
  "get_own_decision(target_table text, target uuid)": {
    callers: "owner",
    of: "posts",
    values: { target_table: "posts" },
  },
  "list_my_invitations()": { callers: "member" },
  "list_my_practices()": { callers: "member" },
  "offer_ownership(target uuid, person uuid)": { callers: "owner", of: "doctors" },
  "get_person_badges(person uuid)": { callers: "everyone" },
  "list_place_listings(in_state text, in_city text, after text, page_size integer)": {
    callers: "everyone",
  },
  "verify_work_email(target uuid, code text)": { callers: "owner", of: "doctors" },
  "reassign_listing(target uuid, new_owner uuid, reason text, seen_version integer)": {
    callers: "admin",
    of: "doctors",
  },
  "prepare_account_deletion(choices jsonb)": { callers: "member", suspended: true },
  "list_recently_deleted()": { callers: "member" },
  "remove_staff(target uuid, person uuid)": { callers: "owner", of: "doctors" },
  "list_reports_about_member(member uuid)": { callers: "admin", of: "profiles" },
  "list_request_contacts()": { callers: "owner" },
  "log_request_call(target uuid, outcome call_outcome)": {
    callers: "owner",
    of: "practice_requests",
  },
  "restore_comment(target uuid)": { callers: "owner", of: "post_comments" },
  "restore_member(target uuid)": { callers: "admin", of: "profiles" },
  "restore_post(target uuid)": { callers: "owner", of: "posts" },
  "confirm_membership(target uuid)": { callers: "owner", of: "posts" },
  "resume_email()": { callers: "member" },
  "preview_digest(about_zip text)": { callers: "member" },
  "take_down_listing(target uuid, seen_version integer, reason text, is_unwanted boolean)": {
    callers: "admin",
    of: "doctors",
  },
  "restore_listing(target uuid, seen_version integer, reason text)": {
    callers: "admin",
    of: "doctors",
  },
  "reopen_listing(target uuid, seen_version integer, reason text)": {
    callers: "admin",
    of: "doctors",
  },
  "restore_values_before(target uuid, undone integer, seen_version integer)": {
    callers: "owner",
    of: "doctors",
  },
  "revoke_ownership(target uuid, seen_version integer, reason text)": {
    callers: "admin",
    of: "doctors",
  },
  "save_listing(target uuid, changes jsonb, base_version integer, is_own_practice boolean, is_draft boolean, how_known text)":
    { callers: "owner", of: "doctors" },
  "save_listings(listing_ids uuid[])": { callers: "member" },
  "search_doctors(search text, page_size integer, after text, radius_miles integer, near_latitude double precision, near_longitude double precision, filters jsonb)":
    { callers: "everyone" },
  "list_bookmarked_posts()": { callers: "member" },
  "search_feed(query text, before_created_at timestamp with time zone, before_id uuid)": {
    callers: "everyone",
    values: { query: "words" },
  },
  "search_moderation_log(query text)": { callers: "admin" },
  "set_role(target uuid, role app_role, is_granted boolean, reason text)": {
    callers: "admin",
    of: "profiles",
  },
  "set_staff_role(target uuid, person uuid, new_role practice_role)": {
    callers: "owner",
    of: "doctors",
  },
  "set_contact_message_status(target uuid, outcome contact_message_status)": {
    callers: "admin",
    of: "contact_messages",
  },
  "suggest_searches(typed text)": { callers: "everyone" },
  "suspend_member(target uuid, reason text, ends_at timestamp with time zone, hides_content boolean)":
    {
      callers: "admin",
      of: "profiles",
    },
  "take_down_reported_listing(target uuid, reason text, seen_version integer)": {
    callers: "admin",
    of: "reports",
  },
  "telehealth_listings(search text, radius_miles integer, near_latitude double precision, near_longitude double precision, filters jsonb)":
    { callers: "everyone" },
  "create_alert(listing uuid, place text)": { callers: "member" },
  "undo_import(batch uuid, is_dry_run boolean)": { callers: "admin", of: "import_batches" },
  "update_request(target uuid, new_status request_status, new_reply text)": {
    callers: "owner",
    of: "practice_requests",
  },
  "list_waitlist_positions()": { callers: "owner" },
  "propose_again(target uuid, fields text[], answer text)": { callers: "owner" },
  "withdraw_change(target uuid, fields text[])": { callers: "owner", of: "listing_changes" },
  "withdraw_claim(target uuid)": { callers: "owner", of: "doctors" },
  "withdraw_invitation(target uuid)": { callers: "owner", of: "practice_invitations" },
  "get_work_email_code_status(target uuid)": { callers: "owner", of: "doctors" },
};

export interface BucketExpectation {
  bytes: number;
  types: string;
  /** The table whose ID is the first folder of a file's name. */
  folder: "profiles" | "doctors";
}

/** Everyone can read their files. */
export const buckets: Record<string, BucketExpectation> = {
  avatars: { bytes: 2_097_152, types: "image/png image/jpeg image/webp", folder: "profiles" },
  "practice-photos": {
    bytes: 2_097_152,
    types: "image/png image/jpeg image/webp",
    folder: "profiles",
  },
  "clinician-photos": {
    bytes: 2_097_152,
    types: "image/png image/jpeg image/webp",
    folder: "doctors",
  },
  "gallery-photos": {
    bytes: 2_097_152,
    types: "image/png image/jpeg image/webp",
    folder: "doctors",
  },
};
