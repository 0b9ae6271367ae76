-- Events: what happens in the product, by one code each. A code says whether the moderation log records the event, whom
-- it concerns, and which email follows and when. The log, notifications, and the outbox store codes; the site
-- and the emails have one sentence for each.

create type public.email_topic as enum ('requests', 'practice', 'alerts', 'community', 'digest', 'admin_digest');

create type public.event_code as enum (
  'listing_submitted', 'listing_verified', 'listing_rejected', 'listing_reopened', 'listing_taken_down',
  'listing_restored',
  'listing_merged', 'listing_edited', 'listing_changed', 'listings_imported', 'import_undone', 'closing_announced',
  'closing_canceled', 'prices_announced', 'listing_closed', 'listing_suggested', 'npi_deactivated', 'claim_approved',
  'claim_rejected',
  'claim_disputed', 'claim_expiring', 'claim_expired', 'ownership_revoked', 'listing_reassigned',
  'ownership_assigned', 'ownership_offered', 'ownership_received', 'ownership_transferred', 'staff_invited',
  'invitation_accepted', 'invitation_declined', 'manager_appointed', 'front_desk_appointed', 'staff_removed',
  'staff_left', 'change_accepted', 'change_declined', 'correction_suggested', 'correction_accepted',
  'correction_declined', 'request_received', 'request_withdrawn', 'request_seen', 'request_answered',
  'request_declined', 'request_waitlisted', 'request_first_in_line', 'request_offered', 'request_ended',
  'request_closing_announced', 'request_closing_canceled', 'practice_accepting', 'practice_nearby', 'post_liked',
  'post_commented', 'comment_liked', 'comment_replied', 'member_mentioned', 'thread_commented', 'member_posted',
  'story_posted',
  'story_featured', 'story_unfeatured', 'post_hidden', 'post_kept', 'post_warned', 'post_removed',
  'post_erased', 'comment_hidden', 'comment_kept', 'comment_warned', 'comment_removed', 'comment_erased',
  'report_dismissed', 'report_upheld', 'report_closed',
  'appeal_granted', 'appeal_declined', 'appeal_moot', 'member_warned', 'member_suspended', 'member_restored',
  'admin_added',
  'admin_removed', 'doctor_role_added', 'doctor_role_removed', 'factor_added', 'account_deleted', 'removal_requested',
  'removal_approved', 'removal_declined', 'removal_excepted', 'message_answered', 'message_marked_spam',
  'message_reopened', 'message_reply', 'work_email_code', 'invitation', 'weekly_digest', 'admin_digest'
);

create table private.event_types (
  code public.event_code primary key,
  is_logged boolean not null,
  notifies text[] not null,
  is_emailed boolean not null,
  email_topic public.email_topic,
  email_delay interval not null default '0',
  email_includes_reason boolean not null default false
);

comment on table private.event_types is 'What follows from each event.';
comment on column private.event_types.is_logged is 'Whether the moderation log records it.';
comment on column private.event_types.notifies is 'Whom the site notifies, by their relation to what it is about.';
comment on column private.event_types.is_emailed is
  'Whether an email follows: of the notification, or to an address without one.';
comment on column private.event_types.email_topic is
  'What members unsubscribe by; null for emails that somebody requested for an address, which preferences do not apply '
  'to.';
comment on column private.event_types.email_delay is
  'How long the email waits for more of the same, or for the member to read the notification on the site.';
comment on column private.event_types.email_includes_reason is 'Whether the email includes the reason of the decision.';
alter table private.event_types enable row level security;

insert into private.event_types (code, is_logged, notifies, is_emailed, email_topic, email_delay, email_includes_reason)
values
  ('listing_submitted', false, '{submitter,owner}', true, 'practice', '0', false),
  ('listing_verified', true, '{submitter,owner}', true, 'practice', '0', false),
  ('listing_rejected', true, '{submitter,owner}', true, 'practice', '0', true),
  ('listing_reopened', true, '{submitter,owner}', false, null, '0', false),
  ('listing_taken_down', true, '{submitter,owner,claimant}', true, 'practice', '0', true),
  ('listing_restored', true, '{submitter,owner}', true, 'practice', '0', false),
  ('listing_merged', true, '{submitter,owner}', true, 'practice', '0', false),
  ('listing_edited', true, '{}', false, null, '0', false),
  ('listing_changed', false, '{owner}', true, 'practice', '10 minutes', false),
  ('listings_imported', true, '{}', false, null, '0', false),
  ('import_undone', true, '{}', false, null, '0', false),
  ('closing_announced', false, '{saver}', true, 'alerts', '0', false),
  ('closing_canceled', false, '{saver}', true, 'alerts', '0', false),
  ('prices_announced', false, '{saver,requester}', true, 'alerts', '10 minutes', false),
  ('listing_closed', false, '{saver}', true, 'alerts', '0', false),
  ('listing_suggested', false, '{owner}', false, null, '0', false),
  ('npi_deactivated', false, '{administrator}', false, null, '0', false),
  ('claim_approved', true, '{claimant,owner}', true, 'practice', '0', false),
  ('claim_rejected', true, '{claimant}', true, 'practice', '0', true),
  ('claim_disputed', true, '{claimant,administrator}', false, null, '0', false),
  ('claim_expiring', false, '{claimant}', true, 'practice', '0', false),
  ('claim_expired', false, '{claimant}', false, null, '0', false),
  ('ownership_revoked', true, '{owner}', true, 'practice', '0', true),
  ('listing_reassigned', true, '{owner,claimant}', true, 'practice', '0', true),
  ('ownership_assigned', false, '{owner}', true, 'practice', '0', true),
  ('ownership_offered', false, '{invitee}', true, 'practice', '0', false),
  ('ownership_received', false, '{owner}', true, 'practice', '0', false),
  ('ownership_transferred', false, '{staff}', true, 'practice', '0', false),
  ('staff_invited', false, '{invitee}', true, 'practice', '0', false),
  ('invitation_accepted', false, '{inviter}', false, null, '0', false),
  ('invitation_declined', false, '{inviter}', false, null, '0', false),
  ('manager_appointed', false, '{staff}', false, null, '0', false),
  ('front_desk_appointed', false, '{staff}', false, null, '0', false),
  ('staff_removed', false, '{staff}', true, 'practice', '0', false),
  ('staff_left', false, '{owner}', false, null, '0', false),
  ('change_accepted', true, '{author}', false, null, '0', false),
  ('change_declined', true, '{author}', true, 'practice', '0', true),
  ('correction_suggested', false, '{editor}', false, null, '0', false),
  ('correction_accepted', true, '{author}', false, null, '0', false),
  ('correction_declined', true, '{author}', false, null, '0', false),
  ('request_received', false, '{staff}', true, 'requests', '0', false),
  ('request_withdrawn', false, '{staff}', false, null, '0', false),
  ('request_seen', false, '{requester}', false, null, '0', false),
  ('request_answered', false, '{requester}', true, 'requests', '0', false),
  ('request_declined', false, '{requester}', true, 'requests', '0', false),
  ('request_waitlisted', false, '{requester}', true, 'requests', '0', false),
  ('request_first_in_line', false, '{requester}', false, null, '0', false),
  ('request_offered', false, '{requester}', true, 'requests', '0', false),
  ('request_ended', false, '{requester}', true, 'requests', '0', false),
  ('request_closing_announced', false, '{requester}', true, 'requests', '0', false),
  ('request_closing_canceled', false, '{requester}', true, 'requests', '0', false),
  ('practice_accepting', false, '{subscriber}', true, 'alerts', '0', false),
  ('practice_nearby', false, '{subscriber}', true, 'alerts', '5 minutes', false),
  ('post_liked', false, '{author}', false, null, '0', false),
  ('post_commented', false, '{author}', true, 'community', '10 minutes', false),
  ('comment_liked', false, '{author}', false, null, '0', false),
  ('comment_replied', false, '{author}', false, null, '0', false),
  ('member_mentioned', false, '{mentioned}', false, null, '0', false),
  ('thread_commented', false, '{follower}', false, null, '0', false),
  ('member_posted', false, '{follower}', false, null, '0', false),
  ('story_posted', false, '{staff}', false, null, '0', false),
  ('story_featured', true, '{}', false, null, '0', false),
  ('story_unfeatured', true, '{}', false, null, '0', false),
  ('post_hidden', true, '{author}', true, 'community', '0', true),
  ('post_kept', true, '{author}', false, null, '0', false),
  ('post_warned', true, '{author}', true, 'community', '0', true),
  ('post_removed', true, '{author}', true, 'community', '0', true),
  ('post_erased', true, '{author}', true, 'community', '0', true),
  ('comment_hidden', true, '{author}', true, 'community', '0', true),
  ('comment_kept', true, '{author}', false, null, '0', false),
  ('comment_warned', true, '{author}', true, 'community', '0', true),
  ('comment_removed', true, '{author}', true, 'community', '0', true),
  ('comment_erased', true, '{author}', true, 'community', '0', true),
  ('report_dismissed', false, '{reporter}', false, null, '0', false),
  ('report_upheld', false, '{reporter}', false, null, '0', false),
  ('report_closed', true, '{reporter}', false, null, '0', false),
  ('appeal_granted', true, '{appellant}', true, 'community', '0', true),
  ('appeal_declined', true, '{appellant}', true, 'community', '0', true),
  ('appeal_moot', false, '{appellant}', true, 'community', '0', true),
  ('member_warned', true, '{member}', true, 'community', '0', true),
  ('member_suspended', true, '{member}', true, 'community', '0', true),
  ('member_restored', true, '{member}', true, 'community', '0', false),
  ('admin_added', true, '{member}', true, null, '0', true),
  ('admin_removed', true, '{member}', false, null, '0', false),
  ('doctor_role_added', true, '{member}', false, null, '0', false),
  ('doctor_role_removed', true, '{member}', false, null, '0', false),
  ('factor_added', false, '{}', true, null, '0', false),
  ('account_deleted', false, '{}', true, null, '0', false),
  ('removal_requested', false, '{}', true, null, '0', false),
  ('removal_approved', true, '{}', true, null, '0', false),
  ('removal_declined', true, '{}', true, null, '0', false),
  ('removal_excepted', true, '{}', true, null, '0', false),
  ('message_answered', true, '{sender}', false, null, '0', false),
  ('message_marked_spam', true, '{}', false, null, '0', false),
  ('message_reopened', true, '{}', false, null, '0', false),
  ('message_reply', false, '{}', true, null, '0', false),
  ('work_email_code', false, '{}', true, null, '0', false),
  ('invitation', false, '{}', true, null, '0', false),
  ('weekly_digest', false, '{}', true, 'digest', '0', false),
  ('admin_digest', false, '{}', true, 'admin_digest', '0', false);

create table public.moderation_log (
  id bigint generated always as identity primary key,
  actor uuid references public.profiles (id) on delete set null,
  event public.event_code not null,
  target_table text not null,
  target_id uuid not null,
  subject text,
  reason text,
  seen jsonb,
  is_automatic boolean not null default false,
  at timestamptz not null default now()
);

comment on table public.moderation_log is
  'Actions of admins and automatic ones, newest last. Only functions write it, and only admins read it.';
comment on column public.moderation_log.seen is
  'What was decided about, as it was seen: the "text" of a post or comment, until it is deleted; the "fields" of a '
  'change; the "field", "before", and "value" of a correction; the "person" of a claim or ownership; the "report" '
  'reason; the "appealed" event; the "listings" of a removal; when a message was "received_at"; when a suspension '
  '"ends_at"; how many "reports" led to it.';
comment on column public.moderation_log.is_automatic is
  'Whether no person did it. Without this and an actor, the account of the admin is deleted.';
comment on column public.moderation_log.subject is 'The name of the target at that time.';

create index moderation_log_actor_idx on public.moderation_log (actor, id);
create index moderation_log_event_idx on public.moderation_log (event, id);
create index moderation_log_target_id_idx on public.moderation_log (target_id, id);

grant select on table public.moderation_log to authenticated;

select private.guard_table('moderation_log');

create policy "moderation_log: admins can read entries" on public.moderation_log
for select to authenticated using ((select private.is_admin()));

create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin can do this' using errcode = '42501', hint = 'admin_required';
  end if;
end $$;

comment on function private.require_admin is 'Raises 42501 unless the caller is an admin.';
