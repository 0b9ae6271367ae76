-- One row of an import: how it is normalized, which listing it matches, and what it changes there. A dry run writes
-- each row and rolls it back; what it returns is read from what was written.

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
comment on column public.import_batches.counts is
  'How many rows had each outcome, with the rejected ones that the browser has not sent, and those that remain.';
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

create table private.import_rows (
  batch_id uuid not null references public.import_batches (id) on delete cascade,
  row_number integer not null constraint import_rows_row_number_check check (row_number > 0),
  outcome text not null constraint import_rows_outcome_check
    check (outcome in ('created', 'updated', 'suggested', 'unchanged', 'duplicate', 'rejected', 'undecided')),
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
comment on column private.import_rows.changes is
  'For a created or updated listing: {field: [before, after]} of what was written, as get_snapshot returns it.';
comment on column private.import_rows.proposed is
  'What the row added to the pending change of an owned listing: {field: [before, after, what waits]}.';

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
  'The rows of a file that were checked in a dry run or imported, without the rejected ones, so that rows of one file '
  'are compared with each other. Deleted after a day.';
comment on column private.checked_rows.practice is 'The fields of the practice, as the row states them.';
comment on column private.checked_rows.doctor_id is
  'The listing that the row is, by exact evidence or by decision; null for a new one.';
comment on column private.checked_rows.listed is 'What identified that listing before the row changed it.';
-- With fast updates, each row would read the rows of its file that are not in the tree yet.
create index checked_rows_keys_idx on private.checked_rows using gin (keys) with (fastupdate = off);
create index checked_rows_doctor_id_idx on private.checked_rows (batch_id, doctor_id);
create index checked_rows_checked_at_idx on private.checked_rows (checked_at);

-- The values of a row.

-- The values of a row and of a listing, in one form in which they are compared.
create function private.trim_texts(fields jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select coalesce(
      jsonb_object_agg(
        key, case jsonb_typeof(value)
          when 'string' then coalesce(to_jsonb(nullif(btrim(value #>> '{}'), '')), 'null')
          else value
        end
      ),
      '{}'
    )
    from jsonb_each(fields)
  );
end $$;

comment on function private.trim_texts is 'Returns {field: value} with texts trimmed, and null for empty ones.';

create function private.normalize_row(entry jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- Converts each value to the type of its column.
  fields constant jsonb := private.trim_texts(
    private.fields_of(to_jsonb(jsonb_populate_record(null::public.doctors, private.fields_of(entry))))
  );
begin
  return jsonb_strip_nulls(fields || jsonb_build_object(
    'address_state', coalesce(private.state_code(fields ->> 'address_state'), fields ->> 'address_state'),
    'phone', private.parse_phone(fields ->> 'phone'),
    'fax', private.parse_phone(fields ->> 'fax')
  )) || (
    select coalesce(jsonb_object_agg(part, private.normalize_change(part, (
      select coalesce(
        jsonb_agg(
          private.trim_texts(given) || case when jsonb_typeof(given -> 'hours') = 'array' then jsonb_build_object(
            'hours', (
              select coalesce(jsonb_agg(span order by span), '[]') from jsonb_array_elements(given -> 'hours') as span
            )
          ) else '{}' end
            order by ordinal
        ),
        '[]'
      )
      from jsonb_array_elements(entry -> part) with ordinality as listed (given, ordinal)
    ))), '{}')
    from unnest('{tiers,clinicians,offices}'::text[]) as part where jsonb_typeof(entry -> part) = 'array'
  );
end $$;

comment on function private.normalize_row is
  'Returns the listing fields that a row of a file fills, ignoring empty cells, and its prices by age, clinicians, and '
  'offices, in the form of get_snapshot. A missing part changes nothing.';

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

comment on function private.get_snapshot is
  'Returns the fields, parts, and confirmations of a listing as they are stored, which an undo restores.';

create function private.is_same_part(part text, listed jsonb, listed_ordinal bigint, given jsonb, given_ordinal bigint)
returns boolean
language sql stable
return coalesce(case part
  when 'tiers' then int4range((listed ->> 'min_age')::integer, (listed ->> 'max_age')::integer, '[]')
    && int4range((given ->> 'min_age')::integer, (given ->> 'max_age')::integer, '[]')
  when 'clinicians' then coalesce(listed ->> 'npi' = given ->> 'npi', false)
  or private.bare_name(listed ->> 'name') = private.bare_name(given ->> 'name')
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
  'Whether an entry of a listing and one of a row are the same: prices by overlapping ages, clinicians by NPI, name, '
  'or former name, offices by name or by street and ZIP, with the first office being the practice''s own.';

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
          select min(given.ordinal)
          from jsonb_array_elements(new_values -> part) with ordinality as given (entry, ordinal)
          where private.is_same_part(part, listed_entry.entry, listed_entry.ordinal, given.entry, given.ordinal)
        ) as given_ordinal
        from jsonb_array_elements(listed -> part) with ordinality as listed_entry (entry, ordinal)
      )
      select coalesce(jsonb_agg(entry order by is_listed, ordinal), '[]') from (
        select false as is_listed, given.ordinal, given.entry || coalesce((
          select jsonb_object_agg(key, value order by known.ordinal desc) from known, jsonb_each(known.entry)
          where given_ordinal = given.ordinal and case when part = 'tiers' then
            -- A price that is named after its ages has no name in the file.
            key = 'label' and given.entry ->> key ~ '^(Ages )?[0-9]'
              and known.entry - '{label,monthly_price}'::text[] = given.entry - '{label,monthly_price}'::text[]
          else (
              value not in ('null', '[]', 'false') or value = 'false' and key in ('accepting_new_patients', 'step_free')
            )
            and coalesce(given.entry -> key, 'null') in ('null', '[]', 'false')
            -- A row with hours also states whether visits are by appointment.
            and (key <> 'by_appointment' or coalesce(given.entry -> 'hours', '[]') = '[]')
            -- An explicit "no" is not an empty field.
            and not (key in ('accepting_new_patients', 'step_free') and coalesce(given.entry -> key = 'false', false))
            and not (key = 'photo_url' and coalesce(known.entry ->> 'npi' <> given.entry ->> 'npi', false)) end
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
  'Returns the values of a row completed with everything of its parts that the listing has and the row does not '
  'mention: an import removes nothing.';

create function private.keep_new_names(listed jsonb, new_values jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return case
    when not new_values ? 'former_names' and private.has_former_name(
      listed, new_values ->> 'practice_name'
    ) then new_values - 'practice_name' else new_values
  end || case when new_values ? 'clinicians' then jsonb_build_object('clinicians', (
    select coalesce(jsonb_agg(person || coalesce((
      select jsonb_build_object('name', known -> 'name') from jsonb_array_elements(listed -> 'clinicians') as known
      where person -> 'former_names' = '[]' and private.has_former_name(known, person ->> 'name') limit 1
    ), '{}') order by ordinal), '[]')
    from jsonb_array_elements(new_values -> 'clinicians') with ordinality as entry (person, ordinal)
  )) else '{}' end;
end $$;

comment on function private.keep_new_names is
  'Returns the values of a row without the names that the practice or its clinicians had before: an old file does not '
  'undo a change of name. A row that itself states former names does.';

-- Which listing a row is.
create function private.list_keys(identity private.practice_identity) returns text[]
language sql immutable
return identity.npis || identity.clinician_npis || identity.phones || identity.websites || identity.name_keys
  || identity.zips;

comment on function private.list_keys is
  'Returns values of which two practices must share one for match_identities to find evidence.';

create function private.merge_identities(one private.practice_identity, other private.practice_identity)
returns private.practice_identity
language sql immutable
return row(
  one.names || other.names, one.name_keys || other.name_keys, one.zips || other.zips, one.cities || other.cities,
  one.npis || other.npis,
  one.clinician_npis || other.clinician_npis, one.phones || other.phones, one.websites || other.websites
)::private.practice_identity;

comment on function private.merge_identities is 'Returns everything that identifies two listings or rows.';

create function private.get_shared_values(one private.practice_identity, other private.practice_identity) returns jsonb
language sql immutable
return jsonb_strip_nulls(jsonb_build_object(
  'NPI', (select min(npi) from unnest(one.npis) as npi where npi = any (other.npis)),
  'clinician NPI', (
    select min(npi) from unnest(one.npis || one.clinician_npis) as npi
    where npi = any (other.npis || other.clinician_npis)
  ),
  'name and ZIP', (select min(zip) from unnest(one.zips) as zip where zip = any (other.zips)),
  'phone', (
    select min(regexp_replace(phone, '(...)(...)(....)', '(\1) \2-\3'))
      || case when min(phone) = one.phones[1] and min(phone) = other.phones[1] then '' else ' of another office' end
    from unnest(one.phones) as phone where phone = any (other.phones)
  ),
  'website', (select min(website) from unnest(one.websites) as website where website = any (other.websites))
));

comment on function private.get_shared_values is
  'Returns the values that two practices share, by the kind of evidence that match_identities finds in them.';

-- Which listing a row is about.

create function private.match_row(
  new_values jsonb, sought private.practice_identity, named uuid, file uuid, this_row integer
) returns jsonb
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
      select named as id, null::integer as of_row, array['id'] as evidence, '{}'::jsonb as shared
      where named is not null
      union all
      select listing.id, null, matched, private.get_shared_values(sought, private.get_listing_identity(listing))
      from private.find_duplicates(sought) as duplicate
      join public.doctors as listing on listing.id = duplicate.doctor_id
      -- An earlier row may have changed these listings; in a dry run it has not.
      where not exists (
        select from private.checked_rows as earlier
        where batch_id = file and row_number < this_row and earlier.doctor_id = listing.id
      )
      union all
      select case when is_listed then earlier.doctor_id end, case when not is_listed then earlier.row_number end,
        evidence, private.get_shared_values(sought, known)
      from near as earlier
      cross join lateral (
        select earlier.listed, true where earlier.doctor_id is not null
        union all
        select earlier.identity, earlier.doctor_id is not null and earlier.is_exact
      ) as compared (known, is_listed)
      cross join lateral private.match_identities(sought, known) as evidence
      where earlier.batch_id = file and earlier.row_number < this_row
        and evidence <> '{}' and evidence <> '{name}'
        -- New practices of one file can be offices of a group, which share a phone, a website, and a name.
        and (is_listed or evidence && '{NPI,name and ZIP}' or (
          evidence && '{phone,website,clinician NPI}' and (earlier.identity).zips && sought.zips
        ))
    ),
    matches as (
      select found.id, found.of_row,
        case when found.of_row is null then to_jsonb(doctors) else earlier.practice end as known,
        (
          select jsonb_object_agg(key, value)
          from jsonb_array_elements(jsonb_agg(found.shared order by found.shared)) as listed (entry), jsonb_each(entry)
        ) as shared, (
        select array_agg(word order by rank)
        from unnest(
          '{id,NPI,name and ZIP,clinician NPI,phone,website,name and city,name,similar name}'::text[]
        ) with ordinality as listed (word, rank)
        where word = any (string_to_array(string_agg(array_to_string(found.evidence, ','), ','), ','))
      ) as matched
      from found
      left join public.doctors on doctors.id = found.id
      left join private.checked_rows as earlier on earlier.batch_id = file and earlier.row_number = found.of_row
      -- Only its author can read a draft. A row is compared with the earlier rows themselves, not with the listings
      -- that they have added.
      where found.of_row is not null or (doctors.status <> 'draft' and doctors.import_batch_id is distinct from file)
      group by found.id, found.of_row, doctors.*, earlier.practice
    ),
    weighed as (
      select *, case
        when matched && '{id}' then 6
        -- A listing that is not in the directory needs a decision.
        when known ->> 'status' in ('rejected', 'withdrawn') then 0
        -- A listing takes precedence over another row.
        when of_row is not null then (matched && '{NPI,name and ZIP}')::integer
        else 2 * cardinality(array(select unnest(matched) intersect select unnest('{NPI,name and ZIP}'::text[])))
      end as strength
      from matches
    ),
    ranked as (
      select *, row_number() over (
        order by strength desc, known ->> 'status' in ('rejected', 'withdrawn') nulls first, cardinality(matched) desc,
          known ->> 'practice_name', id, of_row
      ) as place from weighed
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'row', of_row, 'matched', matched, 'strength', strength, 'evidence', (
        select string_agg(concat_ws(' ', word, shared ->> word), ', ' order by rank)
        from unnest(matched) with ordinality as entry (word, rank)
        where word <> 'name' or not matched && '{name and ZIP,name and city}'
      ),
      -- The same name with another NPI is a contradiction.
      'is_exact', strength > 0 and (matched && '{id,NPI}' or (fields ->> 'npi' <> known ->> 'npi') is not true),
      'is_owned', coalesce(known ->> 'ownership' = 'owned', false),
      'changes', case when id is not null then private.changes_between(known, fields) end
    ) || (
      select jsonb_object_agg(key, value) from jsonb_each(known) where key = any (
        '{status,practice_name,address_street,address_city,address_state,address_zip,npi,phone,website}'
      )
    ) order by place), '[]') from ranked where place <= 5
  );
end $$;

comment on function private.match_row is
  'Returns up to five listings and earlier new rows of the file that a row may be, most likely first: {id, row, '
  'matched, evidence, strength, changes, …}. `named` is the listing whose id the row has. `strength` grows with exact '
  'evidence: an NPI, name and ZIP code, an id. Only an `is_exact` match can be updated without a decision. `changes` '
  'is how the fields of the row differ.';

create function private.describe_removal(entry private.removal_register) returns text
language sql immutable
return coalesce(
  '“' || entry.name || '” (' || entry.address_zip
    || ') asked not to be listed. To list it anyway, add it by hand and give a reason on its admin page.',
  'A person asked that a former name in this row stay hidden. Remove the name from the row.'
);

comment on function private.describe_removal is 'Returns why a row that matches the removal register is refused.';

create function private.reject_removed_row(listing_id uuid, listed jsonb, new_values jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  entry constant private.removal_register := private.find_removal_entry(listed || new_values, listing_id, true);
begin
  if entry.id is not null and (private.find_removal_entry(listed, listing_id, true)).id is null then
    raise exception '%', private.describe_removal(entry) using errcode = 'PT409', hint = 'removal_register_match';
  end if;
end $$;

comment on function private.reject_removed_row is
  'Raises PT409 for a row that would make a listing match the removal register, not for one that matched before.';

-- Writing a row.

-- What becomes of a row.
create type private.row_result as (
  outcome text, reason text, removal text, doctor_id uuid, is_exact boolean, changes jsonb, proposed jsonb,
  matches jsonb, identity private.practice_identity, listed private.practice_identity
);

create function private.add_from_row(result private.row_result, new_values jsonb, batch uuid) returns private.row_result
language plpgsql set search_path = '' as $$
declare
  parts constant text[] := private.parts_in(new_values);
  written jsonb;
begin
  perform private.reject_removed_row(null, '{}', new_values);
  result.outcome := 'created';
  result.doctor_id := gen_random_uuid();
  -- No submitter: the batch records who imported the file. A dry run has none.
  perform private.insert_listing(result.doctor_id, private.fields_of(new_values) || jsonb_build_object(
    'submitted_by', null, 'status', 'published',
    'import_batch_id', (select id from public.import_batches where id = batch)
  ));
  -- write_listing would write the new row of doctors a second time.
  perform private.write_parts(result.doctor_id, new_values);
  insert into private.published_listings (doctor_id, published_by, published_at)
  values (result.doctor_id, auth.uid(), now());
  if parts <> '{}' then
    written := private.get_parts(result.doctor_id, parts);
    perform private.record_version(
      result.doctor_id, 1, 'import', private.changes_between('{"tiers": [], "clinicians": [], "offices": []}', written)
    );
    perform private.enqueue_npis(
      array(select person ->> 'npi' from jsonb_array_elements(written -> 'clinicians') as person)
    );
  end if;
  if new_values ? 'announced_prices' then
    perform private.write_listing(
      result.doctor_id, jsonb_build_object('announced_prices', new_values -> 'announced_prices'), 'import'
    );
  end if;
  return result;
end $$;

comment on function private.add_from_row is
  'Adds the published listing of a row with its parts. Called by definer functions.';

create function private.update_from_row(result private.row_result, listing_id uuid, row_values jsonb, entry jsonb)
returns private.row_result
language plpgsql set search_path = '' as $$
declare
  identity_fields constant text[] := '{practice_name,address_street,address_city,address_state,address_zip,npi}';
  is_by_others constant boolean := not private.has_practice_permission(listing_id, 'edit');
  listing public.doctors;
  listed jsonb;
  new_values jsonb;
  proposed_before jsonb;
  refused text;
begin
  select * into listing from public.doctors where id = listing_id for update;
  listed := private.get_snapshot(listing_id);
  new_values := private.keep_new_names(listed, row_values);
  -- A practice that moves to another ZIP without a new street must not keep the old street.
  if left(new_values ->> 'address_zip', 5) <> left(listed ->> 'address_zip', 5)
    and listed ->> 'address_street' is not null
    and not new_values ? 'address_street' then
    new_values := new_values || '{"address_street": null}';
  end if;
  new_values := (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(private.merge_row(listed, new_values))
    where value is distinct from coalesce(listed -> key, 'null')
      and (key <> 'website' or rtrim(value #>> '{}', '/') is distinct from rtrim(listed ->> key, '/'))
  );
  if new_values = '{}' then
    result.outcome := 'unchanged';
    return result;
  end if;
  if new_values ?| (identity_fields || '{former_names,phone,website,offices,clinicians}') then
    perform private.reject_removed_row(listing_id, listed, new_values);
  end if;
  if listing.ownership = 'owned' and entry ->> 'decision' is distinct from 'update' then
    refused := concat_ws(
      '. ',
      'Changes the ' || private.describe_fields(
        (select jsonb_object_agg(key, value) from jsonb_each(new_values) where key = any (identity_fields))
      ) || ' of a listing that has an owner',
      (
        select 'The owner’s values: ' || string_agg(
          format('{%s_confirmed_at} %s', part, to_char((listed ->> (part || '_confirmed_at'))::date, 'Mon FMDD, YYYY')),
          ', ' order by part
        ) || coalesce('. This list was last changed ' || left(entry ->> 'dated', 40), '')
        from unnest(private.changed_confirmations(listed, listed || new_values)) as part
        where listed ->> (part || '_confirmed_at') is not null
      )
    );
    if refused <> '' then
      result.outcome := 'undecided';
      result.reason := refused;
      return result;
    end if;
  end if;
  proposed_before := private.get_waiting_values(listing_id, is_by_others);
  perform private.save_or_propose(listing_id, new_values, 'import');
  result.changes := private.changes_between(listed, private.get_snapshot(listing_id));
  result.proposed := (
    select jsonb_object_agg(key, jsonb_build_array(listed -> key, new_values -> key, value))
    from jsonb_each(private.get_waiting_values(listing_id, is_by_others)) where new_values ? key
      and value is distinct from proposed_before -> key
  );
  result.outcome := case
    when result.changes <> '{}' then 'updated'
    when result.proposed is null then 'unchanged'
    when is_by_others then 'suggested'
    else 'updated'
  end;
  if listing.ownership = 'owned' then
    result.reason := nullif(concat_ws(
      ' ',
      case when result.changes <> '{}' then 'This listing has an owner, who is notified of the new values.' end,
      case
        when result.proposed is not null then format(
          case when is_by_others then 'Sent to its owner to decide: %s.' else 'Waits for review: %s.' end,
          private.describe_fields(result.proposed)
        )
      end
    ), '');
  end if;
  return result;
end $$;

comment on function private.update_from_row is
  'Writes the values of a row into a listing. What the row does not mention stays. A change of the name, address, or '
  'NPI of an owned listing needs a decision, and then a review; a change of what its owner has confirmed needs a '
  'decision. Called by definer functions.';
