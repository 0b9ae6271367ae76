-- The life of a listing: every way from one state to another, who may take it, what it changes, whom it tells and what is logged.
-- Whatever changes a listing's state or ownership goes through this table; a trigger refuses every other way.

create table private.listing_transitions (
  act text not null,
  -- Administrator; owner (or who set it up as the own practice); submitter of a listing nobody owns; claimant; member; time; account.
  who text not null,
  from_states public.listing_state[] not null,
  -- Null: stays as it is.
  to_state public.listing_state,
  from_ownership public.listing_ownership[] not null,
  to_ownership public.listing_ownership,
  needs_reason boolean not null default false,
  condition text,
  tells text[] not null default '{}',
  -- What the notification says, by its kind.
  notice text,
  logged_as text,
  primary key (act, who, from_states, from_ownership)
);

comment on table private.listing_transitions is
  'The state machine of listings. An empty from_states or from_ownership stands for a listing that does not exist yet.';
alter table private.listing_transitions enable row level security;

insert into private.listing_transitions
  (act, who, from_states, to_state, from_ownership, to_ownership, needs_reason, condition, tells, notice, logged_as)
values
  ('add', 'member', '{}', 'waiting', '{}', 'none', false, null, '{}', null, null),
  ('add own practice', 'doctor', '{}', 'waiting', '{}', 'claimed', false, null, '{}', null, null),
  ('import', 'administrator', '{}', 'public', '{}', 'none', false, null, '{}', null, 'import listings'),
  ('verify', 'administrator', '{waiting,refused}', 'public', '{none}', null, false, null, '{submitter}', 'verified', 'verify listing'),
  ('verify', 'administrator', '{waiting,refused}', 'public', '{claimed,owned}', 'owned', false, null, '{submitter,owner}', 'verified', 'verify listing'),
  ('refuse', 'administrator', '{waiting}', 'refused', '{none,claimed,owned}', null, true, null, '{submitter,owner}', 'rejected', 'reject listing'),
  ('send again', 'submitter', '{refused}', 'waiting', '{none}', null, false, 'refused fewer than 3 times', '{}', null, null),
  ('send again', 'owner', '{refused}', 'waiting', '{claimed,owned}', null, false, 'refused fewer than 3 times', '{}', null, null),
  ('open again', 'administrator', '{refused}', 'waiting', '{none,claimed,owned}', null, false, null, '{submitter,owner}', 'opened', 'open listing again'),
  ('withdraw', 'submitter', '{waiting,refused}', 'withdrawn', '{none}', null, false, null, '{}', null, null),
  ('withdraw', 'owner', '{waiting,refused,public}', 'withdrawn', '{claimed,owned}', null, false, null, '{}', null, null),
  ('put up again', 'submitter', '{withdrawn}', 'waiting', '{none}', null, false, 'not taken down', '{}', null, null),
  ('put up again', 'owner', '{withdrawn}', 'waiting', '{claimed,owned}', null, false, 'not taken down', '{}', null, null),
  ('take down', 'administrator', '{public}', 'withdrawn', '{none,claimed}', 'none', true, null, '{submitter,claimant}', 'taken down', 'take listing down'),
  ('take down', 'administrator', '{public}', 'withdrawn', '{owned}', null, true, null, '{submitter,owner}', 'taken down', 'take listing down'),
  ('put back', 'administrator', '{withdrawn}', 'public', '{none}', null, false, 'not merged', '{submitter}', 'put back', 'put listing back'),
  ('put back', 'administrator', '{withdrawn}', 'public', '{claimed,owned}', 'owned', false, 'not merged', '{submitter,owner}', 'put back', 'put listing back'),
  ('merge', 'administrator', '{waiting,public,refused,withdrawn}', 'withdrawn', '{none,claimed,owned}', 'none', false, 'not merged', '{submitter,owner}', 'merged', 'merge listings'),
  ('claim', 'member', '{public}', null, '{none}', 'claimed', false, 'fewer than 5 open claims', '{}', null, null),
  ('withdraw claim', 'claimant', '{public}', null, '{claimed}', 'none', false, null, '{}', null, null),
  ('approve claim', 'administrator', '{public}', null, '{claimed}', 'owned', false, null, '{claimant}', 'approved', 'approve claim'),
  ('reject claim', 'administrator', '{public}', null, '{claimed}', 'none', true, null, '{claimant}', 'rejected', 'reject claim'),
  ('lapse claim', 'time', '{public}', null, '{claimed}', 'none', false, '30 days without evidence', '{claimant}', 'lapsed', null),
  ('revoke', 'administrator', '{waiting,public,refused,withdrawn}', null, '{owned}', 'none', true, null, '{owner}', 'revoked', 'revoke claim'),
  ('reassign', 'administrator', '{public}', null, '{none,claimed,owned}', 'owned', true, null, '{claimant,owner}', 'reassigned', 'reassign listing'),
  ('leave', 'account', '{waiting,public,refused,withdrawn}', null, '{claimed,owned}', 'none', false, null, '{}', null, null);

create function private.settle_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  now_owned public.listing_ownership;
  volatile_columns constant text[] := array['updated_at', 'confirmed_at', 'version', 'ownership', 'owned_since'];
begin
  -- The SQL editor and the service key may say it in the specification's word.
  if tg_op = 'INSERT' then
    new.state := case when new.verified and new.state = 'waiting' then 'public' else new.state end;
  elsif new.verified <> old.verified and new.state = old.state then
    new.state := case when new.verified then 'public' else 'withdrawn' end;
  end if;
  new.verified := new.state = 'public';
  if new.state in ('waiting', 'public') then
    new.state_reason := null;
  end if;
  if tg_op = 'UPDATE' and (
    (old.claimed_by is not null and new.claimed_by is null) or (old.claim_status = 'approved' and new.user_id is null)
  ) then
    -- A deleted account leaves its listings free.
    new.claim_status := 'unclaimed';
    new.claimed_by := null;
    new.user_id := case when old.claim_status <> 'approved' then new.user_id end;
  end if;
  if new.verified and new.user_id is not null then
    new.claim_status := 'approved';
    new.claimed_by := new.user_id;
  end if;
  now_owned := private.ownership_of(new.claim_status, new.user_id);
  new.owned_since := case
    when now_owned <> 'owned' then null
    when tg_op = 'INSERT' then coalesce(new.owned_since, new.created_at)
    when old.ownership <> 'owned' or old.user_id <> new.user_id then now()
    else old.owned_since
  end;
  if tg_op = 'INSERT' then
    return new;
  end if;
  if (old.state, old.ownership) is distinct from (new.state, now_owned) and not exists (
    select from private.listing_transitions as rule
    where old.state = any (rule.from_states) and new.state = coalesce(rule.to_state, old.state)
      and old.ownership = any (rule.from_ownership) and now_owned = coalesce(rule.to_ownership, old.ownership)
  ) then
    raise exception 'A listing does not go from % and % to % and %', old.state, old.ownership, new.state, now_owned using errcode = '23514';
  end if;
  if to_jsonb(new) - volatile_columns is distinct from to_jsonb(old) - volatile_columns then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

comment on function private.settle_listing is
  'Trigger: keeps verified, claim_status, claimed_by, user_id and owned_since true to the state, counts the version, and refuses what '
  'no transition allows. Verifying a listing that its owner set up approves the owner. Definer: reads the private table.';
revoke execute on function private.settle_listing from public;

create trigger settle_listing before insert or update on public.doctors
for each row execute function private.settle_listing();

create function private.meets_condition(listing public.doctors, condition text) returns boolean
language sql immutable
return case condition
  when 'refused fewer than 3 times' then listing.refusals < 3
  when 'not taken down' then listing.state_reason is null and listing.merged_into is null
  when 'not merged' then listing.merged_into is null
  -- The others are asked where the act begins.
  else true
end;

comment on function private.meets_condition is 'Whether a listing meets the condition of a transition.';
revoke execute on function private.meets_condition from public;

create function private.move_listing(
  target uuid, act text, who text, reason text default null, seen_version integer default null, person uuid default null
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
    raise exception 'There is no such listing' using errcode = 'P0002';
  end if;
  if seen_version <> before.version then
    raise exception 'This listing has changed since you opened it. Look at it again.' using errcode = 'PT409';
  end if;
  select * into rule from private.listing_transitions as known
  where known.act = move_listing.act and known.who = move_listing.who
    and before.state = any (known.from_states) and before.ownership = any (known.from_ownership);
  if rule.act is null then
    raise exception 'This is not possible any more: the listing is %', before.state using errcode = 'PT409';
  end if;
  if not private.meets_condition(before, rule.condition) then
    raise exception '%', case rule.condition
      when 'refused fewer than 3 times' then 'This listing was refused three times. Only an administrator can open it again: please write to us.'
      when 'not taken down' then 'An administrator took this listing down. Please write to us.'
      else 'This listing was merged into another one'
    end using errcode = 'PT409';
  end if;
  if rule.needs_reason and because is null then
    raise exception 'Say why' using errcode = '23514';
  end if;
  perform set_config('private.act', act, true), set_config('private.reason', coalesce(because, ''), true);
  update public.doctors set
    state = coalesce(rule.to_state, state),
    state_reason = case when rule.to_state is null then state_reason else because end,
    refusals = case act when 'refuse' then refusals + 1 when 'open again' then 0 when 'verify' then 0 else refusals end,
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
  perform set_config('private.act', '', true), set_config('private.reason', '', true);
  if rule.logged_as is not null then
    perform private.log_act(rule.logged_as, 'doctors', target, reason);
  end if;
  perform private.tell_of_listing(rule, before, after, because);
  return after;
end $$;

comment on function private.move_listing is
  'Takes a listing from one state to another as the table of transitions says, logs it and tells its people. The caller has made sure '
  'that the person is who "who" says. Errors: P0002 no such listing; PT409 changed since seen_version, or not possible from here; 23514 no reason. '
  'Definer: nobody writes these columns directly.';
revoke execute on function private.move_listing from public;

create function private.tell_of_listing(
  rule private.listing_transitions, before public.doctors, after public.doctors, because text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_of_claim constant boolean := rule.notice in ('approved', 'rejected', 'lapsed', 'revoked', 'reassigned') and rule.act <> 'refuse';
begin
  perform private.notify(
    people.recipient, case when is_of_claim then 'claim' else 'listing' end::public.notification_kind, after.id,
    -- Who had it reads that it was taken; who has it now, that it is theirs.
    case when rule.act = 'reassign' then case when people.recipient = after.user_id then 'approved' else 'revoked' end else rule.notice end,
    because
  )
  from (
    select before.submitted_by where 'submitter' = any (rule.tells)
    union select before.user_id where 'owner' = any (rule.tells)
    union select after.user_id where 'owner' = any (rule.tells)
    union select before.claimed_by where 'claimant' = any (rule.tells)
  ) as people (recipient);
end $$;

comment on function private.tell_of_listing is 'Tells the people that a transition names what became of the listing. Definer: notifications are nobody''s to write.';
revoke execute on function private.tell_of_listing from public;
