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
  ('draft', 'member', '{}', 'draft', '{}', 'none', false, null, '{}', null, null),
  ('draft own practice', 'doctor', '{}', 'draft', '{}', 'claimed', false, null, '{}', null, null),
  ('submit', 'submitter', '{draft}', 'waiting', '{none}', null, false, 'can be reached', '{}', null, null),
  ('submit', 'owner', '{draft}', 'waiting', '{claimed}', null, false, 'can be reached', '{}', null, null),
  ('import', 'administrator', '{}', 'public', '{}', 'none', false, null, '{}', null, 'import listings'),
  ('verify', 'administrator', '{waiting,refused}', 'public', '{none}', null, false, null, '{submitter}', 'verified', 'verify listing'),
  ('verify', 'administrator', '{waiting,refused}', 'public', '{claimed,owned}', 'owned', false, null, '{submitter,owner}', 'verified', 'verify listing'),
  ('refuse', 'administrator', '{waiting}', 'refused', '{none,claimed,owned}', null, true, null, '{submitter,owner}', 'rejected', 'reject listing'),
  ('send again', 'submitter', '{refused}', 'waiting', '{none}', null, false, 'refused fewer than 3 times', '{}', null, null),
  ('send again', 'owner', '{refused}', 'waiting', '{claimed,owned}', null, false, 'refused fewer than 3 times', '{}', null, null),
  ('open again', 'administrator', '{refused}', 'waiting', '{none,claimed,owned}', null, false, null, '{submitter,owner}', 'opened', 'open listing again'),
  ('withdraw', 'submitter', '{waiting,refused}', 'withdrawn', '{none}', null, false, null, '{}', null, null),
  ('withdraw', 'owner', '{waiting,refused,public}', 'withdrawn', '{claimed,owned}', null, false, null, '{}', null, null),
  ('close', 'owner', '{public}', 'withdrawn', '{owned}', null, false, null, '{}', null, null),
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
  ('hand over', 'owner', '{waiting,public,refused,withdrawn}', null, '{owned}', 'owned', false, 'to a manager', '{}', null, null),
  ('give back', 'owner', '{waiting,public,refused,withdrawn}', null, '{owned}', 'none', false, null, '{}', null, null),
  ('leave', 'account', '{waiting,public,refused,withdrawn}', null, '{claimed,owned}', 'none', false, null, '{}', null, null);

create function private.settle_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  now_owned public.listing_ownership;
  volatile_columns constant text[] := array[
    'updated_at', 'version', 'ownership', 'owned_since', 'had_other_owner',
    'confirmed_at', 'prices_confirmed_at', 'panel_confirmed_at', 'hours_confirmed_at', 'phone_confirmed_at'
  ];
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
    -- Who takes it over from within the practice has read what was asked of it.
    when old.ownership <> 'owned' or (old.user_id <> new.user_id and current_setting('private.act', true) is distinct from 'hand over') then now()
    else old.owned_since
  end;
  new.had_other_owner := new.had_other_owner or (now_owned = 'owned' and new.user_id is distinct from new.submitted_by);
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
  'Trigger: keeps verified, claim_status, claimed_by, user_id, owned_since and had_other_owner true to the state, counts the version, and refuses what '
  'no transition allows. Verifying a listing that its owner set up approves the owner. Definer: reads the private table.';

create trigger settle_listing before insert or update on public.doctors
for each row execute function private.settle_listing();
