-- One row of an imported file: which listing it means, and what becomes of it.

create function private.is_same_practice(matched text[]) returns boolean
language sql immutable
return matched && '{NPI,name and ZIP}'
  -- It moved, or was renamed.
  or matched @> '{phone,website}'
  or (matched && '{phone,website}' and matched && '{name,similar name}');

comment on function private.is_same_practice is
  'Whether what matched, as find_duplicates names it, is enough to update a listing without asking: its NPI, its name and ZIP, or a phone or '
  'website together with the other or with a similar name.';

create function private.match_listings(wanted jsonb, batch uuid) returns jsonb
language sql stable
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'practice_name', practice_name, 'address_city', address_city, 'address_state', address_state, 'address_zip', address_zip, 'npi', npi,
    'state', state, 'is_owned', ownership = 'owned', 'matched', matched, 'is_same', is_same, 'is_exact', matched && '{NPI,name and ZIP}'
  )), '[]')
  from (
    select doctors.*, duplicate.matched, private.is_in_directory(doctors) and private.is_same_practice(duplicate.matched) as is_same
    from private.find_duplicates(jsonb_build_array(wanted)) as duplicate
    join public.doctors on doctors.id = duplicate.doctor_id
    -- Practices of one file may share a phone or website: they came as several.
    where batch is null or doctors.import_batch_id is distinct from batch or duplicate.matched && '{NPI,name and ZIP}'
    order by is_same desc, private.is_in_directory(doctors) desc, cardinality(duplicate.matched) desc, doctors.id
    limit 5
  ) as likely;
end;

comment on function private.match_listings is
  'Returns up to five listings that a row may mean, the likeliest first, as a person compares them; `is_same` when one can be updated without asking.';

create function private.match_in_words(match jsonb) returns text
language sql immutable
return format(
  'Same %s as “%s”',
  (select string_agg(reason, ', ' order by ordinality) from jsonb_array_elements_text(match -> 'matched') with ordinality as entry (reason, ordinality)),
  match ->> 'practice_name'
);

comment on function private.match_in_words is 'Returns why a listing may be the same practice: Same phone, website as “Oak Care”.';

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
    -- Nobody submitted it: the batch says who imported the list.
    'insert into public.doctors (%1$s, submitted_by, verified, import_batch_id)
     select %1$s, null, true, $2 from jsonb_populate_record(null::public.doctors, $1) returning id', columns
  ) into added using wanted, batch;
  perform private.write_parts(added, wanted);
  perform set_config('private.entries', '', true);
  perform private.write_entry(doctors) from public.doctors where id = added;
  return added;
end $$;

comment on function private.add_imported is 'Adds a listing that is public at once, with its parts. Called by definer functions.';

create function private.update_imported(
  target uuid, row_values jsonb, removals_decision text, out outcome text, out reason text, out changes jsonb, out removals jsonb
)
language plpgsql set search_path = '' as $$
declare
  wanted jsonb := row_values;
  -- Locked until the import ends, so that nobody's edit is overwritten unseen.
  listing constant public.doctors := (select doctors from public.doctors where id = target for update);
  listed constant jsonb := private.listed_values(target);
begin
  -- The street of the place that a practice has left would be wrong at the new one.
  if left(wanted ->> 'address_zip', 5) <> left(listed ->> 'address_zip', 5) and listed ->> 'address_street' is not null
    and not wanted ? 'address_street' then
    wanted := wanted || '{"address_street": null}';
  end if;
  removals := private.find_removals(listed, wanted);
  if removals is not null and removals_decision is distinct from 'remove' then
    wanted := private.keep_removals(listed, wanted);
  end if;
  changes := private.compare_values(listed, wanted);
  outcome := case when changes = '{}' then 'unchanged' else 'updated' end;
  reason := case when outcome = 'updated' and listing.claim_status = 'approved' then 'Its owner keeps this listing' end;
  perform private.write_values(target, (select jsonb_object_agg(key, value -> 'after') from jsonb_each(changes)));
end $$;

comment on function private.update_imported is
  'Updates a listing by a row. What the listing has and the row doesn''t mention is returned as removals, and stays unless the decision is '
  '"remove". Called by definer functions.';

create function private.removal_in_words(name text, zip text) returns text
language sql stable
return format('“%s” (%s) asked not to be listed. To list it anyway, add it by hand and give a reason on its admin page.', name, zip);

comment on function private.removal_in_words is 'Says why a row is left out that the removal register has.';

create function private.import_row(
  entry jsonb, mode public.import_mode, batch uuid,
  out outcome text, out reason text, out doctor_id uuid, out changes jsonb, out matches jsonb, out removals jsonb
)
language plpgsql set search_path = '' as $$
declare
  wanted constant jsonb := private.import_values(entry);
  decision constant text := entry ->> 'decision';
  named constant uuid := (select id from public.doctors where id = case decision when 'update' then entry ->> 'target' else entry ->> 'id' end::uuid);
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
      -- One that is certain needs no decision.
      matches := null;
      listed := private.listed_values(doctor_id);
      select * into removal from private.find_removal(listed || wanted, doctor_id);
      -- What falls under the register already keeps its status: only a row that would bring back a practice that asked to be removed is refused.
      if removal.id is not null and (private.find_removal(listed, doctor_id)).id is null then
        outcome := 'rejected';
        reason := private.removal_in_words(removal.name, removal.address_zip);
        return;
      end if;
      select done.outcome, done.reason, done.changes, done.removals into outcome, reason, changes, removals
      from private.update_imported(doctor_id, wanted, entry ->> 'removals') as done;
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
    matches := null;
    return;
  elsif matches is not null then
    outcome := 'duplicate';
    reason := private.match_in_words(matches -> 0);
    doctor_id := matches #>> '{0,id}';
    return;
  end if;
  select * into removal from private.find_removal(wanted, null);
  if removal.id is not null and nullif(btrim(entry ->> 'removal_override'), '') is null then
    outcome := 'rejected';
    reason := private.removal_in_words(removal.name, removal.address_zip);
    return;
  end if;
  doctor_id := private.add_imported(wanted, batch);
  if removal.id is not null then
    perform private.allow_listing(doctor_id, entry ->> 'removal_override');
  end if;
  outcome := 'created';
  changes := private.compare_values('{}', private.listed_values(doctor_id));
end $$;

comment on function private.import_row is
  'Adds or updates one listing: created, updated, unchanged, duplicate of one that may be the same, or rejected with the reason. A row that '
  'has the id of a listing means that one, whatever else it says. `entry` may carry the decision of an administrator: {decision: "add"}, '
  '{decision: "update", target: <id>}, {removals: "remove"} to remove what the row doesn''t mention, and {removal_override: <reason>} to list a practice that asked not to be listed. Without a decision, `matches` names '
  'the listings to decide about. Called by definer functions.';
