-- Practice listings: who may read, add, edit and claim them.

create type public.claim_status as enum ('unclaimed', 'pending', 'approved');
create type public.listing_state as enum ('draft', 'waiting', 'public', 'refused', 'withdrawn');
create type public.listing_ownership as enum ('none', 'claimed', 'owned');
create type public.confirmed_part as enum ('prices', 'panel', 'hours', 'phone');

create function private.ownership_of(claim public.claim_status, owner uuid) returns public.listing_ownership
language sql immutable
return case
  when claim = 'approved' then 'owned'
  when claim = 'pending' or owner is not null then 'claimed'
  else 'none'
end::public.listing_ownership;

comment on function private.ownership_of is
  'Who has a listing in hand: its approved owner, or somebody who claims it. Who sets up the own practice claims it until it is verified.';
grant execute on function private.ownership_of to authenticated, service_role;

create function private.is_valid_npi(value text) returns boolean
language sql immutable
return value ~ '^[0-9]{10}$' and (
  -- 24 is what the constant prefix 80840 adds to the sum.
  select (24 + sum(case when place % 2 = 0 then digit else digit * 2 - case when digit > 4 then 9 else 0 end end)) % 10 = 0
  from (
    select place, substr(value, place, 1)::int as digit from generate_series(1, 10) as place
    where value ~ '^[0-9]{10}$'
  ) as digits
);

comment on function private.is_valid_npi is
  'Ten digits with a valid Luhn check over the prefix 80840, as the NPI standard of the Centers for Medicare & Medicaid Services defines it.';
grant execute on function private.is_valid_npi to anon, authenticated, service_role;

create function private.age_span(value text) returns int4range
language sql immutable set search_path = ''
return case when value ~ '^(0|[1-9][0-9]?|1[01][0-9]|120)([+]|-(0|[1-9][0-9]?|1[01][0-9]|120))$' then (
  select case when youngest <= oldest then int4range(youngest, oldest, '[]') end
  from (select split_part(rtrim(value, '+'), '-', 1)::int, coalesce(nullif(split_part(value, '-', 2), '')::int, 120)) as ages (youngest, oldest)
) end;

comment on function private.age_span is 'The years of age that "18+" and "0-17" stand for, both ends included; null for what is written otherwise.';
grant execute on function private.age_span to anon, authenticated, service_role;

create table public.doctors (
  id uuid primary key default gen_random_uuid(),
  practice_name text not null constraint doctors_practice_name_check check (
    char_length(btrim(practice_name)) between 2 and 120 and private.is_plain_line(practice_name) and private.is_honest_name(practice_name)
  ),
  credentials text constraint doctors_credentials_check check (char_length(credentials) <= 120 and private.is_plain_line(credentials)),
  specialty text constraint doctors_specialty_check check (char_length(specialty) between 2 and 80 and private.is_plain_line(specialty)),
  bio text constraint doctors_bio_check check (char_length(bio) <= 4000),
  photo_url text constraint doctors_photo_url_check check (
    char_length(photo_url) <= 500 and photo_url ~ '^https?://[^\s<>"]+/storage/v1/object/public/[^\s?#<>"]+$'
  ),
  address_street text constraint doctors_address_street_check check (char_length(address_street) <= 160 and private.is_plain_line(address_street)),
  address_city text not null constraint doctors_address_city_check check (
    char_length(btrim(address_city)) between 2 and 80 and private.is_plain_line(address_city)
  ),
  address_state text not null references private.us_states (code),
  address_zip text not null constraint doctors_address_zip_check check (address_zip ~ '^[0-9]{5}(-[0-9]{4})?$'),
  latitude double precision constraint doctors_latitude_check check (latitude between -90 and 90),
  longitude double precision constraint doctors_longitude_check check (longitude between -180 and 180),
  monthly_price numeric(8, 2) constraint doctors_monthly_price_check check (monthly_price between 0 and 100000),
  yearly_price numeric(8, 2) constraint doctors_yearly_price_check check (yearly_price between 0 and 100000),
  enrollment_fee numeric(8, 2) constraint doctors_enrollment_fee_check check (enrollment_fee between 0 and 100000),
  visit_fee numeric(8, 2) constraint doctors_visit_fee_check check (visit_fee between 0 and 100000),
  couple_price numeric(8, 2) constraint doctors_couple_price_check check (couple_price between 0 and 100000),
  family_cap numeric(8, 2) constraint doctors_family_cap_check check (family_cap between 0 and 100000),
  -- Null until somebody says so: unknown is not yes.
  accepting_new_patients boolean,
  telehealth_only boolean not null default false,
  patient_ages text constraint doctors_patient_ages_check check (patient_ages is null or private.age_span(patient_ages) is not null),
  languages text[] not null default '{}' constraint doctors_languages_check check (
    cardinality(languages) <= 20 and char_length(array_to_string(languages, '')) <= 400 and private.is_plain_line(array_to_string(languages, ''))
  ),
  npi text constraint doctors_npi_check check (private.is_valid_npi(npi)),
  phone text constraint doctors_phone_check check (private.is_phone(phone)),
  website text constraint doctors_website_check check (char_length(website) <= 500 and website ~ '^https?://[^\s<>"]+$'),
  enrollment_url text constraint doctors_enrollment_url_check check (
    char_length(enrollment_url) <= 500 and enrollment_url ~ '^https?://[^\s<>"]+$'
  ),
  booking_url text constraint doctors_booking_url_check check (
    char_length(booking_url) <= 500 and booking_url ~ '^https?://[^\s<>"]+$'
  ),
  state public.listing_state not null default 'waiting',
  -- Why it was refused or taken down.
  state_reason text constraint doctors_state_reason_check check (
    state_reason is null or (char_length(state_reason) between 1 and 500 and state in ('refused', 'withdrawn'))
  ),
  refusals smallint not null default 0,
  merged_into uuid references public.doctors (id) on delete set null,
  verified boolean not null default false constraint doctors_verified_check check (verified = (state = 'public')),
  claim_status public.claim_status not null default 'unclaimed',
  claimed_by uuid references public.profiles (id) on delete set null,
  submitted_by uuid default auth.uid() references public.profiles (id) on delete set null,
  user_id uuid references public.profiles (id) on delete set null,
  ownership public.listing_ownership not null generated always as (private.ownership_of(claim_status, user_id)) stored,
  owned_since timestamptz,
  had_other_owner boolean not null default false,
  prices_confirmed_at timestamptz,
  panel_confirmed_at timestamptz,
  hours_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (
    case when num_nulls(prices_confirmed_at, panel_confirmed_at, hours_confirmed_at, phone_confirmed_at) = 0
    then least(prices_confirmed_at, panel_confirmed_at, hours_confirmed_at, phone_confirmed_at) end
  ) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint doctors_claim_check check (
    case claim_status
      when 'unclaimed' then claimed_by is null
      when 'pending' then claimed_by is not null
      when 'approved' then claimed_by is not null and user_id = claimed_by
    end
  )
);

comment on table public.doctors is 'Practice listings. Only verified ones are public.';
comment on column public.doctors.state is
  'The status of the listing; private.listing_transitions says how it changes. Only its author reads a draft. An insert may name draft or waiting.';
comment on column public.doctors.state_reason is 'Why an administrator refused the listing or took it down; its people read it. None when its owner withdrew it.';
comment on column public.doctors.refusals is 'How often it was refused since an administrator last opened it.';
comment on column public.doctors.merged_into is 'The listing that took its place: its address leads there.';
comment on column public.doctors.verified is 'Whether the listing is public; kept equal to the state.';
comment on column public.doctors.ownership is 'Who has it in hand, from claim_status and user_id.';
comment on column public.doctors.owned_since is 'When the owner was approved: what was asked of the practice before is not theirs to read.';
comment on column public.doctors.version is 'Counts the changes. A decision names the version that was looked at.';
comment on column public.doctors.had_other_owner is
  'Whether somebody else than its submitter has owned it: then the submitter reads and edits only what is public.';
comment on column public.doctors.user_id is 'The owner, whose published phone and e-mail the listing shows.';
comment on column public.doctors.patient_ages is 'The ages it accepts, as "18+" or "0-17"; null until somebody says so.';
comment on column public.doctors.monthly_price is 'Dollars a month for one adult.';
comment on column public.doctors.enrollment_fee is 'Dollars, once, when a household joins.';
comment on column public.doctors.couple_price is 'Dollars a month for two adults together, whatever their ages.';
comment on column public.doctors.family_cap is 'Dollars a month: the most that a household pays together.';
comment on column public.doctors.prices_confirmed_at is 'When the practice or an administrator last confirmed what it costs.';
comment on column public.doctors.panel_confirmed_at is 'The same of whether it accepts patients, which the front desk confirms, too.';
comment on column public.doctors.hours_confirmed_at is 'The same of its offices and their hours.';
comment on column public.doctors.phone_confirmed_at is 'The same of its phone.';
comment on column public.doctors.confirmed_at is 'Since when all of that has been confirmed: the oldest of the four. Null while one was never confirmed.';

create index doctors_created_at_id_idx on public.doctors (created_at desc, id) where verified;
create index doctors_address_state_idx on public.doctors (address_state, address_city);
create index doctors_submitted_by_idx on public.doctors (submitted_by);
create index doctors_claimed_by_idx on public.doctors (claimed_by);
create index doctors_user_id_idx on public.doctors (user_id);
create index doctors_merged_into_idx on public.doctors (merged_into);
create index doctors_waiting_idx on public.doctors (created_at, id) where state = 'waiting';
create index doctors_npi_idx on public.doctors (npi) where npi is not null;

grant select on table public.doctors to anon, authenticated;
grant all on table public.doctors to service_role;
-- Coordinates and the stamps are never the client's to name; of the states, only draft or waiting while adding.
grant insert (
  state,
  id, practice_name, credentials, specialty, bio, photo_url, address_street, address_city, address_state, address_zip,
  monthly_price, yearly_price, enrollment_fee, visit_fee, couple_price, family_cap, accepting_new_patients, telehealth_only, patient_ages,
  languages, npi, phone, website, enrollment_url, booking_url, submitted_by, user_id, claim_status
) on table public.doctors to authenticated;
grant update (
  practice_name, credentials, specialty, bio, photo_url, address_street, address_city, address_state, address_zip,
  monthly_price, yearly_price, enrollment_fee, visit_fee, couple_price, family_cap, accepting_new_patients, telehealth_only, patient_ages,
  languages, npi, phone, website, enrollment_url, booking_url, claimed_by, claim_status
) on table public.doctors to authenticated;
alter table public.doctors enable row level security;

create policy "doctors: anyone reads verified" on public.doctors
for select to anon using (verified);

create policy "doctors: member reads verified and own" on public.doctors
for select to authenticated
using (
  verified
  or (submitted_by = (select auth.uid()) and user_id is null and not had_other_owner)
  or user_id = (select auth.uid())
  or claimed_by = (select auth.uid())
  or (state <> 'draft' and (select private.is_admin()))
);

create policy "doctors: member adds as self" on public.doctors
for insert to authenticated
with check (
  submitted_by = (select auth.uid())
  and state in ('draft', 'waiting')
  and claim_status = 'unclaimed'
  and (user_id is null or (user_id = (select auth.uid()) and (select private.has_role('doctor'))))
);

-- Which columns depends on who: private.guard_doctor_update decides that.
create policy "doctors: author and admin edit, member claims" on public.doctors
for update to authenticated
using (
  user_id = (select auth.uid())
  or (state <> 'draft' and (select private.is_admin()))
  or (submitted_by = (select auth.uid()) and user_id is null and not had_other_owner and state in ('draft', 'waiting', 'refused'))
  or (state = 'public' and ownership = 'none')
)
with check (
  user_id = (select auth.uid())
  or (state <> 'draft' and (select private.is_admin()))
  or (submitted_by = (select auth.uid()) and user_id is null and not had_other_owner and state in ('draft', 'waiting', 'refused'))
  or (claimed_by = (select auth.uid()) and claim_status = 'pending')
);

create function private.is_submitter(listing public.doctors) returns boolean
language sql stable
return listing.submitted_by = auth.uid() and listing.user_id is null and not listing.had_other_owner;

comment on function private.is_submitter is 'Whether the caller added a listing that has had no other owner since.';
grant execute on function private.is_submitter to authenticated;

create function private.guard_doctor_update() returns trigger
language plpgsql set search_path = '' as $$
declare
  claim_columns constant text[] := array['claimed_by', 'claim_status'];
  -- Computed after this trigger.
  kept_columns constant text[] := array['ownership', 'confirmed_at'];
  panel_columns constant text[] := array['accepting_new_patients'];
  is_author boolean;
begin
  -- Functions of the project and the service key run as other roles and answer for themselves.
  if current_user <> 'authenticated' then
    return new;
  end if;
  is_author := private.is_admin() or private.may_at(old.id, 'edit')
    or (private.is_submitter(old) and old.state in ('draft', 'waiting', 'refused'));
  if is_author then
    if (new.claimed_by, new.claim_status) is distinct from (old.claimed_by, old.claim_status) then
      raise exception 'A claim is decided by an administrator' using errcode = '42501';
    end if;
    -- The file is among those of the owner's account, where no staff could keep it.
    if new.photo_url is distinct from old.photo_url
      and not (old.user_id is null or private.is_admin() or private.may_at(old.id, 'govern')) then
      raise exception 'Only the owner changes the photo' using errcode = '42501';
    end if;
  elsif private.may_at(old.id, 'panel') then
    if to_jsonb(new) - panel_columns - kept_columns is distinct from to_jsonb(old) - panel_columns - kept_columns then
      raise exception 'The front desk says only whether the practice accepts patients' using errcode = '42501';
    end if;
  elsif to_jsonb(new) - claim_columns - kept_columns is distinct from to_jsonb(old) - claim_columns - kept_columns then
    raise exception 'Claiming a listing changes nothing else' using errcode = '42501';
  end if;
  return new;
end $$;

comment on function private.guard_doctor_update is
  'Trigger: the author (owner or manager, or who added it while it is not public) and administrators edit the description, the front desk '
  'says whether the practice accepts patients, a claimant only files the claim. Invoker, to see who asks.';

create trigger guard_doctor_update before update on public.doctors
for each row execute function private.guard_doctor_update();

create function private.complete_doctor_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.address_zip := btrim(new.address_zip);
  new.address_state := coalesce(private.state_code(new.address_state), new.address_state);
  -- Exact coordinates would still show where a street was that has been removed.
  if tg_op = 'INSERT' or new.address_zip is distinct from old.address_zip
    or (new.address_street is null and old.address_street is not null) then
    if tg_op = 'UPDATE' or new.latitude is null or new.longitude is null then
      select latitude, longitude into new.latitude, new.longitude
      from public.zip_codes where zip = left(new.address_zip, 5);
    end if;
  end if;
  return new;
end $$;

comment on function private.complete_doctor_address is
  'Trigger: writes the state as its code and takes the coordinates from the ZIP. Definer: reads the private list of states.';

create trigger complete_doctor_address before insert or update of address_street, address_state, address_zip on public.doctors
for each row execute function private.complete_doctor_address();

create trigger normalize_phones before insert or update of phone on public.doctors
for each row execute function private.normalize_phones('phone');

create trigger set_updated_at before update on public.doctors
for each row execute function private.set_updated_at();

create function private.limit_listings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Administrators import many.
  if auth.uid() is not null and not private.is_admin()
    and not exists (select from public.doctors where id = new.id) then
    perform private.spend('listings');
  end if;
  return new;
end $$;

comment on function private.limit_listings is 'Trigger: limits what one person adds. Definer: members do not keep their own account of it.';

create trigger limit_listings before insert on public.doctors
for each row execute function private.limit_listings();
