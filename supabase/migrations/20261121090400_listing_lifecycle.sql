-- Lifecycle of listings: the transitions of status and ownership, the log of admin actions, and the confirmations of a listing's fields.
-- The function that a user calls checks the actor, and private.transition_listing applies the transition. A trigger refuses any change of status or
-- ownership that is not in private.listing_transitions. Admins read the log, and only functions write it.

create table private.listing_transitions (
  action text not null,
  -- administrator; owner, or the doctor who added their own practice; submitter of a listing without an owner; claimant; member; doctor;
  -- work address (its recipient disputed the claim); time (a scheduled job); account (its deletion).
  actor text not null,
  from_statuses public.listing_status[] not null,
  -- Null means unchanged.
  to_status public.listing_status,
  from_ownership public.listing_ownership[] not null,
  to_ownership public.listing_ownership,
  needs_reason boolean not null default false,
  condition text,
  notifies text[] not null default '{}',
  -- The detail of the notification.
  notice text,
  logged_as text,
  primary key (action, actor, from_statuses, from_ownership)
);

comment on table private.listing_transitions is
  'The allowed transitions of listings. Empty from_statuses and from_ownership mean that the transition creates the listing.';
alter table private.listing_transitions enable row level security;

insert into private.listing_transitions
  (action, actor, from_statuses, to_status, from_ownership, to_ownership, needs_reason, condition, notifies, notice, logged_as)
values
  ('add', 'member', '{}', 'pending', '{}', 'none', false, null, '{}', null, null),
  ('add own practice', 'doctor', '{}', 'pending', '{}', 'claimed', false, null, '{}', null, null),
  ('draft', 'member', '{}', 'draft', '{}', 'none', false, null, '{}', null, null),
  ('draft own practice', 'doctor', '{}', 'draft', '{}', 'claimed', false, null, '{}', null, null),
  ('submit', 'submitter', '{draft}', 'pending', '{none}', null, false, 'has a phone or website', '{}', null, null),
  ('submit', 'owner', '{draft}', 'pending', '{claimed}', null, false, 'has a phone or website', '{}', null, null),
  ('import', 'administrator', '{}', 'published', '{}', 'none', false, null, '{}', null, 'import listings'),
  ('verify', 'administrator', '{pending,rejected}', 'published', '{none}', null, false, null, '{submitter}', 'verified', 'verify listing'),
  ('verify', 'administrator', '{pending,rejected}', 'published', '{claimed,owned}', 'owned', false, null, '{submitter,owner}', 'verified', 'verify listing'),
  ('reject', 'administrator', '{pending}', 'rejected', '{none,claimed,owned}', null, true, null, '{submitter,owner}', 'rejected', 'reject listing'),
  ('resubmit', 'submitter', '{rejected}', 'pending', '{none}', null, false, 'rejected fewer than 3 times', '{}', null, null),
  ('resubmit', 'owner', '{rejected}', 'pending', '{claimed,owned}', null, false, 'rejected fewer than 3 times', '{}', null, null),
  ('reopen', 'administrator', '{rejected}', 'pending', '{none,claimed,owned}', null, false, null, '{submitter,owner}', 'opened', 'open listing again'),
  ('withdraw', 'submitter', '{pending,rejected}', 'withdrawn', '{none}', null, false, null, '{}', null, null),
  ('withdraw', 'owner', '{pending,rejected,published}', 'withdrawn', '{claimed,owned}', null, false, null, '{}', null, null),
  ('close', 'owner', '{published}', 'withdrawn', '{owned}', null, false, null, '{}', null, null),
  ('relist', 'submitter', '{withdrawn}', 'pending', '{none}', null, false, 'not taken down', '{}', null, null),
  ('relist', 'owner', '{withdrawn}', 'pending', '{claimed,owned}', null, false, 'not taken down', '{}', null, null),
  ('take down', 'administrator', '{published}', 'withdrawn', '{none,claimed}', 'none', true, null, '{submitter,claimant}', 'taken down', 'take listing down'),
  ('take down', 'administrator', '{published}', 'withdrawn', '{owned}', null, true, null, '{submitter,owner}', 'taken down', 'take listing down'),
  ('restore', 'administrator', '{withdrawn}', 'published', '{none}', null, false, 'not merged', '{submitter}', 'put back', 'put listing back'),
  ('restore', 'administrator', '{withdrawn}', 'published', '{claimed,owned}', 'owned', false, 'not merged', '{submitter,owner}', 'put back', 'put listing back'),
  ('merge', 'administrator', '{pending,published,rejected,withdrawn}', 'withdrawn', '{none,claimed,owned}', 'none', false, 'not merged', '{submitter,owner}', 'merged', 'merge listings'),
  ('claim', 'member', '{published}', null, '{none}', 'claimed', false, 'fewer than 5 open claims', '{}', null, null),
  ('withdraw claim', 'claimant', '{published}', null, '{claimed}', 'none', false, null, '{}', null, null),
  ('approve claim', 'administrator', '{published}', null, '{claimed}', 'owned', false, null, '{claimant}', 'approved', 'approve claim'),
  ('approve competing claim', 'administrator', '{published}', null, '{claimed,owned}', 'owned', true, null, '{claimant,owner}', 'approved', 'approve claim'),
  ('reject claim', 'administrator', '{published}', null, '{claimed}', 'none', true, null, '{claimant}', 'rejected', 'reject claim'),
  ('lapse claim', 'time', '{published}', null, '{claimed}', 'none', false, '30 days without evidence', '{claimant}', 'lapsed', null),
  ('revoke', 'administrator', '{pending,published,rejected,withdrawn}', null, '{owned}', 'none', true, null, '{owner}', 'revoked', 'revoke claim'),
  ('reassign', 'administrator', '{published}', null, '{none,claimed,owned}', 'owned', true, null, '{claimant,owner}', 'reassigned', 'reassign listing'),
  ('transfer', 'owner', '{pending,published,rejected,withdrawn}', null, '{owned}', 'owned', false, 'to a manager', '{}', null, null),
  ('relinquish', 'owner', '{pending,published,rejected,withdrawn}', null, '{owned}', 'none', false, null, '{}', null, null),
  ('leave', 'account', '{pending,published,rejected,withdrawn}', null, '{claimed,owned}', 'none', false, null, '{}', null, null);

create function private.is_importing() returns boolean
language sql stable
return coalesce(current_setting('private.action', true) = 'import', false);

comment on function private.is_importing is
  'Whether import_listings is writing. It checks the removal register and updates the search index itself, once for each row. The setting '
  'private.action names the action in progress; only functions of this project set it.';

create function private.sync_claim_columns() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  new_ownership public.listing_ownership;
  is_transfer constant boolean := current_setting('private.action', true) = 'transfer';
  uncounted_columns constant text[] := array[
    'updated_at', 'version', 'verified', 'ownership', 'owned_since', 'had_other_owner', 'closes_on',
    'confirmed_at', 'prices_confirmed_at', 'panel_confirmed_at', 'hours_confirmed_at', 'phone_confirmed_at'
  ];
begin
  if new.status in ('pending', 'published') then
    new.status_reason := null;
  end if;
  if new.status = 'published' then
    new.rejection_count := 0;
  end if;
  if tg_op = 'UPDATE' and (
    (old.claimed_by is not null and new.claimed_by is null) or (old.claim_status = 'approved' and new.user_id is null)
  ) then
    -- Deleting an account leaves its listings without an owner.
    new.claim_status := 'unclaimed';
    new.claimed_by := null;
    new.user_id := case when old.claim_status <> 'approved' then new.user_id end;
  end if;
  if new.status = 'published' and new.user_id is not null then
    new.claim_status := 'approved';
    new.claimed_by := new.user_id;
  end if;
  new_ownership := private.ownership_of(new.claim_status, new.user_id);
  new.owned_since := case
    when new_ownership <> 'owned' then null
    when tg_op = 'INSERT' then coalesce(new.owned_since, new.created_at)
    -- A manager who becomes the owner has already read the requests of the practice.
    when old.ownership <> 'owned' or (old.user_id <> new.user_id and is_transfer is not true) then now()
    else old.owned_since
  end;
  new.had_other_owner := new.had_other_owner or (new_ownership = 'owned' and new.user_id is distinct from new.submitted_by);
  if tg_op = 'INSERT' then
    return private.stamp_confirmations(null, new);
  end if;
  -- An announced closing ends when the listing leaves the directory or changes owners, except by a transfer to a manager.
  if new.status <> 'published' or new_ownership <> 'owned' or (old.user_id is distinct from new.user_id and is_transfer is not true) then
    new.closes_on := null;
  end if;
  if (old.status, old.ownership) is distinct from (new.status, new_ownership) and not exists (
    select from private.listing_transitions as rule
    where old.status = any (rule.from_statuses) and new.status = coalesce(rule.to_status, old.status)
      and old.ownership = any (rule.from_ownership) and new_ownership = coalesce(rule.to_ownership, old.ownership)
  ) then
    raise exception 'A listing cannot change from % (%) to % (%)', old.status, old.ownership, new.status, new_ownership
    using errcode = '23514', hint = 'transition_not_allowed';
  end if;
  if to_jsonb(new) - uncounted_columns is distinct from to_jsonb(old) - uncounted_columns then
    new.version := old.version + 1;
  end if;
  return private.stamp_confirmations(old, new);
end $$;

comment on function private.sync_claim_columns is
  'Trigger: derives claim_status, claimed_by, user_id, owned_since, and had_other_owner from a change, ends the announcement of a closing, clears the reason and count of rejections '
  'when they no longer apply, increases the version, and refuses a change that no transition allows. Publishing a listing that a doctor added as their '
  'own practice approves them as the owner. Definer: reads the private table of transitions.';

create trigger doctors_40_sync_claim_columns before insert or update on public.doctors
for each row execute function private.sync_claim_columns();

-- Transitions: conditions, the function that applies a transition, and notifications.

create function private.max_rejections() returns integer
language sql immutable
return 3;

comment on function private.max_rejections is 'Returns how often a listing can be rejected before only an admin can reopen it.';

create function private.meets_condition(listing public.doctors, condition text) returns boolean
language sql immutable
return case condition
  when 'rejected fewer than 3 times' then listing.rejection_count < private.max_rejections()
  when 'not taken down' then listing.status_reason is null and listing.merged_into is null
  when 'not merged' then listing.merged_into is null
  when 'has a phone or website' then num_nonnulls(listing.phone, listing.website) > 0
  -- The caller of transition_listing checks the other conditions.
  else true
end;

comment on function private.meets_condition is 'Whether a listing meets the condition of a transition.';

create function private.transition_listing(
  target uuid, action text, actor text, reason text default null, seen_version integer default null, person uuid default null,
  except_recipient uuid default null
) returns public.doctors
language plpgsql security definer set search_path = '' as $$
declare
  before public.doctors;
  after public.doctors;
  rule private.listing_transitions;
  because constant text := nullif(left(btrim(reason), 500), '');
begin
  select * into before from public.doctors where id = target for update;
  if before.id is null then
    raise exception 'There is no such listing' using errcode = 'P0002', hint = 'listing_not_found';
  end if;
  if seen_version <> before.version then
    raise exception 'This listing has changed since you opened it' using errcode = 'PT409', hint = 'listing_changed';
  end if;
  select * into rule from private.listing_transitions as known
  where known.action = transition_listing.action and known.actor = transition_listing.actor
    and before.status = any (known.from_statuses) and before.ownership = any (known.from_ownership);
  if rule.action is null then
    raise exception 'The action is not allowed while the listing is %', before.status using errcode = 'PT409', hint = 'transition_not_allowed';
  end if;
  if not private.meets_condition(before, rule.condition) then
    case rule.condition
      when 'rejected fewer than 3 times' then
        raise exception 'Only an admin can reopen a listing that was rejected three times' using errcode = 'PT409', hint = 'rejection_limit_reached';
      when 'not taken down' then
        raise exception 'An admin took this listing down' using errcode = 'PT409', hint = 'listing_taken_down';
      when 'has a phone or website' then
        raise exception 'A listing needs a phone number or a website before it is submitted' using errcode = 'PT409', hint = 'contact_required';
      else
        raise exception 'This listing was merged into another one' using errcode = 'PT409', hint = 'listing_merged';
    end case;
  end if;
  if rule.to_ownership = 'owned' and (before.ownership <> 'owned' or person is not null)
    and private.is_suspended(coalesce(person, before.user_id, before.claimed_by)) then
    raise exception 'A suspended member cannot become the owner of a listing' using errcode = '23514', hint = 'member_suspended';
  end if;
  if rule.needs_reason and because is null then
    raise exception 'A reason is required' using errcode = '23514', hint = 'reason_required';
  end if;
  perform set_config('private.action', action, true);
  update public.doctors set
    status = coalesce(rule.to_status, status),
    status_reason = case when rule.to_status is null then status_reason else because end,
    rejection_count = case transition_listing.action when 'reject' then rejection_count + 1 when 'reopen' then 0 else rejection_count end,
    claim_status = case rule.to_ownership
      when 'none' then 'unclaimed' when 'claimed' then 'pending' when 'owned' then 'approved' else claim_status
    end::public.claim_status,
    claimed_by = case rule.to_ownership
      when 'none' then null when 'claimed' then person when 'owned' then coalesce(person, user_id, claimed_by) else claimed_by
    end,
    user_id = case rule.to_ownership
      when 'none' then null when 'claimed' then null when 'owned' then coalesce(person, user_id, claimed_by) else user_id
    end
  where id = target returning * into after;
  perform set_config('private.action', '', true);
  if because is not null and before.claimed_by is distinct from after.claimed_by then
    update public.claim_evidence set reason = because where doctor_id = target and claimant = before.claimed_by;
  end if;
  if rule.logged_as is not null then
    perform private.log_action(rule.logged_as, 'doctors', target, reason);
  end if;
  perform private.notify_of_transition(rule, before, after, because, except_recipient);
  return after;
end $$;

comment on function private.transition_listing is
  'Applies a transition to a listing, logs it, and notifies the people it names, except `except_recipient`, whom the caller notifies. The caller must check '
  'that the user is the named actor. `person` is the next claimant or owner. Errors: P0002 no such listing; PT409 the listing has changed since seen_version, or its '
  'status, ownership, or condition does not allow the action; 23514 no reason, or the next owner is suspended. Definer: API roles cannot write these columns.';

create function private.notify_of_transition(
  rule private.listing_transitions, before public.doctors, after public.doctors, because text, except_recipient uuid
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_of_claim constant boolean := rule.notice in ('approved', 'rejected', 'lapsed', 'revoked', 'reassigned') and rule.action <> 'reject';
begin
  perform private.notify(
    people.recipient, case when is_of_claim then 'claim' else 'listing' end::public.notification_kind, after.id,
    case
      when rule.action = 'reassign' and people.recipient = after.user_id then 'assigned'
      when rule.action = 'approve competing claim' and people.recipient is distinct from after.user_id
        then case before.ownership when 'owned' then 'revoked' else 'rejected' end
      else rule.notice
    end,
    because
  )
  from (
    select before.submitted_by where 'submitter' = any (rule.notifies) and not before.had_other_owner
    union select before.user_id where 'owner' = any (rule.notifies)
    union select after.user_id where 'owner' = any (rule.notifies)
    union select before.claimed_by where 'claimant' = any (rule.notifies)
  ) as people (recipient)
  where recipient is distinct from except_recipient;
end $$;

comment on function private.notify_of_transition is 'Notifies the people that a transition names. Definer: API roles cannot write notifications.';

-- Moderation log: the actions of admins.

create table public.moderation_log (
  id bigint generated always as identity primary key,
  actor uuid references public.profiles (id) on delete set null,
  action text not null,
  target_table text not null,
  target_id uuid not null,
  subject text,
  reason text,
  at timestamptz not null default now()
);

comment on table public.moderation_log is 'Actions of admins, newest last. Only functions write it, and only admins read it.';
comment on column public.moderation_log.subject is 'The name of the target at that time.';

create index moderation_log_actor_idx on public.moderation_log (actor, id);
create index moderation_log_action_idx on public.moderation_log (action, id);
create index moderation_log_target_id_idx on public.moderation_log (target_id, id);

grant select on table public.moderation_log to authenticated;
grant all on table public.moderation_log to service_role;

select private.guard_table('moderation_log');
alter table public.moderation_log enable row level security;

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

create function private.get_target_name(target_table text, target_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case target_table
    when 'doctors' then (select practice_name from public.doctors where id = target_id)
    when 'profiles' then (select full_name from public.profiles where id = target_id)
    when 'posts' then (
      select full_name from public.posts join public.profiles on profiles.id = posts.user_id where posts.id = target_id
    )
    when 'post_comments' then (
      select full_name from public.post_comments join public.profiles on profiles.id = post_comments.user_id where post_comments.id = target_id
    )
    when 'reports' then (
      select coalesce(doctors.practice_name, reports.reported_name)
      from public.reports left join public.doctors on doctors.id = reports.doctor_id
      where reports.id = target_id
    )
  end;
end $$;

comment on function private.get_target_name is
  'Returns the current name of an action''s target: the practice, the member, or the author. Definer: the caller may not see all of them.';

create function private.log_action(
  action text, target_table text, target_id uuid, reason text, subject text default null, actor uuid default auth.uid()
) returns void
language sql volatile
begin atomic
  insert into public.moderation_log (actor, action, target_table, target_id, subject, reason)
  values (actor, action, target_table, target_id, coalesce(subject, private.get_target_name(target_table, target_id)), nullif(btrim(reason), ''));
end;

comment on function private.log_action is 'Adds an entry to the log for `actor`, by default the caller, or null for an automatic action. Called by definer functions.';

-- Confirmations: a practice confirms parts of its listing.

create function private.confirm_listing(target uuid, part public.confirmed_part, seen_version integer) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
begin
  perform private.require_active_member();
  select * into listing from public.doctors where id = target for update;
  if listing.id is null or not (
    private.has_practice_permission(target, 'edit') or coalesce(part = 'panel', false) and private.has_practice_permission(target, 'availability') or private.is_admin()
  ) then
    raise exception 'Only the practice or an admin can confirm this' using errcode = '42501', hint = 'confirmation_not_allowed';
  end if;
  if seen_version <> listing.version then
    raise exception 'This listing has changed since you opened it' using errcode = 'PT409', hint = 'listing_changed';
  end if;
  update public.doctors set
    prices_confirmed_at = case when coalesce(part, 'prices') = 'prices' then now() else prices_confirmed_at end,
    panel_confirmed_at = case when coalesce(part, 'panel') = 'panel' then now() else panel_confirmed_at end,
    hours_confirmed_at = case when coalesce(part, 'hours') = 'hours' then now() else hours_confirmed_at end,
    phone_confirmed_at = case when coalesce(part, 'phone') = 'phone' then now() else phone_confirmed_at end
  where id = target;
  return now();
end $$;

comment on function private.confirm_listing is
  'Records that a part of a listing is still correct. Errors: 42501 the caller is not an admin and has no permission for this part; PT409 the listing '
  'has changed since seen_version. Definer: API roles cannot write the timestamps.';
grant execute on function private.confirm_listing to authenticated;

create function public.confirm_listing(
  target uuid, part public.confirmed_part default null, seen_version integer default null
) returns timestamptz
language sql volatile
begin atomic
  select private.confirm_listing(target, part, seen_version);
end;

comment on function public.confirm_listing is
  'Records that the prices, panel, hours, or phone of a listing are still correct, or all of them if `part` is null. Editors of the listing and admins can '
  'call it; the front desk can confirm the panel.';
grant execute on function public.confirm_listing to authenticated;

create function private.changed_confirmations(before jsonb, after jsonb) returns public.confirmed_part[]
language sql stable set search_path = ''
begin atomic
  select coalesce(array_agg(distinct confirmed_as), '{}') from private.listing_fields
  where confirmed_as is not null
    and coalesce(nullif(before -> name, '[]'), 'null') <> coalesce(nullif(after -> name, '[]'), 'null');
end;

comment on function private.changed_confirmations is 'Returns the confirmations that cover the differences between two rows of doctors.';

create function private.get_statement_time(target uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  if current_setting('private.action', true) = 'accept change' then
    return (select created_at from public.listing_changes where doctor_id = target and status = 'open');
  end if;
  return case when private.has_practice_permission(target, 'availability') then now() end;
end $$;

comment on function private.get_statement_time is
  'Returns when the practice stated the values being written: now if it is writing, the time of its proposal if an admin is accepting one, and null '
  'for anyone else. Definer: the caller may not be able to read pending changes.';

create function private.stamp_confirmations(before public.doctors, after public.doctors) returns public.doctors
language plpgsql stable security definer set search_path = '' as $$
declare
  changed public.confirmed_part[];
  said_at timestamptz;
begin
  if before.id is null then
    -- Every new listing has an address, which does not confirm its hours.
    changed := array_remove(private.changed_confirmations('{}', to_jsonb(after)), 'hours');
    said_at := case when after.user_id = auth.uid() then now() end;
  else
    changed := private.changed_confirmations(to_jsonb(before), to_jsonb(after));
    said_at := case when changed <> '{}' then private.get_statement_time(after.id) end;
  end if;
  -- A timestamp that the same statement writes takes precedence.
  if 'prices' = any (changed) and after.prices_confirmed_at is not distinct from before.prices_confirmed_at then
    after.prices_confirmed_at := said_at;
  end if;
  if 'panel' = any (changed) and after.panel_confirmed_at is not distinct from before.panel_confirmed_at then
    after.panel_confirmed_at := said_at;
  end if;
  if 'hours' = any (changed) and after.hours_confirmed_at is not distinct from before.hours_confirmed_at then
    after.hours_confirmed_at := said_at;
  end if;
  if 'phone' = any (changed) and after.phone_confirmed_at is not distinct from before.phone_confirmed_at then
    after.phone_confirmed_at := said_at;
  end if;
  return after;
end $$;

comment on function private.stamp_confirmations is
  'Returns a row of doctors with updated confirmations: a change by the practice confirms the part, and a change by anyone else removes its '
  'confirmation. Definer: reads the private table of fields.';

create index doctors_address_zip_idx on public.doctors (left(address_zip, 5));

create function public.find_similar_listings(name text, zip text)
returns table (id uuid, practice_name text, address_city text, address_state text, verified boolean, similarity real)
language sql stable
begin atomic
  select doctors.id, doctors.practice_name, doctors.address_city, doctors.address_state, doctors.verified,
    extensions.similarity(private.fold(doctors.practice_name), private.fold(name))
  from public.doctors
  where private.require_at_most(octet_length(concat(name, zip)), 1000, 'bytes of a name and ZIP code')
    and left(doctors.address_zip, 5) = left(btrim(zip), 5)
    and doctors.status in ('pending', 'published')
    and extensions.similarity(private.fold(doctors.practice_name), private.fold(name)) > 0.35
  order by 6 desc, 1
  limit 5;
end;

comment on function public.find_similar_listings is 'Returns up to five published or pending listings with a similar name in the same ZIP code that the caller can read.';
grant execute on function public.find_similar_listings to anon, authenticated;
