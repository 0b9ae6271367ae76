-- Lifecycle of listings: the transitions of status and ownership, the log of what admins do, and the confirmations of a listing's facts.
-- private.transition_listing applies every transition after its caller has checked the actor; admins read the log, and only functions write it.
-- A trigger refuses a change of status or ownership that private.listing_transitions does not have.

create table private.listing_transitions (
  action text not null,
  -- administrator, owner (or the doctor who set the listing up), submitter of a listing without owner, claimant, member, time, account.
  actor text not null,
  from_statuses public.listing_status[] not null,
  -- Null means that it does not change.
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
  'The transitions of listings. An empty from_statuses or from_ownership stands for a listing that does not exist yet.';
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
  'Whether import_listings is writing, which checks the removal register and updates the search index itself, once for each row. The setting '
  'private.action names the function that acts in this transaction; only the functions of this project set it.';

create function private.sync_claim_columns() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  new_ownership public.listing_ownership;
  is_transfer constant boolean := current_setting('private.action', true) = 'transfer';
  uncounted_columns constant text[] := array[
    'updated_at', 'version', 'verified', 'ownership', 'owned_since', 'had_other_owner',
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
  'Trigger: derives claim_status, claimed_by, user_id, owned_since and had_other_owner from a change, removes what only concerns listings that are '
  'not public, counts the version, and refuses what no '
  'transition allows. Publishing a listing that its owner set up approves the owner. Definer: reads the private table of transitions.';

create trigger doctors_40_sync_claim_columns before insert or update on public.doctors
for each row execute function private.sync_claim_columns();

-- Transitions: the condition of one, the function that applies it, and its notifications.

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
  'Applies a transition to a listing, logs it, and notifies its people except `except_recipient`, whom the caller notifies. Its caller has checked '
  'that the user is the named actor. Errors: P0002 no such listing; PT409 changed since seen_version, or not possible from here; 23514 no reason, or a '
  'suspended member as the next owner. Definer: API roles can''t write these columns.';

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

comment on function private.notify_of_transition is 'Notifies the people that a transition names. Definer: API roles can''t write notifications.';

-- Moderation log: every action of an admin.

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
  'What the target of an action is called now: the practice, the member, or who wrote it. Definer: the caller may not see all of them.';

create function private.log_action(
  action text, target_table text, target_id uuid, reason text, subject text default null, actor uuid default auth.uid()
) returns void
language sql volatile
begin atomic
  insert into public.moderation_log (actor, action, target_table, target_id, subject, reason)
  values (actor, action, target_table, target_id, coalesce(subject, private.get_target_name(target_table, target_id)), nullif(btrim(reason), ''));
end;

comment on function private.log_action is 'Adds an entry to the log for the caller, or without an actor when a rule decides. Called by definer functions.';

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
  'Stamps that a part of a listing is still correct. Errors: 42501 neither of the practice, with the right that the part needs, nor an '
  'administrator; PT409 changed since seen_version. Definer: the stamps are not the client''s to write.';
grant execute on function private.confirm_listing to authenticated;

create function public.confirm_listing(
  target uuid, part public.confirmed_part default null, seen_version integer default null
) returns timestamptz
language sql volatile
begin atomic
  select private.confirm_listing(target, part, seen_version);
end;

comment on function public.confirm_listing is
  'Stamps that prices, panel, hours or phone of a listing are still correct, or all of them without a part: who edits it, and administrators; '
  'the panel: the front desk, too.';
grant execute on function public.confirm_listing to authenticated;

create function private.changed_confirmations(before jsonb, after jsonb) returns public.confirmed_part[]
language sql stable set search_path = ''
begin atomic
  select coalesce(array_agg(distinct confirmed_as), '{}') from private.listing_fields
  where confirmed_as is not null
    and coalesce(nullif(before -> name, '[]'), 'null') <> coalesce(nullif(after -> name, '[]'), 'null');
end;

comment on function private.changed_confirmations is 'The confirmations that vouch for what differs between two rows of doctors.';

create function private.get_statement_time(target uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  if current_setting('private.action', true) = 'accept change' then
    return (select created_at from public.listing_changes where doctor_id = target and status = 'open');
  end if;
  return case when private.has_practice_permission(target, 'availability') then now() end;
end $$;

comment on function private.get_statement_time is
  'When the practice said what is being written: now if it writes, when it proposed the change if that is being accepted, null for anybody '
  'else. Definer: changes are not the caller''s to read.';

create function private.stamp_confirmations(before public.doctors, after public.doctors) returns public.doctors
language plpgsql stable security definer set search_path = '' as $$
declare
  changed public.confirmed_part[];
  said_at timestamptz;
begin
  if before.id is null then
    -- Everyone who adds a listing names its address, which does not confirm its hours.
    changed := array_remove(private.changed_confirmations('{}', to_jsonb(after)), 'hours');
    said_at := case when after.user_id = auth.uid() then now() end;
  else
    changed := private.changed_confirmations(to_jsonb(before), to_jsonb(after));
    said_at := case when changed <> '{}' then private.get_statement_time(after.id) end;
  end if;
  -- A stamp that the same statement writes counts.
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
  'Returns a row of doctors with its confirmations: a part that its practice changes is confirmed by that, and one that anybody else changes is no '
  'longer confirmed. Definer: reads the private table of fields.';

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

comment on function public.find_similar_listings is 'Returns the public and waiting listings with a similar name in the same ZIP code, among those the caller may read.';
grant execute on function public.find_similar_listings to anon, authenticated;
