-- Import: an admin adds or updates many listings from a file, row by row, and can undo what one file did.
-- Only admins call these functions; the tables are written by functions only.
-- A batch has the client's id and remembers each row, so a chunk that is sent twice is imported once.

-- Batches and their rows.
create type public.import_mode as enum ('add', 'update', 'both');

create table public.import_batches (
  -- Set by the client, so that a chunk can be sent again after a lost response.
  id uuid primary key,
  actor uuid default auth.uid() references public.profiles (id) on delete set null,
  file_name text not null constraint import_batches_file_name_check check (char_length(file_name) between 1 and 200),
  mode public.import_mode not null,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  duplicate_count integer not null default 0,
  rejected_count integer not null default 0,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by uuid references public.profiles (id) on delete set null,
  removed_count integer not null default 0,
  restored_count integer not null default 0,
  kept_count integer not null default 0
);

comment on table public.import_batches is
  'Imports of listings, one row per file, with the counts of its results. Written by functions only; admins read it.';
comment on column public.import_batches.rejected_count is 'Includes rows that the browser rejected without sending them, like duplicate_count.';
comment on column public.import_batches.undone_at is
  'When the undo started. It is complete when removed, restored, and kept rows add up to the created and updated ones.';
comment on column public.import_batches.kept_count is 'Rows that an undo left unchanged because somebody has used or edited the listing since.';

create index import_batches_created_at_idx on public.import_batches (created_at desc);
create index import_batches_actor_idx on public.import_batches (actor);
create index import_batches_undone_by_idx on public.import_batches (undone_by);

grant select on table public.import_batches to authenticated;
grant all on table public.import_batches to service_role;

select private.guard_table('import_batches');
alter table public.import_batches enable row level security;

create policy "import_batches: admins can read imports" on public.import_batches
for select to authenticated using ((select private.is_admin()));

alter table public.doctors add column import_batch_id uuid references public.import_batches (id) on delete set null;

comment on column public.doctors.import_batch_id is 'The import that added the listing.';

create index doctors_import_batch_id_idx on public.doctors (import_batch_id);

create table private.import_rows (
  batch_id uuid not null references public.import_batches (id) on delete cascade,
  row_number integer not null constraint import_rows_row_number_check check (row_number > 0),
  outcome text not null constraint import_rows_outcome_check check (outcome in ('created', 'updated', 'unchanged', 'duplicate', 'rejected')),
  reason text,
  -- Not a foreign key: the row stays when the listing is deleted.
  doctor_id uuid,
  changes jsonb,
  undone text constraint import_rows_undone_check check (undone in ('removed', 'restored', 'kept')),
  undone_reason text,
  primary key (batch_id, row_number)
);

comment on table private.import_rows is
  'What an import did with each row, so that a chunk sent twice is imported once and an undo knows what to restore.';
comment on column private.import_rows.changes is 'For a created or updated listing: {field: {before, after}}.';

-- The parts of a practice in one normal form, in which a row and a listing are compared, stored for an undo, and written.
create function private.normalize_tiers(tiers jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_agg(to_jsonb(tier) order by tier.min_age), '[]')
  from jsonb_to_recordset(tiers) as tier (label text, min_age smallint, max_age smallint, monthly_price numeric(8, 2))
);

comment on function private.normalize_tiers is 'Returns prices by age in their normal form and order.';

create function private.normalize_clinicians(clinicians jsonb) returns jsonb
language sql stable
return (
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'name', btrim(name), 'credentials', nullif(btrim(credentials), ''), 'specialty', nullif(btrim(specialty), ''),
      'languages', coalesce(languages, '{}'), 'npi', nullif(btrim(npi), ''), 'accepting_new_patients', accepting_new_patients,
      'practicing_since', practicing_since, 'gender', nullif(btrim(gender), ''), 'medicare_opt_out_until', medicare_opt_out_until,
      'former_names', coalesce(former_names, '{}')
    ) order by place
  ), '[]')
  from rows from (jsonb_to_recordset(clinicians) as (
    name text, credentials text, specialty text, languages text[], npi text, accepting_new_patients boolean, practicing_since smallint, gender text,
    medicare_opt_out_until date, former_names text[]
  )) with ordinality as person (
    name, credentials, specialty, languages, npi, accepting_new_patients, practicing_since, gender, medicare_opt_out_until, former_names, place
  )
);

comment on function private.normalize_clinicians is 'Returns clinicians in their normal form, in their own order. Files contain no photos.';

create function private.add_listed_photos(target uuid, clinicians jsonb) returns jsonb
language sql stable
return (
  select coalesce(jsonb_agg(person || jsonb_build_object('photo_url', (
    select photo_url from public.clinicians as known
    where doctor_id = target and (
      known.npi = person ->> 'npi'
      or ((known.name = person ->> 'name' or private.has_former_name(person, known.name)) and num_nulls(known.npi, person ->> 'npi') > 0)
    )
    order by known.npi is null, position limit 1
  )) order by place), '[]')
  from jsonb_array_elements(clinicians) with ordinality as entry (person, place)
);

comment on function private.add_listed_photos is 'Returns imported clinicians with the photos that the listing already shows of them.';

create function private.normalize_offices(offices jsonb) returns jsonb
language sql stable
return (
  select coalesce(jsonb_agg(
    jsonb_strip_nulls(to_jsonb(given) - '{id,doctor_id,position,latitude,longitude,special_hours,time_zone}'::text[] || jsonb_build_object(
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

comment on function private.normalize_offices is
  'Returns offices in their normal form, the one at the listing''s own address first, with hours by day and time. Files contain no special hours.';

create function private.normalize_services(services jsonb) returns jsonb
language sql stable
return (
  select coalesce(jsonb_agg(to_jsonb(stated) order by listed.position, stated.service), '[]')
  from jsonb_to_recordset(services) as stated (service text, coverage public.service_coverage, price numeric(8, 2), note text)
  left join public.services as listed on listed.name = stated.service
);

comment on function private.normalize_services is 'Returns what a fee covers in its normal form, in the order of the list of services.';

create function private.normalize_part(part text, said jsonb) returns jsonb
language sql stable
return case part
  when 'tiers' then private.normalize_tiers(said)
  when 'clinicians' then private.normalize_clinicians(said)
  when 'offices' then private.normalize_offices(said)
  when 'services' then private.normalize_services(said)
end;

comment on function private.normalize_part is 'Returns a part of a practice in its normal form; null for an unknown part.';

create function private.normalize_parts(entry jsonb) returns jsonb
language sql stable
return (
  select coalesce(jsonb_object_agg(key, private.normalize_part(key, value)), '{}') from jsonb_each(entry)
  where key in ('tiers', 'clinicians', 'offices', 'services') and jsonb_typeof(value) = 'array'
);

comment on function private.normalize_parts is
  'Returns the parts that a row contains: {tiers, clinicians, offices, services}. A missing part changes nothing.';

create function private.get_listing_parts(target uuid) returns jsonb
language sql stable
return private.normalize_parts(jsonb_build_object(
  'tiers', (select coalesce(jsonb_agg(to_jsonb(membership_tiers)), '[]') from public.membership_tiers where doctor_id = target),
  'clinicians', private.get_clinicians(target),
  'offices', private.get_offices(target),
  'services', (select coalesce(jsonb_agg(to_jsonb(listing_services)), '[]') from public.listing_services where doctor_id = target)
));

comment on function private.get_listing_parts is 'Returns the current parts of a listing in the same form.';

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
    raise exception '%', mistake using errcode = '23514', hint = 'invalid_office';
  end if;
end $$;

comment on function private.check_imported_offices is
  'Refuses offices with invalid hours or an invalid place, and names the office by its number so that an admin finds it in the file.';

-- The values of a row, and how they differ from a listing.
create function private.is_in_directory(listing public.doctors) returns boolean
language sql immutable
return listing.status in ('pending', 'published');

comment on function private.is_in_directory is
  'Whether a listing is published or pending; rejected and withdrawn listings do not count as duplicates.';

create function private.normalize_row(entry jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- Converts each value to the type of its column.
  typed constant jsonb := to_jsonb(jsonb_populate_record(null::public.doctors, private.fields_of(entry)));
  trimmed jsonb;
begin
  select jsonb_object_agg(key, case jsonb_typeof(value) when 'string' then to_jsonb(nullif(btrim(value #>> '{}'), '')) else value end)
  into trimmed from jsonb_each(private.fields_of(typed));
  return jsonb_strip_nulls(trimmed || jsonb_build_object(
    'address_state', coalesce(private.state_code(trimmed ->> 'address_state'), trimmed ->> 'address_state'),
    'phone', private.parse_phone(trimmed ->> 'phone'),
    'fax', private.parse_phone(trimmed ->> 'fax', 'fax')
  )) || private.normalize_parts(entry);
end $$;

comment on function private.normalize_row is
  'Returns the listing fields that a row of a file fills, ignoring empty cells, and the parts of the practice that it contains.';

create function private.get_listing_values(target uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select private.fields_of(to_jsonb(doctors)) || private.get_listing_parts(target) from public.doctors where id = target);
end $$;

comment on function private.get_listing_values is 'Returns the current fields and parts of a listing in the same form, null where it has none.';

create function private.compare_values(listed jsonb, wanted jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_object_agg(key, jsonb_build_object('before', listed -> key, 'after', value)), '{}')
  from jsonb_each(wanted) where value is distinct from coalesce(listed -> key, 'null')
);

comment on function private.compare_values is 'Returns what a row would change in a listing: {field: {before, after}}.';

create function private.write_values(target uuid, fields jsonb, action text) returns void
language plpgsql set search_path = '' as $$
begin
  if fields ? 'offices' then
    perform private.check_imported_offices(fields -> 'offices');
    fields := fields || jsonb_build_object('offices', private.add_listed_special_hours(target, fields -> 'offices'));
  end if;
  if fields ? 'clinicians' then
    fields := fields || jsonb_build_object('clinicians', private.add_listed_photos(target, fields -> 'clinicians'));
  end if;
  perform private.write_listing(target, fields, action);
end $$;

comment on function private.write_values is
  'Writes fields and parts of a listing in the form of normalize_row, with the photos and special hours that files do not contain. Called by definer functions.';

create function private.is_same_part(part text, listed jsonb, listed_place bigint, wanted jsonb, wanted_place bigint) returns boolean
language sql stable
return coalesce(case part
  when 'tiers' then int4range((listed ->> 'min_age')::integer, (listed ->> 'max_age')::integer, '[]')
    && int4range((wanted ->> 'min_age')::integer, (wanted ->> 'max_age')::integer, '[]')
  when 'clinicians' then coalesce(listed ->> 'npi' = wanted ->> 'npi', false) or private.fold_name(listed ->> 'name') = private.fold_name(wanted ->> 'name')
    or private.has_former_name(wanted, listed ->> 'name')
  when 'offices' then case
    when 1 in (listed_place, wanted_place) then listed_place = wanted_place
    else coalesce(private.fold_name(listed ->> 'name') = private.fold_name(wanted ->> 'name'), false)
      or (private.fold_name(listed ->> 'address_street'), left(listed ->> 'address_zip', 5))
        = (private.fold_name(wanted ->> 'address_street'), left(wanted ->> 'address_zip', 5))
  end
  when 'services' then listed ->> 'service' = wanted ->> 'service'
end, false);

comment on function private.is_same_part is
  'Whether an entry of a listing and one of a row are the same: prices by overlapping ages, clinicians by NPI, name, or former name, offices by name or by street '
  'and ZIP, with the first office being the practice''s own.';

create function private.add_listed_special_hours(target uuid, offices jsonb) returns jsonb
language sql stable
return (
  select coalesce(jsonb_agg(office || jsonb_build_object('special_hours', coalesce((
    select known -> 'special_hours' from jsonb_array_elements(private.get_offices(target)) with ordinality as listed (known, known_place)
    where private.is_same_part('offices', known, known_place, office, place) order by known_place limit 1
  ), '[]')) order by place), '[]')
  from jsonb_array_elements(offices) with ordinality as entry (office, place)
);

comment on function private.add_listed_special_hours is 'Returns imported offices with the special hours that the listing already has for them.';

create function private.find_lost_fields(part text, listed jsonb, wanted jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(listed)
  where part in ('clinicians', 'offices') and value not in ('null', '[]', 'false') and coalesce(wanted -> key, 'null') in ('null', '[]', 'false')
    -- A row with hours also states whether visits are by appointment.
    and (key <> 'by_appointment' or coalesce(wanted -> 'hours', '[]') = '[]')
    -- An explicit "no" is not an empty field.
    and not (key in ('accepting_new_patients', 'step_free') and wanted -> key = 'false')
);

comment on function private.find_lost_fields is 'Returns the fields of a listed clinician or office that a row leaves empty: {field: value}.';

create function private.compare_parts(part text, listed jsonb, wanted jsonb)
returns table (place bigint, entry jsonb, kept_in bigint, lost jsonb)
language sql stable
begin atomic
  select known.place, known.entry, same.place, private.find_lost_fields(part, known.entry, same.entry)
  from jsonb_array_elements(listed) with ordinality as known (entry, place)
  left join lateral (
    select given.entry, given.place from jsonb_array_elements(wanted) with ordinality as given (entry, place)
    where private.is_same_part(part, known.entry, known.place, given.entry, given.place)
    order by given.place limit 1
  ) as same on true;
end;

comment on function private.compare_parts is
  'Returns each entry of a listed part, the position of the same entry in the row''s part (null when the row has none), and the fields that the '
  'entry would lose.';

create function private.find_lost_levels(listed jsonb, wanted jsonb) returns jsonb
language sql immutable
return (
  select jsonb_agg(level order by place) from jsonb_array_elements_text(listed) with ordinality as known (level, place)
  where not exists (
    select from jsonb_array_elements_text(wanted) as given
    where lower(split_part(given, ':', 1)) = lower(split_part(level, ':', 1))
  )
);

comment on function private.find_lost_levels is 'Returns the membership levels of a listing that a row does not name; null for none.';

create function private.find_removals(listed jsonb, wanted jsonb) returns jsonb
language sql stable
return (
  select jsonb_object_agg(part, gone) from (
    select part, jsonb_agg(jsonb_build_object('entry', entry, 'lost', case when kept_in is not null then lost end) order by place) as gone
    from unnest('{tiers,clinicians,offices,services}'::text[]) as part
    cross join lateral private.compare_parts(part, listed -> part, wanted -> part)
    -- An empty first office is a placeholder.
    where wanted ? part and case when kept_in is null then entry <> '{"hours": [], "by_appointment": false}' else lost <> '{}' end
    group by part
    union all
    select 'membership_levels', private.find_lost_levels(listed -> 'membership_levels', wanted -> 'membership_levels')
    where wanted ? 'membership_levels' and private.find_lost_levels(listed -> 'membership_levels', wanted -> 'membership_levels') is not null
  ) as removals
);

comment on function private.find_removals is
  'Returns what a listing would lose to a row that has part of it: {part: [{entry, lost}]}, with `lost` null when the whole entry is removed, and '
  'membership levels as texts; null for nothing.';

create function private.confirm_removed_values(listed jsonb, wanted jsonb) returns jsonb
language sql stable
return wanted || coalesce((
  select jsonb_object_agg(part, private.normalize_part(part, (
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
  (wanted -> 'membership_levels') || coalesce(private.find_lost_levels(listed -> 'membership_levels', wanted -> 'membership_levels'), '[]')
) else '{}' end;

comment on function private.confirm_removed_values is 'Returns the values of a row, completed with what find_removals names.';

-- One row: which listing it means, and what becomes of it.
create function private.is_same_practice(matched text[]) returns boolean
language sql immutable
return matched && '{NPI,name and ZIP}'
  -- The practice may have moved or been renamed.
  or matched @> '{phone,website}'
  or (matched && '{phone,website}' and matched && '{name,similar name}');

comment on function private.is_same_practice is
  'Whether the matches named by find_duplicates are enough to update a listing without a decision: its NPI, its name and ZIP, or its phone or '
  'website together with the other or with a similar name.';

create function private.match_listings(wanted jsonb, batch uuid) returns jsonb
language sql stable
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'practice_name', practice_name, 'address_city', address_city, 'address_state', address_state, 'address_zip', address_zip, 'npi', npi,
    'status', status, 'is_owned', ownership = 'owned', 'matched', matched, 'is_same', is_same, 'is_exact', matched && '{NPI,name and ZIP}'
  )), '[]')
  from (
    select doctors.*, duplicate.matched, private.is_in_directory(doctors) and private.is_same_practice(duplicate.matched) as is_same
    from private.find_duplicates(jsonb_build_array(wanted)) as duplicate
    join public.doctors on doctors.id = duplicate.doctor_id
    -- Practices of the same file may share a phone or website.
    where (batch is null or doctors.import_batch_id is distinct from batch or duplicate.matched && '{NPI,name and ZIP}')
      and doctors.status <> 'draft'
    order by is_same desc, private.is_in_directory(doctors) desc, cardinality(duplicate.matched) desc, doctors.id
    limit 5
  ) as likely;
end;

comment on function private.match_listings is
  'Returns up to five listings that a row may mean, most likely first; `is_same` is true when one can be updated without a decision.';

create function private.describe_match(match jsonb) returns text
language sql immutable
return (
  select coalesce('Same ' || regexp_replace(string_agg(words, ', ' order by place), ', ([^,]*)$', ' and \1'), 'Similar name in the same ZIP code')
  from (
    values (1, 'NPI', 'NPI'), (2, 'clinician NPI', 'clinician NPI'), (3, 'phone', 'phone'), (4, 'website', 'website'),
      (5, 'name and ZIP', 'name in this ZIP code'), (6, 'name and city', 'name in this city'), (7, 'name', 'name')
  ) as known (place, reason, words)
  where match -> 'matched' ? reason and (reason <> 'name' or not match -> 'matched' ?| '{name and ZIP,name and city}')
) || format(' as “%s”', match ->> 'practice_name');

comment on function private.describe_match is 'Returns why a listing may be the same practice: Same phone and website as “Oak Care”.';

create function private.add_imported(wanted jsonb, batch uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  added constant uuid := gen_random_uuid();
begin
  -- No submitter: the batch records who imported the file.
  perform private.insert_listing(
    added, private.fields_of(wanted) || jsonb_build_object('submitted_by', null, 'status', 'published', 'import_batch_id', batch)
  );
  perform private.write_values(added, private.normalize_parts(wanted), 'import');
  return added;
end $$;

comment on function private.add_imported is 'Adds a published listing with its parts. Called by definer functions.';

create function private.keep_new_names(listed jsonb, wanted jsonb) returns jsonb
language sql stable
return case
  when not wanted ? 'former_names' and private.has_former_name(listed, wanted ->> 'practice_name') then wanted - 'practice_name' else wanted
end || case when wanted ? 'clinicians' then jsonb_build_object('clinicians', (
  select coalesce(jsonb_agg(person || coalesce((
    select jsonb_build_object('name', known -> 'name') from jsonb_array_elements(listed -> 'clinicians') as known
    where person -> 'former_names' = '[]' and private.has_former_name(known, person ->> 'name') limit 1
  ), '{}') order by place), '[]')
  from jsonb_array_elements(wanted -> 'clinicians') with ordinality as entry (person, place)
)) else '{}' end;

comment on function private.keep_new_names is
  'Returns the values of a row without the names that the practice or its clinicians had before: an old file does not undo a change of name. A row that itself '
  'states former names does.';

create function private.plan_import_update(
  target uuid, row_values jsonb, removals_decision text, out outcome text, out reason text, out changes jsonb, out removals jsonb
)
language plpgsql stable set search_path = '' as $$
declare
  listing constant public.doctors := (select doctors from public.doctors where id = target);
  listed constant jsonb := private.get_listing_values(target);
  wanted jsonb := private.keep_new_names(listed, row_values);
begin
  -- A practice that moves to another ZIP without a new street must not keep the old street.
  if left(wanted ->> 'address_zip', 5) <> left(listed ->> 'address_zip', 5) and listed ->> 'address_street' is not null
    and not wanted ? 'address_street' then
    wanted := wanted || '{"address_street": null}';
  end if;
  removals := private.find_removals(listed, wanted);
  if removals is not null and removals_decision is distinct from 'remove' then
    wanted := private.confirm_removed_values(listed, wanted);
  end if;
  changes := private.compare_values(listed, wanted);
  outcome := case when changes = '{}' then 'unchanged' else 'updated' end;
  reason := case when outcome = 'updated' and listing.claim_status = 'approved' then 'Its owner keeps this listing' end;
end $$;

comment on function private.plan_import_update is
  'Returns what a row would change in a listing. Values of the listing that the row does not mention are returned as removals, and stay unless the '
  'decision is "remove". Called by definer functions.';

create function private.describe_removal(name text, zip text) returns text
language sql stable
return coalesce(
  '“' || name || '” (' || zip || ') asked not to be listed. To list it anyway, add it by hand and give a reason on its admin page.',
  'A person asked that a former name in this row stay hidden. Remove the name from the row.'
);

comment on function private.describe_removal is 'Returns why a row is skipped that matches the removal register.';

create function private.plan_import_row(
  entry jsonb, mode public.import_mode, batch uuid,
  out outcome text, out reason text, out doctor_id uuid, out changes jsonb, out matches jsonb, out removals jsonb, out version integer
)
language plpgsql stable set search_path = '' as $$
declare
  wanted constant jsonb := private.normalize_row(entry);
  decision constant text := entry ->> 'decision';
  -- Only its author can read a draft.
  named constant uuid := (
    select id from public.doctors where id = case decision when 'update' then entry ->> 'target' else entry ->> 'id' end::uuid and status <> 'draft'
  );
  found jsonb := '[]';
  same jsonb;
  listed jsonb;
  removal record;
begin
  if decision = 'update' and named is null then
    outcome := 'rejected';
    reason := 'The listing that was chosen is gone';
    return;
  elsif mode = 'add' and named is not null and decision is null then
    outcome := 'duplicate';
    reason := format('Is “%s”', (select practice_name from public.doctors where id = named));
    doctor_id := named;
    return;
  end if;
  if named is null and decision is null then
    found := private.match_listings(wanted, batch);
    matches := nullif(found, '[]');
  end if;
  if decision = 'update' or (decision is null and mode <> 'add') then
    doctor_id := named;
    same := (select coalesce(jsonb_agg(match), '[]') from jsonb_array_elements(found) as match where (match -> 'is_same')::boolean);
    if jsonb_array_length(same) > 1 then
      outcome := 'rejected';
      reason := format(
        'Matches %s listings: %s', jsonb_array_length(same),
        (select string_agg('“' || (match ->> 'practice_name') || '”', ', ') from jsonb_array_elements(same) as match)
      );
      return;
    elsif same #>> '{0,npi}' <> wanted ->> 'npi' then
      outcome := 'rejected';
      reason := format('“%s” is listed with another NPI: %s', same #>> '{0,practice_name}', same #>> '{0,npi}');
      return;
    elsif not (same #> '{0,is_exact}')::boolean and exists (
      select from private.import_rows as done where done.batch_id = batch and done.doctor_id = (same #>> '{0,id}')::uuid
    ) then
      outcome := 'duplicate';
      reason := format('Another row of this file is “%s”', same #>> '{0,practice_name}');
      return;
    end if;
    doctor_id := coalesce(named, (same #>> '{0,id}')::uuid);
    if doctor_id is not null then
      -- A certain match needs no decision.
      matches := null;
      listed := private.get_listing_values(doctor_id);
      select * into removal from private.find_removal_entry(listed || wanted, doctor_id);
      -- Refuses only a row that would make the listing match the removal register, not one that matched before.
      if removal.id is not null and (private.find_removal_entry(listed, doctor_id)).id is null then
        outcome := 'rejected';
        reason := private.describe_removal(removal.name, removal.address_zip);
        return;
      end if;
      select done.outcome, done.reason, done.changes, done.removals into outcome, reason, changes, removals
      from private.plan_import_update(doctor_id, wanted, entry ->> 'removals') as done;
      version := (select doctors.version from public.doctors where id = doctor_id);
      return;
    elsif mode = 'update' then
      outcome := 'rejected';
      reason := 'No listing has this id or NPI, or this name in this ZIP';
      return;
    end if;
  end if;
  -- An export also contains listings that are not published, but the import publishes what it adds.
  if entry ->> 'listing_status' <> 'published' then
    outcome := 'rejected';
    reason := format('The file says that it is %s: only a public listing is added', entry ->> 'listing_status');
    matches := null;
    return;
  elsif matches is not null then
    outcome := 'duplicate';
    reason := private.describe_match(matches -> 0);
    doctor_id := matches #>> '{0,id}';
    return;
  end if;
  select * into removal from private.find_removal_entry(wanted, null);
  if removal.id is not null and nullif(btrim(entry ->> 'removal_override'), '') is null then
    outcome := 'rejected';
    reason := private.describe_removal(removal.name, removal.address_zip);
    return;
  end if;
  outcome := 'created';
  changes := private.compare_values('{}', wanted);
end $$;

comment on function private.plan_import_row is
  'Returns what an import would do with a row, and writes nothing: created, updated, unchanged, duplicate, or rejected with the reason. A row with the '
  'id of a listing means that one, whatever else it says; `version` is that of the listing that it would update. `entry` can carry an admin''s decision: {decision: "add"}, {decision: "update", target: <id>}, '
  '{removals: "remove"} to remove what the row does not mention, and {removal_override: <reason>} to list a practice that asked not to be listed. '
  'Without a decision, `matches` names the listings to decide about. Called by definer functions.';

create function private.import_row(
  entry jsonb, mode public.import_mode, batch uuid,
  out outcome text, out reason text, out doctor_id uuid, out changes jsonb, out matches jsonb, out removals jsonb
)
language plpgsql set search_path = '' as $$
declare
  planned record;
  wanted jsonb;
begin
  select * into planned from private.plan_import_row(entry, mode, batch);
  perform from public.doctors where id = planned.doctor_id and version = planned.version for update;
  if not found and planned.version is not null then
    -- Somebody has edited the listing meanwhile.
    perform from public.doctors where id = planned.doctor_id for update;
    select * into planned from private.plan_import_row(entry, mode, batch);
  end if;
  outcome := planned.outcome;
  reason := planned.reason;
  doctor_id := planned.doctor_id;
  changes := planned.changes;
  matches := planned.matches;
  removals := planned.removals;
  if outcome not in ('created', 'updated') then
    return;
  end if;
  wanted := (select coalesce(jsonb_object_agg(key, value -> 'after'), '{}') from jsonb_each(changes));
  if outcome = 'updated' then
    perform private.write_values(doctor_id, wanted, 'import');
  else
    doctor_id := private.add_imported(wanted, batch);
    if (private.find_removal_entry(wanted, null)).id is not null then
      perform private.allow_listing(doctor_id, entry ->> 'removal_override');
    end if;
    changes := private.compare_values('{}', private.get_listing_values(doctor_id));
  end if;
end $$;

comment on function private.import_row is 'Applies plan_import_row. Called by definer functions.';

-- A chunk of rows, and the counts of its batch.
create function private.open_batch(batch uuid, mode public.import_mode, file_name text) returns void
language plpgsql set search_path = '' as $$
declare
  opened public.import_batches;
begin
  -- One import writes at a time; otherwise two files could add the same practice twice.
  perform pg_advisory_xact_lock(hashtextextended('import', 0));
  insert into public.import_batches (id, file_name, mode)
  values (batch, coalesce(left(nullif(btrim(file_name), ''), 200), 'Unnamed file'), mode) on conflict do nothing;
  select * into opened from public.import_batches where id = batch;
  if opened.actor is distinct from auth.uid() or opened.mode <> open_batch.mode then
    raise exception 'This import belongs to another admin' using errcode = '42501', hint = 'not_import_owner';
  elsif opened.undone_at is not null then
    raise exception 'This import has been undone' using errcode = 'PT409', hint = 'import_undone';
  end if;
end $$;

comment on function private.open_batch is
  'Creates the batch with its first chunk, and refuses a batch of somebody else or one that was undone. Called by definer functions.';

create function private.format_counts(variadic words text[]) returns text
language sql immutable
return (
  select coalesce(string_agg(words[place] || ' ' || words[place + 1], ', '), 'nothing')
  from generate_series(1, cardinality(words), 2) as place where words[place] <> '0'
);

comment on function private.format_counts is 'Returns counts as text for the log: ("3", "created", "0", "updated") gives "3 created".';

create function private.log_batch(batch uuid, act text, counts text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.moderation_log set reason = counts where target_id = batch and action = act;
  if not found then
    perform private.log_action(act, 'import_batches', batch, counts, (select file_name from public.import_batches where id = batch));
  end if;
end $$;

comment on function private.log_batch is 'Writes or updates the one log entry of a batch. Called by definer functions.';

create function private.update_batch_counts(batch uuid, duplicates_before integer, rejected_before integer) returns void
language plpgsql set search_path = '' as $$
declare
  closed public.import_batches;
begin
  update public.import_batches as kept
  set created_count = done.created, updated_count = done.updated, unchanged_count = done.unchanged,
    duplicate_count = done.duplicate + greatest(duplicates_before, 0), rejected_count = done.rejected + greatest(rejected_before, 0)
  from (
    select
      count(*) filter (where outcome = 'created') as created, count(*) filter (where outcome = 'updated') as updated,
      count(*) filter (where outcome = 'unchanged') as unchanged, count(*) filter (where outcome = 'duplicate') as duplicate,
      count(*) filter (where outcome = 'rejected') as rejected
    from private.import_rows where batch_id = batch
  ) as done
  where kept.id = batch
  returning kept.* into closed;
  perform private.log_batch(batch, 'import listings', private.format_counts(
    closed.created_count::text, 'created', closed.updated_count::text, 'updated', closed.unchanged_count::text, 'unchanged',
    closed.duplicate_count::text, 'duplicate', closed.rejected_count::text, 'rejected'
  ));
end $$;

comment on function private.update_batch_counts is 'Counts what a batch has done so far, and updates its log entry. Called by definer functions.';

create function private.import_listings(
  rows jsonb, is_dry_run boolean, mode public.import_mode, batch uuid, file_name text, duplicates_before integer, rejected_before integer
)
returns table (
  row_number integer, outcome text, reason text, doctor_id uuid, changes jsonb, matches jsonb, removals jsonb
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  entry jsonb;
begin
  perform private.require_admin();
  is_dry_run := coalesce(is_dry_run, true);
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 500 then
    raise exception 'Send at most 500 rows at a time, as an array' using errcode = '22023', hint = 'input_too_large';
  end if;
  if exists (select from jsonb_array_elements(rows) as each where coalesce(each ->> 'row', '') !~ '^[1-9][0-9]{0,6}$') then
    raise exception 'Each row needs a number' using errcode = '22023', hint = 'invalid_input';
  end if;
  if not is_dry_run then
    if batch is null then
      raise exception 'An import needs a batch id' using errcode = '22023', hint = 'invalid_input';
    end if;
    perform private.open_batch(batch, mode, file_name);
  end if;
  for entry in select jsonb_array_elements(rows) loop
    row_number := entry ->> 'row';
    matches := null;
    removals := null;
    if not is_dry_run then
      select done.outcome, done.reason, done.doctor_id, done.changes into outcome, reason, doctor_id, changes
      from private.import_rows as done where done.batch_id = batch and done.row_number = (entry ->> 'row')::integer;
    end if;
    if is_dry_run or not found then
      begin
        select made.outcome, made.reason, made.doctor_id, made.changes, made.matches, made.removals
        into outcome, reason, doctor_id, changes, matches, removals
        from private.import_row(entry, mode, case when not is_dry_run then batch end) as made;
        if is_dry_run then
          raise exception using errcode = 'RB000';
        end if;
      exception
        -- A dry run is the run, rolled back.
        when sqlstate 'RB000' then
          doctor_id := case when outcome <> 'created' then doctor_id end;
        when others then
          -- Invalid values and refusals of triggers reject the row; any other error fails the call.
          if sqlstate !~ '^(22|23|P0|PT)' then
            raise;
          end if;
          outcome := 'rejected';
          reason := sqlerrm;
          doctor_id := null;
          changes := null;
          matches := null;
          removals := null;
      end;
      if not is_dry_run then
        insert into private.import_rows (batch_id, row_number, outcome, reason, doctor_id, changes)
        values (batch, (entry ->> 'row')::integer, outcome, reason, doctor_id, changes);
      end if;
    end if;
    changes := case when outcome = 'updated' then changes end;
    return next;
  end loop;

  if not is_dry_run then
    perform private.update_batch_counts(batch, duplicates_before, rejected_before);
  end if;
end $$;

comment on function private.import_listings is
  'Adds or updates listings from rows [{row, practice_name, …}], at most 500. Each row is written completely or not at all, and only once per batch '
  'and row number. `matches` are listings that a row may mean, and `removals` what a listing would lose; both need a decision. A dry run keeps '
  'nothing. Definer: a new listing is verified immediately.';
grant execute on function private.import_listings to authenticated;

create function public.import_listings(
  rows jsonb, is_dry_run boolean default true, mode public.import_mode default 'add', batch uuid default null,
  file_name text default null, duplicates_before integer default 0, rejected_before integer default 0
)
returns table (
  row_number integer, outcome text, reason text, doctor_id uuid, changes jsonb, matches jsonb, removals jsonb
)
language sql volatile
begin atomic
  select row_number, outcome, reason, doctor_id, changes, matches, removals
  from private.import_listings(rows, is_dry_run, mode, batch, file_name, duplicates_before, rejected_before);
end;

comment on function public.import_listings is
  'Adds or updates listings from the rows of a file, or shows in a dry run what would happen. Admins only.';
grant execute on function public.import_listings to authenticated;

-- Undoing a batch restores the listings that have not been edited since.
create function private.find_undo_obstacle(listing public.doctors, changes jsonb) returns text
language sql stable
return case
  when listing.user_id is not null then 'owned since'
  when listing.claim_status <> 'unclaimed' or exists (select from public.claim_evidence where doctor_id = listing.id) then 'claimed since'
  when listing.status <> 'published' then 'taken down since'
  when exists (select from public.doctors as gone where gone.merged_into = listing.id) then 'merged with another since'
  when exists (select from public.practice_requests where doctor_id = listing.id) then 'asked for a membership or a visit since'
  when exists (select from public.posts where doctor_id = listing.id) then 'written about since'
  when exists (select from public.listing_corrections where doctor_id = listing.id)
    or exists (select from public.reports where doctor_id = listing.id) then 'corrected or reported since'
  when listing.photo_url is not null or num_nonnulls(
    listing.prices_confirmed_at, listing.panel_confirmed_at, listing.hours_confirmed_at, listing.phone_confirmed_at
  ) > 0
    or private.compare_values(
      (select jsonb_object_agg(key, value -> 'after') from jsonb_each(changes)), private.get_listing_values(listing.id)
    ) <> '{}' then 'edited since'
end;

comment on function private.find_undo_obstacle is
  'Returns what has happened to an imported listing since, which prevents its removal; null when it is as imported.';

create function private.get_restorable_values(target uuid, changes jsonb) returns jsonb
language sql stable
begin atomic
  select coalesce(jsonb_object_agg(key, value -> 'before'), '{}') from jsonb_each(changes)
  where private.get_listing_values(target) -> key = value -> 'after';
end;

comment on function private.get_restorable_values is 'Returns the earlier values of those fields that still have the imported value.';

create function private.plan_undo(batch uuid, at_most integer)
returns table (row_number integer, doctor_id uuid, act text, reason text, fields jsonb)
language sql stable
begin atomic
  select
    done.row_number, done.doctor_id,
    case
      when listing.id is null then 'removed'
      when done.outcome = 'created' then case when hold is null then 'removed' else 'kept' end
      when restorable.fields = '{}' then 'kept'
      else 'restored'
    end,
    case
      when listing.id is null then null
      when done.outcome = 'created' then hold
      when restorable.fields = '{}' then 'edited since'
      when restorable.fields is distinct from (select jsonb_object_agg(key, value -> 'before') from jsonb_each(done.changes))
        then 'partly edited since'
    end,
    restorable.fields
  from private.import_rows as done
  left join public.doctors as listing on listing.id = done.doctor_id
  cross join lateral (
    select case when done.outcome = 'created' and listing.id is not null then private.find_undo_obstacle(listing, done.changes) end as hold
  ) as held
  cross join lateral (
    select case when done.outcome = 'updated' then private.get_restorable_values(done.doctor_id, done.changes) end as fields
  ) as restorable
  where done.batch_id = batch and done.outcome in ('created', 'updated') and done.undone is null
  order by done.row_number
  limit at_most;
end;

comment on function private.plan_undo is
  'Returns what undoing the rest of a batch would do row by row: removed, restored, or kept with the reason. Called by definer functions.';

create function private.undo_summary(batch uuid, is_plan boolean) returns jsonb
language sql stable
begin atomic
  with steps as (
    select undone as act, undone_reason as reason, doctor_id, row_number from private.import_rows
    where batch_id = batch and outcome in ('created', 'updated') and (undone is not null or not is_plan)
    union all
    select act, reason, doctor_id, row_number from private.plan_undo(batch, null) where is_plan
  ),
  named as (
    select steps.doctor_id, doctors.practice_name, steps.reason, steps.row_number
    from steps join public.doctors on doctors.id = steps.doctor_id
    where steps.reason is not null order by steps.row_number limit 50
  )
  select jsonb_build_object(
    'removed', (select count(*) from steps where act = 'removed'),
    'restored', (select count(*) from steps where act = 'restored'),
    'kept', (select count(*) from steps where act = 'kept'),
    'left', (select count(*) from steps where act is null),
    'named', (
      select coalesce(jsonb_agg(jsonb_build_object('doctor_id', doctor_id, 'practice_name', practice_name, 'reason', reason) order by row_number), '[]')
      from named
    )
  );
end;

comment on function private.undo_summary is
  'Returns what undoing a batch has done so far or, as a plan, would do: counts, and up to 50 listings that are kept, with the reason.';

create function private.undo_rows(batch uuid, at_most integer) returns void
language plpgsql set search_path = '' as $$
declare
  step record;
  problem text;
begin
  -- The lock keeps others from claiming or editing these listings until it is decided what to undo.
  perform from public.doctors where id in (
    select doctor_id from private.import_rows
    where batch_id = batch and outcome in ('created', 'updated') and undone is null order by row_number limit at_most
  ) order by id for update;
  for step in select * from private.plan_undo(batch, at_most) loop
    problem := null;
    begin
      if step.act = 'removed' then
        delete from public.doctors where id = step.doctor_id;
      elsif step.act = 'restored' then
        perform private.write_values(step.doctor_id, step.fields, 'undo import');
      end if;
    exception
      -- The earlier values conflict with newer ones, or with the removal register.
      when integrity_constraint_violation or sqlstate 'PT409' then
        problem := sqlerrm;
    end;
    update private.import_rows
    set undone = case when problem is null then step.act else 'kept' end, undone_reason = coalesce(problem, step.reason)
    where batch_id = batch and row_number = step.row_number;
  end loop;
end $$;

comment on function private.undo_rows is 'Undoes the next rows of a batch. Called by definer functions.';

create function private.undo_import(batch uuid, is_dry_run boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  summary jsonb;
begin
  perform private.require_admin();
  if not exists (select from public.import_batches where id = batch) then
    raise exception 'This import does not exist' using errcode = 'P0002', hint = 'import_not_found';
  end if;
  if is_dry_run is not false then
    return private.undo_summary(batch, true);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('import', 0));
  -- Few enough rows to finish before the API times out.
  perform private.undo_rows(batch, 500);
  summary := private.undo_summary(batch, false);
  update public.import_batches
  set undone_at = coalesce(undone_at, now()), undone_by = coalesce(undone_by, auth.uid()), removed_count = (summary -> 'removed')::integer,
    restored_count = (summary -> 'restored')::integer, kept_count = (summary -> 'kept')::integer
  where id = batch;
  perform private.log_batch(batch, 'undo import', private.format_counts(
    summary ->> 'removed', 'removed', summary ->> 'restored', 'restored', summary ->> 'kept', 'kept'
  ));
  return summary;
end $$;

comment on function private.undo_import is
  'Undoes 500 rows of a batch and returns {removed, restored, kept, left, named}; call it until none is left. Listings that were used or edited '
  'since are kept. Definer: API roles cannot delete listings.';
grant execute on function private.undo_import to authenticated;

create function public.undo_import(batch uuid, is_dry_run boolean default true) returns jsonb
language sql volatile
begin atomic
  select private.undo_import(batch, is_dry_run);
end;

comment on function public.undo_import is 'Undoes an import, or shows in a dry run what would happen. Admins only.';
grant execute on function public.undo_import to authenticated;
