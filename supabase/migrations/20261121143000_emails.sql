-- What emails say, and when one is no longer worth sending: the facts of each event, read when it is sent. The outbox
-- stores neither addresses nor text by members.

-- Invitations.

create function private.get_invitation_email_facts(asked uuid) returns jsonb
language sql volatile set search_path = ''
begin atomic
  with invited as (
    insert into private.invited_emails (address, doctor_id)
    select email, doctor_id from public.practice_invitations where id = asked
    on conflict (address, doctor_id) do update set mailed_at = now() returning id
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'invitation', invitations.id, 'invited', invited.id,
    'practice', doctors.practice_name, 'person', profiles.full_name, 'role', invitations.role
  ))
  from invited cross join public.practice_invitations as invitations
  join public.doctors on doctors.id = invitations.doctor_id
  join public.profiles on profiles.id = invitations.invited_by
  where invitations.id = asked;
end;

comment on function private.get_invitation_email_facts is
  'Returns the content of an email with an invitation: who invites, to which practice, and in which role. Records that '
  'the practice emails the address, and includes the id for the unsubscribe link.';

-- Digests.

create type private.digest
as (place text, state text, fresh integer, one uuid, accepting integer, posts integer, threads integer);

create function private.get_digest(member uuid, about_zip text default null) returns private.digest
language sql stable set search_path = ''
begin atomic
  with area as (
    select
      zip_codes.city || ', ' || zip_codes.state || ' ' || zip as place, zip_codes.state, miles,
      private.earth_position(latitude, longitude) as center,
      -- The member's own texts are not new to them.
      array(select blocked_id from public.blocks where blocker_id = member) || member as left_out
    from public.zip_codes cross join private.shared_limit('near_miles') as miles
    where zip = coalesce(about_zip, (select digest_zip from public.notification_preferences where member_id = member))
  ),
  fresh as (
    select doctors.id from area, private.published_listings
    join public.doctors on doctors.id = published_listings.doctor_id and doctors.verified
    where published_at > now() - interval '7 days'
      and exists (
        select from private.list_locations(doctors) as spot
        where private.earth_position(spot.latitude, spot.longitude) operator(extensions.<->) center <= miles
      )
      and member is distinct from doctors.submitted_by and member is distinct from doctors.user_id
  )
  select place, state, (select count(*)::integer from fresh), (select id from fresh order by id limit 1), (
    select count(*)::integer from (
      select distinct doctor_id from private.search_entries
      where position operator(extensions.<@) extensions.cube_enlarge(center, miles, 3)
        and position operator(extensions.<->) center <= miles
        and tags @> private.tag_ids(array['=accepting-new-patients'])
      limit 1000
    ) as few
  ), (
    select count(*)::integer from (
      select from public.posts
      where posts.state = area.state and created_at > now() - interval '7 days' and hidden_at is null
        and deleted_at is null
        and not is_hidden_with_author and user_id <> all (left_out)
      limit 1000
    ) as few
  ), (
    select count(*)::integer from public.post_follows
    where user_id = member and private.is_post_visible(post_id, left_out) and exists (
      select from public.post_comments as comments
      where comments.post_id = post_follows.post_id and comments.created_at > now() - interval '7 days'
        and hidden_at is null and deleted_at is null and not is_hidden_with_author
        and comments.user_id <> all (left_out)
    )
  )
  from area;
end;

comment on function private.get_digest is
  'Returns the place and state of a member''s weekly digest, or of one about another ZIP code, how many practices with '
  'an office nearby were published within seven days (and one of them), how many accept new patients, how many posts '
  'are new in the state, both up to 1,000, and in how many followed posts there are new comments. Leaves out the '
  'member''s own, and texts by people they have blocked.';

create function private.preview_digest(about_zip text)
returns table (place text, found integer, accepting integer, posts integer, threads integer, practice text)
language sql stable security definer set search_path = '' rows 1
begin atomic
  select digest.place, fresh, digest.accepting, digest.posts, digest.threads, practice_name
  from private.get_digest((select auth.uid()), about_zip) as digest
  left join public.doctors on id = digest.one and fresh = 1
  where digest.place is not null and private.has_passed_mfa();
end;

comment on function private.preview_digest is
  'Returns the caller''s weekly digest about a ZIP code, none for an unknown one. Definer: reads the search index.';
grant execute on function private.preview_digest to authenticated;
select private.expose_function('preview_digest');

create function private.enqueue_digests(at timestamptz default now()) returns void
language sql volatile set search_path = ''
begin atomic
  insert into private.outbox (recipient, event, dedupe_key, due_at)
  select member, due.event, concat_ws('/', due.event, member, period), at
  from (select at at time zone 'America/New_York' as here) as clock
  cross join lateral (
    select member_id as member, 'weekly_digest'::public.event_code as event, to_char(here, 'IYYY-IW') as period
    from public.notification_preferences
    where digest_zip is not null and not 'digest' = any (muted_email_topics) and extract(isodow from here) = 1
    union all
    select user_id, 'admin_digest', here::date::text
    from public.user_roles left join public.notification_preferences on member_id = user_id
    where role = 'admin' and not coalesce('admin_digest' = any (muted_email_topics), false)
      and private.has_waiting_work(user_id)
  ) as due
  where extract(hour from here) >= 8
  on conflict (dedupe_key) do nothing;
end;

comment on function private.enqueue_digests is
  'Enqueues from 8 a.m. Eastern the weekly digest of each subscribed member, on Mondays, and one email a day for each '
  'admin who has not unsubscribed, when work is waiting. Called before the worker looks for email; a digest with '
  'nothing new is skipped.';

create function private.run_due_tasks() returns void
language sql volatile set search_path = ''
begin atomic
  select private.end_due_suspensions(), private.close_due_listings(), private.start_due_prices(),
    private.purge_case_notes();
  select private.enqueue_digests();
end;

comment on function private.run_due_tasks is
  'Ends suspensions, closes practices, starts announced prices, and enqueues digests that are due, and deletes notes '
  'on deleted cases. Called before the worker looks for email.';

-- Codes, invitations, removal requests, and replies: emails to addresses without an account.

create function private.get_code_email_facts(asked uuid) returns jsonb
language sql volatile set search_path = ''
begin atomic
  with created as materialized (
    -- The first 48 bits of a version 4 UUID are random.
    select lpad(
      (('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 1000000)::text, 6, '0'
    ) as code
  ), codes as (
    update private.work_email_codes set hashes = hashes || private.hash_work_email_code(id, code), made_at = now()
    from created where id = asked returning id, code, doctor_id, claimant
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'refusal', codes.id, 'code', codes.code, 'listing', codes.doctor_id,
    'practice', doctors.practice_name, 'person', claims.full_name
  ))
  from codes
  join public.claim_evidence as claims on claims.doctor_id = codes.doctor_id and claims.claimant = codes.claimant
  join public.doctors on doctors.id = codes.doctor_id;
end;

comment on function private.get_code_email_facts is
  'Returns the content of an email with a code: who claims what, a new code, whose hash is stored, and its id for the '
  'link that rejects it. A retry creates another code, and all of them are valid, because it is unknown which of the '
  'emails arrived.';

create function private.get_code_email_skip_reason(mail private.outbox) returns text
language sql stable
return (
  select case
    when private.is_suspended(mail.recipient) then 'Suspended'
    when claims.doctor_id is null then 'The claim is no longer open'
    when lower(claims.work_email) is distinct from codes.address then 'The claim has another address now'
    when claims.work_email_proven_at is not null then 'Already confirmed'
    when codes.refused_at is not null then 'Rejected by the recipient'
    when codes.requested_at < now() - interval '30 minutes' then 'Requested too long ago'
    when exists (
      select from private.work_email_codes as later
      where later.doctor_id = codes.doctor_id and later.claimant = codes.claimant
        and later.requested_at > codes.requested_at
    ) then 'A newer code was requested'
  end
  from private.work_email_codes as codes
  left join public.claim_evidence as claims
    on claims.doctor_id = codes.doctor_id and claims.claimant = codes.claimant and private.can_verify_work_email(claims)
  where codes.id = mail.work_code_id
);

comment on function private.get_code_email_skip_reason is
  'Returns why an email with a code should not be sent; null if it should.';

create function private.get_invitation_email_skip_reason(mail private.outbox) returns text
language sql stable set search_path = ''
begin atomic
  select case
    when invitations.status <> 'open' then 'The invitation is no longer open'
    when invitations.expires_at <= now() then 'The invitation has expired'
    when private.is_suspended(mail.recipient) then 'Suspended'
    when not private.can_assign_role(invitations.doctor_id, invitations.role, invitations.invited_by)
      then 'The sender can no longer invite people'
    when not exists (select from public.doctors where id = invitations.doctor_id and status = 'published')
      then 'The listing is not public'
    when exists (select from private.invitation_opt_outs where address = private.fold_mailbox(invitations.email))
      then 'Unsubscribed'
    -- A retry was counted by its first attempt.
    when mail.attempts = 0 and exists (
      select from private.invited_emails as known
      where private.fold_mailbox(known.address) = private.fold_mailbox(invitations.email)
        and known.doctor_id = invitations.doctor_id
        and mailed_at > now() - interval '7 days'
    ) then 'The practice sent one within a week'
    when mail.attempts = 0 and (
      select count(*) from private.invited_emails as known
      where private.fold_mailbox(known.address) = private.fold_mailbox(invitations.email)
        and mailed_at > now() - interval '7 days'
    ) >= 3 then 'Three practices sent one within a week'
  end
  from public.practice_invitations as invitations where invitations.id = mail.invitation_id;
end;

comment on function private.get_invitation_email_skip_reason is
  'Returns why an email with an invitation should not be sent; null if it should. A mailbox gets one a week per '
  'practice, and three in total.';

create function private.get_removal_email_facts(event public.event_code, request uuid) returns jsonb
language sql volatile set search_path = ''
begin atomic
  with created as materialized (
    select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') as token
    where event = 'removal_requested'
  ), stored as (
    insert into private.removal_tokens (hash, request_id)
    select sha256(convert_to(token, 'UTF8')), request from created
  )
  select jsonb_strip_nulls(jsonb_build_object(
    -- Before the confirmation, the form may have been filled in by somebody else.
    'practice', case
      when subject = 'former name' then case when event <> 'removal_requested' then 'A former name' end
      when event = 'removal_requested'
        then (select practice_name from public.doctors where id = doctor_id and status = 'published')
      else coalesce(physician_name, practice_name)
    end,
    'reason', decision_reason,
    'removal', case when event <> 'removal_requested' then subject end,
    'removed_from', nullif(to_jsonb(removed_from), '[]'),
    'allowed', case when event = 'removal_excepted' then (
      select jsonb_agg(distinct doctors.practice_name) from private.removal_register as entry
      join private.removal_exceptions
        on entry_id = entry.id join public.doctors on doctors.id = removal_exceptions.doctor_id
      where entry.request_id = request
    ) end,
    'token', (select token from created)
  ))
  from public.removal_requests where id = request;
end;

comment on function private.get_removal_email_facts is
  'Returns the content of an email about a removal request; for the confirmation, a new token and the published '
  'listing that the form was opened from, but nothing that the visitor typed.';

-- The security of an account: these emails are always sent.

create function private.enqueue_account_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.store_suspended_email(old.id, old.email);
    insert into private.outbox (event, address, language, dedupe_key, due_at)
    select 'account_deleted', lower(old.email),
      (select language from public.notification_preferences where member_id = old.id),
      'account_deleted/' || gen_random_uuid(), now()
    where old.email is not null and old.email_confirmed_at is not null;
  else
    insert into private.outbox (recipient, event, dedupe_key, due_at)
    select profiles.id, 'factor_added', 'factor_added/' || new.id, now()
    from public.profiles where profiles.id = new.user_id
    on conflict (dedupe_key) do nothing;
  end if;
  return old;
end $$;

comment on function private.enqueue_account_email is
  'Trigger on auth tables: emails an account that an authenticator app was added, or that it was deleted, and then '
  'keeps its suspension; Supabase Auth emails that a password was changed. Definer: runs as the auth server''s role.';

create trigger on_auth_factor_added after update on auth.mfa_factors
for each row when (old.status <> 'verified' and new.status = 'verified')
execute function private.enqueue_account_email();

-- Before the deletion, because that also deletes the member's language.
create trigger on_auth_user_removed before delete on auth.users
for each row execute function private.enqueue_account_email();

-- Emails to members.

create function private.get_current_changes(told public.notifications) returns jsonb
language sql stable
return (
  select jsonb_object_agg(key, value)
  from public.doctors
  left join public.listing_changes as change
    on change.doctor_id = doctors.id and change.status = 'open' and change.is_by_others
  cross join lateral (select to_jsonb(doctors) || private.get_parts(doctors.id) as listed) as present
  cross join jsonb_each(told.changes)
  where doctors.id = told.doctor_id
    and case told.note when 'suggest' then change.proposed ? key else listed -> key = value -> 1 end
);

comment on function private.get_current_changes is
  'Returns what is left of the changes that the owner of a listing was notified of: values that are still public, or '
  'still proposed; null if nothing is left.';

create function private.find_alert_news(mail private.outbox, notification public.notifications)
returns table (total integer, one uuid)
language sql stable
begin atomic
  select count(*)::integer, min(doctors.id::text)::uuid
  from public.alert_finds join public.doctors on doctors.id = doctor_id and verified
  where alert_id = notification.alert_id and found_at >= mail.created_at;
end;

comment on function private.find_alert_news is
  'Returns how many public listings an alert has found since its email was enqueued, and one of them.';

create function private.is_email_current(mail private.outbox, notification public.notifications) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  listing constant public.doctors := (select doctors from public.doctors where id = notification.doctor_id);
  owns constant boolean := listing.user_id is not distinct from mail.recipient;
  claim constant public.claim_evidence := (
    select claims from public.claim_evidence as claims where doctor_id = listing.id and claimant = mail.recipient
  );
  request constant public.practice_requests := (
    select requests from public.practice_requests as requests where id = notification.request_id
  );
  is_hidden constant boolean := coalesce(
    (
      select hidden_at is not null or deleted_at is not null from public.post_comments
      where id = notification.comment_id
    ),
    (select hidden_at is not null or deleted_at is not null from public.posts where id = notification.post_id)
  );
begin
  case mail.event
    when 'listing_verified', 'listing_restored' then return listing.status = 'published';
    when 'listing_submitted' then return listing.status = 'pending';
    when 'listing_rejected' then return listing.status = 'rejected';
    when 'listing_taken_down' then return listing.status = 'withdrawn';
    when 'listing_merged' then return private.get_merge_target(listing.id) is not null;
    when 'listing_changed' then return owns and private.get_current_changes(notification) is not null;
    when 'closing_announced' then return listing.closes_on is not null;
    when 'request_closing_announced' then return listing.closes_on is not null and request.closed_at is null;
    when 'closing_canceled', 'request_closing_canceled' then
      -- Whoever has not heard of the closing need not hear of its end.
      return listing.status = 'published' and listing.closes_on is null and exists (
        select from private.outbox as earlier join public.notifications as told on told.id = earlier.notification_id
        where earlier.recipient = mail.recipient and told.doctor_id = listing.id
          and earlier.event in ('closing_announced', 'request_closing_announced')
          and (earlier.sent_at is not null or told.read_at is not null)
      );
    when 'prices_announced' then
      return listing.verified and (listing.announced_prices is null) = (notification.note is null);
    when 'listing_closed' then return exists (select from private.get_closing(listing.id))
      and listing.status = 'withdrawn';
    when 'claim_approved', 'ownership_assigned', 'ownership_received' then return owns;
    when 'ownership_revoked', 'listing_reassigned', 'ownership_transferred' then return not owns;
    when 'claim_rejected' then return claim.status = 'rejected';
    when 'claim_expiring' then return claim.status in ('pending', 'competing') and not claim.has_evidence;
    when 'change_declined' then return private.has_practice_permission(listing.id, 'edit', mail.recipient);
    when 'staff_invited', 'ownership_offered' then return exists (
      select from public.practice_invitations as invitations join auth.users on users.id = mail.recipient
      where invitations.doctor_id = listing.id and invitations.status = 'open' and invitations.expires_at > now()
        and (invitations.user_id = users.id or invitations.email = lower(users.email))
    );
    when 'staff_removed' then return not exists (
      select from private.practice_people where doctor_id = listing.id and user_id = mail.recipient
    );
    when 'request_received' then return request.status in ('sent', 'seen') and exists (
      select from private.people_with_permission(listing.id, 'answer') as person where person = mail.recipient
    );
    when 'request_answered', 'request_declined', 'request_offered', 'request_ended' then
      return mail.event::text = 'request_' || request.status;
    when 'request_waitlisted' then return request.status = 'waiting';
    when 'practice_accepting' then return listing.verified and listing.accepting_new_patients;
    when 'practice_nearby' then return (select total > 0 from private.find_alert_news(mail, notification));
    when 'post_commented', 'post_warned', 'comment_warned' then return not is_hidden;
    when 'post_hidden', 'post_removed', 'comment_hidden', 'comment_removed' then return is_hidden;
    when 'member_suspended' then return private.is_suspended(mail.recipient);
    when 'member_restored' then return not private.is_suspended(mail.recipient);
    when 'admin_added' then return not exists (
      select from unnest(array[
        mail.recipient, (select target_id from public.moderation_log where id = mail.decision_id)
      ]) as admin
      where not exists (select from public.user_roles where user_id = admin and role = 'admin') and admin is not null
    );
    when 'admin_digest' then return private.has_waiting_work(mail.recipient);
    when 'weekly_digest' then return exists (
      select from private.get_digest(mail.recipient) as digest
      where greatest(digest.fresh, digest.posts, digest.threads) > 0
    );
    -- The others say what was done, which stays true.
    else return true;
  end case;
end $$;

comment on function private.is_email_current is
  'Whether what an email to a member says is still so: the one rule for all events, applied when an email is about to '
  'be sent.';

create function private.get_member_email_skip_reason(mail private.outbox) returns text
language plpgsql stable set search_path = '' as $$
declare
  notification public.notifications;
begin
  select * into notification from public.notifications where id = mail.notification_id;
  return case
    when not exists (
      select from auth.users where id = mail.recipient and email is not null and email_confirmed_at is not null
    )
      then 'No confirmed address'
    when private.is_suspended(mail.recipient) and mail.event not in (
      'factor_added', 'admin_added', 'member_suspended', 'member_restored', 'appeal_granted', 'appeal_declined',
      'appeal_moot',
      'post_hidden', 'post_warned', 'post_removed', 'post_erased', 'comment_hidden', 'comment_warned',
      'comment_removed', 'comment_erased'
    ) then 'Suspended'
    when exists (
      select from public.notification_preferences join private.event_types on code = mail.event
      where member_id = mail.recipient and email_topic = any (muted_email_topics)
    ) then 'Unsubscribed'
    when exists (
      select from public.notification_preferences join auth.users on users.id = member_id
      where member_id = mail.recipient and suppressed_email = lower(users.email)
    ) then 'Earlier emails bounced'
    when notification.read_at is not null then 'Read on the site'
    when mail.event = 'staff_invited'
      and exists (
        select from private.outbox as earlier join public.notifications as other on other.id = earlier.notification_id
        where earlier.recipient = mail.recipient and earlier.event = mail.event
          and other.doctor_id = notification.doctor_id
          and earlier.sent_at > now() - interval '1 day'
      ) then 'The practice sent one within a day'
    when private.is_email_current(mail, notification) is not true then 'No longer true'
  end;
end $$;

comment on function private.get_member_email_skip_reason is
  'Returns why an email to a member should not be sent; null if it should.';

create function private.get_member_email_facts(mail private.outbox) returns jsonb
language sql stable
return (
  select jsonb_strip_nulls(jsonb_build_object(
    'listing', doctors.id,
    'practice', doctors.practice_name,
    'post', notification.post_id,
    'reason', case when email_includes_reason then notification.note end,
    'appealed', notification.appealed,
    'act', case when mail.event = 'listing_changed' then notification.note end,
    'changes', private.get_current_changes(notification),
    'admin', case when mail.event = 'admin_added' then (
      select full_name from public.moderation_log join public.profiles on profiles.id = actor
      where event = mail.event and target_id = mail.recipient order by moderation_log.id desc limit 1
    ) end,
    'field', case when mail.event = 'change_declined' then (
      select min(field) from (
        select proposed from public.listing_changes
        where doctor_id = notification.doctor_id and status = 'declined' order by decided_at desc limit 1
      ) as declined, jsonb_object_keys(proposed) as field
    ) end,
    'added', case when mail.event = 'claim_approved' then (
      select jsonb_agg(field order by field) from public.claim_evidence as claim
      join public.listing_versions as versions
        on versions.doctor_id = claim.doctor_id and versions.at = claim.decided_at and action = 'add claim details'
      cross join jsonb_object_keys(changes) as field
      where claim.doctor_id = notification.doctor_id and claimant = mail.recipient
    ) end,
    'next_step', case mail.event
      when 'claim_rejected' then case
        when doctors.status <> 'published' then 'unlisted' when doctors.ownership = 'none' then 'claim' else 'compete'
      end
      when 'listing_rejected' then case
        when doctors.rejection_count < private.shared_limit('max_rejections')
          and (private.find_removal_entry_of_listing(doctors)).id is null then 'resubmit'
        else 'appeal'
      end
      when 'listing_taken_down' then case mail.recipient
        when doctors.user_id then 'appeal'
        when case when not private.had_other_owner(doctors) then doctors.submitted_by end then 'appeal' else 'ended'
      end
    end,
    'place', coalesce(digest.place, case when mail.event = 'practice_nearby' then notification.note end),
    'found', coalesce(digest.fresh, news.total),
    'accepting', digest.accepting,
    'state', digest.state,
    'posts', digest.posts,
    'threads', digest.threads,
    'person', case mail.event
      when 'post_commented' then (
        select profiles.full_name from public.notification_actors
        join public.profiles on profiles.id = notification_actors.actor_id
        where notification_actors.notification_id = notification.id order by notification_actors.at desc limit 1
      )
      when 'ownership_transferred' then (select full_name from public.profiles where id = doctors.user_id)
      else coalesce(asker.full_name, invitation.inviter)
    end,
    'role', invitation.role,
    'people',
    (select count(*) from public.notification_actors where notification_actors.notification_id = notification.id),
    'plan', requests.plan,
    'asks_for', case when requests.for_waitlist then 'waitlist' else requests.kind::text end,
    'questions', case when requests.questions <> '{}' then requests.questions end,
    'requested_for', requests.requested_for,
    'starts_on', requests.starts_on,
    'contact_method', requests.contact_method,
    'prefers_spanish', case when requests.language = 'es' then
      jsonb_build_object('is_spoken', private.speaks(requests.doctor_id, 'Spanish')) end,
    'ends_on', case when mail.event = 'member_suspended' then (
      select (ends_at at time zone 'America/New_York')::date from private.suspensions where user_id = mail.recipient
    ) end,
    'closes_on', closing.closed_on,
    'announced', case when mail.event = 'prices_announced' then doctors.announced_prices end,
    'suggested', closing.suggested_name
  ))
  from (select mail.notification_id as id) as one
  left join private.event_types on code = mail.event
  left join public.notifications as notification on notification.id = one.id
  left join lateral private.get_digest(mail.recipient) as digest on mail.event = 'weekly_digest'
  left join lateral private.find_alert_news(mail, notification) as news on mail.event = 'practice_nearby'
  left join public.doctors on doctors.id = case
    when coalesce(digest.fresh, news.total) is null then notification.doctor_id
    when coalesce(digest.fresh, news.total) = 1 then coalesce(digest.one, news.one)
  end
  left join lateral private.get_closing(doctors.id) as closing
    on mail.event in ('request_closing_announced', 'request_ended', 'closing_announced', 'listing_closed')
  left join public.practice_requests as requests
    on mail.event = 'request_received' and requests.id = notification.request_id
  left join public.profiles as asker on asker.id = requests.user_id
  left join lateral (
    select full_name as inviter, role from public.practice_invitations as invitations
    join public.profiles on profiles.id = invited_by
    where invitations.doctor_id = notification.doctor_id and invitations.status = 'open'
      and mail.recipient = coalesce(user_id, (select users.id from auth.users where users.email = invitations.email))
      and mail.event = case role when 'owner' then 'ownership_offered' else 'staff_invited' end::public.event_code
  ) as invitation on true
);

comment on function private.get_member_email_facts is
  'Returns the content of an email to a member: names, numbers, the reason of an admin''s decision, a field of a '
  'rejected change, what the recipient can do about a decision, what an approved claim added to the listing, and '
  'what was changed in a listing. Of a request only the plan, the questions, who it is for, the start date, and how '
  'to answer; no ages, phone numbers, times, or text of replies and posts.';
