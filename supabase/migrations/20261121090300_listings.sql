-- Listings: the practices of the directory, the people of a practice, versions, offices, and the notes of submitters. Anyone can read published
-- listings. Clients can read the table, insert a new listing, and claim one by an update; every other change is a function.

create type public.claim_status as enum ('unclaimed', 'pending', 'approved');
create type public.listing_status as enum ('draft', 'pending', 'published', 'rejected', 'withdrawn');
create type public.listing_ownership as enum ('none', 'claimed', 'owned');
create type public.confirmed_part as enum ('prices', 'panel', 'hours', 'phone');

create function private.is_valid_npi(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return value ~ '^[0-9]{10}$' and (
    -- 24 is what the constant prefix 80840 adds to the sum.
    select (24 + sum(case when ordinal % 2 = 0 then digit else digit * 2 - case when digit > 4 then 9 else 0 end end)) % 10 = 0
    from (
      select ordinal, substr(value, ordinal, 1)::int as digit from generate_series(1, 10) as ordinal
      where value ~ '^[0-9]{10}$'
    ) as digits
  );
end $$;

comment on function private.is_valid_npi is
  'Whether a value is ten digits with a valid Luhn check over the prefix 80840, as the NPI standard of the Centers for Medicare & Medicaid Services '
  'defines it.';
grant execute on function private.is_valid_npi to anon, authenticated, service_role;

create function private.age_span(value text) returns int4range
language sql immutable set search_path = ''
return case when value ~ '^(0|[1-9][0-9]?|1[01][0-9]|120)([+]|-(0|[1-9][0-9]?|1[01][0-9]|120))$' then (
  select case when youngest <= oldest then int4range(youngest, oldest, '[]') end
  from (select split_part(rtrim(value, '+'), '-', 1)::int, coalesce(nullif(split_part(value, '-', 2), '')::int, 120)) as ages (youngest, oldest)
) end;

comment on function private.age_span is 'Parses ages such as "18+" or "0-17" into a range of years with both ends included; null for any other format.';
grant execute on function private.age_span to anon, authenticated, service_role;

-- Fields: which columns of a listing can be imported, corrected, and confirmed, and which need a review.

create table private.listing_fields (
  name text primary key,
  is_identity boolean not null default false,
  is_correctable boolean not null default false,
  confirmed_as public.confirmed_part
);

comment on table private.listing_fields is
  'The columns of `doctors` that describe the practice. Imports fill them. src/lib/listings/field-table.ts has the same fields.';
comment on column private.listing_fields.is_identity is
  'The field identifies the practice. Once the listing is published, an admin reviews an owner''s change to it.';
comment on column private.listing_fields.is_correctable is 'Members can propose another value.';
comment on column private.listing_fields.confirmed_as is 'The confirmation that covers the field. Writing the field renews or removes that confirmation.';

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
  ('yearly_price', false, true, 'prices'),
  ('enrollment_fee', false, true, 'prices'),
  ('visit_fee', false, true, 'prices'),
  ('family_cap', false, true, 'prices'),
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

comment on function private.fields_of is 'Returns the fields of a row of doctors that describe the practice, without its other columns.';

-- Offices: their hours and addresses. The first office is at the address of the listing itself.

create function private.find_hours_mistake(value jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  days constant text[] := '{Mon,Tue,Wed,Thu,Fri,Sat,Sun}';
  at constant text := '([01][0-9]|2[0-3]):[0-5][0-9]';
  clash integer;
begin
  if jsonb_typeof(value) <> 'array' then
    return 'Hours are a list';
  end if;
  if jsonb_array_length(value) > 28 then
    return 'An office is open at most 28 times a week';
  end if;
  if exists (
    select from jsonb_array_elements(value) as span
    where case when jsonb_typeof(span) = 'array' and jsonb_array_length(span) = 3 then
      span ->> 0 !~ '^[1-7]$' or span ->> 1 !~ ('^' || at || '$') or span ->> 2 !~ ('^(' || at || '|24:00)$')
    else true end is not false
  ) then
    return 'Hours are written like [1, "08:30", "17:00"], the days from 1 (Monday) to 7';
  end if;
  if exists (select from jsonb_array_elements(value) as span where span ->> 1 >= span ->> 2) then
    return 'Hours end after they begin, and at midnight at the latest';
  end if;
  select (one.span ->> 0)::integer into clash
  from jsonb_array_elements(value) with ordinality as one (span, ordinal)
  join jsonb_array_elements(value) with ordinality as other (span, ordinal) on one.ordinal < other.ordinal
  where one.span ->> 0 = other.span ->> 0 and one.span ->> 1 < other.span ->> 2 and other.span ->> 1 < one.span ->> 2
  order by 1 limit 1;
  return 'The hours on ' || days[clash] || ' overlap';
end $$;

comment on function private.find_hours_mistake is
  'Returns what is wrong with opening hours, or null if they are valid: [[day, from, to], …] with days from 1 (Monday) to 7, times from "00:00" to '
  '"24:00", and no overlaps within a day.';
grant execute on function private.find_hours_mistake to authenticated, service_role;

create function private.max_special_hours() returns integer
language sql immutable
return 20;

comment on function private.max_special_hours is 'Returns how many holidays and other days with special hours an office can have.';
grant execute on function private.max_special_hours to anon, authenticated, service_role;

create function private.is_calendar_day(value text) returns boolean
language sql immutable set search_path = ''
return case when value ~ '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then
  extract(day from make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, 1) + interval '1 month - 1 day') >= right(value, 2)::integer
else false end;

comment on function private.is_calendar_day is 'Whether a text is a day of this century, such as "2026-11-26".';
grant execute on function private.is_calendar_day to anon, authenticated, service_role;

create function private.find_special_hours_mistake(value jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  at constant text := '([01][0-9]|2[0-3]):[0-5][0-9]';
  clash text;
begin
  if jsonb_typeof(value) <> 'array' then
    return 'Holiday hours are a list';
  end if;
  if jsonb_array_length(value) > private.max_special_hours() then
    return format('An office can have at most %s holidays', private.max_special_hours());
  end if;
  if exists (
    select from jsonb_array_elements(value) as days
    where (
      -- Only these properties, all of them texts.
      days = jsonb_strip_nulls(jsonb_build_object(
        'from', days ->> 'from', 'to', days ->> 'to', 'opens', days ->> 'opens', 'closes', days ->> 'closes', 'name', days ->> 'name'
      ))
      and private.is_calendar_day(days ->> 'from') and private.is_calendar_day(days ->> 'to')
      and num_nulls(days ->> 'opens', days ->> 'closes') <> 1
      and coalesce(days ->> 'opens' ~ ('^' || at || '$') and days ->> 'closes' ~ ('^(' || at || '|24:00)$'), not days ? 'opens')
      and coalesce(char_length(btrim(days ->> 'name')) between 2 and 60 and private.is_plain_line(days ->> 'name'), not days ? 'name')
    ) is not true
  ) then
    return 'Holiday hours are written like {"from": "2026-11-26", "to": "2026-11-27", "opens": "09:00", "closes": "12:00", "name": "Thanksgiving"}';
  end if;
  if exists (
    select from jsonb_array_elements(value) as days
    where days ->> 'opens' >= days ->> 'closes' or days ->> 'from' > days ->> 'to' or (days ->> 'to')::date - (days ->> 'from')::date > 365
  ) then
    return 'Holiday hours end after they begin, and within a year';
  end if;
  select greatest(one.days ->> 'from', other.days ->> 'from') into clash
  from jsonb_array_elements(value) with ordinality as one (days, ordinal)
  join jsonb_array_elements(value) with ordinality as other (days, ordinal) on one.ordinal < other.ordinal
  where one.days ->> 'from' <= other.days ->> 'to' and other.days ->> 'from' <= one.days ->> 'to'
  order by 1 limit 1;
  return 'There are two holiday hours for ' || clash;
end $$;

comment on function private.find_special_hours_mistake is
  'Returns what is wrong with the days on which an office has other hours than usual, or null if they are valid: [{from, to, opens, closes, name}, …] '
  'with both days included and no day twice. Without opens and closes, the office is closed; the name is optional.';
grant execute on function private.find_special_hours_mistake to authenticated, service_role;

create function private.is_federal_holiday(day date) returns boolean
language sql immutable
return extract(month from day) * 100 + extract(day from day) in (101, 619, 704, 1111, 1225)
  or case extract(isodow from day)
    when 1 then
      (extract(month from day), ceil(extract(day from day) / 7)) in ((1, 3), (2, 3), (9, 1), (10, 2))
      or (extract(month from day) = 5 and extract(day from day) > 24)
      -- Observed after a Sunday.
      or extract(month from day - 1) * 100 + extract(day from day - 1) in (101, 619, 704, 1111, 1225)
    when 4 then extract(month from day) = 11 and ceil(extract(day from day) / 7) = 4
    -- Observed before a Saturday.
    when 5 then extract(month from day + 1) * 100 + extract(day from day + 1) in (101, 619, 704, 1111, 1225)
    else false
  end;

comment on function private.is_federal_holiday is 'Whether a day is a US federal holiday (5 U.S.C. 6103), or one is observed on it because it is on a weekend.';

create function private.is_open_at(hours jsonb, special_hours jsonb, time_zone text, moment timestamptz) returns boolean
language sql stable
return (
  select case
    -- Without times, the office is closed on these days.
    when special.days is not null then coalesce(at >= (special.days ->> 'opens')::time and at < (special.days ->> 'closes')::time, false)
    when private.is_federal_holiday(today) then false
    else exists (
      select from jsonb_array_elements(hours) as span
      where (span ->> 0)::integer = extract(isodow from today) and at >= (span ->> 1)::time and at < (span ->> 2)::time
    )
  end
  from (select (moment at time zone time_zone)::date as today, (moment at time zone time_zone)::time as at) as clock
  left join lateral (
    select days from jsonb_array_elements(special_hours) as days
    where today between (days ->> 'from')::date and (days ->> 'to')::date
  ) as special on true
  where hours <> '[]'
) is true;

comment on function private.is_open_at is
  'Whether an office with these hours, in the formats of offices, is open, by the clock of its time zone. On its special days only their hours count. '
  'False if unknown: without regular hours, and on federal holidays without special hours.';

-- Places: whether city, state, and ZIP code of an address agree, and the right city and state if they do not.

create function private.place_key(value text) returns text
language sql immutable strict parallel safe
return replace(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(
  regexp_replace(
    translate(lower(value), 'áàâäãåéèêëíìîïñóòôöõúùûüç''’.', 'aaaaaaeeeeiiiinooooouuuuc'),
    '[^[:alnum:]]+', ' ', 'g'),
  '\mst\M', 'saint', 'g'), '\mste\M', 'sainte', 'g'), '\mft\M', 'fort', 'g'), '\mmt\M', 'mount', 'g'), '\mpt\M', 'point', 'g'),
  '\mn\M', 'north', 'g'), '\ms\M', 'south', 'g'), '\me\M', 'east', 'g'), '\mw\M', 'west', 'g'),
  ' ', '');

comment on function private.place_key is
  'Returns one form for all common spellings of a city: "St. Louis" and "saint louis" are the same, and so are "O''Fallon" and "O Fallon". '
  'It does not use unaccent, which is not immutable, so that an index can use it.';

grant execute on function private.place_key to service_role;

create index zip_codes_place_key_idx on public.zip_codes (private.place_key(city), state);

create function private.find_place_mistake(
  in_city text, in_state text, in_zip text, out message text, out city text, out state text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  miles_around constant integer := 25;
  zip_code constant text := left(btrim(in_zip), 5);
  home public.zip_codes;
  key text;
  slips integer;
begin
  select * into home from public.zip_codes where zip = zip_code;
  if home.zip is null then
    message := 'There is no ZIP code ' || zip_code;
    return;
  end if;
  if private.state_code(in_state) = home.state then
    -- The common case needs only this one lookup.
    if btrim(in_city) = home.city then
      return;
    end if;
    key := private.place_key(in_city);
    if key = private.place_key(home.city) or exists (
      select from public.zip_codes as near
      where private.place_key(near.city) = key and near.state = home.state
        and private.earth_position(near.latitude, near.longitude)
          operator(extensions.<->) private.earth_position(home.latitude, home.longitude) <= miles_around
    ) then
      return;
    end if;
    slips := case when char_length(key) < 6 then 1 else 2 end;
    -- A post office also serves places that are not in the table, which the admin who verifies the listing checks. But a city that is
    -- elsewhere is wrong, and so is one that differs from the ZIP code's own city by a typo.
    if not exists (select from public.zip_codes as elsewhere where private.place_key(elsewhere.city) = key)
      and extensions.levenshtein(left(key, 80), private.place_key(home.city)) > slips
    then
      return;
    end if;
  end if;
  message := format('%s is in %s, %s', zip_code, home.city, home.state);
  city := home.city;
  state := home.state;
end $$;

comment on function private.find_place_mistake is
  'Returns why a city, state, and ZIP code do not agree, with the city and state of the ZIP code; nulls when they agree. The ZIP code''s own city is right, '
  'and so is another city of its state within 25 miles, or a place that no ZIP code is named after. '
  'Definer: API roles cannot call the functions it uses; it reads only reference data.';
grant execute on function private.find_place_mistake to anon, authenticated, service_role;

create function public.check_place(city text, state text, zip text)
returns table (right_city text, right_state text)
language sql stable
begin atomic
  select mistake.city, mistake.state
  from private.find_place_mistake(city, state, zip) as mistake
  where private.require_at_most(octet_length(concat(check_place.city, check_place.state, zip)), 1000, 'bytes of an address') and mistake.message is not null;
end;

comment on function public.check_place is
  'Returns one row when city, state, and ZIP code do not agree: the city and state of the ZIP code, or nulls if there is no such ZIP code.';
grant execute on function public.check_place to anon, authenticated, service_role;

create function private.require_place(city text, state text, zip text) returns void
language plpgsql stable set search_path = '' as $$
declare
  mistake record;
begin
  select * into mistake from private.find_place_mistake(city, state, zip);
  if mistake.message is not null then
    raise exception '%', mistake.message
    using errcode = '23514', hint = 'place_mismatch', detail = json_strip_nulls(
      json_build_object('zip', left(btrim(zip), 5), 'city', mistake.city, 'state', mistake.state)
    );
  end if;
end $$;

comment on function private.require_place is
  'Raises 23514 when city, state, and ZIP code do not agree. The detail has the ZIP code with its city and state: {zip, city, state}.';

-- Membership levels and web addresses: what the check constraints below accept.

create function private.are_membership_levels(levels text[]) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select coalesce(bool_and(coalesce(level ~ '^[^;[:space:]][^;]{0,59}: (100000|[0-9]{1,5}([.][0-9]{2})?)$' and private.is_plain_line(level), false)), true)
    from unnest(levels) as level
  );
end $$;

comment on function private.are_membership_levels is 'Whether each level is a name with a price in dollars per month, such as "Plus: 120".';
grant execute on function private.are_membership_levels to anon, authenticated, service_role;

create function private.are_web_addresses(addresses text[]) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (select coalesce(bool_and(coalesce(char_length(one) <= 500 and one ~ '^https?://[^\s<>"]+$', false)), true) from unnest(addresses) as one);
end $$;

comment on function private.are_web_addresses is 'Whether each is a web address.';
grant execute on function private.are_web_addresses to anon, authenticated, service_role;

-- Former names of practices and clinicians, and the language in a line such as "Vietnamese, basic".

create function private.max_former_names() returns integer
language sql immutable
return 5;

comment on function private.max_former_names is 'Returns how many former names a practice or clinician can have.';
grant execute on function private.max_former_names to anon, authenticated, service_role;

create function private.are_former_names(names text[]) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return cardinality(names) <= private.max_former_names() and (
    select coalesce(bool_and(coalesce(
      char_length(name) <= 120 and char_length(btrim(name)) >= 2 and private.is_plain_line(name) and private.is_allowed_name(name), false
    )), true)
    from unnest(names) as name
  );
end $$;

comment on function private.are_former_names is 'Whether these are few enough former names, each of which could be the name of a practice or clinician.';
grant execute on function private.are_former_names to anon, authenticated, service_role;

create function private.language_of(line text) returns text
language sql immutable parallel safe
return coalesce(nullif(btrim(substring(btrim(line) from '^[^,;:(]*?(?=\s*[,;:(]|\s+[-–—]|$)')), ''), btrim(line));

comment on function private.language_of is
  'Returns the language of a line without its remark: "Vietnamese" for "Vietnamese, basic" and for "Vietnamese (basic)" and "Vietnamese - basic".';

-- The gallery: photos of a practice besides its main one, in the format that the check constraint of the column accepts.

create function private.max_gallery_photos() returns integer
language sql immutable
return 5;

comment on function private.max_gallery_photos is 'Returns how many photos a practice can have besides its main one.';
grant execute on function private.max_gallery_photos to anon, authenticated, service_role;

create function private.max_photo_description() returns integer
language sql immutable
return 160;

comment on function private.max_photo_description is 'Returns how many characters the description of a photo can have.';
grant execute on function private.max_photo_description to anon, authenticated, service_role;

create function private.is_gallery(value jsonb) returns boolean
language plpgsql immutable strict set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'array' then (
    select count(*) <= private.max_gallery_photos() and count(distinct photo ->> 'url') = count(*) and coalesce(bool_and(coalesce(
      -- Only these two properties, both of them texts.
      photo = jsonb_build_object('url', photo ->> 'url', 'description', photo ->> 'description')
      and char_length(photo ->> 'url') <= 500
      and photo ->> 'url' ~ '^https?://[^\s<>"/]+/storage/v1/object/public/gallery-photos/[0-9a-f-]{36}/[^\s?#<>"/]+$'
      and char_length(btrim(photo ->> 'description')) between 2 and private.max_photo_description()
      and private.is_plain_line(photo ->> 'description'), false
    )), true)
    from jsonb_array_elements(value) as photo
  ) else false end;
end $$;

comment on function private.is_gallery is
  'Whether a value is a list of photos, [{url, description}, …], with different URLs in the bucket gallery-photos and a description of each.';
grant execute on function private.is_gallery to anon, authenticated, service_role;

-- Listings: table, indexes, grants, policies, triggers.

create table public.doctors (
  id uuid primary key default gen_random_uuid(),
  practice_name text not null constraint doctors_practice_name_check check (
    char_length(practice_name) <= 120 and char_length(btrim(practice_name)) >= 2 and private.is_plain_line(practice_name) and private.is_allowed_name(practice_name)
  ),
  credentials text constraint doctors_credentials_check check (char_length(credentials) <= 120 and private.is_plain_line(credentials)),
  specialty text constraint doctors_specialty_check check (char_length(specialty) between 2 and 80 and private.is_plain_line(specialty)),
  bio text constraint doctors_bio_check check (char_length(bio) <= 4000),
  photo_url text constraint doctors_photo_url_check check (
    char_length(photo_url) <= 500 and photo_url ~ '^https?://[^\s<>"]+/storage/v1/object/public/[^\s?#<>"]+$'
  ),
  address_street text constraint doctors_address_street_check check (char_length(address_street) <= 160 and private.is_plain_line(address_street)),
  address_city text not null constraint doctors_address_city_check check (
    char_length(address_city) <= 80 and char_length(btrim(address_city)) >= 2 and private.is_plain_line(address_city)
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
  -- Null means unknown.
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
  extra_child_price numeric(8, 2) constraint doctors_extra_child_price_check check (extra_child_price between 0 and 100000),
  student_price numeric(8, 2) constraint doctors_student_price_check check (student_price between 0 and 100000),
  employer_price numeric(8, 2) constraint doctors_employer_price_check check (employer_price between 0 and 100000),
  employer_from integer constraint doctors_employer_from_check check (employer_from between 1 and 10000),
  -- Null means unknown; the fee then counts once for the household, which is the lower total.
  enrollment_per_person boolean,
  membership_levels text[] not null default '{}' constraint doctors_membership_levels_check check (
    cardinality(membership_levels) <= 12 and private.are_membership_levels(membership_levels)
  ),
  notice_days integer constraint doctors_notice_days_check check (notice_days between 0 and 365),
  leaving_fee numeric(8, 2) constraint doctors_leaving_fee_check check (leaving_fee between 0 and 100000),
  home_visit_miles integer constraint doctors_home_visit_miles_check check (home_visit_miles between 1 and 100),
  telehealth_states text[] not null default '{}' constraint doctors_telehealth_states_check check (cardinality(telehealth_states) <= 56),
  -- Null means unknown.
  medicare_opt_out boolean,
  -- Null means unknown.
  free_meeting boolean,
  -- Null means unknown.
  model text constraint doctors_model_check check (model in ('pure', 'hybrid')),
  state_statement text constraint doctors_state_statement_check check (
    char_length(state_statement) <= 1000 and btrim(state_statement) <> ''
  ),
  fax text constraint doctors_fax_check check (private.is_phone(fax)),
  -- The check depends on today's date, but a stored year never becomes invalid, because years only increase.
  opened_year integer constraint doctors_opened_year_check check (opened_year between 1900 and extract(year from now())),
  social_urls text[] not null default '{}' constraint doctors_social_urls_check check (
    cardinality(social_urls) <= 8 and private.are_web_addresses(social_urls)
  ),
  former_names text[] not null default '{}' constraint doctors_former_names_check check (private.are_former_names(former_names)),
  former_clinicians jsonb not null default '[]' constraint doctors_former_clinicians_check check (
    jsonb_array_length(former_clinicians) <= 30
    and not jsonb_path_exists(former_clinicians, '$[*].left_in ? (!(@ like_regex "^20[0-9]{2}-(0[1-9]|1[0-2])$"))')
  ),
  closes_on date,
  -- Not granted to clients, because only save_listing checks which photos a member can change.
  gallery jsonb not null default '[]' constraint doctors_gallery_check check (private.is_gallery(gallery)),
  constraint doctors_claim_check check (
    case claim_status when 'approved' then claimed_by is not null and user_id = claimed_by else claimed_by is null end
  ),
  constraint doctors_owner_check check (status <> 'published' or user_id is null or claim_status = 'approved')
);

comment on table public.doctors is 'Practice listings. Only published ones are public.';
comment on column public.doctors.status is
  'The status of the listing; private.listing_transitions holds the transitions. Only its author can read a draft. Members can insert drafts and pending '
  'listings.';
comment on column public.doctors.status_reason is 'Why an admin rejected the listing or took it down. Null when its owner withdrew it.';
comment on column public.doctors.rejection_count is 'How often the listing was rejected since an admin last published or reopened it.';
comment on column public.doctors.merged_into is 'The listing that this one was merged into; its address redirects there.';
comment on column public.doctors.verified is 'Whether the listing is published.';
comment on column public.doctors.ownership is
  'Whether the listing has an approved owner, is claimed, or neither. A doctor who adds their own practice has claimed it until it is verified.';
comment on column public.doctors.owned_since is 'When the owner was approved. The owner cannot read requests from before.';
comment on column public.doctors.version is 'Increases with each change. A decision names the version that the admin has seen.';
comment on column public.doctors.closes_on is
  'The day on which the practice will close, announced by its owner with close_listing; null otherwise. Such a listing takes no new requests.';
comment on column public.doctors.claimed_by is
  'The member whose claim was approved, who is also the owner. Null while a claim is pending; claim_evidence then names the claimant, for admins and the claimant only.';
comment on column public.doctors.user_id is 'The owner, or the doctor who added their own practice. The listing shows the phone and email that this member has published.';
comment on column public.doctors.patient_ages is 'The ages that the practice accepts, such as "18+" or "0-17"; null means unknown.';
comment on column public.doctors.monthly_price is 'Dollars per month for one adult.';
comment on column public.doctors.couple_price is 'Dollars per month for two adults together, at any age.';
comment on column public.doctors.family_cap is 'The most that a household pays, in dollars per month.';
comment on column public.doctors.prices_confirmed_at is 'When the practice or an admin last confirmed the prices.';
comment on column public.doctors.panel_confirmed_at is 'When they last confirmed whether the practice accepts patients. The front desk can confirm it, too.';
comment on column public.doctors.hours_confirmed_at is 'When they last confirmed the offices and their hours.';
comment on column public.doctors.phone_confirmed_at is 'When they last confirmed the phone number.';
comment on column public.doctors.confirmed_at is 'The oldest of the four confirmations; null if one of them is missing.';
comment on column public.doctors.extra_child_price is
  'Dollars per month for each child who joins with an adult, unless a price by age applies.';
comment on column public.doctors.student_price is 'Dollars per month for a student.';
comment on column public.doctors.employer_price is 'Dollars per month for each employee whose employer pays.';
comment on column public.doctors.employer_from is 'The smallest number of employees that the employer price applies to.';
comment on column public.doctors.enrollment_per_person is 'Whether each person pays the enrollment fee; if false, a household pays it once.';
comment on column public.doctors.membership_levels is
  'The membership levels, if there are several, each with its price in dollars per month for one adult: "Plus: 120".';
comment on column public.doctors.notice_days is 'How many days of notice a member must give before the membership ends.';
comment on column public.doctors.leaving_fee is 'A one-time fee in dollars when a member leaves.';
comment on column public.doctors.enrollment_fee is 'A one-time fee in dollars when a person or household joins.';
comment on column public.doctors.home_visit_miles is 'How far from its address the practice makes home visits, in miles; null if it makes none or this is unknown.';
comment on column public.doctors.telehealth_states is 'The codes of the states whose residents it sees by video or phone, in alphabetical order.';
comment on column public.doctors.medicare_opt_out is 'Whether its physicians have opted out of Medicare.';
comment on column public.doctors.free_meeting is 'Whether it offers a free meet-and-greet, a first conversation before a person joins.';
comment on column public.doctors.model is 'pure: memberships alone pay for care; hybrid: insurance is billed for some patients.';
comment on column public.doctors.state_statement is
  'A statement that state law requires, such as that a membership is not insurance. Plain text of the practice, with line breaks.';
comment on column public.doctors.opened_year is 'The year in which the practice opened.';
comment on column public.doctors.social_urls is 'The web addresses of its profiles on social networks.';
comment on column public.doctors.former_names is 'Names that the practice had before, most recent first.';
comment on column public.doctors.former_clinicians is
  'Clinicians who have left, [{name, left_in}, …], last first, with the month as "2027-05". The page names them for six months, and search finds the practice by their names.';
comment on column public.doctors.gallery is
  'The photos besides photo_url, in order: [{url, description}, …]. The files are in the folder of the practice, so that all its editors can change them.';

create index doctors_created_at_id_idx on public.doctors (created_at desc, id) where verified;
create index doctors_address_state_idx on public.doctors (address_state, address_city);
create index doctors_submitted_by_idx on public.doctors (submitted_by);
create index doctors_claimed_by_idx on public.doctors (claimed_by);
create index doctors_user_id_idx on public.doctors (user_id);
create index doctors_merged_into_idx on public.doctors (merged_into);
create index doctors_waiting_idx on public.doctors (created_at, id) where status = 'pending';
create index doctors_drafts_idx on public.doctors (updated_at) where status = 'draft';
create index doctors_npi_idx on public.doctors (npi) where npi is not null;

-- The specification's calls read all columns ("select=*") and join the submitter and the claimant, for visitors, too. PostgREST refuses
-- "*" if one column is not granted, so a published row must hold no internal facts: docs/decisions/011-visitors-read-every-column.md.
grant select on table public.doctors to anon, authenticated;
-- The policy below limits the status of a new listing to draft or pending.
grant insert (
  status,
  id, practice_name, credentials, specialty, bio, photo_url, address_street, address_city, address_state, address_zip,
  monthly_price, yearly_price, enrollment_fee, visit_fee, couple_price, family_cap, accepting_new_patients, telehealth_only, patient_ages,
  languages, npi, phone, website, enrollment_url, booking_url, submitted_by, user_id, claim_status,
  model, state_statement, fax, opened_year, social_urls,
  extra_child_price, student_price, employer_price, employer_from, enrollment_per_person, membership_levels, notice_days, leaving_fee,
  home_visit_miles, telehealth_states, medicare_opt_out, free_meeting, former_names
) on table public.doctors to authenticated;
-- An update can only claim a listing: private.claim_listing.
grant update (claimed_by, claim_status) on table public.doctors to authenticated;
-- The trigger that normalizes a listing checks its size.
select private.guard_table('doctors', has_size_trigger => false);

-- The people of a practice. doctors.user_id alone says who owns it; the owner manages everything, managers edit the listing and the front desk, and
-- the front desk answers requests. The policies of many tables call these functions.

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
  'Returns what a role can do. answer: read and answer requests; availability: set whether the practice accepts patients; edit: edit the listing except '
  'its main photo; staff: invite and remove the front desk; ownership: manage managers, the main photo, the ownership, and whether the listing is published.';

create table public.practice_members (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.practice_role not null constraint practice_members_role_check check (role <> 'owner'),
  created_at timestamptz not null default now(),
  primary key (doctor_id, user_id)
);

comment on table public.practice_members is 'The staff of practices, without the owner, who is in doctors.user_id only. Written by functions only.';
comment on column public.practice_members.created_at is 'When the person started to work here.';

create index practice_members_user_id_idx on public.practice_members (user_id);

create view private.practice_people as
select id as doctor_id, user_id, 'owner'::public.practice_role as role from public.doctors
where user_id is not null and not private.is_suspended(user_id)
union all
select doctor_id, user_id, role from public.practice_members where not private.is_suspended(user_id);

comment on view private.practice_people is 'The owner and staff of each practice with their roles, without suspended people.';

create function private.has_practice_permission(listing_id uuid, permission public.practice_permission, person uuid default auth.uid()) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.practice_people
  where doctor_id = listing_id and user_id = person and permission = any (private.practice_permissions(role))
);

comment on function private.has_practice_permission is
  'Whether a person, by default the caller, has a permission at a practice. Definer: policies of the tables that it reads call it.';

create function private.listings_with_permission(permission public.practice_permission) returns uuid[]
language sql stable security definer set search_path = ''
return array(
  select doctor_id from private.practice_people where user_id = (select auth.uid()) and permission = any (private.practice_permissions(role))
);

comment on function private.listings_with_permission is
  'Returns the listings for which the caller has a permission, for policies that would otherwise call has_practice_permission per row. Definer: '
  'like has_practice_permission.';
grant execute on function private.listings_with_permission to authenticated;

create function private.people_with_permission(listing_id uuid, permission public.practice_permission) returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  select user_id from private.practice_people where doctor_id = listing_id and permission = any (private.practice_permissions(role));
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

comment on table public.listing_versions is 'What changed in a listing with each version, newest last. Written by functions only.';

create index listing_versions_doctor_id_idx on public.listing_versions (doctor_id, id);
create index listing_versions_actor_idx on public.listing_versions (actor);

grant select on table public.listing_versions to authenticated;

select private.guard_table('listing_versions');

create function private.is_within_ownership(listing_id uuid, moment timestamptz) returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.doctors where id = listing_id and (owned_since is null or owned_since <= moment));

comment on function private.is_within_ownership is
  'Whether a moment lies within the current ownership of a listing, which a transfer to a manager continues. Definer: policies call it for each '
  'row.';
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
  where doctor_id = listing.id and jsonb_path_exists(changes, '$.user_id[*] ? (@ != null && @ != $submitter)', jsonb_build_object('submitter', listing.submitted_by))
);

comment on function private.had_other_owner is
  'Whether somebody other than the submitter owns the listing or has owned it. The submitter then has the rights of any other member. Definer: '
  'policies call it, and the submitter cannot read the versions.';
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

-- Each listing is stored in one form.

create function private.normalize_listing(before public.doctors, after public.doctors) returns public.doctors
language plpgsql stable security definer set search_path = '' as $$
declare
  unknown_state text;
begin
  after.updated_at := now();
  if not private.is_phone(after.phone) then
    after.phone := private.parse_phone(after.phone);
  end if;
  if not private.is_phone(after.fax) then
    after.fax := private.parse_phone(after.fax);
  end if;
  after.address_zip := btrim(after.address_zip);
  after.address_state := coalesce(private.state_code(after.address_state), after.address_state);
  -- The not-null constraints report missing values.
  if num_nulls(after.address_city, after.address_state, after.address_zip) = 0 and (
    before.id is null or (after.address_city, after.address_state, after.address_zip)
      is distinct from (before.address_city, before.address_state, before.address_zip)
  ) then
    perform private.require_place(after.address_city, after.address_state, after.address_zip);
  end if;
  -- Exact coordinates would still show where a removed street was.
  if (before.id is null and num_nulls(after.latitude, after.longitude) > 0) or (before.id is not null and (
    after.address_zip is distinct from before.address_zip or (after.address_street is null and before.address_street is not null)
  )) then
    select latitude, longitude into after.latitude, after.longitude from public.zip_codes where zip = left(after.address_zip, 5);
  end if;
  if after.photo_url is not null and (before.id is null or after.photo_url is distinct from before.photo_url)
    and auth.uid() is not null and not private.is_admin()
    and split_part(private.photo_path(after.photo_url), '/', 1) is distinct from auth.uid()::text then
    raise exception 'The photo of a practice must be uploaded for it' using errcode = '23514', hint = 'photo_not_uploaded';
  end if;
  if (before.id is null or after.gallery <> before.gallery) and exists (
    select from jsonb_path_query(after.gallery, '$[*].url') as url where url #>> '{}' not like '%/gallery-photos/' || after.id || '/%'
  ) then
    raise exception 'The photos of a practice must be uploaded for it' using errcode = '23514', hint = 'photo_not_uploaded';
  end if;
  if after.telehealth_states <> '{}' and (before.id is null or after.telehealth_states <> before.telehealth_states) then
    select given into unknown_state from unnest(after.telehealth_states) as given
    where given is null or private.state_code(given) is null limit 1;
    if found then
      raise exception 'There is no state "%"', left(unknown_state, 30)
      using errcode = '23514', hint = 'unknown_state', detail = json_build_object('state', left(unknown_state, 30));
    end if;
    after.telehealth_states := array(
      select distinct private.state_code(given) as code from unnest(after.telehealth_states) as given order by code
    );
  end if;
  -- A cap that was too low before this rule existed stays until one of the prices changes.
  if before.id is null
    or (after.family_cap, after.monthly_price, after.couple_price) is distinct from (before.family_cap, before.monthly_price, before.couple_price) then
    if after.family_cap < after.monthly_price then
      raise exception 'The family cap is less than one adult pays' using errcode = '23514', hint = 'family_cap_too_low';
    elsif after.family_cap < after.couple_price then
      raise exception 'The family cap is less than two adults pay together' using errcode = '23514', hint = 'family_cap_too_low';
    end if;
  end if;
  return after;
end $$;

comment on function private.normalize_listing is
  'Returns a new or changed listing (`before` is null for a new one) with phone, fax, and states in one form, the coordinates of its ZIP code, and '
  'the time of the change. Raises 23514 when city, state, and ZIP code do not agree, for a photo that was not uploaded for the practice, for unknown states, or '
  'for a family cap below the price of one or two adults. Definer: reads the private list of states.';

create function private.changes_between(before jsonb, after jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_object_agg(now.key, jsonb_build_array(before -> now.key, now.value)), '{}')
  from jsonb_each(after) as now
  where before -> now.key is distinct from now.value
    and now.key not in (
      'updated_at', 'version', 'verified', 'ownership', 'owned_since', 'latitude', 'longitude', 'claimed_by', 'rejection_count', 'status_reason',
      'confirmed_at', 'closes_on'
    )
);

comment on function private.changes_between is 'Returns the differences between two rows: {"column": [before, after]}, without columns that follow from others or are not part of the history.';

create function private.confirmation_columns() returns text[]
language sql immutable
return array['prices_confirmed_at', 'panel_confirmed_at', 'hours_confirmed_at', 'phone_confirmed_at'];

comment on function private.confirmation_columns is 'Returns the columns with the confirmations of a listing. They are part of its history, but do not change its version.';

create function private.normalize_changed_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  normal public.doctors;
begin
  perform private.require_at_most(pg_column_size(new), 100000, 'bytes at once');
  normal := private.normalize_listing(old, new);
  if tg_op = 'INSERT' and normal.claim_status = 'approved' then
    normal.owned_since := coalesce(normal.owned_since, normal.created_at);
  elsif tg_op = 'UPDATE' and normal.version = old.version
    and private.changes_between(to_jsonb(old), to_jsonb(normal)) - private.confirmation_columns() <> '{}' then
    normal.version := old.version + 1;
  end if;
  if tg_op = 'UPDATE' and normal.address_zip <> old.address_zip then
    update public.offices set time_zone = private.time_zone_of(normal.address_zip) where doctor_id = normal.id and position = 0;
  end if;
  return normal;
end $$;

comment on function private.normalize_changed_listing is
  'Trigger: stores a listing as normalize_listing returns it, increases its version, and gives the office at its own address the time zone of a new '
  'ZIP code. Also for writes by the service role. Definer: API roles cannot call it.';

create trigger doctors_1_normalize before insert or update on public.doctors
for each row execute function private.normalize_changed_listing();

create table public.offices (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  position smallint not null constraint offices_position_check check (position between 0 and 9),
  name text constraint offices_name_check check (char_length(name) <= 80 and char_length(btrim(name)) >= 2 and private.is_plain_line(name)),
  address_street text constraint offices_address_street_check check (char_length(address_street) <= 160 and private.is_plain_line(address_street)),
  address_city text constraint offices_address_city_check check (
    char_length(address_city) <= 80 and char_length(btrim(address_city)) >= 2 and private.is_plain_line(address_city)
  ),
  address_state text references private.us_states (code),
  address_zip text constraint offices_address_zip_check check (address_zip ~ '^[0-9]{5}(-[0-9]{4})?$'),
  latitude double precision,
  longitude double precision,
  phone text constraint offices_phone_check check (private.is_phone(phone)),
  hours jsonb not null default '[]' constraint offices_hours_check check (private.find_hours_mistake(hours) is null),
  hours_note text constraint offices_hours_note_check check (char_length(hours_note) <= 200 and private.is_plain_line(hours_note)),
  by_appointment boolean not null default false,
  -- Null means unknown.
  step_free boolean,
  parking text constraint offices_parking_check check (char_length(parking) <= 160 and private.is_plain_line(parking)),
  transit text constraint offices_transit_check check (char_length(transit) <= 160 and private.is_plain_line(transit)),
  special_hours jsonb not null default '[]' constraint offices_special_hours_check check (private.find_special_hours_mistake(special_hours) is null),
  time_zone text not null,
  constraint offices_doctor_id_position_key unique (doctor_id, position),
  constraint offices_address_check check (
    case when position = 0 then num_nonnulls(address_street, address_city, address_state, address_zip, phone) = 0
    else num_nonnulls(address_city, address_state, address_zip) = 3 end
  )
);

comment on table public.offices is
  'Where and when a practice sees patients. The office in position 0 uses the address and phone of the listing. Written by functions only.';
comment on column public.offices.hours is 'Opening hours in the format that private.find_hours_mistake checks.';
comment on column public.offices.hours_note is 'Anything that hours cannot express, such as evenings by arrangement.';
comment on column public.offices.special_hours is
  'Holidays and other days with special hours, in the format that private.find_special_hours_mistake checks, in order. Past days are removed with each save.';
comment on column public.offices.time_zone is 'The time zone of the hours (IANA name): that of the ZIP code, which for the office in position 0 is the listing''s.';

create index offices_address_state_idx on public.offices (address_state);

grant select on table public.offices to anon, authenticated;

select private.guard_table('offices');

create policy "offices: anyone can read offices of visible listings" on public.offices
for select to anon, authenticated
using (exists (select 1 from public.doctors where doctors.id = doctor_id));

-- Without a search path, so that PostgreSQL can inline it. The columns of the listing are read outside of the union, because PostgreSQL 15
-- fails to plan an inlined union that reads them.
create function private.list_locations(listing public.doctors)
returns table (office smallint, city text, state text, latitude double precision, longitude double precision)
language sql stable rows 2
begin atomic
  select
    spots.office, coalesce(spots.city, listing.address_city), coalesce(spots.state, listing.address_state),
    coalesce(spots.latitude, listing.latitude), coalesce(spots.longitude, listing.longitude)
  from (
    select 0::smallint as office, null as city, null as state, null::double precision as latitude, null::double precision as longitude
    union all
    select offices.position, offices.address_city, offices.address_state, offices.latitude, offices.longitude
    from public.offices where offices.doctor_id = listing.id and offices.position > 0 and num_nulls(offices.latitude, offices.longitude) = 0
  ) as spots;
end;

comment on function private.list_locations is
  'Returns where a practice sees patients: the listing''s own address first, which may have no coordinates, and then its other offices.';

create function private.normalize_office() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mistake constant text := coalesce(private.find_hours_mistake(new.hours), private.find_special_hours_mistake(new.special_hours));
begin
  -- A check constraint would report only its name.
  if mistake is not null then
    raise exception '%', mistake using errcode = '23514', hint = 'hours_invalid';
  end if;
  new.special_hours := (
    select coalesce(jsonb_agg(days order by days ->> 'from'), '[]') from jsonb_array_elements(new.special_hours) as days
    -- In US time zones, it may still be yesterday.
    where (days ->> 'to')::date >= current_date - 1
  );
  if new.position = 0 then
    select private.time_zone_of(address_zip) into new.time_zone from public.doctors where id = new.doctor_id;
    return new;
  end if;
  new.phone := private.parse_phone(new.phone);
  new.address_zip := btrim(new.address_zip);
  new.address_state := coalesce(private.state_code(new.address_state), new.address_state);
  perform private.require_place(new.address_city, new.address_state, new.address_zip);
  select latitude, longitude, time_zone into new.latitude, new.longitude, new.time_zone from public.zip_codes where zip = left(new.address_zip, 5);
  return new;
end $$;

comment on function private.normalize_office is
  'Trigger: stores an office with the state as its code, the phone in one format, the coordinates and time zone of its ZIP code, and without past holidays. Raises '
  '23514 for invalid hours, and for a city, state, and ZIP code that do not agree. Definer: API roles cannot call the functions that it uses.';

create trigger offices_normalize before insert on public.offices
for each row execute function private.normalize_office();

-- Submission notes: how the submitter knows the practice. Only the submitter and admins read them.

create table public.submission_notes (
  doctor_id uuid primary key references public.doctors (id) on delete cascade,
  author uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  how_known text not null constraint submission_notes_how_known_check check (
    char_length(how_known) <= 500 and btrim(how_known) <> ''
  ),
  created_at timestamptz not null default now()
);

comment on table public.submission_notes is 'How the person who added a listing knows the practice, for its verification.';

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
