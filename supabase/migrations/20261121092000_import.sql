-- Import: an admin adds or updates many listings from a file, row by row, and can undo what one file did.
-- Only admins call these functions; the tables are written by functions only.
-- A batch has the client's id and remembers each row, so a chunk that is sent twice is imported once.
-- A dry run writes each row and rolls it back; what it returns is read from what was written.

-- Batches and their rows.
create type public.import_mode as enum ('add', 'update', 'both');

create table public.import_batches (
  -- Set by the client, so that a chunk can be sent again after a lost response.
  id uuid primary key,
  actor uuid default auth.uid() references public.profiles (id) on delete set null,
  file_name text not null constraint import_batches_file_name_check check (char_length(file_name) between 1 and 200),
  mode public.import_mode not null,
  counts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by uuid references public.profiles (id) on delete set null,
  undone_counts jsonb not null default '{}'
);

comment on table public.import_batches is
  'Imports of listings, one row per file, with the counts of its results. Written by functions only; admins read it.';
comment on column public.import_batches.counts is 'How many rows had each outcome, with the rejected ones that the browser has not sent.';
comment on column public.import_batches.undone_at is
  'When the undo started. It is complete when removed, restored, and kept rows add up to the created and updated ones.';
comment on column public.import_batches.undone_counts is
  'How many listings an undo has removed, restored, and kept, because somebody has used or edited them since.';

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
  outcome text not null constraint import_rows_outcome_check check (outcome in ('created', 'updated', 'unchanged', 'duplicate', 'rejected', 'undecided')),
  reason text,
  -- Not a foreign key: the row stays when the listing is deleted.
  doctor_id uuid,
  changes jsonb,
  proposed jsonb,
  undone text constraint import_rows_undone_check check (undone in ('removed', 'restored', 'kept')),
  primary key (batch_id, row_number)
);

comment on table private.import_rows is
  'What an import did with each row, so that a chunk sent twice is imported once and an undo knows what to restore.';
comment on column private.import_rows.changes is 'For a created or updated listing: {field: [before, after]} of what was written, as get_snapshot returns it.';
comment on column private.import_rows.proposed is 'What the row added to the pending change of an owned listing: {field: [before, after, what waits]}.';

create table private.checked_rows (
  batch_id uuid not null,
  row_number integer not null,
  practice jsonb not null,
  identity private.practice_identity not null,
  listed private.practice_identity,
  -- What two rows must have in common to be compared.
  keys text[] not null,
  doctor_id uuid,
  is_exact boolean not null,
  checked_at timestamptz not null default now(),
  primary key (batch_id, row_number)
);

comment on table private.checked_rows is
  'The rows of a file that were checked in a dry run or imported, without the rejected ones, so that rows of one file are compared with each other. Deleted after a day.';
comment on column private.checked_rows.practice is 'Name, address, NPI, phone, and website, as the row states them.';
comment on column private.checked_rows.doctor_id is 'The listing that the row is, by exact evidence or by decision; null for a new one.';
comment on column private.checked_rows.listed is 'What identified that listing before the row changed it.';
-- With fast updates, each row would read the rows of its file that are not in the tree yet.
create index checked_rows_keys_idx on private.checked_rows using gin (keys) with (fastupdate = off);
create index checked_rows_doctor_id_idx on private.checked_rows (batch_id, doctor_id);
create index checked_rows_checked_at_idx on private.checked_rows (checked_at);

-- The values of a row and of a listing, in one form in which they are compared.
create function private.trim_texts(fields jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_object_agg(key, case jsonb_typeof(value) when 'string' then coalesce(to_jsonb(nullif(btrim(value #>> '{}'), '')), 'null') else value end), '{}')
    from jsonb_each(fields)
  );
end $$;

comment on function private.trim_texts is 'Returns {field: value} with texts trimmed, and null for empty ones.';

create function private.normalize_row(entry jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- Converts each value to the type of its column.
  fields constant jsonb := private.trim_texts(private.fields_of(to_jsonb(jsonb_populate_record(null::public.doctors, private.fields_of(entry)))));
begin
  return jsonb_strip_nulls(fields || jsonb_build_object(
    'address_state', coalesce(private.state_code(fields ->> 'address_state'), fields ->> 'address_state'),
    'phone', private.parse_phone(fields ->> 'phone'),
    'fax', private.parse_phone(fields ->> 'fax')
  )) || (
    select coalesce(jsonb_object_agg(part, private.normalize_change(part, (
      select coalesce(jsonb_agg(private.trim_texts(given) || case when jsonb_typeof(given -> 'hours') = 'array' then jsonb_build_object(
        'hours', (select coalesce(jsonb_agg(span order by span ->> 0, span ->> 1), '[]') from jsonb_array_elements(given -> 'hours') as span)
      ) else '{}' end order by ordinal), '[]')
      from jsonb_array_elements(entry -> part) with ordinality as listed (given, ordinal)
    ))), '{}')
    from unnest('{tiers,clinicians,offices}'::text[]) as part where jsonb_typeof(entry -> part) = 'array'
  );
end $$;

comment on function private.normalize_row is
  'Returns the listing fields that a row of a file fills, ignoring empty cells, and its prices by age, clinicians, and offices, in the form of get_snapshot. '
  'A missing part changes nothing.';

create function private.get_snapshot(listing_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select private.fields_of(to_jsonb(doctors)) || private.get_parts(id) || jsonb_build_object(
      'prices_confirmed_at', prices_confirmed_at, 'panel_confirmed_at', panel_confirmed_at,
      'hours_confirmed_at', hours_confirmed_at, 'phone_confirmed_at', phone_confirmed_at
    ) from public.doctors where id = listing_id
  );
end $$;

comment on function private.get_snapshot is 'Returns the fields, parts, and confirmations of a listing as they are stored, which an undo restores.';

create function private.is_same_part(part text, listed jsonb, listed_ordinal bigint, given jsonb, given_ordinal bigint) returns boolean
language sql stable
return coalesce(case part
  when 'tiers' then int4range((listed ->> 'min_age')::integer, (listed ->> 'max_age')::integer, '[]')
    && int4range((given ->> 'min_age')::integer, (given ->> 'max_age')::integer, '[]')
  when 'clinicians' then coalesce(listed ->> 'npi' = given ->> 'npi', false) or private.bare_name(listed ->> 'name') = private.bare_name(given ->> 'name')
    or private.has_former_name(given, listed ->> 'name')
  when 'offices' then case
    when 1 in (listed_ordinal, given_ordinal) then listed_ordinal = given_ordinal
    else coalesce(private.bare_name(listed ->> 'name') = private.bare_name(given ->> 'name'), false) or (
      (private.bare_name(listed ->> 'address_street'), left(listed ->> 'address_zip', 5))
        is not distinct from (private.bare_name(given ->> 'address_street'), left(given ->> 'address_zip', 5))
      and (listed ? 'address_street' or num_nulls(listed ->> 'name', given ->> 'name') > 0)
    )
  end
end, false);

comment on function private.is_same_part is
  'Whether an entry of a listing and one of a row are the same: prices by overlapping ages, clinicians by NPI, name, or former name, offices by name or by street '
  'and ZIP, with the first office being the practice''s own.';

create function private.merge_row(listed jsonb, new_values jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  merged jsonb := new_values;
  part text;
begin
  foreach part in array private.parts_in(new_values) loop
    merged := merged || jsonb_build_object(part, private.normalize_change(part, (
      with known as (
        select listed_entry.entry, listed_entry.ordinal, (
          select min(given.ordinal) from jsonb_array_elements(new_values -> part) with ordinality as given (entry, ordinal)
          where private.is_same_part(part, listed_entry.entry, listed_entry.ordinal, given.entry, given.ordinal)
        ) as given_ordinal
        from jsonb_array_elements(listed -> part) with ordinality as listed_entry (entry, ordinal)
      )
      select coalesce(jsonb_agg(entry order by is_listed, ordinal), '[]') from (
        select false as is_listed, given.ordinal, given.entry || coalesce((
          select jsonb_object_agg(key, value order by known.ordinal desc) from known, jsonb_each(known.entry)
          where given_ordinal = given.ordinal and part <> 'tiers'
            and (value not in ('null', '[]', 'false') or value = 'false' and key in ('accepting_new_patients', 'step_free'))
            and coalesce(given.entry -> key, 'null') in ('null', '[]', 'false')
            -- A row with hours also states whether visits are by appointment.
            and (key <> 'by_appointment' or coalesce(given.entry -> 'hours', '[]') = '[]')
            -- An explicit "no" is not an empty field.
            and not (key in ('accepting_new_patients', 'step_free') and coalesce(given.entry -> key = 'false', false))
            and not (key = 'photo_url' and coalesce(known.entry ->> 'npi' <> given.entry ->> 'npi', false))
        ), '{}') as entry
        from jsonb_array_elements(new_values -> part) with ordinality as given (entry, ordinal)
        union all
        select true, ordinal, entry from known where given_ordinal is null
      ) as entries
    )));
  end loop;
  return merged;
end $$;

comment on function private.merge_row is
  'Returns the values of a row completed with everything of its parts that the listing has and the row does not mention: an import removes nothing.';

create function private.keep_new_names(listed jsonb, new_values jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return case
    when not new_values ? 'former_names' and private.has_former_name(listed, new_values ->> 'practice_name') then new_values - 'practice_name' else new_values
  end || case when new_values ? 'clinicians' then jsonb_build_object('clinicians', (
    select coalesce(jsonb_agg(person || coalesce((
      select jsonb_build_object('name', known -> 'name') from jsonb_array_elements(listed -> 'clinicians') as known
      where person -> 'former_names' = '[]' and private.has_former_name(known, person ->> 'name') limit 1
    ), '{}') order by ordinal), '[]')
    from jsonb_array_elements(new_values -> 'clinicians') with ordinality as entry (person, ordinal)
  )) else '{}' end;
end $$;

comment on function private.keep_new_names is
  'Returns the values of a row without the names that the practice or its clinicians had before: an old file does not undo a change of name. A row that itself '
  'states former names does.';

-- Which listing a row is.
create function private.list_keys(identity private.practice_identity) returns text[]
language sql immutable
return identity.npis || identity.clinician_npis || identity.phones || identity.websites || identity.name_keys || identity.zips;

comment on function private.list_keys is 'Returns values of which two practices must share one for match_identities to find evidence.';

create function private.merge_identities(one private.practice_identity, other private.practice_identity) returns private.practice_identity
language sql immutable
return row(
  one.names || other.names, one.name_keys || other.name_keys, one.zips || other.zips, one.cities || other.cities, one.npis || other.npis,
  one.clinician_npis || other.clinician_npis, one.phones || other.phones, one.websites || other.websites
)::private.practice_identity;

comment on function private.merge_identities is 'Returns everything that identifies two listings or rows.';

create function private.match_row(new_values jsonb, sought private.practice_identity, named uuid, file uuid, this_row integer) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  fields constant jsonb := private.fields_of(new_values);
begin
  return (
    -- Materialized, because PostgreSQL would read all earlier rows of the file to find the few with a common key.
    with near as materialized (
      select * from private.checked_rows where keys operator(pg_catalog.&&) private.list_keys(sought)
    ),
    found as (
      select named as id, null::integer as of_row, array['id'] as evidence where named is not null
      union all
      select duplicate.doctor_id, null, duplicate.matched from private.find_duplicates(sought) as duplicate
      -- An earlier row may have changed these listings; in a dry run it has not.
      where not exists (
        select from private.checked_rows as earlier where batch_id = file and row_number < this_row and earlier.doctor_id = duplicate.doctor_id
      )
      union all
      select case when is_listed then earlier.doctor_id end, case when not is_listed then earlier.row_number end, evidence
      from near as earlier
      cross join lateral (
        select private.match_identities(sought, earlier.listed), true where earlier.doctor_id is not null
        union all select private.match_identities(sought, earlier.identity), earlier.doctor_id is not null and earlier.is_exact
      ) as compared (evidence, is_listed)
      where earlier.batch_id = file and earlier.row_number < this_row
        and evidence <> '{}' and evidence <> '{name}'
        -- New practices of one file can be offices of a group, which share a phone, a website, and a name.
        and (is_listed or evidence && '{NPI,name and ZIP}' or (
          evidence && '{phone,website,clinician NPI}' and (earlier.identity).zips && sought.zips
        ))
    ),
    matches as (
      select found.id, found.of_row, case when found.of_row is null then to_jsonb(doctors) else earlier.practice end as known, (
        select array_agg(word order by rank)
        from unnest('{id,NPI,name and ZIP,clinician NPI,phone,website,name and city,name,similar name}'::text[]) with ordinality as listed (word, rank)
        where word = any (string_to_array(string_agg(array_to_string(found.evidence, ','), ','), ','))
      ) as matched
      from found
      left join public.doctors on doctors.id = found.id
      left join private.checked_rows as earlier on earlier.batch_id = file and earlier.row_number = found.of_row
      -- Only its author can read a draft. A row is compared with the earlier rows themselves, not with the listings that they have added.
      where found.of_row is not null or (doctors.status <> 'draft' and doctors.import_batch_id is distinct from file)
      group by found.id, found.of_row, doctors.*, earlier.practice
    ),
    ranked as (
      select *, case
        when matched && '{id}' then 6
        -- A listing that is not in the directory needs a decision.
        when known ->> 'status' in ('rejected', 'withdrawn') then 0
        -- A listing takes precedence over another row.
        when of_row is not null then (matched && '{NPI,name and ZIP}')::integer
        else 2 * cardinality(array(select unnest(matched) intersect select unnest('{NPI,name and ZIP}'::text[])))
      end as strength
      from matches
      order by strength desc, known ->> 'status' in ('rejected', 'withdrawn') nulls first, cardinality(matched) desc, known ->> 'practice_name', id, of_row
      limit 5
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'row', of_row, 'matched', matched, 'strength', strength,
      -- The same name with another NPI is a contradiction.
      'is_exact', strength > 0 and (matched && '{id,NPI}' or (fields ->> 'npi' <> known ->> 'npi') is not true), 'status', known -> 'status',
      'is_owned', coalesce(known ->> 'ownership' = 'owned', false), 'practice_name', known -> 'practice_name', 'address_street', known -> 'address_street',
      'address_city', known -> 'address_city', 'address_state', known -> 'address_state', 'address_zip', known -> 'address_zip', 'npi', known -> 'npi',
      'phone', known -> 'phone', 'website', known -> 'website', 'changes', case when id is not null then private.changes_between(known, fields) end
    ) order by strength desc, known ->> 'status' in ('rejected', 'withdrawn') nulls first, cardinality(matched) desc, known ->> 'practice_name', id, of_row), '[]') from ranked
  );
end $$;

comment on function private.match_row is
  'Returns up to five listings and earlier new rows of the file that a row may be, most likely first: {id, row, matched, strength, changes, …}. `named` is the listing '
  'whose id the row has. `strength` grows with exact evidence: an NPI, name and ZIP code, an id. Only an `is_exact` match can be updated without a decision. `changes` is how the fields of the row differ.';

create function private.describe_match(match jsonb) returns text
language sql immutable
return format('Matches %s by %s', coalesce('row ' || (match ->> 'row'), '“' || (match ->> 'practice_name') || '”'), (
  select string_agg(word, ', ' order by rank) from jsonb_array_elements_text(match -> 'matched') with ordinality as entry (word, rank)
  where word <> 'name' or not match -> 'matched' ?| '{name and ZIP,name and city}'
));

comment on function private.describe_match is 'Returns why a listing or row may be the same practice: Matches “Oak Care” by phone, website.';

create function private.reject_removed_row(entry private.removal_register) returns void
language plpgsql stable set search_path = '' as $$
begin
  raise exception '%', coalesce(
    '“' || entry.name || '” (' || entry.address_zip || ') asked not to be listed. To list it anyway, add it by hand and give a reason on its admin page.',
    'A person asked that a former name in this row stay hidden. Remove the name from the row.'
  ) using errcode = 'PT409', hint = 'removal_register_match';
end $$;

comment on function private.reject_removed_row is 'Raises PT409 for a row that matches the removal register.';

-- What becomes of a row.
create type private.row_result as (
  outcome text, reason text, doctor_id uuid, is_exact boolean, changes jsonb, proposed jsonb, matches jsonb, identity private.practice_identity,
  listed private.practice_identity
);

create function private.add_from_row(result private.row_result, new_values jsonb, batch uuid) returns private.row_result
language plpgsql set search_path = '' as $$
declare
  parts constant text[] := private.parts_in(new_values);
  removal private.removal_register;
  written jsonb;
begin
  removal := private.find_removal_entry(new_values, null, true);
  if removal.id is not null then
    perform private.reject_removed_row(removal);
  end if;
  result.outcome := 'created';
  result.doctor_id := gen_random_uuid();
  -- No submitter: the batch records who imported the file. A dry run has none.
  perform private.insert_listing(result.doctor_id, private.fields_of(new_values) || jsonb_build_object(
    'submitted_by', null, 'status', 'published', 'import_batch_id', (select id from public.import_batches where id = batch)
  ));
  -- write_listing would write the new row of doctors a second time.
  perform private.write_parts(result.doctor_id, new_values);
  insert into private.published_listings (doctor_id, published_by, published_at) values (result.doctor_id, auth.uid(), now());
  if parts <> '{}' then
    written := private.get_parts(result.doctor_id, parts);
    perform private.record_version(result.doctor_id, 1, 'import', private.changes_between('{"tiers": [], "clinicians": [], "offices": []}', written));
    perform private.enqueue_npis(array(select person ->> 'npi' from jsonb_array_elements(written -> 'clinicians') as person));
  end if;
  return result;
end $$;

comment on function private.add_from_row is 'Adds the published listing of a row with its parts. Called by definer functions.';

create function private.update_from_row(result private.row_result, listing_id uuid, row_values jsonb, entry jsonb) returns private.row_result
language plpgsql set search_path = '' as $$
declare
  identity_fields constant text[] := '{practice_name,address_street,address_city,address_state,address_zip,npi}';
  listing public.doctors;
  listed jsonb;
  new_values jsonb;
  different jsonb;
  proposed_before jsonb;
  removal private.removal_register;
begin
  select * into listing from public.doctors where id = listing_id for update;
  listed := private.get_snapshot(listing_id);
  new_values := private.keep_new_names(listed, row_values);
  if entry ? 'fills_only' then
    different := (select jsonb_object_agg(key, value) from jsonb_each(new_values) where value <> listed -> key and listed -> key not in ('null', '[]'));
    new_values := (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(new_values) where coalesce(listed -> key, 'null') in ('null', '[]'));
    -- A street belongs to its ZIP code.
    if left(different ->> 'address_zip', 5) <> left(listed ->> 'address_zip', 5) then
      new_values := new_values - 'address_street';
    end if;
    result.reason := 'The registry has another ' || private.describe_fields(different) || '.';
  end if;
  -- A practice that moves to another ZIP without a new street must not keep the old street.
  if left(new_values ->> 'address_zip', 5) <> left(listed ->> 'address_zip', 5) and listed ->> 'address_street' is not null
    and not new_values ? 'address_street' then
    new_values := new_values || '{"address_street": null}';
  end if;
  new_values := (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(private.merge_row(listed, new_values)) where value is distinct from coalesce(listed -> key, 'null')
  );
  if new_values = '{}' then
    result.outcome := 'unchanged';
    return result;
  end if;
  if new_values ?| (identity_fields || '{former_names,phone,website,offices,clinicians}') then
    removal := private.find_removal_entry(listed || new_values, listing_id, true);
    -- Refuses only a row that would make the listing match the register, not one that matched before.
    if removal.id is not null and (private.find_removal_entry(listed, listing_id, true)).id is null then
      perform private.reject_removed_row(removal);
    end if;
  end if;
  if listing.ownership = 'owned' and new_values ?| identity_fields and entry ->> 'decision' is distinct from 'update' then
    result.outcome := 'undecided';
    result.reason := format('Changes the %s of a listing that has an owner', private.describe_fields(
      (select jsonb_object_agg(key, value) from jsonb_each(new_values) where key = any (identity_fields))
    ));
    return result;
  end if;
  proposed_before := private.get_waiting_values(listing_id);
  perform private.save_or_propose(listing_id, new_values, 'import');
  result.changes := private.changes_between(listed, private.get_snapshot(listing_id));
  result.proposed := (
    select jsonb_object_agg(key, jsonb_build_array(listed -> key, new_values -> key, value))
    from jsonb_each(private.get_waiting_values(listing_id)) where new_values ? key and value is distinct from proposed_before -> key
  );
  result.outcome := case when result.changes = '{}' and result.proposed is null then 'unchanged' else 'updated' end;
  if listing.ownership = 'owned' then
    result.reason := nullif(concat_ws(
      ' ', result.reason, case when result.changes <> '{}' then 'Its owner keeps this listing, and is notified of the new values.' end,
      case when result.proposed is not null then format('Waits for review: %s.', private.describe_fields(result.proposed)) end
    ), '');
  end if;
  return result;
end $$;

comment on function private.update_from_row is
  'Writes the values of a row into a listing. What the row does not mention stays. A change of the name, address, or NPI of an owned listing needs a decision, '
  'and then a review. Called by definer functions.';

create function private.import_row(entry jsonb, new_values jsonb, mode public.import_mode, file uuid) returns private.row_result
language plpgsql set search_path = '' as $$
declare
  decision constant text := entry ->> 'decision';
  this_row constant integer := entry ->> 'row';
  named constant uuid := (select id from public.doctors where id = (entry ->> 'id')::uuid and status <> 'draft');
  identity constant private.practice_identity := private.get_identity(new_values);
  matches constant jsonb := private.match_row(new_values, identity, named, file, this_row);
  best constant jsonb := matches -> 0;
  is_certain constant boolean := coalesce(
    (best -> 'is_exact')::boolean and (best -> 'strength')::integer > coalesce((matches #> '{1,strength}')::integer, 0), false
  );
  -- The listing that the row is without a decision.
  exact constant uuid := case when is_certain then best ->> 'id' end;
  listing_id uuid;
  holder integer;
  known public.doctors;
  result private.row_result;
begin
  if decision = 'update' then
    listing_id := (select id from public.doctors where id = (entry ->> 'target')::uuid and status <> 'draft');
    if listing_id is null then
      result.outcome := 'rejected';
      result.reason := 'The listing that was chosen is gone';
      return result;
    end if;
  elsif decision is null and mode <> 'add' then
    listing_id := exact;
  end if;
  result.identity := identity;
  result.doctor_id := coalesce(listing_id, exact);
  result.is_exact := coalesce(result.doctor_id = exact, false);
  for known in select * from public.doctors where result.doctor_id in (id, merged_into) loop
    result.listed := private.merge_identities(private.get_listing_identity(known), result.listed);
  end loop;
  if listing_id is not null then
    holder := (
      select row_number from private.checked_rows
      where batch_id = file and doctor_id = listing_id and row_number <> this_row and (row_number < this_row or (is_exact and not result.is_exact))
      order by row_number limit 1
    );
  end if;
  if holder is not null then
    result.outcome := case when result.is_exact then 'duplicate' else 'undecided' end;
    result.reason := format('Row %s of this file is “%s”', holder, (select practice_name from public.doctors where id = listing_id));
    result.matches := matches;
    result.doctor_id := case when result.is_exact then listing_id end;
  elsif listing_id is not null then
    result := private.update_from_row(result, listing_id, new_values, entry);
    -- A certain match needs no decision.
    result.matches := case when decision is not null then matches when result.outcome = 'undecided' then jsonb_build_array(best) end;
  elsif decision = 'skip' or (decision is distinct from 'add' and matches <> '[]') then
    result.outcome := case when decision = 'skip' or is_certain then 'duplicate' else 'undecided' end;
    result.reason := case
      when best -> 'strength' = matches #> '{1,strength}' and best -> 'strength' <> '0' then
        format('Is “%s” or “%s”', best ->> 'practice_name', matches #>> '{1,practice_name}')
      when best -> 'matched' ? 'name and ZIP' and best ->> 'npi' <> new_values ->> 'npi' then
        format('“%s” is listed with another NPI: %s', best ->> 'practice_name', best ->> 'npi')
      else private.describe_match(best)
    end;
    result.matches := matches;
  elsif (mode = 'update' or entry ? 'fills_only') and decision is null then
    result.outcome := 'rejected';
    result.reason := case
      when entry ? 'fills_only' then 'No listing has this NPI. A registry adds no listings, because the people in it did not ask to be listed'
      else 'No listing has this id or NPI, or this name in this ZIP'
    end;
  else
    result := private.add_from_row(result, new_values, file);
    result.matches := matches;
  end if;
  result.matches := nullif(result.matches, '[]');
  return result;
end $$;

comment on function private.import_row is
  'Decides which listing a row is, and adds or updates it. `entry` can carry an admin''s decision: {decision: "add"}, {decision: "skip"}, '
  'or {decision: "update", target: <id>}. An update needs '
  'exact evidence or a decision, and two rows of a file never update one listing. A row with `fills_only`, of a registry, fills in empty fields, and adds no listing '
  'without a decision. Called by definer functions.';

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

create function private.log_batch(batch uuid, event public.event_code, counts jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  words constant text := coalesce((select string_agg(format('%s %s', value, key), ', ') from jsonb_each(counts) where value <> '0'), 'nothing');
begin
  update public.moderation_log set reason = words where target_id = batch and moderation_log.event = log_batch.event;
  if not found then
    perform private.record_event(event, 'import_batches', batch, words, subject => (select file_name from public.import_batches where id = batch));
  end if;
end $$;

comment on function private.log_batch is 'Writes or updates the one log entry of a batch. Called by definer functions.';

create function private.import_listings(
  rows jsonb, is_dry_run boolean, mode public.import_mode, batch uuid, file_name text, rejected_before integer
)
returns table (
  row_number integer, outcome text, reason text, doctor_id uuid, changes jsonb, matches jsonb, proposed jsonb
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  file constant uuid := coalesce(batch, gen_random_uuid());
  entry jsonb;
  new_values jsonb;
  result private.row_result;
  this_row integer;
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
  delete from private.checked_rows where checked_at < now() - interval '1 day';
  for entry in select each from jsonb_array_elements(rows) as each order by (each ->> 'row')::integer loop
    this_row := entry ->> 'row';
    result := null;
    select done.outcome, done.reason, done.doctor_id, done.changes, done.proposed
    into result.outcome, result.reason, result.doctor_id, result.changes, result.proposed
    from private.import_rows as done
    where not is_dry_run and done.batch_id = batch and done.row_number = this_row and done.outcome <> 'undecided';
    if not found then
      begin
        new_values := private.normalize_row(entry);
        result := private.import_row(entry, new_values, mode, file);
        if is_dry_run then
          raise exception using errcode = 'RB000';
        end if;
      exception
        -- A dry run is the run, rolled back.
        when sqlstate 'RB000' then
          result.doctor_id := case when result.outcome <> 'created' then result.doctor_id end;
        when others then
          -- Invalid values and refusals of triggers reject the row; any other error fails the call.
          if sqlstate !~ '^(22|23|P0|PT)' then
            raise;
          end if;
          result := null;
          result.outcome := 'rejected';
          result.reason := sqlerrm;
      end;
      delete from private.checked_rows as earlier where earlier.batch_id = file and earlier.row_number = this_row;
      -- A row that repeats another row adds nothing to what the later ones are compared with.
      if result.outcome <> 'rejected' and (result.outcome <> 'duplicate' or result.doctor_id is not null or entry ->> 'decision' = 'skip') then
        insert into private.checked_rows (batch_id, row_number, practice, identity, listed, keys, doctor_id, is_exact)
        values (
          file, this_row, (
            select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(new_values)
            where key in ('practice_name', 'address_street', 'address_city', 'address_state', 'address_zip', 'npi', 'phone', 'website')
          ), result.identity, result.listed, private.list_keys(private.merge_identities(result.identity, result.listed)),
          case when result.outcome <> 'created' then result.doctor_id end, result.is_exact
        );
      end if;
      if not is_dry_run then
        insert into private.import_rows (batch_id, row_number, outcome, reason, doctor_id, changes, proposed)
        values (
          batch, this_row, result.outcome, result.reason, result.doctor_id,
          case result.outcome when 'created' then private.changes_between('{}', private.get_snapshot(result.doctor_id)) else result.changes end, result.proposed
        )
        -- A row without a decision can be sent again with one.
        on conflict on constraint import_rows_pkey do update set
          outcome = excluded.outcome, reason = excluded.reason, doctor_id = excluded.doctor_id, changes = excluded.changes, proposed = excluded.proposed;
      end if;
    end if;
    return query select
      this_row, result.outcome, result.reason, result.doctor_id, case when result.outcome = 'updated' then result.changes end, result.matches,
      (select jsonb_object_agg(key, value - 2) from jsonb_each(result.proposed));
  end loop;
  if batch is null then
    delete from private.checked_rows where batch_id = file;
  end if;
  if not is_dry_run then
    update public.import_batches set counts = (
      select coalesce(jsonb_object_agg(done, number), '{}') from (
        select done, count(*) as number from (
          select outcome from private.import_rows where batch_id = batch union all select 'rejected' from generate_series(1, rejected_before)
        ) as all_rows (done) group by done
      ) as counted
    ) where id = batch;
    perform private.log_batch(batch, 'listings_imported', (select counts from public.import_batches where id = batch));
  end if;
end $$;

comment on function private.import_listings is
  'Adds or updates listings from rows [{row, practice_name, …}], at most 500, in the order of their numbers. Each row '
  'is written completely or not at all, and only once per batch and row number. A row whose listing only an admin can '
  'decide is undecided, and writes nothing. A dry run executes each row and rolls it back; what it stores is what the '
  'later rows of the file are compared with. Returns the outcome of each row; `changes` that were written; `proposed` '
  'values of an owned listing that wait for review; and `matches`, the listings that a row may be, for a decision. '
  'Admins only. Definer: a new listing is verified immediately.';
grant execute on function private.import_listings to authenticated;

create function public.import_listings(
  rows jsonb, is_dry_run boolean default true, mode public.import_mode default 'add', batch uuid default null,
  file_name text default null, rejected_before integer default 0
)
returns table (
  row_number integer, outcome text, reason text, doctor_id uuid, changes jsonb, matches jsonb, proposed jsonb
)
language sql volatile
begin atomic
  select row_number, outcome, reason, doctor_id, changes, matches, proposed
  from private.import_listings(rows, is_dry_run, mode, batch, file_name, rejected_before);
end;

comment on function public.import_listings is
  'Adds or updates listings from the rows of a file, or shows in a dry run what would happen.';
grant execute on function public.import_listings to authenticated;

-- Undoing a batch restores the listings that have not been edited since.
create function private.find_undo_obstacle(listing public.doctors, changes jsonb) returns text
language sql stable
return case
  when listing.user_id is not null then 'owned since'
  when listing.claim_status <> 'unclaimed' or exists (select from public.claim_evidence where doctor_id = listing.id) then 'claimed since'
  when listing.status <> 'published' then 'taken down since'
  when exists (select from public.doctors as merged where merged.merged_into = listing.id) then 'merged with another since'
  when exists (select from public.practice_requests where doctor_id = listing.id) then 'asked for a membership or a visit since'
  when exists (select from public.posts where doctor_id = listing.id) then 'written about since'
  when exists (select from public.listing_corrections where doctor_id = listing.id)
    or exists (select from public.reports where doctor_id = listing.id) then 'corrected or reported since'
  when listing.photo_url is not null or listing.gallery <> '[]' or private.changes_between('{}', private.get_snapshot(listing.id)) <> changes then 'edited since'
end;

comment on function private.find_undo_obstacle is
  'Returns what has happened to an imported listing since, which prevents its removal; null when it is as imported.';

create function private.get_restorable_values(listing_id uuid, changes jsonb) returns jsonb
language sql stable
begin atomic
  with listed as materialized (
    select private.get_snapshot(listing_id) as now
  ),
  fields as (
    -- What the practice has confirmed since stays.
    select key, value, confirmation, now -> key = value -> 1 and (
      confirmation is null or now -> confirmation = coalesce(changes #> array[confirmation, '1'], 'null')
    ) as is_restorable
    from listed cross join jsonb_each(changes) cross join lateral (
      select (private.changed_confirmations(jsonb_build_object(key, value -> 0), jsonb_build_object(key, value -> 1)))[1] || '_confirmed_at' as confirmation
    ) as confirmed
    where key <> all (private.confirmation_columns())
  )
  select coalesce(jsonb_object_agg(key, value -> 0), '{}') from (
    select key, value from fields where is_restorable
    union all
    select part.key, part.value from jsonb_each(changes) as part
    where part.key = any (private.confirmation_columns()) and (select bool_and(is_restorable) from fields where confirmation = part.key)
  ) as restorable;
end;

comment on function private.get_restorable_values is
  'Returns the earlier values of those fields that still have the imported value and were not confirmed since, and the confirmations of parts that are restored as a whole.';

create function private.plan_undo(batch uuid, at_most integer)
returns table (row_number integer, doctor_id uuid, act text, reason text, fields jsonb, proposals text[])
language sql stable
begin atomic
  select
    done.row_number, done.doctor_id,
    case
      when listing.id is null or (done.outcome = 'created' and hold is null) then 'removed'
      when done.outcome = 'created' or nothing_left then 'kept'
      else 'restored'
    end,
    case
      when listing.id is null or done.outcome = 'created' then hold
      when nothing_left then 'edited since'
      when restorable.fields is distinct from (select coalesce(jsonb_object_agg(key, value -> 0), '{}') from jsonb_each(done.changes))
        then 'partly edited since'
    end,
    restorable.fields, restorable.proposals
  from private.import_rows as done
  left join public.doctors as listing on listing.id = done.doctor_id
  cross join lateral (
    select
      case when done.outcome = 'created' and listing.id is not null then private.find_undo_obstacle(listing, done.changes) end as hold,
      case when done.outcome = 'updated' then private.get_restorable_values(done.doctor_id, done.changes) end as fields,
      array(
        select key from jsonb_each(done.proposed) where private.get_waiting_values(done.doctor_id) -> key = value -> 2
      ) as proposals
  ) as restorable
  cross join lateral (select restorable.fields = '{}' and restorable.proposals = '{}' as nothing_left) as rest
  where done.batch_id = batch and done.outcome in ('created', 'updated') and done.undone is null
  order by done.row_number
  limit at_most;
end;

comment on function private.plan_undo is
  'Returns what undoing the rest of a batch would do row by row: removed, restored, or kept with the reason. Called by definer functions.';

create function private.undo_import(batch uuid, is_dry_run boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- Few enough to finish before the API times out.
  at_most constant integer := 500;
  totals jsonb;
  step record;
  act text;
begin
  perform private.require_admin();
  if not exists (select from public.import_batches where id = batch) then
    raise exception 'This import does not exist' using errcode = 'P0002', hint = 'import_not_found';
  end if;
  if is_dry_run is not false then
    return (
      with steps as materialized (select * from private.plan_undo(batch, null)),
      named as (
        select steps.doctor_id, doctors.practice_name, steps.reason, steps.row_number from steps join public.doctors on doctors.id = steps.doctor_id
        where steps.reason is not null order by steps.row_number limit 50
      )
      select jsonb_build_object(
        'removed', count(*) filter (where steps.act = 'removed'), 'restored', count(*) filter (where steps.act = 'restored'), 'kept', count(*) filter (where steps.act = 'kept'),
        'named', (select coalesce(jsonb_agg(to_jsonb(named) - 'row_number' order by named.row_number), '[]') from named)
      ) from steps
    );
  end if;
  perform pg_advisory_xact_lock(hashtextextended('import', 0));
  -- The lock keeps others from claiming or editing these listings until it is decided what to undo.
  perform from public.doctors where id in (
    select doctor_id from private.import_rows
    where batch_id = batch and outcome in ('created', 'updated') and undone is null order by row_number limit at_most
  ) order by id for update;
  for step in select * from private.plan_undo(batch, at_most) loop
    act := step.act;
    begin
      if step.act = 'removed' then
        delete from public.doctors where id = step.doctor_id;
      elsif step.act = 'restored' then
        perform private.remove_from_change(step.doctor_id, step.proposals);
        perform private.save_or_propose(step.doctor_id, step.fields, 'undo import');
      end if;
    exception
      -- The earlier values conflict with newer ones, or with the removal register.
      when integrity_constraint_violation or sqlstate 'PT409' then
        act := 'kept';
    end;
    update private.import_rows set undone = act where batch_id = batch and row_number = step.row_number;
  end loop;
  totals := (
    select jsonb_build_object(
      'removed', count(*) filter (where undone = 'removed'), 'restored', count(*) filter (where undone = 'restored'), 'kept', count(*) filter (where undone = 'kept')
    ) from private.import_rows where batch_id = batch
  );
  update public.import_batches
  set undone_at = coalesce(undone_at, now()), undone_by = coalesce(undone_by, auth.uid()), undone_counts = totals
  where id = batch;
  perform private.log_batch(batch, 'import_undone', totals);
  return totals || jsonb_build_object('left', (
    select count(*) from private.import_rows where batch_id = batch and outcome in ('created', 'updated') and undone is null
  ));
end $$;

comment on function private.undo_import is
  'Undoes 500 rows of a batch and returns {removed, restored, kept, left}; call it until none is left. Listings that '
  'were used or edited since are kept. A dry run returns what would happen to the rest, with up to 50 listings that '
  'are kept and the reason: {removed, restored, kept, named}. Admins only. Definer: API roles cannot delete listings.';
grant execute on function private.undo_import to authenticated;

create function public.undo_import(batch uuid, is_dry_run boolean default true) returns jsonb
language sql volatile
begin atomic
  select private.undo_import(batch, is_dry_run);
end;

comment on function public.undo_import is 'Undoes an import, or shows in a dry run what would happen.';
grant execute on function public.undo_import to authenticated;
