-- Every version of a listing: who changed what, and when.

create table public.listing_versions (
  id bigint generated always as identity primary key,
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  version integer not null,
  actor uuid references public.profiles (id) on delete set null,
  act text not null,
  -- {"column": [before, after]}
  changes jsonb not null,
  reason text,
  at timestamptz not null default now()
);

comment on table public.listing_versions is 'What changed in a listing with each version, newest last. Written by triggers only.';

create index listing_versions_doctor_id_idx on public.listing_versions (doctor_id, id);
create index listing_versions_actor_idx on public.listing_versions (actor);

grant select on table public.listing_versions to authenticated;
grant all on table public.listing_versions to service_role;
alter table public.listing_versions enable row level security;

create policy "listing_versions: owner and admin read" on public.listing_versions
for select to authenticated
using (
  (select private.is_admin())
  or exists (select from public.doctors where doctors.id = doctor_id and doctors.user_id = (select auth.uid()))
);

create function private.changes_between(before jsonb, after jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_object_agg(now.key, jsonb_build_array(before -> now.key, now.value)), '{}')
  from jsonb_each(after) as now
  where before -> now.key is distinct from now.value
    and now.key not in (
      'updated_at', 'version', 'verified', 'ownership', 'owned_since', 'had_other_owner', 'latitude', 'longitude', 'claimed_by', 'refusals', 'state_reason',
      'confirmed_at'
    )
);

comment on function private.changes_between is 'What differs between two rows: {"column": [before, after]}, without what is kept by itself.';

create function private.keep_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed constant jsonb := private.changes_between(to_jsonb(old), to_jsonb(new));
  act constant text := coalesce(nullif(current_setting('private.act', true), ''), 'edit');
  confirmations constant text[] := array['prices_confirmed_at', 'panel_confirmed_at', 'hours_confirmed_at', 'phone_confirmed_at'];
  edited constant jsonb := changed - confirmations;
begin
  -- What stands in tables of its own is kept by keep_part, which counts the version itself.
  if changed = '{}' or (edited = '{}' and new.version <> old.version) then
    return null;
  end if;
  insert into public.listing_versions (doctor_id, version, actor, act, changes, reason)
  values (
    new.id, new.version,
    -- Nobody, when the account is just being deleted.
    (select id from public.profiles where id = auth.uid()),
    case when act = 'edit' and edited = '{}' then 'confirm' else act end,
    -- An edit that confirms what it changes is told as the edit.
    case when edited = '{}' then changed else edited end,
    -- Why a claim was refused is between its claimant and the administrators.
    case when changed ? 'state' then nullif(current_setting('private.reason', true), '') end
  );
  -- What an administrator edits in somebody's listing is an act like any other.
  if act = 'edit' and private.is_admin() and new.user_id is distinct from auth.uid() then
    perform private.log_act('edit listing', 'doctors', new.id,
      (select string_agg(replace(key, '_', ' '), ', ' order by key) from jsonb_object_keys(case when edited = '{}' then changed else edited end) as key), old.practice_name);
  end if;
  return null;
end $$;

comment on function private.keep_version is 'Trigger: keeps what an update changed, and logs what administrators edit. Definer: versions are nobody''s to write.';

create trigger keep_version after update on public.doctors
for each row execute function private.keep_version();

create function private.keep_part(target uuid, part text, words text, before jsonb, after jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  act constant text := coalesce(nullif(current_setting('private.act', true), ''), 'edit');
  counted integer;
begin
  if after = before then
    return;
  end if;
  update public.doctors set
    version = version + 1,
    prices_confirmed_at = case part when 'tiers' then private.practice_said_at(target) else prices_confirmed_at end,
    hours_confirmed_at = case part when 'offices' then private.practice_said_at(target) else hours_confirmed_at end
  where id = target returning version into counted;
  insert into public.listing_versions (doctor_id, version, actor, act, changes)
  values (target, counted, auth.uid(), act, jsonb_build_object(part, jsonb_build_array(before, after)));
  -- As above.
  if act = 'edit' and not private.may_at(target, 'edit') then
    perform private.log_act('edit listing', 'doctors', target, words);
  end if;
end $$;

comment on function private.keep_part is
  'Keeps a change of what a listing says in a table of its own, with the confirmation that vouches for it, and logs in these words what '
  'administrators edit of it. Definer: as above.';
