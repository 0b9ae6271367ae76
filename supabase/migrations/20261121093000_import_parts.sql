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
      'phone', private.parse_phone(given.phone),
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

create function private.is_same_part(part text, listed jsonb, listed_place bigint, wanted jsonb, wanted_place bigint) returns boolean
language sql stable
return coalesce(case part
  when 'tiers' then int4range((listed ->> 'min_age')::integer, (listed ->> 'max_age')::integer, '[]')
    && int4range((wanted ->> 'min_age')::integer, (wanted ->> 'max_age')::integer, '[]')
  when 'clinicians' then coalesce(listed ->> 'npi' = wanted ->> 'npi', false) or private.fold_name(listed ->> 'name') = private.fold_name(wanted ->> 'name')
  when 'offices' then case
    when 1 in (listed_place, wanted_place) then listed_place = wanted_place
    else coalesce(private.fold_name(listed ->> 'name') = private.fold_name(wanted ->> 'name'), false)
      or (private.fold_name(listed ->> 'address_street'), left(listed ->> 'address_zip', 5))
        = (private.fold_name(wanted ->> 'address_street'), left(wanted ->> 'address_zip', 5))
  end
  when 'services' then listed ->> 'service' = wanted ->> 'service'
end, false);

comment on function private.is_same_part is
  'Whether a price by age, clinician, office, or service of a listing and one of a row are the same one: prices by shared ages, clinicians by '
  'NPI or name, offices by name or street and ZIP, the first office being the practice''s own.';

create function private.lost_fields(part text, listed jsonb, wanted jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(listed)
  where part in ('clinicians', 'offices') and value not in ('null', '[]', 'false') and coalesce(wanted -> key, 'null') in ('null', '[]', 'false')
    -- A row that tells hours also tells whether visits are by appointment.
    and (key <> 'by_appointment' or coalesce(wanted -> 'hours', '[]') = '[]')
    -- An explicit answer is one.
    and not (key in ('accepting_new_patients', 'step_free') and wanted -> key = 'false')
);

comment on function private.lost_fields is 'Returns what a listing says of a clinician or an office and a row leaves empty: {field: value}.';

create function private.compare_parts(part text, listed jsonb, wanted jsonb)
returns table (place bigint, entry jsonb, kept_in bigint, lost jsonb)
language sql stable
begin atomic
  select known.place, known.entry, same.place, private.lost_fields(part, known.entry, same.entry)
  from jsonb_array_elements(listed) with ordinality as known (entry, place)
  left join lateral (
    select given.entry, given.place from jsonb_array_elements(wanted) with ordinality as given (entry, place)
    where private.is_same_part(part, known.entry, known.place, given.entry, given.place)
    order by given.place limit 1
  ) as same on true;
end;

comment on function private.compare_parts is
  'Returns each entry of a listed part, the position of the same entry in a row''s part, null when the row has none, and the fields that entry would lose.';

create function private.lost_levels(listed jsonb, wanted jsonb) returns jsonb
language sql immutable
return (
  select jsonb_agg(level order by place) from jsonb_array_elements_text(listed) with ordinality as known (level, place)
  where not exists (
    select from jsonb_array_elements_text(wanted) as given
    where lower(split_part(given, ':', 1)) = lower(split_part(level, ':', 1))
  )
);

comment on function private.lost_levels is 'Returns the membership levels of a listing that a row doesn''t name; null for none.';

create function private.find_removals(listed jsonb, wanted jsonb) returns jsonb
language sql stable
return (
  select jsonb_object_agg(part, gone) from (
    select part, jsonb_agg(jsonb_build_object('entry', entry, 'lost', case when kept_in is not null then lost end) order by place) as gone
    from unnest('{tiers,clinicians,offices,services}'::text[]) as part
    cross join lateral private.compare_parts(part, listed -> part, wanted -> part)
    -- The first office may only hold its place.
    where wanted ? part and case when kept_in is null then entry <> '{"hours": [], "by_appointment": false}' else lost <> '{}' end
    group by part
    union all
    select 'membership_levels', private.lost_levels(listed -> 'membership_levels', wanted -> 'membership_levels')
    where wanted ? 'membership_levels' and private.lost_levels(listed -> 'membership_levels', wanted -> 'membership_levels') is not null
  ) as removals
);

comment on function private.find_removals is
  'Returns what a listing would lose to a row that has part of it: {part: [{entry, lost}]}, `lost` being null when the whole entry goes, and '
  'membership levels as texts; null for nothing.';

create function private.keep_removals(listed jsonb, wanted jsonb) returns jsonb
language sql stable
return wanted || coalesce((
  select jsonb_object_agg(part, private.import_part(part, (
    select coalesce(jsonb_agg(entry order by is_kept, place), '[]') from (
      select false as is_kept, given.place, given.entry || coalesce((
        select jsonb_object_agg(key, value) from private.compare_parts(part, listed -> part, wanted -> part) as known, jsonb_each(known.lost)
        where known.kept_in = given.place
      ), '{}') as entry
      from jsonb_array_elements(wanted -> part) with ordinality as given (entry, place)
      union all
      select true, known.place, known.entry from private.compare_parts(part, listed -> part, wanted -> part) as known where known.kept_in is null
    ) as merged
  )))
  from unnest('{tiers,clinicians,offices,services}'::text[]) as part where wanted ? part
), '{}') || case when wanted ? 'membership_levels' then jsonb_build_object(
  'membership_levels',
  (wanted -> 'membership_levels') || coalesce(private.lost_levels(listed -> 'membership_levels', wanted -> 'membership_levels'), '[]')
) else '{}' end;

comment on function private.keep_removals is 'Returns the values of a row, completed with what find_removals names.';

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
    perform private.replace_membership_tiers(target, parts -> 'tiers');
  end if;
  if parts ? 'clinicians' then
    perform private.replace_clinicians(target, private.with_photos(target, parts -> 'clinicians'));
  end if;
  if parts ? 'offices' then
    perform private.check_imported_offices(parts -> 'offices');
    perform private.replace_offices(target, parts -> 'offices');
  end if;
  if parts ? 'services' then
    perform private.replace_listing_services(target, parts -> 'services');
  end if;
end $$;

comment on function private.write_parts is
  'Writes those parts of a listing that are given, each as a whole, as whoever edits it does. Called by definer functions.';
