-- Who writes the offices of a practice, and how: all at once, with a version kept, and search told. A place that nobody has checked does
-- not show in a public listing before an administrator has seen it.

create function private.identified_offices(target uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(
    jsonb_agg(jsonb_strip_nulls(to_jsonb(offices) - '{doctor_id,position,latitude,longitude}'::text[]) order by position), '[]'
  )
  from public.offices where doctor_id = target
);

comment on function private.identified_offices is
  'The offices of a practice, in their order, without what is null, each with its id: by that, one that moves is known. Definer: for what is '
  'kept of a listing, whoever sees it.';

create function private.offices_of(target uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(jsonb_agg(office - 'id' order by place), '[]')
  from jsonb_array_elements(private.identified_offices(target)) with ordinality as entry (office, place)
);

comment on function private.offices_of is 'The same without ids. Definer: as above.';
grant execute on function private.offices_of to authenticated;

create function private.write_offices(target uuid, wanted jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known constant uuid[] := array(select id from public.offices where doctor_id = target);
  first_office constant uuid := (select id from public.offices where doctor_id = target and position = 0);
  before constant jsonb := private.identified_offices(target);
begin
  perform private.require_list(wanted, 'offices', 10);
  delete from public.offices where doctor_id = target;
  insert into public.offices (
    id, doctor_id, position, name, address_street, address_city, address_state, address_zip, phone, hours, hours_note, by_appointment,
    step_free, parking, transit
  )
  select
    case
      when given.id = any (known) and row_number() over (partition by given.id order by place) = 1 then given.id
      -- The first is known by its place.
      when place = 1 and given.id is null then coalesce(first_office, gen_random_uuid())
      else gen_random_uuid()
    end,
    target, (place - 1)::smallint, nullif(btrim(given.name), ''), nullif(btrim(given.address_street), ''), btrim(given.address_city),
    given.address_state, given.address_zip, given.phone, coalesce(given.hours, '[]'), given.hours_note,
    coalesce(given.by_appointment, false), given.step_free, given.parking, given.transit
  from jsonb_array_elements(wanted) with ordinality as entry (office, place)
  cross join lateral jsonb_populate_record(null::public.offices, entry.office) as given;
  perform private.keep_part(target, 'offices', 'offices and hours', before, private.identified_offices(target));
end $$;

comment on function private.write_offices is
  'Writes the offices of a practice as a whole, and the version; one that is given with its id keeps it. The listing is locked before. '
  'Definer: they are nobody''s to write.';

create function private.is_checked_office(before jsonb, office jsonb) returns boolean
language sql immutable
-- The first has no address of its own.
return not office ? 'address_city' or exists (
  select from jsonb_array_elements(before) as known
  where (known -> 'name', known -> 'address_city', known -> 'address_state', known -> 'address_zip')
    is not distinct from (office -> 'name', office -> 'address_city', office -> 'address_state', office -> 'address_zip')
    -- A street may be taken away at once.
    and (not office ? 'address_street' or known -> 'address_street' = office -> 'address_street')
);

comment on function private.is_checked_office is
  'Whether an office has a name and an address, or the same without its street, that one of those before has, all as private.identified_offices '
  'tells them.';

create function private.unchecked_offices(before jsonb, after jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_agg(
    case when before @> jsonb_build_array(jsonb_build_object('id', office -> 'id')) then office else office - 'id' end order by place
  ), '[]')
  from jsonb_array_elements(after) with ordinality as entry (office, place)
  where not private.is_checked_office(before, office)
);

comment on function private.unchecked_offices is 'Which of these offices have to be checked; with an id where one of before moves or is named anew.';

create function private.checked_offices(before jsonb, after jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_agg(case when private.is_checked_office(before, office) then office else known end order by place), '[]')
  from jsonb_array_elements(after) with ordinality as entry (office, place)
  left join jsonb_array_elements(before) as known on known -> 'id' = office -> 'id'
  where known is not null or private.is_checked_office(before, office)
);

comment on function private.checked_offices is 'The others, and in their order those of before that are to move, as they were.';

create function private.joined_offices(listed jsonb, waiting jsonb) returns jsonb
language sql immutable
return (
  select jsonb_agg(office order by place)
  from (
    select coalesce(moved, here.office), here.place
    from jsonb_array_elements(case when listed = '[]' then '[{}]' else listed end) with ordinality as here (office, place)
    left join jsonb_array_elements(waiting) as moved on moved -> 'id' = here.office -> 'id'
    union all
    select office, 10 + place from jsonb_array_elements(waiting) with ordinality as entry (office, place)
    where not listed @> jsonb_build_array(jsonb_build_object('id', office -> 'id'))
  ) as joined (office, place)
);

comment on function private.joined_offices is
  'Offices as they are listed, with those that were checked: in the place of the one that moves, or after the others. What became of the listed '
  'ones meanwhile stays.';

create function private.replace_offices(target uuid, wanted jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  listing constant public.doctors := private.lock_to_edit(target);
  before constant jsonb := private.identified_offices(target);
  after jsonb;
  unchecked jsonb;
  waits boolean := false;
begin
  -- Written for real, so that every check of the table speaks now and not to the administrator; undone where it has to wait.
  begin
    perform private.write_offices(target, wanted);
    after := private.identified_offices(target);
    unchecked := private.unchecked_offices(before, after);
    if listing.state = 'public' and not private.is_admin() and unchecked <> '[]' then
      raise exception using errcode = 'PTDRY';
    end if;
  exception when sqlstate 'PTDRY' then
    waits := true;
  end;
  if waits then
    perform private.write_offices(target, private.checked_offices(before, after));
    perform private.propose_change(target, jsonb_build_object('offices', unchecked));
  elsif private.may_at(target, 'edit') then
    -- What the practice writes now takes the place of what waited.
    perform private.take_from_change(target, array['offices']);
  end if;
  return waits;
end $$;

comment on function private.replace_offices is
  'Replaces the offices of a practice, as its practice or an administrator. True where a practice names a place that is new for a public '
  'listing: that waits among its changes, and all else is live. Definer: offices and changes are nobody''s to write.';

create function private.index_offices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_entry(doctors) from public.doctors where verified and id in (select doctor_id from changed where position > 0);
  return null;
end $$;

comment on function private.index_offices is
  'Trigger: keeps the search entries of practices whose further offices change. Definer: nobody writes the private tables.';

create trigger index_added_offices after insert on public.offices
referencing new table as changed for each statement execute function private.index_offices();

create trigger index_removed_offices after delete on public.offices
referencing old table as changed for each statement execute function private.index_offices();
