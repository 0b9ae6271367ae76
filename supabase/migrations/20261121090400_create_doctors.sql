-- Practice listings: who may read, add, edit and claim them.

create type public.claim_status as enum ('unclaimed', 'pending', 'approved');

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
revoke execute on function private.is_valid_npi from public;
grant execute on function private.is_valid_npi to anon, authenticated, service_role;

create table public.doctors (
  id uuid primary key default gen_random_uuid(),
  practice_name text not null constraint doctors_practice_name_check check (char_length(btrim(practice_name)) between 2 and 120),
  credentials text constraint doctors_credentials_check check (char_length(credentials) <= 120),
  specialty text constraint doctors_specialty_check check (char_length(specialty) between 2 and 80),
  bio text constraint doctors_bio_check check (char_length(bio) <= 4000),
  photo_url text constraint doctors_photo_url_check check (
    char_length(photo_url) <= 500 and photo_url ~ '^https?://[^\s<>"]+/storage/v1/object/public/[^\s?#<>"]+$'
  ),
  address_street text constraint doctors_address_street_check check (char_length(address_street) <= 160),
  address_city text not null constraint doctors_address_city_check check (char_length(btrim(address_city)) between 2 and 80),
  address_state text not null references private.us_states (code),
  address_zip text not null constraint doctors_address_zip_check check (address_zip ~ '^[0-9]{5}(-[0-9]{4})?$'),
  latitude double precision constraint doctors_latitude_check check (latitude between -90 and 90),
  longitude double precision constraint doctors_longitude_check check (longitude between -180 and 180),
  monthly_price numeric(8, 2) constraint doctors_monthly_price_check check (monthly_price between 0 and 100000),
  yearly_price numeric(8, 2) constraint doctors_yearly_price_check check (yearly_price between 0 and 100000),
  enrollment_fee numeric(8, 2) constraint doctors_enrollment_fee_check check (enrollment_fee between 0 and 100000),
  visit_fee numeric(8, 2) constraint doctors_visit_fee_check check (visit_fee between 0 and 100000),
  -- Null until somebody says so: unknown is not yes.
  accepting_new_patients boolean,
  telehealth_only boolean not null default false,
  languages text[] not null default '{}' constraint doctors_languages_check check (
    cardinality(languages) <= 20 and char_length(array_to_string(languages, '')) <= 400
  ),
  npi text constraint doctors_npi_check check (private.is_valid_npi(npi)),
  phone text constraint doctors_phone_check check (phone ~ '^[0-9+(). x-]{7,40}$'),
  website text constraint doctors_website_check check (char_length(website) <= 500 and website ~ '^https?://[^\s<>"]+$'),
  enrollment_url text constraint doctors_enrollment_url_check check (
    char_length(enrollment_url) <= 500 and enrollment_url ~ '^https?://[^\s<>"]+$'
  ),
  booking_url text constraint doctors_booking_url_check check (
    char_length(booking_url) <= 500 and booking_url ~ '^https?://[^\s<>"]+$'
  ),
  verified boolean not null default false,
  claim_status public.claim_status not null default 'unclaimed',
  claimed_by uuid references public.profiles (id) on delete set null,
  submitted_by uuid default auth.uid() references public.profiles (id) on delete set null,
  user_id uuid references public.profiles (id) on delete set null,
  confirmed_at timestamptz,
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
comment on column public.doctors.user_id is 'The owner, whose published phone and e-mail the listing shows.';
comment on column public.doctors.monthly_price is 'Dollars a month for one adult.';
comment on column public.doctors.confirmed_at is 'When the owner or an administrator last confirmed price, panel and phone.';

create index doctors_created_at_id_idx on public.doctors (created_at desc, id) where verified;
create index doctors_address_state_idx on public.doctors (address_state, address_city);
create index doctors_submitted_by_idx on public.doctors (submitted_by);
create index doctors_claimed_by_idx on public.doctors (claimed_by);
create index doctors_user_id_idx on public.doctors (user_id);

revoke all on table public.doctors from anon, authenticated;
grant select on table public.doctors to anon, authenticated;
grant all on table public.doctors to service_role;
-- "verified", coordinates and the stamps are never the client's to name.
grant insert (
  id, practice_name, credentials, specialty, bio, photo_url, address_street, address_city, address_state, address_zip,
  monthly_price, yearly_price, enrollment_fee, visit_fee, accepting_new_patients, telehealth_only, languages, npi, phone,
  website, enrollment_url, booking_url, submitted_by, user_id, claim_status
) on table public.doctors to authenticated;
grant update (
  practice_name, credentials, specialty, bio, photo_url, address_street, address_city, address_state, address_zip,
  monthly_price, yearly_price, enrollment_fee, visit_fee, accepting_new_patients, telehealth_only, languages, npi, phone,
  website, enrollment_url, booking_url, claimed_by, claim_status
) on table public.doctors to authenticated;
alter table public.doctors enable row level security;

create policy "doctors: anyone reads verified" on public.doctors
for select to anon using (verified);

create policy "doctors: member reads verified and own" on public.doctors
for select to authenticated
using (
  verified
  or submitted_by = (select auth.uid())
  or user_id = (select auth.uid())
  or claimed_by = (select auth.uid())
  or (select private.is_admin())
);

create policy "doctors: member adds as self" on public.doctors
for insert to authenticated
with check (
  submitted_by = (select auth.uid())
  and claim_status = 'unclaimed'
  and (user_id is null or (user_id = (select auth.uid()) and (select private.has_role('doctor'))))
);

-- Which columns depends on who: the trigger below decides that.
create policy "doctors: owner and admin edit, member claims" on public.doctors
for update to authenticated
using (
  user_id = (select auth.uid())
  or (select private.is_admin())
  or (verified and claim_status = 'unclaimed' and claimed_by is null and user_id is null)
)
with check (
  user_id = (select auth.uid())
  or (select private.is_admin())
  or (claimed_by = (select auth.uid()) and claim_status = 'pending')
);

create function private.guard_doctor_update() returns trigger
language plpgsql set search_path = '' as $$
declare
  claim_columns constant text[] := array['claimed_by', 'claim_status'];
begin
  -- Functions of the project and the service key run as other roles and answer for themselves.
  if current_user <> 'authenticated' then
    return new;
  end if;
  if old.user_id = auth.uid() or private.is_admin() then
    if (new.claimed_by, new.claim_status) is distinct from (old.claimed_by, old.claim_status) then
      raise exception 'A claim is decided by an administrator' using errcode = '42501';
    end if;
  elsif to_jsonb(new) - claim_columns is distinct from to_jsonb(old) - claim_columns then
    raise exception 'Claiming a listing changes nothing else' using errcode = '42501';
  end if;
  return new;
end $$;

comment on function private.guard_doctor_update is
  'Trigger: an owner or administrator edits the description, a claimant only files the claim. Invoker, to see who asks.';
revoke execute on function private.guard_doctor_update from public;

create trigger guard_doctor_update before update on public.doctors
for each row execute function private.guard_doctor_update();

create function private.complete_doctor_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.address_zip := btrim(new.address_zip);
  new.address_state := coalesce(private.state_code(new.address_state), new.address_state);
  if tg_op = 'INSERT' or new.address_zip is distinct from old.address_zip then
    if tg_op = 'UPDATE' or new.latitude is null or new.longitude is null then
      select latitude, longitude into new.latitude, new.longitude
      from public.zip_codes where zip = left(new.address_zip, 5);
    end if;
  end if;
  return new;
end $$;

comment on function private.complete_doctor_address is
  'Trigger: writes the state as its code and takes the coordinates from the ZIP. Definer: reads the private list of states.';
revoke execute on function private.complete_doctor_address from public;

create trigger complete_doctor_address before insert or update of address_state, address_zip on public.doctors
for each row execute function private.complete_doctor_address();

create function private.release_claim() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.claimed_by := null;
  new.claim_status := 'unclaimed';
  if old.claim_status = 'approved' then
    new.user_id := null;
  end if;
  return new;
end $$;

comment on function private.release_claim is 'Trigger: a listing whose claimant or approved owner deleted the account is free again.';
revoke execute on function private.release_claim from public;

create trigger release_claim before update on public.doctors
for each row when (
  (old.claimed_by is not null and new.claimed_by is null)
  or (old.claim_status = 'approved' and new.user_id is null)
)
execute function private.release_claim();

create trigger set_updated_at before update on public.doctors
for each row execute function private.set_updated_at();
