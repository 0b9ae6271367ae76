-- Listings: the practices of the directory, the people of a practice, versions, and the notes of submitters. Anyone can
-- read published listings. Clients can read the table, insert a new listing, and claim one by an update; every other
-- change is a function.

-- Fields: which columns of a listing can be imported, corrected, and confirmed, and which need a review.

create table private.listing_fields (
  name text primary key,
  is_identity boolean not null default false,
  is_correctable boolean not null default false,
  confirmed_as public.confirmed_part
);

comment on table private.listing_fields is
  'The columns of `doctors` that describe the practice. Imports fill them. src/lib/listings/field-table.ts has the '
  'same fields.';
comment on column private.listing_fields.is_identity is
  'The field identifies the practice. Once the listing is published, an admin reviews an owner''s change to it.';
comment on column private.listing_fields.is_correctable is 'Members can propose another value.';
comment on column private.listing_fields.confirmed_as is
  'The confirmation that covers the field. Writing the field renews or removes that confirmation.';

insert into private.listing_fields (name, is_identity, is_correctable, confirmed_as)
values
  ('practice_name', true, true, null),
  ('former_names', true, false, null),
  ('credentials', true, true, null),
  ('specialty', false, true, null),
  ('bio', false, false, null),
  ('address_street', true, true, 'hours'),
  ('address_city', true, true, 'hours'),
  ('address_state', true, false, 'hours'),
  ('address_zip', true, true, 'hours'),
  ('monthly_price', false, true, 'prices'),
  ('announced_prices', false, false, 'prices'),
  ('yearly_price', false, true, 'prices'),
  ('enrollment_fee', false, true, 'prices'),
  ('visit_fee', false, true, 'prices'),
  ('family_cap', false, true, 'prices'),
  ('family_cap_note', false, true, 'prices'),
  ('phone', false, true, 'phone'),
  ('website', false, true, null),
  ('npi', true, false, null),
  ('languages', false, false, null),
  ('enrollment_url', false, false, null),
  ('booking_url', false, false, null),
  ('accepting_new_patients', false, true, 'panel'),
  ('telehealth_only', false, true, null),
  ('patient_ages', false, true, null),
  ('membership_levels', false, false, 'prices'),
  ('couple_price', false, true, 'prices'),
  ('extra_child_price', false, true, 'prices'),
  ('student_price', false, true, 'prices'),
  ('employer_price', false, true, 'prices'),
  ('employer_from', false, true, 'prices'),
  ('enrollment_per_person', false, true, 'prices'),
  ('notice_days', false, true, 'prices'),
  ('leaving_fee', false, true, 'prices'),
  ('rejoin_fee', false, true, 'prices'),
  ('home_visit_miles', false, true, null),
  ('telehealth_states', false, false, null),
  ('medicare_opt_out', false, true, null),
  ('free_meeting', false, true, null),
  ('model', false, true, null),
  ('state_statement', false, false, null),
  ('fax', false, true, null),
  ('opened_year', false, true, null),
  ('social_urls', false, false, null);

create function private.fields_of(listing jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(listing)
    where key in (select name from private.listing_fields)
  );
end $$;

comment on function private.fields_of is
  'Returns the fields of a row of doctors that describe the practice, without its other columns.';

-- Listings: table, indexes, grants, policies, triggers.

create table public.doctors (
  id uuid primary key default gen_random_uuid(),
  practice_name text not null constraint doctors_practice_name_check check (
    private.is_plain_line(practice_name, 2, 120) and private.is_allowed_name(practice_name)
  ),
  credentials text constraint doctors_credentials_check check (private.is_plain_line(credentials, 0, 120)),
  specialty text constraint doctors_specialty_check check (private.is_plain_line(specialty, 2, 80)),
  bio text constraint doctors_bio_check check (char_length(bio) <= 4000 and bio !~* '^\s*(=.|[-+@][a-z]+[(|])'),
  photo_url text constraint doctors_photo_url_check check (
    char_length(photo_url) <= 500 and photo_url ~ '^https?://[^\s<>"]+/storage/v1/object/public/[^\s?#<>"]+$'
  ),
  address_street text constraint doctors_address_street_check check (private.is_plain_line(address_street, 0, 160)),
  address_city text not null constraint doctors_address_city_check check (private.is_plain_line(address_city, 2, 80)),
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
  -- Null means unknown.
  accepting_new_patients boolean,
  telehealth_only boolean not null default false,
  patient_ages text
    constraint doctors_patient_ages_check check (patient_ages is null or private.age_span(patient_ages) is not null),
  languages text[] not null default '{}' constraint doctors_languages_check check (
    cardinality(languages) <= 20 and char_length(array_to_string(languages, '')) <= 400
    and private.is_plain_line(array_to_string(languages, ''))
  ),
  npi text constraint doctors_npi_check check (private.is_valid_npi(npi)),
  phone text constraint doctors_phone_check check (private.is_phone(phone)),
  website text
    constraint doctors_website_check check (char_length(website) <= 500 and website ~ '^https?://[^\s<>"]+$'),
  enrollment_url text constraint doctors_enrollment_url_check check (
    char_length(enrollment_url) <= 500 and enrollment_url ~ '^https?://[^\s<>"]+$'
  ),
  booking_url text constraint doctors_booking_url_check check (
    char_length(booking_url) <= 500 and booking_url ~ '^https?://[^\s<>"]+$'
  ),
  status public.listing_status not null default 'pending',
  status_reason text constraint doctors_status_reason_check check (
    status_reason is null or (char_length(status_reason) between 1 and 500 and status in ('rejected', 'withdrawn'))
  ),
  rejection_count smallint not null default 0 constraint doctors_rejection_count_check check (
    rejection_count >= 0 and (rejection_count = 0 or status <> 'published')
  ),
  merged_into uuid references public.doctors (id) on delete set null,
  verified boolean not null generated always as (status = 'published') stored,
  claim_status public.claim_status not null default 'unclaimed',
  claimed_by uuid references public.profiles (id) on delete set null,
  submitted_by uuid default auth.uid() references public.profiles (id) on delete set null,
  user_id uuid references public.profiles (id) on delete set null,
  ownership public.listing_ownership not null generated always as (
    case
      when claim_status = 'approved' then 'owned'::public.listing_ownership
      when claim_status = 'pending' or user_id is not null then 'claimed'::public.listing_ownership
      else 'none'::public.listing_ownership
    end
  ) stored,
  owned_since timestamptz,
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
  extra_child_price numeric(8, 2)
    constraint doctors_extra_child_price_check check (extra_child_price between 0 and 100000),
  student_price numeric(8, 2) constraint doctors_student_price_check check (student_price between 0 and 100000),
  employer_price numeric(8, 2) constraint doctors_employer_price_check check (employer_price between 0 and 100000),
  employer_from integer constraint doctors_employer_from_check check (employer_from between 1 and 10000),
  -- Null means unknown; the fee then counts once for the household, which is the lower total.
  enrollment_per_person boolean,
  -- Each is a name with a price in dollars per month, such as "Plus: 120".
  membership_levels text[] not null default '{}' constraint doctors_membership_levels_check check (
    cardinality(membership_levels) <= 12 and private.are_lines(
      membership_levels, '^[^;[:space:]][^;]{0,59}: (100000|[0-9]{1,5}([.][0-9]{2})?)$', 80
    )
  ),
  notice_days integer constraint doctors_notice_days_check check (notice_days between 0 and 365),
  leaving_fee numeric(8, 2) constraint doctors_leaving_fee_check check (leaving_fee between 0 and 100000),
  rejoin_fee numeric(8, 2) constraint doctors_rejoin_fee_check check (rejoin_fee between 0 and 100000),
  family_cap_note text constraint doctors_family_cap_note_check check (private.is_plain_line(family_cap_note, 0, 160)),
  home_visit_miles integer constraint doctors_home_visit_miles_check check (home_visit_miles between 1 and 100),
  telehealth_states text[] not null default '{}'
    constraint doctors_telehealth_states_check check (cardinality(telehealth_states) <= 56),
  -- Null means unknown.
  medicare_opt_out boolean,
  -- Null means unknown.
  free_meeting boolean,
  -- Null means unknown.
  model text constraint doctors_model_check check (model in ('pure', 'hybrid')),
  state_statement text constraint doctors_state_statement_check check (
    char_length(state_statement) <= 1000 and btrim(state_statement) <> ''
    and state_statement !~* '^\s*(=.|[-+@][a-z]+[(|])'
  ),
  fax text constraint doctors_fax_check check (private.is_phone(fax)),
  -- The check depends on today's date, but a stored year never becomes invalid, because years only increase.
  opened_year integer
    constraint doctors_opened_year_check check (opened_year between 1900 and extract(year from now())),
  social_urls text[] not null default '{}' constraint doctors_social_urls_check check (
    cardinality(social_urls) <= 8 and private.are_lines(social_urls, '^https?://[^\s<>"]+$', 500)
  ),
  former_names text[] not null default '{}'
    constraint doctors_former_names_check check (private.are_former_names(former_names)),
  former_clinicians jsonb not null default '[]' constraint doctors_former_clinicians_check check (
    jsonb_array_length(former_clinicians) <= 30
    and not jsonb_path_exists(former_clinicians, '$[*].left_in ? (!(@ like_regex "^20[0-9]{2}-(0[1-9]|1[0-2])$"))')
  ),
  closes_on date,
  -- Not granted to clients, because it can hold prices by age.
  announced_prices jsonb constraint doctors_announced_prices_check check (jsonb_typeof(announced_prices) = 'object'),
  -- Not granted to clients, because only save_listing checks which photos a member can change.
  gallery jsonb not null default '[]' constraint doctors_gallery_check check (private.is_gallery(gallery)),
  constraint doctors_claim_check check (
    case claim_status when 'approved' then claimed_by is not null and user_id = claimed_by else claimed_by is null end
  ),
  constraint doctors_owner_check check (status <> 'published' or user_id is null or claim_status = 'approved')
);

comment on table public.doctors is 'Practice listings. Only published ones are public.';
comment on column public.doctors.status is
  'The status of the listing; private.listing_transitions holds the transitions. Only its author can read a draft. '
  'Members can insert drafts and pending listings.';
comment on column public.doctors.status_reason is
  'Why an admin rejected the listing or took it down. Null when its owner withdrew it.';
comment on column public.doctors.rejection_count is
  'How often the listing was rejected since an admin last published or reopened it.';
comment on column public.doctors.merged_into is
  'The listing that this one was merged into; its address redirects there.';
comment on column public.doctors.verified is 'Whether the listing is published.';
comment on column public.doctors.ownership is
  'Whether the listing has an approved owner, is claimed, or neither. A doctor who adds their own practice has claimed '
  'it until it is verified.';
comment on column public.doctors.owned_since is
  'When the owner was approved. The owner cannot read requests from before.';
comment on column public.doctors.version is
  'Increases with each change. A decision names the version that the admin has seen.';
comment on column public.doctors.closes_on is
  'The day on which the practice will close, announced by its owner with close_listing; null otherwise. Such a listing '
  'takes no new requests.';
comment on column public.doctors.announced_prices is
  'The prices that change on a later day, {starts_on, monthly_price, …}, by the names of the columns that they will '
  'replace, with "tiers" for prices by age. Null if no change is announced.';
comment on column public.doctors.claimed_by is
  'The member whose claim was approved, who is also the owner. Null while a claim is pending; claim_evidence then '
  'names the claimant, for admins and the claimant only.';
comment on column public.doctors.user_id is
  'The owner, or the doctor who added their own practice. The listing shows the phone and email that this member has '
  'published.';
comment on column public.doctors.patient_ages is
  'The ages that the practice accepts, such as "18+" or "0-17"; null means unknown.';
comment on column public.doctors.monthly_price is 'Dollars per month for one adult.';
comment on column public.doctors.couple_price is 'Dollars per month for two adults together, at any age.';
comment on column public.doctors.family_cap is 'The most that a household pays, in dollars per month.';
comment on column public.doctors.prices_confirmed_at is 'When the practice or an admin last confirmed the prices.';
comment on column public.doctors.panel_confirmed_at is
  'When they last confirmed whether the practice accepts patients. The front desk can confirm it, too.';
comment on column public.doctors.hours_confirmed_at is 'When they last confirmed the offices and their hours.';
comment on column public.doctors.phone_confirmed_at is 'When they last confirmed the phone number.';
comment on column public.doctors.confirmed_at is
  'The oldest of the four confirmations; null if one of them is missing.';
comment on column public.doctors.extra_child_price is
  'Dollars per month for each child who joins with an adult, unless a price by age applies.';
comment on column public.doctors.student_price is 'Dollars per month for a student.';
comment on column public.doctors.employer_price is 'Dollars per month for each employee whose employer pays.';
comment on column public.doctors.employer_from is
  'The smallest number of employees that the employer price applies to.';
comment on column public.doctors.enrollment_per_person is
  'Whether each person pays the enrollment fee; if false, a household pays it once.';
comment on column public.doctors.membership_levels is
  'The membership levels, if there are several, each with its price in dollars per month for one adult: "Plus: 120".';
comment on column public.doctors.notice_days is
  'How many days of notice a member must give before the membership ends.';
comment on column public.doctors.leaving_fee is 'A one-time fee in dollars when a member leaves.';
comment on column public.doctors.rejoin_fee is 'A one-time fee in dollars when a former member comes back.';
comment on column public.doctors.family_cap_note is
  'Who the family maximum covers, such as how many children up to which age. With it, a household may pay more.';
comment on column public.doctors.enrollment_fee is 'A one-time fee in dollars when a person or household joins.';
comment on column public.doctors.home_visit_miles is
  'How far from its address the practice makes home visits, in miles; null if it makes none or this is unknown.';
comment on column public.doctors.telehealth_states is
  'The codes of the states whose residents it sees by video or phone, in alphabetical order.';
comment on column public.doctors.medicare_opt_out is 'Whether its physicians have opted out of Medicare.';
comment on column public.doctors.free_meeting is
  'Whether it offers a free meet-and-greet, a first conversation before a person joins.';
comment on column public.doctors.model is
  'pure: memberships alone pay for care; hybrid: insurance is billed for some patients.';
comment on column public.doctors.state_statement is
  'A statement that state law requires, such as that a membership is not insurance. Plain text of the practice, with '
  'line breaks.';
comment on column public.doctors.opened_year is 'The year in which the practice opened.';
comment on column public.doctors.social_urls is 'The web addresses of its profiles on social networks.';
comment on column public.doctors.former_names is 'Names that the practice had before, most recent first.';
comment on column public.doctors.former_clinicians is
  'Clinicians who have left, [{name, left_in}, …], last first, with the month as "2027-05". The page names them for '
  'six months, and search finds the practice by their names.';
comment on column public.doctors.gallery is
  'The photos besides photo_url, in order: [{url, description}, …]. The files are in the folder of the practice, so '
  'that all its editors can change them.';

create index doctors_created_at_id_idx on public.doctors (created_at desc, id) where verified;
create index doctors_address_state_idx on public.doctors (address_state, address_city);
create index doctors_submitted_by_idx on public.doctors (submitted_by);
create index doctors_claimed_by_idx on public.doctors (claimed_by);
create index doctors_user_id_idx on public.doctors (user_id);
create index doctors_merged_into_idx on public.doctors (merged_into);
create index doctors_waiting_idx on public.doctors (created_at, id) where status = 'pending';
create index doctors_drafts_idx on public.doctors (updated_at) where status = 'draft';
create index doctors_npi_idx on public.doctors (npi) where npi is not null;

-- The specification's calls read all columns ("select=*") and join the submitter and the claimant, for visitors, too.
-- PostgREST refuses "*" if one column is not granted, so a published row must hold no internal facts:
-- docs/decisions/011-visitors-read-every-column.md.
grant select on table public.doctors to anon, authenticated;
-- The policy below limits the status of a new listing to draft or pending.
grant insert (
  status,
  id, practice_name, credentials, specialty, bio, photo_url, address_street, address_city, address_state, address_zip,
  monthly_price, yearly_price, enrollment_fee, visit_fee, couple_price, family_cap, accepting_new_patients,
  telehealth_only, patient_ages,
  languages, npi, phone, website, enrollment_url, booking_url, submitted_by, user_id, claim_status,
  model, state_statement, fax, opened_year, social_urls,
  extra_child_price, student_price, employer_price, employer_from, enrollment_per_person, membership_levels,
  notice_days, leaving_fee, rejoin_fee, family_cap_note,
  home_visit_miles, telehealth_states, medicare_opt_out, free_meeting, former_names
) on table public.doctors to authenticated;
-- An update can only claim a listing: private.claim_listing.
grant update (claimed_by, claim_status) on table public.doctors to authenticated;
-- The trigger that normalizes a listing checks its size.
select private.guard_table('doctors', has_size_trigger => false);

-- The people of a practice. doctors.user_id alone says who owns it; the owner manages everything, managers edit the
-- listing and the front desk, and the front desk answers requests. The policies of many tables call these functions.

create type public.practice_role as enum ('owner', 'manager', 'front_desk');
create type public.practice_permission as enum ('answer', 'availability', 'edit', 'staff', 'ownership');

create function private.practice_permissions(role public.practice_role) returns public.practice_permission[]
language sql immutable
return case role
  when 'owner' then '{answer,availability,edit,staff,ownership}'
  when 'manager' then '{answer,availability,edit,staff}'
  when 'front_desk' then '{answer,availability}'
end::public.practice_permission[];

comment on function private.practice_permissions is
  'Returns what a role can do. answer: read and answer requests; availability: set whether the practice accepts '
  'patients; edit: edit the listing except its main photo; staff: invite and remove the front desk; ownership: manage '
  'managers, the main photo, the ownership, and whether the listing is published.';

create table public.practice_members (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.practice_role not null constraint practice_members_role_check check (role <> 'owner'),
  created_at timestamptz not null default now(),
  primary key (doctor_id, user_id)
);

comment on table public.practice_members is
  'The staff of practices, without the owner, who is in doctors.user_id only. Written by functions only.';
comment on column public.practice_members.created_at is 'When the person started to work here.';

create index practice_members_user_id_idx on public.practice_members (user_id);

create view private.practice_people as
select id as doctor_id, user_id, 'owner'::public.practice_role as role from public.doctors
where user_id is not null and not private.is_suspended(user_id)
union all
select doctor_id, user_id, role from public.practice_members where not private.is_suspended(user_id);

comment on view private.practice_people is
  'The owner and staff of each practice with their roles, without suspended people.';

create function private.has_practice_permission(
  listing_id uuid, permission public.practice_permission, person uuid default auth.uid()
) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.practice_people
  where doctor_id = listing_id and user_id = person and permission = any (private.practice_permissions(role))
);

comment on function private.has_practice_permission is
  'Whether a person, by default the caller, has a permission at a practice. Definer: policies of the tables that it '
  'reads call it.';

create function private.listings_with_permission(permission public.practice_permission) returns uuid[]
language sql stable security definer set search_path = ''
return array(
  select doctor_id from private.practice_people
  where user_id = (select auth.uid()) and permission = any (private.practice_permissions(role))
);

comment on function private.listings_with_permission is
  'Returns the listings for which the caller has a permission, for policies that would otherwise call '
  'has_practice_permission per row. Definer: like has_practice_permission.';
grant execute on function private.listings_with_permission to authenticated;

create function private.people_with_permission(listing_id uuid, permission public.practice_permission)
returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  select user_id from private.practice_people
  where doctor_id = listing_id and permission = any (private.practice_permissions(role));
end;

comment on function private.people_with_permission is
  'Returns the people who have a permission at a practice, such as those to notify. Called by definer functions.';

grant select on table public.practice_members to authenticated;

create policy "practice_members: staff can read the staff of their practice" on public.practice_members
for select to authenticated using (doctor_id = any ((select private.listings_with_permission('answer'))::uuid[]));

select private.guard_table('practice_members');

-- Versions: who changed what, and when.

create table public.listing_versions (
  id bigint generated always as identity primary key,
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  version integer not null,
  actor uuid references public.profiles (id) on delete set null,
  action text not null,
  -- {"column": [before, after]}
  changes jsonb not null,
  reason text,
  at timestamptz not null default now()
);

comment on table public.listing_versions is
  'What changed in a listing with each version, newest last. Written by functions only.';

create index listing_versions_doctor_id_idx on public.listing_versions (doctor_id, id);
create index listing_versions_actor_idx on public.listing_versions (actor);

grant select on table public.listing_versions to authenticated;

select private.guard_table('listing_versions');

create function private.is_within_ownership(listing_id uuid, moment timestamptz) returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.doctors where id = listing_id and (owned_since is null or owned_since <= moment));

comment on function private.is_within_ownership is
  'Whether a moment lies within the current ownership of a listing, which a transfer to a manager continues. Definer: '
  'policies call it for each row.';
grant execute on function private.is_within_ownership to authenticated;

create policy "listing_versions: editors and admins can read versions" on public.listing_versions
for select to authenticated
using (
  (
    doctor_id = any ((select private.listings_with_permission('edit'))::uuid[])
    and (actor = (select auth.uid()) or private.is_within_ownership(doctor_id, at))
  )
  -- Admins cannot read the versions of a draft.
  or ((select private.is_admin()) and exists (select from public.doctors where doctors.id = doctor_id))
);

create function private.had_other_owner(listing public.doctors) returns boolean
language sql stable security definer set search_path = ''
return (listing.ownership = 'owned' and listing.user_id is distinct from listing.submitted_by) or exists (
  select from public.listing_versions
  where doctor_id = listing.id and jsonb_path_exists(
    changes, '$.user_id[*] ? (@ != null && @ != $submitter)', jsonb_build_object('submitter', listing.submitted_by)
  )
);

comment on function private.had_other_owner is
  'Whether somebody other than the submitter owns the listing or has owned it. The submitter then has the rights of '
  'any other member. Definer: policies call it, and the submitter cannot read the versions.';
grant execute on function private.had_other_owner to authenticated;

create function private.is_submitter(listing public.doctors) returns boolean
language sql stable
return listing.submitted_by = auth.uid() and listing.user_id is null and not private.had_other_owner(listing);

comment on function private.is_submitter is 'Whether the caller added a listing that has had no other owner since.';
grant execute on function private.is_submitter to authenticated;

-- Who can read, add, and claim listings.

create policy "doctors: anyone can read published listings" on public.doctors
for select to anon using (verified);

create policy "doctors: members can read published listings and their own" on public.doctors
for select to authenticated
using (
  verified
  -- listings_with_permission does not see a row that is being written.
  or user_id = (select auth.uid())
  or id = any ((select private.listings_with_permission('answer'))::uuid[])
  or (status <> 'draft' and (select private.is_admin()))
  or (submitted_by = (select auth.uid()) and private.is_submitter(doctors))
);

create policy "doctors: members before MFA can read only published listings" on public.doctors as restrictive
for select to authenticated using (verified or (select private.has_passed_mfa()));

create policy "doctors: members can add listings as themselves" on public.doctors
for insert to authenticated
with check (
  submitted_by = (select auth.uid())
  and status in ('draft', 'pending')
  and claim_status = 'unclaimed'
  and (user_id is null or (user_id = (select auth.uid()) and (select private.has_role('doctor'))))
);

create policy "doctors: members can claim unclaimed listings" on public.doctors
for update to authenticated
using (status = 'published' and ownership = 'none')
with check (claim_status = 'pending');

-- Submission notes: how the submitter knows the practice. Only the submitter and admins read them.

create table public.submission_notes (
  doctor_id uuid primary key references public.doctors (id) on delete cascade,
  author uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  how_known text not null constraint submission_notes_how_known_check check (
    char_length(how_known) <= 500 and btrim(how_known) <> ''
  ),
  created_at timestamptz not null default now()
);

comment on table public.submission_notes is
  'How the person who added a listing knows the practice, for its verification.';

create index submission_notes_author_idx on public.submission_notes (author);

grant select on table public.submission_notes to authenticated;
grant insert (doctor_id, how_known) on table public.submission_notes to authenticated;

select private.guard_table('submission_notes');

create policy "submission_notes: authors and admins can read notes" on public.submission_notes
for select to authenticated
using (
  author = (select auth.uid())
  -- Admins cannot read a draft.
  or ((select private.is_admin()) and exists (select from public.doctors where doctors.id = doctor_id))
);

create policy "submission_notes: submitters can add to pending listings" on public.submission_notes
for insert to authenticated
with check (
  author = (select auth.uid())
  and exists (
    select 1 from public.doctors
    where doctors.id = doctor_id and doctors.submitted_by = (select auth.uid()) and doctors.status = 'pending'
  )
);

-- What the functions of listings check.

create function private.require_version(seen_version integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if seen_version is null then
    raise exception 'A decision names the version that the admin has seen'
      using errcode = '22023', hint = 'invalid_input';
  end if;
end $$;

comment on function private.require_version is 'Refuses a decision (22023) that does not name a version.';

grant execute on function private.practice_permissions to authenticated;

create function private.today_at(listing public.doctors) returns date
language sql stable set search_path = ''
return (now() at time zone coalesce(private.time_zone_of(listing.address_zip), 'UTC'))::date;

comment on function private.today_at is 'Returns the date at a practice, in the time zone of its ZIP code.';

create function private.require_listing_owner(target uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_active_member();
  if not private.has_practice_permission(target, 'ownership') then
    raise exception 'This listing is not yours' using errcode = '42501', hint = 'listing_not_yours';
  end if;
end $$;

comment on function private.require_listing_owner is
  'Raises 42501 unless the caller is an active member and owns the listing. Definer: reads ownership.';
