import { formatCalendarDay } from "@/lib/format/dates";
import { formatChoice } from "@/lib/format/numbers";
import { placeMessage } from "@/lib/listings/place-mistake";
import { plural, t } from "@/lib/messages";
import type { Enums } from "@/lib/supabase/database.types";
import type { ErrorHint } from "@/lib/supabase/error-hints";

/** The values that a message needs, from the JSON in an error's detail. */
export type ErrorDetail = Readonly<Record<string, unknown>>;

/** The values of a detail as messages need them. */
const readFacts = (detail: ErrorDetail) => ({
  ...detail,
  max: Number(detail.max),
  list: String(detail.list),
  state: String(detail.state),
  npi: String(detail.npi),
  practice: String(detail.practice),
  name: String(detail.name),
  zip: String(detail.zip),
  seconds: Number(detail.seconds),
  minutes: Number(detail.minutes),
  status: String(detail.status),
});

type Facts = ErrorDetail & ReturnType<typeof readFacts>;

type ErrorMessage = string | ((facts: Facts) => string);

/** Why a name is not allowed. */
export const nameProblemMessages: Record<Enums<"name_problem">, string> = {
  badge_symbol: t`Please leave out check marks, stars, and other symbols that look like a badge.`,
  stacked_accents: t`Please use fewer accents on one letter.`,
  invisible: t`Please enter a name that people can see.`,
  reserved: t`This name is reserved because it looks like a name of the site or its team. Please use your own name.`,
  team_member: t`A member of our team has this name. Please add a middle name or initial, or contact us if that doesn't work for you.`,
};

const changedElsewhere = t`This has changed since you opened it. Please review it again.`;
const tooManyFromNetwork = t`We've received too many messages from your network today. Please try again tomorrow.`;
const reasonRequired = t`Please give a reason.`;
const gone = t`This no longer exists. It may have been deleted.`;
const ownerOnly = t`Only the owner of the practice can do this.`;

/** The message for each error hint of the database. */
const errorMessages: Record<ErrorHint, ErrorMessage> = {
  // Accounts
  not_authenticated: t`Not authenticated`,
  account_deleted: t`This account no longer exists. Please sign out.`,
  account_suspended: t`Your account is suspended, so you can read but not post or make changes. See your dashboard for the reason.`,
  session_ended: t`Your session has ended. Please sign in again.`,
  admin_required: t`Only admins can do this.`,
  mfa_required: t`Please sign in again with the code from your authenticator app.`,
  recent_sign_in_required: t`Please sign in again, then repeat this within 10 minutes.`,
  name_not_allowed: ({ problem }) =>
    Object.entries(nameProblemMessages).find(([name]) => name === problem)?.[1] ??
    t`Please choose another name.`,
  doctor_role_required: t`Only doctors can set up their own practice.`,

  // Limits
  rate_limit_reached: rateLimitMessage,
  network_limit_reached: tooManyFromNetwork,
  site_limit_reached: t`We're receiving too many messages right now. Please try again in an hour.`,
  contact_limit_reached: ({ max }) =>
    t`You can send up to ${max} messages per day. Please try again tomorrow.`,
  removal_limit_reached: ({ max }) =>
    t`You can send up to ${max} removal requests per day. Please try again tomorrow.`,
  alert_limit_reached: ({ max }) =>
    t`You can have up to ${max} alerts. Remove one on the Saved page to add another.`,
  saved_limit_reached: ({ max }) =>
    t`You can save up to ${max} practices. Remove one to save another.`,
  claim_limit_reached: ({ max }) =>
    t`You can have up to ${max} open claims. You can claim another listing once one is decided.`,
  correction_limit_reached: ({ max }) =>
    t`You can have up to ${max} open corrections. Please wait until some are decided.`,
  staff_limit_reached: ({ max }) =>
    t`A practice can have up to ${max} staff members and open invitations. Remove one to invite another.`,
  list_too_long: ({ max, list }) => t`A practice can have up to ${max} ${list}.`,
  input_too_large: t`That's too much to send at once. Please shorten it and try again.`,

  // Input
  invalid_input: t`We couldn't process this. Please reload the page and try again.`,
  invalid_cursor: t`This page link no longer works. Please start from the first page.`,
  unknown_search_tag: t`Something went wrong on our end. Please try again in a moment.`,
  reason_required: reasonRequired,
  message_required: t`Explain in 1 to 1,000 characters why the decision is wrong.`,
  invalid_phone: t`Enter a 10-digit US or Canadian phone number, such as (512) 555-0100.`,
  hours_invalid: t`Check the opening hours: they must end after they start and can't overlap.`,
  unknown_state: ({ state }) => t`There's no state called “${state}”.`,
  place_mismatch: ({ zip, city, state }) => `${placeMessage(zip, city, state)}.`,
  place_not_found: t`We couldn't find this place. Enter a city with its state, such as “Austin, TX”, or a ZIP code.`,
  date_in_past: t`Choose a day in the future.`,
  year_in_future: t`The year a clinician started practicing can't be in the future.`,
  age_bands_overlap: t`Age bands can't overlap.`,
  family_cap_too_low: t`The family maximum can't be less than the price for one adult or for a couple.`,
  duplicate_npi: ({ npi }) => t`Two clinicians can't have the same NPI: ${npi}.`,
  photo_not_uploaded: t`Please upload this photo again.`,

  // Listings
  listing_not_found: t`This practice is no longer in the directory.`,
  listing_not_yours: t`You can't edit this listing.`,
  listing_changed: t`This listing has changed since you opened it. Please review it again.`,
  listing_merged: t`This listing was merged into another one.`,
  listing_taken_down: t`An admin took this listing down. Please contact us if you have questions.`,
  listing_is_draft: t`Submit the listing for review before you invite people.`,
  listing_not_published: t`You can invite people while your listing is published.`,
  draft_not_found: t`This draft no longer exists.`,
  contact_required: t`Add a phone number or a website before you submit the listing.`,
  rejection_limit_reached: t`This listing was rejected three times, so only an admin can reopen it. Please contact us.`,
  transition_not_allowed: t`This is no longer possible because the listing's status has changed. Reload the page to see it.`,
  confirmation_not_allowed: t`Only the practice or an admin can confirm this.`,
  photo_owner_only: t`Only the owner can change the photo.`,
  front_desk_panel_only: t`The front desk can only change whether the practice accepts patients.`,
  parts_practice_only: t`Only the practice can set prices by age, services, clinicians, offices, and photos.`,
  own_listing: t`You can't set an alert for your own practice.`,
  already_accepting: t`This practice is already accepting patients.`,
  duplicate_listing: ({ practice }) => t`This practice is already listed: ${practice}.`,
  duplicate_own_listing: t`You've already added this practice, and it's waiting for review.`,
  duplicate_pending_listing: t`This practice is already waiting for review.`,
  asked_not_to_be_listed: ({ subject }) =>
    subject === "practice"
      ? t`This practice asked not to be listed. If it's yours, please contact us.`
      : t`This physician asked not to be listed. If it's yours, please contact us.`,
  former_name_hidden: t`A person asked that a former name in this listing stay hidden. Remove the name, or contact us if this is a mistake.`,
  removal_register_match: ({ name, zip, added_on }) => {
    const addedOn = formatCalendarDay(String(added_on));
    return t`${name} (${zip}) asked not to be listed on ${addedOn}. To list it anyway, give a reason on its admin page.`;
  },
  merge_into_itself: t`A listing can't be merged into itself.`,
  merge_target_not_published: t`Only a published listing can replace another one.`,
  both_listings_owned: t`Both listings have owners, so neither can be merged into the other. Ask one of them to close their listing and send members to the other practice.`,
  listing_has_owner: t`The listing to remove has an owner. Keep that listing instead, or revoke its ownership first.`,
  suggestion_not_published: t`Choose another practice that is in the directory.`,
  closing_already_announced: t`You've already announced the closing. Cancel it first to change it.`,
  closing_not_announced: t`This practice is no longer closing.`,
  price_date_out_of_range: t`New prices start on a later day, within the next 12 months.`,
  closing_date_out_of_range: t`Enter a day within the last or the next 12 months.`,

  // Changes and corrections
  change_not_open: t`This change is no longer pending.`,
  change_changed: t`The owner has changed this since you opened it. Please review it again.`,
  correction_decided: t`This correction has already been decided.`,
  correction_decision_not_allowed: t`Only the owner of the listing, a manager, or an admin can decide this.`,
  field_not_correctable: t`Members can't correct this field.`,

  // Claims
  claim_not_open: t`This claim is no longer open.`,
  claim_changed: t`The evidence, or who claims or owns the listing, has changed since you opened it. Please review it again.`,
  claim_changes_listing: t`You can't change a listing while you claim it.`,
  one_claim_at_a_time: t`Please claim one listing at a time.`,
  already_claimed: t`You've already claimed this listing.`,
  already_owner: t`This member already owns the listing.`,
  evidence_incomplete: t`Save your full name and your work email first.`,
  checks_failed: t`A check of the claim has failed since you opened it. Please review it again.`,
  work_email_bounces: t`Email to this address bounces. Check the address, or use another one.`,
  work_email_disputed: t`Someone at this address said they didn't make your claim. Use another address, or contact us.`,
  work_email_proven: t`Your work email is already verified.`,
  work_code_too_soon: ({ seconds }) =>
    plural(seconds, {
      one: "We sent a code a moment ago. You can request another one in # second.",
      other: "We sent a code a moment ago. You can request another one in # seconds.",
    }),
  work_code_limit_reached: t`We've sent too many codes to this address or its domain today. Try again tomorrow, or use another address.`,
  malformed_code: t`Enter the six digits of the code.`,
  no_current_code: t`Your code has expired. Please request a new one.`,

  // Staff
  practice_not_owned: t`You can invite people once your listing is verified.`,
  not_practice_owner: ownerOnly,
  not_a_manager: t`You're no longer a manager of this practice.`,
  transfer_to_managers_only: t`You can transfer the practice only to one of its managers.`,
  use_ownership_offer: t`To change the owner, offer ownership to one of the managers.`,
  owner_changed: t`The practice has a new owner.`,
  owner_cannot_leave: t`To leave a practice you own, choose Leave practice under Team and access.`,
  owner_cannot_be_removed: t`The owner can't be removed, but can transfer the practice.`,
  cannot_assign_role: t`You can't give people this role.`,
  cannot_remove_staff: t`You can't remove this person.`,
  cannot_withdraw_invitation: t`You can't withdraw this invitation.`,
  own_email: t`This is your own email address.`,
  already_invited: t`This person has already been invited.`,
  already_staff: t`You already work for this practice. Its owner can change your role.`,
  invitation_closed: ({ status }) => t`This invitation has already been ${status}.`,
  invitation_expired: t`This invitation has expired. Ask the practice for a new one.`,
  invitation_for_other_account: t`This invitation isn't for your account. Sign in with the email address that was invited, and confirm it.`,
  inviter_lost_permission: t`The person who sent this invitation can no longer invite people. Ask the practice for a new one.`,
  not_staff: t`This person no longer works for the practice.`,
  staff_changed: changedElsewhere,

  // Requests and messages
  practice_not_accepting_requests: t`This practice isn't accepting requests right now.`,
  cannot_change_request: t`You can't change this request.`,
  request_changed: t`This request has changed since you opened it.`,
  request_already_open: t`You already have an open request of this kind with this practice.`,
  request_step_limit_reached: t`This request has gone back and forth five times. Please answer or decline it.`,
  call_limit_reached: ({ max }) => t`You can log up to ${max} calls for a request.`,
  template_limit_reached: ({ max }) =>
    t`A practice can have up to ${max} templates. Remove one to save another.`,
  start_date_out_of_range: t`Choose a start date from today up to 12 months ahead.`,
  reopen_too_late: t`It's too late to reopen this request.`,
  not_first_on_waitlist: t`Another request is first on the waitlist. Please review the waitlist again.`,
  waitlist_for_memberships: t`The waitlist is for memberships. Please answer or decline this request.`,
  message_changed: t`This message has already been answered or closed. Nothing was sent.`,
  message_deleted: t`This message has been deleted.`,

  // Posts and moderation
  content_not_found: t`This has already been deleted, or isn't yours.`,
  comment_not_found: t`This comment was deleted, so you can't reply to it.`,
  cannot_reply: t`You can't reply to this comment.`,
  own_practice_story: t`You can't share a story about your own practice.`,
  practice_story_exists: t`You've already shared a story about this practice.`,
  cannot_answer_story: t`Only the owner and managers can do this.`,
  story_answered: t`Your practice has already answered this story.`,
  content_changed: changedElsewhere,
  content_deleted: t`The author has deleted this since you opened it.`,
  restore_window_over: t`It's too late to restore this.`,
  report_closed: t`This report has already been closed.`,
  report_not_found: gone,
  report_needs_decision: t`Keep or remove the post or comment to close all of its reports.`,
  already_decided: t`This has already been decided.`,
  already_appealed: t`You've already appealed this decision.`,
  appeal_not_found: gone,
  decision_not_found: t`There's no decision to appeal.`,
  own_case: ownCaseMessage,
  member_not_found: t`We couldn't find this member. The account may have been deleted.`,
  member_suspended: t`This member is suspended. Restore the account first.`,
  already_suspended: t`This member is already suspended.`,
  member_not_suspended: t`This member isn't suspended.`,
  member_is_admin: t`Revoke this member's admin role first.`,
  last_admin: t`This is the last admin. Make someone else an admin first.`,
  removal_request_not_found: gone,
  removal_listing_required: t`This removes nothing from the chosen listings. Choose another listing, or register the name only.`,

  // Imports
  import_not_found: t`This import no longer exists.`,
  import_undone: t`This import has been undone. Choose the file again to start a new one.`,
  not_import_owner: t`This import belongs to another admin.`,
};

export const isErrorHint = (hint: string): hint is ErrorHint => Object.hasOwn(errorMessages, hint);

/** Returns the message for a database error. `detail` has the values that some messages contain. */
export function messageOfHint(hint: ErrorHint, detail: ErrorDetail): string {
  const message = errorMessages[hint];
  return typeof message === "string" ? message : message(readFacts(detail));
}

/** The names of the other admins are in the error's detail. */
function ownCaseMessage({ admins }: Facts): string {
  const names = Array.isArray(admins)
    ? admins.map((name) => String(name ?? t`an admin with no name`))
    : [];
  if (names.length === 0) {
    return t`This is about you or your practice, now or in the past, or you filed, reported, or decided it. No other admin can decide it either: make another member an admin first.`;
  }
  const choice = formatChoice(names);
  return t`This is about you or your practice, now or in the past, or you filed, reported, or decided it, so another admin must decide: ${choice}.`;
}

/** What the database limits, by its name there. */
const limitedThings: Readonly<Record<string, string>> = {
  posts: t`posts`,
  comments: t`comments`,
  edits: t`edits`,
  "profile changes": t`profile changes`,
  "listing changes": t`listing changes`,
  listings: t`listings`,
  claims: t`claims`,
  corrections: t`corrections`,
  reports: t`reports`,
  requests: t`requests`,
  closings: t`closings`,
  invitations: t`invitations`,
  uploads: t`uploads`,
  "verification codes": t`verification codes`,
  appeals: t`appeals`,
  "changes of names and addresses": t`changes of names and addresses`,
  "NPI lookups": t`NPI lookups`,
};

function rateLimitMessage(facts: Facts): string {
  return `${limitSentence(facts)} ${waitSentence(facts)}`;
}

function limitSentence({ action, max, is_first_day, is_hourly }: Facts): string {
  const things = limitedThings[String(action)] ?? String(action);
  if (is_first_day) return t`You've reached the limit of ${max} ${things} on your first day.`;
  return is_hourly
    ? t`You've reached the limit of ${max} ${things} per hour.`
    : t`You've reached the limit of ${max} ${things} per day.`;
}

function waitSentence({ minutes }: Facts): string {
  if (minutes <= 90) {
    return plural(minutes, {
      one: "You can try again in # minute.",
      other: "You can try again in # minutes.",
    });
  }
  const hours = Math.ceil(minutes / 60);
  return plural(hours, {
    one: "You can try again in # hour.",
    other: "You can try again in # hours.",
  });
}
