-- The parts of a practice in an imported file: prices by age, clinicians, offices and what its fee covers stand in tables beside the
-- listing. Each has one form, in which what a file says and what is listed are compared, kept for an undo, and written.

create function private.import_tiers(tiers jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_agg(to_jsonb(tier) order by tier.min_age), '[]')
  from jsonb_to_recordset(tiers) as tier (label text, min_age smallint, max_age smallint, monthly_price numeric(8, 2))
);

comment on function private.import_tiers is 'Prices by age in one form and order.';

create function private.import_clinicians(clinicians jsonb) returns jsonb
language sql stable
return (
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'name', btrim(name), 'credentials', nullif(btrim(credentials), ''), 'specialty', nullif(btrim(specialty), ''),
      'languages', coalesce(languages, '{}'), 'npi', nullif(btrim(npi), ''), 'accepting_new_patients', accepting_new_patients,
      'practicing_since', practicing_since
    ) order by place
  ), '[]')
  from rows from (jsonb_to_recordset(clinicians) as (
    name text, credentials text, specialty text, languages text[], npi text, accepting_new_patients boolean, practicing_since smallint
  )) with ordinality as person (
    name, credentials, specialty, languages, npi, accepting_new_patients, practicing_since, place
  )
);

comment on function private.import_clinicians is 'Clinicians in one form, in their own order. No file brings pictures.';

create function private.with_photos(target uuid, clinicians jsonb) returns jsonb
language sql stable
return (
  select coalesce(jsonb_agg(person || jsonb_build_object('photo_url', (
    select photo_url from public.clinicians as known
    where doctor_id = target and (
      known.npi = person ->> 'npi' or (known.name = person ->> 'name' and num_nulls(known.npi, person ->> 'npi') > 0)
    )
    order by known.npi is null, position limit 1
  )) order by place), '[]')
  from jsonb_array_elements(clinicians) with ordinality as entry (person, place)
);

comment on function private.with_photos is 'Imported clinicians with the pictures that a listing shows of them.';

create function private.import_offices(offices jsonb) returns jsonb
language sql stable
return (
  select coalesce(jsonb_agg(
    jsonb_strip_nulls(to_jsonb(given) - '{id,doctor_id,position,latitude,longitude}'::text[] || jsonb_build_object(
      'address_state', coalesce(private.state_code(given.address_state), given.address_state),
      'hours', (
        select coalesce(jsonb_agg(span order by span ->> 0, span ->> 1), '[]') from jsonb_array_elements(coalesce(given.hours, '[]')) as span
      ),
      'by_appointment', coalesce(given.by_appointment, false)
    )) order by place
  ), '[]')
  from jsonb_array_elements(offices) with ordinality as entry (office, place)
  cross join lateral jsonb_populate_record(null::public.offices, entry.office) as given
);

comment on function private.import_offices is 'Offices in one form, that at the listing''s own address first; hours by day and time.';

create function private.import_services(services jsonb) returns jsonb
language sql stable
return (
  select coalesce(jsonb_agg(to_jsonb(told) order by listed.position, told.service), '[]')
  from jsonb_to_recordset(services) as told (service text, coverage public.service_coverage, price numeric(8, 2), note text)
  left join public.services as listed on listed.name = told.service
);

comment on function private.import_services is 'What a fee covers in one form, in the order of the list of services.';

create function private.import_part(part text, said jsonb) returns jsonb
language sql stable
return case part
  when 'tiers' then private.import_tiers(said)
  when 'clinicians' then private.import_clinicians(said)
  when 'offices' then private.import_offices(said)
  when 'services' then private.import_services(said)
end;

comment on function private.import_part is 'A part of a practice in its one form; null for what is none.';

create function private.import_parts(entry jsonb) returns jsonb
language sql stable
return (
  select coalesce(jsonb_object_agg(key, private.import_part(key, value)), '{}') from jsonb_each(entry)
  where key in ('tiers', 'clinicians', 'offices', 'services') and jsonb_typeof(value) = 'array'
);

comment on function private.import_parts is 'The parts that a row of a file brings: {tiers, clinicians, offices, services}. One that is not there changes nothing.';

create function private.listed_parts(target uuid) returns jsonb
language sql stable
return private.import_parts(jsonb_build_object(
  'tiers', (select coalesce(jsonb_agg(to_jsonb(membership_tiers)), '[]') from public.membership_tiers where doctor_id = target),
  'clinicians', private.clinicians_of(target),
  'offices', private.offices_of(target),
  'services', (select coalesce(jsonb_agg(to_jsonb(listing_services)), '[]') from public.listing_services where doctor_id = target)
));

comment on function private.listed_parts is 'The same parts as a listing has them now.';

create function private.check_imported_offices(offices jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  mistake text;
begin
  select format('Office %s: %s', place, coalesce(wrong_hours, case when place > 1 then wrong_place.message end)) into mistake
  from jsonb_array_elements(offices) with ordinality as entry (office, place)
  cross join lateral private.find_hours_mistake(office -> 'hours') as wrong_hours
  cross join lateral private.find_place_mistake(office ->> 'address_city', office ->> 'address_state', office ->> 'address_zip') as wrong_place
  where wrong_hours is not null or (place > 1 and wrong_place.message is not null)
  order by place limit 1;
  if mistake is not null then
    raise exception '%', mistake using errcode = '23514';
  end if;
end $$;

comment on function private.check_imported_offices is
  'Refuses offices with hours that are none, or in a place that is none, by their number: whoever reads it has to find the row of the file.';

create function private.write_parts(target uuid, parts jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if parts ? 'tiers' then
    perform public.replace_membership_tiers(target, parts -> 'tiers');
  end if;
  if parts ? 'clinicians' then
    perform public.replace_clinicians(target, private.with_photos(target, parts -> 'clinicians'));
  end if;
  if parts ? 'offices' then
    perform private.check_imported_offices(parts -> 'offices');
    perform public.replace_offices(target, parts -> 'offices');
  end if;
  if parts ? 'services' then
    perform public.replace_listing_services(target, parts -> 'services');
  end if;
end $$;

comment on function private.write_parts is
  'Writes those parts of a listing that are given, each as a whole, as whoever edits it does. Called by definer functions.';
