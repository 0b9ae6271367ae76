-- One row of an imported file: which listing it means, and what becomes of it.

create function private.match_listings(wanted jsonb) returns setof public.doctors
language sql stable
begin atomic
  -- The row as a whole: its columns named would be those of today.
  select doctors from public.doctors
  where private.is_in_directory(doctors) and (
    npi = wanted ->> 'npi'
    or (
      left(address_zip, 5) = left(wanted ->> 'address_zip', 5)
      and private.fold_name(practice_name) = private.fold_name(wanted ->> 'practice_name')
    )
  )
  order by id;
end;

comment on function private.match_listings is 'The listings that a row means: those of its NPI, and those of its name in its ZIP.';

create function private.find_twin(wanted jsonb, out doctor_id uuid, out reason text)
language plpgsql stable set search_path = '' as $$
declare
  name constant text := private.fold(wanted ->> 'practice_name');
  zip constant text := left(wanted ->> 'address_zip', 5);
begin
  select id, 'Same NPI as “' || practice_name || '”' into doctor_id, reason
  from public.doctors
  where npi = wanted ->> 'npi' and private.is_in_directory(doctors)
  order by id limit 1;
  if doctor_id is null then
    select id, 'Like “' || practice_name || '”' into doctor_id, reason
    from public.doctors
    where left(address_zip, 5) = zip and private.is_in_directory(doctors)
      and extensions.similarity(private.fold(practice_name), name) > 0.7
    order by extensions.similarity(private.fold(practice_name), name) desc, id limit 1;
  end if;
end $$;

comment on function private.find_twin is 'A listing that a new one would repeat: of the same NPI, or with a like name in the same ZIP.';

create function private.add_imported(wanted jsonb, batch uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  -- What the row does not fill keeps its default; without a name the insert says what is missing.
  columns constant text := (
    select string_agg(quote_ident(key), ', ') from jsonb_object_keys(jsonb '{"practice_name": null}' || private.fields_of(wanted)) as key
  );
  added uuid;
begin
  -- Once, when all is there: each part would write it again, which took a third of an import's time.
  perform set_config('private.entries', 'later', true);
  execute format(
    'insert into public.doctors (%1$s, submitted_by, verified, import_batch_id)
     select %1$s, auth.uid(), true, $2 from jsonb_populate_record(null::public.doctors, $1) returning id', columns
  ) into added using wanted, batch;
  perform private.write_parts(added, wanted);
  perform set_config('private.entries', '', true);
  perform private.write_entry(doctors) from public.doctors where id = added;
  return added;
end $$;

comment on function private.add_imported is 'Adds a listing that is public at once, with its parts. Called by definer functions.';

create function private.import_row(
  entry jsonb, mode public.import_mode, batch uuid, out outcome text, out reason text, out doctor_id uuid, out changes jsonb
)
language plpgsql set search_path = '' as $$
declare
  wanted constant jsonb := private.import_values(entry);
  matches public.doctors[] := array(select doctors from public.doctors where id = (entry ->> 'id')::uuid);
  is_named constant boolean := cardinality(matches) = 1;
  listing public.doctors;
begin
  if mode = 'add' and is_named then
    outcome := 'duplicate';
    reason := format('Is “%s”', matches[1].practice_name);
    doctor_id := matches[1].id;
    return;
  elsif mode <> 'add' then
    if not is_named then
      matches := array(select match from private.match_listings(wanted) as match);
    end if;
    if cardinality(matches) > 1 then
      outcome := 'rejected';
      reason := format(
        'Matches %s listings: %s', cardinality(matches),
        (select string_agg('“' || practice_name || '”', ', ') from unnest(matches))
      );
      return;
    elsif cardinality(matches) = 1 then
      -- Whoever edits it at this moment is waited for.
      select * into listing from public.doctors where id = (matches[1]).id for update;
      if not is_named and listing.npi <> wanted ->> 'npi' then
        outcome := 'rejected';
        reason := format('“%s” is listed with another NPI: %s', listing.practice_name, listing.npi);
        return;
      end if;
      doctor_id := listing.id;
      changes := private.compare_values(private.listed_values(doctor_id), wanted);
      outcome := case when changes = '{}' then 'unchanged' else 'updated' end;
      reason := case when outcome = 'updated' and listing.claim_status = 'approved' then 'Its owner keeps this listing' end;
      perform private.write_values(doctor_id, (select jsonb_object_agg(key, value -> 'after') from jsonb_each(changes)));
      return;
    elsif mode = 'update' then
      outcome := 'rejected';
      reason := 'No listing has this id or NPI, or this name in this ZIP';
      return;
    end if;
  end if;
  -- An export also has what was never public, or is not any more. What is added here is public at once.
  if entry ->> 'listing_state' <> 'public' then
    outcome := 'rejected';
    reason := format('The file says that it is %s: only a public listing is added', entry ->> 'listing_state');
    return;
  end if;
  select twin.doctor_id, twin.reason into doctor_id, reason from private.find_twin(wanted) as twin;
  if doctor_id is not null then
    outcome := 'duplicate';
    return;
  end if;
  doctor_id := private.add_imported(wanted, batch);
  outcome := 'created';
  changes := private.compare_values('{}', private.listed_values(doctor_id));
end $$;

comment on function private.import_row is
  'A row that has the id of a listing means that one, whatever else it says. Adds or updates one listing: created, updated, unchanged, duplicate of one in the directory, or rejected with the reason. '
  'Called by definer functions.';
