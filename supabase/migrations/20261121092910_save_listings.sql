-- Saving a listing: one call for every editor, in one transaction, with the version that the editor has seen and the values that they changed.
-- What others changed meanwhile is merged field by field; where both changed the same, nothing is saved and the caller chooses.

create function private.edited_listing(target uuid, has_waiting boolean default true) returns jsonb
language sql stable security definer set search_path = ''
return (
  select private.fields_of(to_jsonb(doctors))
    || jsonb_build_object(
      'photo_url', doctors.photo_url,
      'tiers', private.tiers_of(target),
      'services', private.services_of(target),
      'clinicians', private.clinicians_of(target),
      'offices', private.identified_offices(target)
    )
    || coalesce(change.proposed, '{}')
    || case when change.proposed ? 'offices' then
      jsonb_build_object('offices', private.joined_offices(private.identified_offices(target), change.proposed -> 'offices'))
    else '{}' end
  from public.doctors
  left join public.listing_changes as change on has_waiting and change.doctor_id = doctors.id and change.state = 'open'
  where doctors.id = target
);

comment on function private.edited_listing is
  'Fields and parts of a listing as its practice edits them, with what waits for review in place of what is public, or as admins do, without. '
  'Definer: the caller checks who may read it.';

create function private.changes_since(target uuid, seen_version integer, is_by_others boolean, has_waiting boolean)
returns table (field text, before jsonb, actor uuid, changed_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  select
    entry.key,
    (array_agg(entry.value -> 0 order by versions.id))[1],
    (array_agg(versions.actor order by versions.id desc))[1],
    max(versions.at)
  from public.listing_versions as versions cross join jsonb_each(versions.changes) as entry
  where versions.doctor_id = target and versions.version > seen_version
    -- For the practice a value changes when it is proposed, for admins when it is accepted.
    and versions.act <> case when has_waiting then 'accept change' else 'propose' end
    and (not is_by_others or versions.actor is distinct from auth.uid())
  group by entry.key;
end;

comment on function private.changes_since is
  'The fields and parts of a listing that were changed after a version, with their value at that version, and who changed them last and when. '
  'Definer: the caller checks who may read it.';

create function private.normalize_change(field text, value jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  case field
    when 'tiers' then
      perform private.require_list(value, 'age bands', 12);
      return (
        select coalesce(jsonb_agg(to_jsonb(tier) order by tier.min_age), '[]')
        from jsonb_to_recordset(value) as tier (label text, min_age smallint, max_age smallint, monthly_price numeric(8, 2))
      );
    when 'services' then
      perform private.require_list(value, 'services', 100);
      return (
        select coalesce(jsonb_agg(to_jsonb(offered) || jsonb_build_object('label', services.label) order by services.position), '[]')
        from jsonb_to_recordset(value) as offered (service text, coverage public.service_coverage, price numeric(8, 2), note text)
        left join public.services on services.name = offered.service
      );
    when 'clinicians' then
      perform private.require_list(value, 'clinicians', 30);
      return (
        select coalesce(jsonb_agg(
          to_jsonb(person) - array['id', 'doctor_id', 'position'] || jsonb_build_object('languages', coalesce(person.languages, '{}'))
          order by place
        ), '[]')
        from jsonb_array_elements(value) with ordinality as entry (given, place)
        cross join lateral jsonb_populate_record(null::public.clinicians, given) as person
      );
    when 'offices' then
      perform private.require_list(value, 'offices', 10);
      return (
        select coalesce(jsonb_agg(
          jsonb_strip_nulls(
            to_jsonb(office) - array['doctor_id', 'position', 'latitude', 'longitude']
            || jsonb_build_object(
              'hours', coalesce(office.hours, '[]'),
              'by_appointment', coalesce(office.by_appointment, false),
              'phone', private.parse_phone(office.phone),
              'address_state', coalesce(private.state_code(office.address_state), office.address_state)
            )
          )
          order by place
        ), '[]')
        from jsonb_array_elements(value) with ordinality as entry (given, place)
        cross join lateral jsonb_populate_record(null::public.offices, given) as office
      );
    when 'phone', 'fax' then
      return coalesce(to_jsonb(private.parse_phone(value #>> '{}', field)), 'null');
    else
      return to_jsonb(jsonb_populate_record(null::public.doctors, jsonb_build_object(field, value))) -> field;
  end case;
end $$;

comment on function private.normalize_change is
  'A value that an editor sends for a field or part, in the form of private.edited_listing. Errors: 22023 not a list; 23514 too long a list, or '
  'no phone number. Definer: reads the private list of states.';

create function private.merge_rows(part text, base jsonb, mine jsonb, theirs jsonb, is_mine_kept boolean) returns jsonb
language sql immutable set search_path = ''
return (
  with entries as (
    select
      source,
      place,
      -- The first office is known by its place.
      case when part = 'offices' and place = 1 then entry - 'id' else entry end as entry,
      case
        when part = 'services' then entry ->> 'service'
        when part = 'offices' and place > 1 then coalesce(entry ->> 'id', entry::text)
        when part = 'clinicians' and place > jsonb_array_length(base) then entry::text
        else place::text
      end as key
    from (values ('base', base), ('mine', mine), ('theirs', theirs)) as lists (source, list)
    cross join lateral jsonb_array_elements(list) with ordinality as listed (entry, place)
  ),
  compared as (
    select
      coalesce(min(place) filter (where source = 'mine'), 100 + min(place)) as place,
      (array_agg(entry) filter (where source = 'base'))[1] as base,
      (array_agg(entry) filter (where source = 'mine'))[1] as mine,
      (array_agg(entry) filter (where source = 'theirs'))[1] as theirs
    from entries group by key
  ),
  merged as (
    select place, case
      when compared.mine is not distinct from compared.base then compared.theirs
      when compared.theirs is not distinct from compared.base or is_mine_kept then compared.mine
      else compared.theirs
    end as entry
    from compared
  )
  select coalesce(jsonb_agg(entry order by place), '[]') from merged where entry is not null
);

comment on function private.merge_rows is
  'Merges two lists that were made of one, row by row: services by name, offices by id, clinicians by place. Rows that both changed '
  'are mine or theirs.';

create function private.merge_change(field text, base jsonb, mine jsonb, theirs jsonb, is_mine_kept boolean) returns jsonb
language sql immutable set search_path = ''
return case
  when field in ('services', 'offices') then private.merge_rows(field, base, mine, theirs, is_mine_kept)
  -- By their place, clinicians are known only as long as none before them was removed.
  when field = 'clinicians' and least(jsonb_array_length(mine), jsonb_array_length(theirs)) >= jsonb_array_length(base)
    then private.merge_rows(field, base, mine, theirs, is_mine_kept)
  when mine = base then theirs
  when theirs = base or is_mine_kept then mine
  else theirs
end;

comment on function private.merge_change is
  'The value of a field or part that two editors started from at `base`; if both changed it, mine or theirs. The two differ only in a conflict.';

create function private.practice_role_of(target uuid, person uuid) returns text
language sql stable security definer set search_path = ''
return coalesce(
  (select role::text from private.practice_people where doctor_id = target and user_id = person),
  (select 'admin' from public.user_roles where user_id = person and role = 'admin')
);

comment on function private.practice_role_of is 'owner, manager, front_desk, admin, or null. Definer: the caller checks who may read it.';

create function private.insert_listing(target uuid, fields jsonb, is_own_practice boolean, is_draft boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  columns constant text := (
    select string_agg(quote_ident(key), ', ') from jsonb_object_keys(jsonb '{"practice_name": null}' || fields) as key
  );
  inserted integer;
begin
  if is_own_practice and not private.has_role('doctor') then
    raise exception 'Only doctors set up a practice of their own' using errcode = '42501';
  end if;
  execute format(
    'insert into public.doctors (id, submitted_by, user_id, state, %1$s)
     select $1, auth.uid(), $2, $3, %1$s from jsonb_populate_record(null::public.doctors, $4)
     on conflict (id) do nothing', columns
  ) using target, case when is_own_practice then auth.uid() end, case when is_draft then 'draft' else 'waiting' end::public.listing_state, fields;
  get diagnostics inserted = row_count;
  return inserted = 1;
end $$;

comment on function private.insert_listing is
  'Adds a listing of the caller; false if there is one with this id already. Definer: called with checked column names only.';

create function private.lock_to_save(target uuid, changes jsonb) returns public.doctors
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
begin
  select * into listing from public.doctors where id = target for update;
  if private.may_at(target, 'govern') or (listing.state <> 'draft' and private.is_admin()) then
    null;
  elsif private.may_at(target, 'edit') then
    -- The file is among those of the owner's account, where no staff could keep it.
    if changes ? 'photo_url' then
      raise exception 'Only the owner changes the photo' using errcode = '42501';
    end if;
  elsif private.may_at(target, 'panel') then
    if changes - 'accepting_new_patients' <> '{}' then
      raise exception 'The front desk says only whether the practice accepts patients' using errcode = '42501';
    end if;
  elsif private.is_submitter(listing) and listing.state in ('draft', 'waiting', 'refused') then
    if changes ?| array['tiers', 'services', 'clinicians', 'offices'] then
      raise exception 'Prices by age, services, clinicians and offices are for the practice to name' using errcode = '42501';
    end if;
  else
    raise exception 'This listing is not yours to edit' using errcode = '42501';
  end if;
  return listing;
end $$;

comment on function private.lock_to_save is
  'A listing, locked, that the caller may save these changes of: its owner, a manager, the front desk (whether it accepts patients), who '
  'submitted it while nobody owns it and it is not public, and admins. Errors: 42501. Definer: locks rows whatever the policies.';

create function private.write_changes(listing public.doctors, wanted jsonb) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  place constant text[] := array['address_city', 'address_state', 'address_zip'];
  waiting constant jsonb := (select proposed from public.listing_changes where doctor_id = listing.id and state = 'open');
  fields jsonb := wanted - array['tiers', 'services', 'clinicians', 'offices'];
begin
  if fields ?| place then
    -- A city, state and ZIP are checked together: those that wait already count as wanted.
    fields := (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(waiting) where key = any (place)) || fields;
  end if;
  perform private.write_fields(listing.id, fields);
  if private.may_at(listing.id, 'edit') then
    -- What is wanted as it is public no longer waits to be changed.
    perform private.take_from_change(listing.id, array(
      select key from jsonb_each(private.identity_of(fields)) where value = to_jsonb(listing) -> key
    ));
  end if;
  if wanted ? 'tiers' then
    perform private.replace_membership_tiers(listing.id, wanted -> 'tiers');
  end if;
  if wanted ? 'services' then
    perform private.replace_listing_services(listing.id, wanted -> 'services');
  end if;
  if wanted ? 'clinicians' then
    perform private.replace_clinicians(listing.id, wanted -> 'clinicians');
  end if;
  if wanted ? 'offices' then
    perform private.replace_offices(listing.id, wanted -> 'offices');
  end if;
  return array(
    select key from jsonb_object_keys(wanted) as key
    where private.may_at(listing.id, 'edit') and exists (
      select from public.listing_changes where doctor_id = listing.id and state = 'open' and proposed ? key
    )
    order by key
  );
end $$;

comment on function private.write_changes is
  'Writes fields and parts of a locked listing as the caller, and returns which of them wait for review. Definer: parts are nobody''s to write.';

create function private.save_listing(
  target uuid, changes jsonb, base_version integer, is_own_practice boolean, is_draft boolean, how_known text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  parts constant text[] := array['tiers', 'services', 'clinicians', 'offices'];
  most_bytes constant integer := 262144;
  listing public.doctors;
  is_new boolean := false;
  has_waiting constant boolean := not private.is_admin();
  edited jsonb;
  entry record;
  mine jsonb;
  theirs jsonb;
  wanted jsonb := '{}';
  conflicts jsonb := '[]';
  waiting text[];
begin
  perform private.is_active();
  if target is null or jsonb_typeof(changes) is distinct from 'object' then
    raise exception 'A listing is saved with its id and an object of changes' using errcode = '22023';
  elsif pg_column_size(changes) > most_bytes then
    raise exception 'This is too much for one listing' using errcode = '22023';
  end if;
  for entry in
    select key from jsonb_object_keys(changes) as key
    where key <> all (parts) and key <> 'photo_url' and key not in (select name from private.listing_fields)
    limit 1
  loop
    raise exception 'A listing has no field “%”', left(entry.key, 40) using errcode = '22023';
  end loop;
  if base_version is null and not exists (select from public.doctors where id = target) then
    is_new := private.insert_listing(target, changes - parts, is_own_practice, is_draft);
  end if;
  listing := private.lock_to_save(target, changes);
  if has_waiting then
    perform private.spend('listing changes');
  end if;
  edited := private.edited_listing(target, has_waiting);
  for entry in
    select sent.key as field, private.normalize_change(sent.key, sent.value) as value, since.*
    from jsonb_each(changes) as sent
    -- Without a version it is a new listing that is sent again: its author has seen all that they sent before.
    left join private.changes_since(target, coalesce(base_version, 0), base_version is null, has_waiting) as since on since.field = sent.key
    order by sent.key
  loop
    mine := entry.value;
    theirs := entry.value;
    if entry.before is not null then
      mine := private.merge_change(entry.field, entry.before, entry.value, edited -> entry.field, true);
      theirs := private.merge_change(entry.field, entry.before, entry.value, edited -> entry.field, false);
    end if;
    if mine <> theirs then
      conflicts := conflicts || jsonb_build_object(
        'field', entry.field, 'mine', mine, 'theirs', theirs, 'changed_at', entry.changed_at,
        'changed_by', (select full_name from public.profiles where id = entry.actor),
        'role', private.practice_role_of(target, entry.actor), 'is_self', coalesce(entry.actor = auth.uid(), false)
      );
    end if;
    wanted := wanted || jsonb_build_object(entry.field, mine);
  end loop;
  if conflicts <> '[]' then
    return jsonb_build_object(
      'version', listing.version, 'waiting', '[]'::jsonb, 'conflicts', conflicts, 'changes', wanted, 'listing', edited
    );
  end if;
  waiting := private.write_changes(listing, case when is_new then changes - array(select jsonb_object_keys(changes - parts)) else wanted end);
  if btrim(how_known) <> '' and listing.submitted_by = auth.uid() then
    insert into public.submission_notes (doctor_id, author, how_known) values (target, auth.uid(), save_listing.how_known)
    on conflict (doctor_id) do nothing;
  end if;
  return jsonb_build_object(
    'version', (select version from public.doctors where id = target), 'waiting', to_jsonb(waiting), 'conflicts', conflicts,
    'changes', wanted, 'listing', private.edited_listing(target, has_waiting)
  );
end $$;

comment on function private.save_listing is
  'Saves changed values of a listing and its parts, or none of them. Definer: checks the caller in private.lock_to_save.';
grant execute on function private.save_listing to authenticated;

create function public.save_listing(
  target uuid, changes jsonb, base_version integer default null,
  is_own_practice boolean default false, is_draft boolean default false, how_known text default null
) returns jsonb
language sql volatile
begin atomic
  select private.save_listing(target, changes, base_version, is_own_practice, is_draft, how_known);
end;

comment on function public.save_listing is
  'Saves what was changed in a listing: {column: value}, and as wholes "tiers", "services", "clinicians" and "offices". `base_version` is the '
  'version that the caller edited; without one it is a new listing, which can be sent twice. Changes of others to other fields, services and '
  'offices are kept. Returns {version, listing, waiting, conflicts, changes}: the version and values that the listing has now as its editors see '
  'it; which fields and parts wait for review; those that somebody else has changed since base_version to another value, [{field, mine, theirs, '
  'changed_by, role, is_self, changed_at}]; and what was asked for, with what others changed in the same lists. With conflicts nothing is saved: '
  'saving these changes again, with that version and the chosen values, resolves them. Errors: 42501 not the caller''s; 22023 malformed; 23514, '
  '23503, 23505 refused values.';
grant execute on function public.save_listing to authenticated;
