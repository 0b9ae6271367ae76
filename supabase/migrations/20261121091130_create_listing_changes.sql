-- What was verified stays verified: its practice's change of what identifies a public listing waits for an administrator,
-- and the old version stays public meanwhile.

create type public.change_state as enum ('open', 'accepted', 'declined', 'withdrawn');

create table public.listing_changes (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  author uuid references public.profiles (id) on delete set null,
  -- {"column": value}; "clinicians" as private.clinicians_of tells them, all there are to be; "offices" as private.unchecked_offices does,
  -- those that are new only.
  proposed jsonb not null,
  state public.change_state not null default 'open',
  reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);

comment on table public.listing_changes is 'What owners want to change of a name, people, NPI, address or offices. Written by triggers and functions only.';
comment on column public.listing_changes.version is 'Counts what was added to it. A decision names the version that was looked at.';

create unique index listing_changes_open_key on public.listing_changes (doctor_id) where state = 'open';
create index listing_changes_doctor_id_idx on public.listing_changes (doctor_id, created_at);
create index listing_changes_author_idx on public.listing_changes (author);
create index listing_changes_open_idx on public.listing_changes (created_at, id) where state = 'open';

grant select on table public.listing_changes to authenticated;
grant all on table public.listing_changes to service_role;
alter table public.listing_changes enable row level security;

create policy "listing_changes: owner and admin read" on public.listing_changes
for select to authenticated
using (
  (select private.is_admin())
  or exists (select from public.doctors where doctors.id = doctor_id and doctors.user_id = (select auth.uid()))
);

create function private.apply_identity(target uuid, identity jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_fields(target, identity);
  if identity ? 'clinicians' then
    perform private.write_clinicians(target, identity -> 'clinicians');
  end if;
  if identity ? 'offices' then
    perform private.write_offices(target, private.joined_offices(private.identified_offices(target), identity -> 'offices'));
  end if;
end $$;

comment on function private.apply_identity is 'Writes what identifies a practice. Definer: for changes that were reviewed.';

create function private.add_to_change(target uuid, wanted jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- City, state and ZIP belong together: another ZIP does not go with the city that was wished before.
  place constant text[] := array['address_city', 'address_state', 'address_zip'];
  gone constant text[] := case when wanted ?| place then place else '{}' end;
  before constant jsonb := private.edited_listing(target);
begin
  insert into public.listing_changes (doctor_id, author, proposed) values (target, auth.uid(), wanted)
  on conflict (doctor_id) where state = 'open'
  do update set proposed = (listing_changes.proposed - gone) || excluded.proposed, version = listing_changes.version + 1
  where (listing_changes.proposed - gone) || excluded.proposed <> listing_changes.proposed;
  insert into public.listing_versions (doctor_id, version, actor, act, changes)
  select target, version + 1, auth.uid(), 'propose', proposed
  from public.doctors cross join private.changes_between(before, private.edited_listing(target)) as proposed
  where id = target and proposed <> '{}';
end $$;

comment on function private.add_to_change is
  'Adds what the caller wants to the change of a listing that waits, part by part, or begins one, and keeps that as its next version, which '
  'the caller counts. Definer: changes are nobody''s to write.';

create function private.propose_change(target uuid, wanted jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_to_change(target, wanted);
  update public.doctors set
    version = version + 1, hours_confirmed_at = case when wanted ? 'offices' then now() else hours_confirmed_at end
  where id = target;
end $$;

comment on function private.propose_change is
  'Adds parts to the change of a listing that waits, and counts the version. Its practice has just described its offices if they are among '
  'them. Definer: as above.';

create function private.take_from_change(target uuid, parts text[]) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- What is taken back whole stays to be read.
  update public.listing_changes set
    proposed = case when proposed - parts = '{}' then proposed else proposed - parts end,
    state = case when proposed - parts = '{}' then 'withdrawn' else state end,
    decided_at = case when proposed - parts = '{}' then now() end,
    version = version + 1
  where doctor_id = target and state = 'open' and proposed ?| parts;
  return found;
end $$;

comment on function private.take_from_change is
  'Takes parts back of the change of a listing that waits; false where none of them does. Definer: as above.';

create function private.divert_identity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted jsonb;
begin
  if auth.uid() is null or old.state <> 'public' or private.is_admin() or not private.may_at(old.id, 'edit')
    or current_setting('private.is_reviewed', true) = 'on' then
    return new;
  end if;
  select jsonb_object_agg(now.key, now.value) into wanted
  from jsonb_each(private.identity_of(to_jsonb(new))) as now
  where now.value is distinct from to_jsonb(old) -> now.key
    -- A street that is taken away, which may be somebody's home, is gone at once.
    and not (now.key = 'address_street' and now.value = 'null');
  if old.address_street is not null and new.address_street is null then
    perform private.take_from_change(old.id, array['address_street']);
  end if;
  if wanted is null then
    return new;
  end if;
  -- Tried for real and undone, so that every check of the table speaks now and not to the administrator.
  begin
    perform set_config('private.is_reviewed', 'on', true);
    perform private.apply_identity(old.id, wanted);
    raise exception using errcode = 'PTDRY';
  exception when sqlstate 'PTDRY' then
    null;
  end;
  perform private.add_to_change(old.id, wanted);
  new := jsonb_populate_record(
    new, private.identity_of(to_jsonb(old)) || case when new.address_street is null then '{"address_street": null}' else '{}' end::jsonb
  );
  new.version := old.version + 1;
  new.latitude := old.latitude;
  new.longitude := old.longitude;
  if new.address_street is null and old.address_street is not null then
    select latitude, longitude into new.latitude, new.longitude from public.zip_codes where zip = left(old.address_zip, 5);
  end if;
  return new;
end $$;

comment on function private.divert_identity is
  'Trigger: sends an owner''s or manager''s change of what identifies a public listing to review, and keeps the old version meanwhile. The rest of the same '
  'update, and the removal of a street, is live at once. Definer: API roles can''t write changes.';

create trigger divert_identity before update on public.doctors
for each row execute function private.divert_identity();

create function private.close_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.listing_changes set state = 'withdrawn', decided_at = now() where doctor_id = new.id and state = 'open';
  return null;
end $$;

comment on function private.close_changes is 'Trigger: a change ends with the ownership of who wanted it, or when the listing leaves the directory. Definer: as above.';

create trigger close_changes after update of state, verified, claim_status, claimed_by, user_id on public.doctors
for each row when (old.user_id is distinct from new.user_id or (old.state = 'public' and new.state <> 'public'))
execute function private.close_changes();

create function private.decide_change(target uuid, seen_version integer, is_accepted boolean, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  change public.listing_changes;
  because constant text := nullif(left(btrim(reason), 500), '');
begin
  perform private.require_admin();
  perform from public.doctors where id = (select doctor_id from public.listing_changes where id = target) for update;
  select * into change from public.listing_changes where id = target for update;
  if change.id is null or change.state <> 'open' then
    raise exception 'This change is not open any more' using errcode = 'PT409';
  end if;
  if change.version <> seen_version then
    raise exception 'The owner has changed this since you opened it. Look at it again.' using errcode = 'PT409';
  end if;
  if not is_accepted and because is null then
    raise exception 'Say why the change is declined' using errcode = '23514';
  end if;
  if is_accepted then
    perform set_config('private.act', 'accept change', true);
    perform private.apply_identity(change.doctor_id, change.proposed);
    perform set_config('private.act', '', true);
  end if;
  update public.listing_changes
  set state = case when is_accepted then 'accepted' else 'declined' end::public.change_state, reason = because, decided_at = now()
  where id = target;
  perform private.log_act(case when is_accepted then 'accept change' else 'decline change' end, 'doctors', change.doctor_id, because);
  perform private.notify(change.author, 'change', change.doctor_id, case when is_accepted then 'accepted' else 'declined' end, because);
end $$;

comment on function private.decide_change is
  'Accepts a change as it was seen, which writes it into the listing, or declines it with a reason. Definer: as above.';
grant execute on function private.decide_change to authenticated;

create function public.decide_change(target uuid, seen_version integer, is_accepted boolean, reason text default null) returns void
language sql volatile begin atomic select private.decide_change(target, seen_version, is_accepted, reason); end;

comment on function public.decide_change is 'Accepts or declines a change of what identifies a public listing; administrators only.';
grant execute on function public.decide_change to authenticated;

create function private.withdraw_change(target uuid, parts text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  change public.listing_changes;
begin
  perform private.is_active();
  select * into change from public.listing_changes where id = target and state = 'open' and private.may_at(doctor_id, 'edit') for update;
  if change.id is null
    or not private.take_from_change(change.doctor_id, coalesce(parts, array(select jsonb_object_keys(change.proposed)))) then
    raise exception 'This change is not open any more' using errcode = 'PT409';
  end if;
end $$;

comment on function private.withdraw_change is
  'Takes parts of an open change back, or without any all of it, as the owner or a manager. Errors: PT409 none of them is open to the '
  'caller. Definer: the state is not the client''s to write.';
grant execute on function private.withdraw_change to authenticated;

create function public.withdraw_change(target uuid, parts text[] default null) returns void
language sql volatile begin atomic select private.withdraw_change(target, parts); end;

comment on function public.withdraw_change is
  'Takes an open change back of a listing that the caller edits, or only these parts of it: {"practice_name", "clinicians", "offices"}.';
grant execute on function public.withdraw_change to authenticated;
