-- What the columns of a listing can hold: statuses, and the checks of hours, levels, web addresses, names, and photos.
-- These functions read no table.

create type public.claim_status as enum ('unclaimed', 'pending', 'approved');
create type public.listing_status as enum ('draft', 'pending', 'published', 'rejected', 'withdrawn');
create type public.listing_ownership as enum ('none', 'claimed', 'owned');
create type public.confirmed_part as enum ('prices', 'panel', 'hours', 'phone');

-- NPIs and ages.

create function private.is_valid_npi(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return value ~ '^[0-9]{10}$' and (
    -- 24 is what the constant prefix 80840 adds to the sum.
    select (
      24 + sum(case when ordinal % 2 = 0 then digit else digit * 2 - case when digit > 4 then 9 else 0 end end)
    ) % 10 = 0
    from (
      select ordinal, substr(value, ordinal, 1)::int as digit from generate_series(1, 10) as ordinal
      where value ~ '^[0-9]{10}$'
    ) as digits
  );
end $$;

comment on function private.is_valid_npi is
  'Whether a value is ten digits with a valid Luhn check over the prefix 80840, as the NPI standard of the Centers for '
  'Medicare & Medicaid Services defines it.';
grant execute on function private.is_valid_npi to anon, authenticated, service_role;

create function private.age_span(value text) returns int4range
language sql immutable set search_path = ''
return case when value ~ '^(0|[1-9][0-9]?|1[01][0-9]|120)([+]|-(0|[1-9][0-9]?|1[01][0-9]|120))$' then (
  select case when youngest <= oldest then int4range(youngest, oldest, '[]') end
  from (
    select split_part(rtrim(value, '+'), '-', 1)::int, coalesce(nullif(split_part(value, '-', 2), '')::int, 120)
  ) as ages (youngest, oldest)
) end;

comment on function private.age_span is
  'Parses ages such as "18+" or "0-17" into a range of years with both ends included; null for any other format.';
grant execute on function private.age_span to anon, authenticated, service_role;

-- Opening hours.

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
  'Returns what is wrong with opening hours, or null if they are valid: [[day, from, to], …] with days from 1 (Monday) '
  'to 7, times from "00:00" to "24:00", and no overlaps within a day.';
grant execute on function private.find_hours_mistake to authenticated, service_role;

create function private.is_calendar_day(value text) returns boolean
language sql immutable set search_path = ''
return case when value ~ '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then
  extract(
    day from make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, 1) + interval '1 month - 1 day'
  ) >= right(value, 2)::integer
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
  if jsonb_array_length(value) > private.shared_limit('max_special_hours') then
    return format('An office can have at most %s holidays', private.shared_limit('max_special_hours'));
  end if;
  if exists (
    select from jsonb_array_elements(value) as days
    where (
      -- Only these properties, all of them texts.
      days = jsonb_strip_nulls(jsonb_build_object(
        'from', days ->> 'from', 'to', days ->> 'to', 'opens', days ->> 'opens', 'closes', days ->> 'closes',
        'name', days ->> 'name'
      ))
      and private.is_calendar_day(days ->> 'from') and private.is_calendar_day(days ->> 'to')
      and num_nulls(days ->> 'opens', days ->> 'closes') <> 1
      and coalesce(
        days ->> 'opens' ~ ('^' || at || '$') and days ->> 'closes' ~ ('^(' || at || '|24:00)$'), not days ? 'opens'
      )
      and coalesce(
        private.is_plain_line(days ->> 'name', 2, 60),
        not days ? 'name'
      )
    ) is not true
  ) then
    return 'Holiday hours are written like {"from": "2026-11-26", "to": "2026-11-27", "opens": "09:00", "closes": '
      '"12:00", "name": "Thanksgiving"}';
  end if;
  if exists (
    select from jsonb_array_elements(value) as days
    where days ->> 'opens' >= days ->> 'closes' or days ->> 'from' > days ->> 'to'
      or (days ->> 'to')::date - (days ->> 'from')::date > 365
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
  'Returns what is wrong with the days on which an office has other hours than usual, or null if they are valid: '
  '[{from, to, opens, closes, name}, …] with both days included and no day twice. Without opens and closes, the office '
  'is closed; the name is optional.';
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

comment on function private.is_federal_holiday is
  'Whether a day is a US federal holiday (5 U.S.C. 6103), or one is observed on it because it is on a weekend.';

create function private.is_open_at(hours jsonb, special_hours jsonb, time_zone text, moment timestamptz) returns boolean
language sql stable
return (
  select case
    -- Without times, the office is closed on these days.
    when special.days is not null
      then coalesce(at >= (special.days ->> 'opens')::time and at < (special.days ->> 'closes')::time, false)
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
  'Whether an office with these hours, in the formats of offices, is open, by the clock of its time zone. On its '
  'special days only their hours count. False if unknown: without regular hours, and on federal holidays without '
  'special hours.';

-- Levels, web addresses, former names, and languages.

create function private.are_lines(lines text[], pattern text, most integer) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select coalesce(bool_and(coalesce(
      char_length(line) <= most and line ~ pattern and private.is_plain_line(line), false
    )), true)
    from unnest(lines) as line
  );
end $$;

comment on function private.are_lines is
  'Whether each is one visible line of at most so many characters that matches a pattern.';
grant execute on function private.are_lines to anon, authenticated, service_role;

create function private.are_former_names(names text[]) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return cardinality(names) <= private.shared_limit('max_former_names') and (
    select coalesce(bool_and(coalesce(
      private.is_plain_line(name, 2, 120)
        and private.is_allowed_name(name),
      false
    )), true)
    from unnest(names) as name
  );
end $$;

comment on function private.are_former_names is
  'Whether these are few enough former names, each of which could be the name of a practice or clinician.';
grant execute on function private.are_former_names to anon, authenticated, service_role;

create function private.language_of(line text) returns text
language sql immutable parallel safe
return coalesce(nullif(btrim(substring(btrim(line) from '^[^,;:(]*?(?=\s*[,;:(]|\s+[-–—]|$)')), ''), btrim(line));

comment on function private.language_of is
  'Returns the language of a line without its remark: "Vietnamese" for "Vietnamese, basic" and for "Vietnamese '
  '(basic)" and "Vietnamese - basic".';

-- The gallery: photos of a practice besides its main one.

create function private.is_gallery(value jsonb) returns boolean
language plpgsql immutable strict set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'array' then (
    select count(*) <= private.shared_limit('max_gallery_photos') and count(distinct photo ->> 'url') = count(*)
      and coalesce(bool_and(coalesce(
      -- Only these two properties, both of them texts.
      photo = jsonb_build_object('url', photo ->> 'url', 'description', photo ->> 'description')
      and char_length(photo ->> 'url') <= 500
      and photo ->> 'url' ~ '^https?://[^\s<>"/]+/storage/v1/object/public/gallery-photos/[0-9a-f-]{36}/[^\s?#<>"/]+$'
      and char_length(btrim(photo ->> 'description')) between 2 and private.shared_limit('max_photo_description')
      and private.is_plain_line(photo ->> 'description'), false
    )), true)
    from jsonb_array_elements(value) as photo
  ) else false end;
end $$;

comment on function private.is_gallery is
  'Whether a value is a list of photos, [{url, description}, …], with different URLs in the bucket gallery-photos and '
  'a description of each.';
grant execute on function private.is_gallery to anon, authenticated, service_role;

create function private.is_physician_taxonomy(taxonomy text) returns boolean
language sql immutable parallel safe
-- The classifications that the NUCC groups as "Allopathic & Osteopathic Physicians".
return split_part(taxonomy, ',', 1) = any (array[
  'Allergy & Immunology', 'Anesthesiology', 'Clinical Pharmacology', 'Colon & Rectal Surgery', 'Dermatology',
  'Emergency Medicine',
  'Family Medicine', 'General Practice', 'Hospitalist', 'Integrative Medicine', 'Internal Medicine', 'Medical Genetics',
  'Neurological Surgery',
  'Neuromusculoskeletal Medicine & OMM', 'Neuromusculoskeletal Medicine', 'Nuclear Medicine', 'Obstetrics & Gynecology',
  'Ophthalmology',
  'Orthopaedic Surgery', 'Otolaryngology', 'Pain Medicine', 'Pathology', 'Pediatrics', 'Phlebology',
  'Physical Medicine & Rehabilitation',
  'Plastic Surgery', 'Preventive Medicine', 'Psychiatry & Neurology', 'Radiology', 'Surgery',
  'Thoracic Surgery (Cardiothoracic Vascular Surgery)',
  'Transplant Surgery', 'Urology'
]);

comment on function private.is_physician_taxonomy is
  'Whether a taxonomy of the NPI registry belongs to physicians; nurses, dentists, and others have NPIs as well.';
