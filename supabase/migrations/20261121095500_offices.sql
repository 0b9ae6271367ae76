-- Offices: the locations of a practice. The first office is at the address of the listing itself.

create table public.offices (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  position smallint not null constraint offices_position_check check (position between 0 and 9),
  name text constraint offices_name_check check (private.is_plain_line(name, 2, 80)),
  address_street text constraint offices_address_street_check check (private.is_plain_line(address_street, 0, 160)),
  address_city text constraint offices_address_city_check check (private.is_plain_line(address_city, 2, 80)),
  address_state text references private.us_states (code),
  address_zip text constraint offices_address_zip_check check (address_zip ~ '^[0-9]{5}(-[0-9]{4})?$'),
  latitude double precision,
  longitude double precision,
  phone text constraint offices_phone_check check (private.is_phone(phone)),
  hours jsonb not null default '[]' constraint offices_hours_check check (private.find_hours_mistake(hours) is null),
  hours_note text constraint offices_hours_note_check check (private.is_plain_line(hours_note, 0, 200)),
  by_appointment boolean not null default false,
  -- Null means unknown.
  step_free boolean,
  parking text constraint offices_parking_check check (private.is_plain_line(parking, 0, 160)),
  transit text constraint offices_transit_check check (private.is_plain_line(transit, 0, 160)),
  special_hours jsonb not null default '[]'
    constraint offices_special_hours_check check (private.find_special_hours_mistake(special_hours) is null),
  time_zone text not null,
  constraint offices_doctor_id_position_key unique (doctor_id, position),
  constraint offices_address_check check (
    case when position = 0 then num_nonnulls(address_street, address_city, address_state, address_zip, phone) = 0
    else num_nonnulls(address_city, address_state, address_zip) = 3 end
  )
);

comment on table public.offices is
  'Where and when a practice sees patients. The office in position 0 uses the address and phone of the listing. '
  'Written by functions only.';
comment on column public.offices.hours is 'Opening hours in the format that private.find_hours_mistake checks.';
comment on column public.offices.hours_note is 'Anything that hours cannot express, such as evenings by arrangement.';
comment on column public.offices.special_hours is
  'Holidays and other days with special hours, in the format that private.find_special_hours_mistake checks, in order. '
  'Past days are removed with each save.';
comment on column public.offices.time_zone is
  'The time zone of the hours (IANA name): that of the ZIP code, which for the office in position 0 is the listing''s.';

create index offices_address_state_idx on public.offices (address_state);

grant select on table public.offices to anon, authenticated;

select private.guard_table('offices');

create policy "offices: anyone can read offices of visible listings" on public.offices
for select to anon, authenticated
using (exists (select 1 from public.doctors where doctors.id = doctor_id));

-- Without a search path, so that PostgreSQL can inline it. The columns of the listing are read outside of the union,
-- because PostgreSQL 15 fails to plan an inlined union that reads them.
create function private.list_locations(listing public.doctors)
returns table (office smallint, city text, state text, latitude double precision, longitude double precision)
language sql stable rows 2
begin atomic
  select
    spots.office, coalesce(spots.city, listing.address_city), coalesce(spots.state, listing.address_state),
    coalesce(spots.latitude, listing.latitude), coalesce(spots.longitude, listing.longitude)
  from (
    select 0::smallint as office, null as city, null as state, null::double precision as latitude,
      null::double precision as longitude
    union all
    select offices.position, offices.address_city, offices.address_state, offices.latitude, offices.longitude
    from public.offices where offices.doctor_id = listing.id and offices.position > 0
      and num_nulls(offices.latitude, offices.longitude) = 0
  ) as spots;
end;

comment on function private.list_locations is
  'Returns where a practice sees patients: the listing''s own address first, which may have no coordinates, and then '
  'its other offices.';

create function private.normalize_office() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mistake constant text :=
    coalesce(private.find_hours_mistake(new.hours), private.find_special_hours_mistake(new.special_hours));
begin
  -- A check constraint would report only its name.
  if mistake is not null then
    raise exception '%', mistake using errcode = '23514', hint = 'hours_invalid';
  end if;
  new.special_hours := (
    select coalesce(jsonb_agg(days order by days ->> 'from'), '[]') from jsonb_array_elements(new.special_hours) as days
    -- In US time zones, it may still be yesterday.
    where (days ->> 'to')::date >= current_date - 1
  );
  if new.position = 0 then
    select private.time_zone_of(address_zip) into new.time_zone from public.doctors where id = new.doctor_id;
    return new;
  end if;
  new.phone := private.parse_phone(new.phone);
  new.address_zip := btrim(new.address_zip);
  new.address_state := coalesce(private.state_code(new.address_state), new.address_state);
  perform private.require_place(new.address_city, new.address_state, new.address_zip);
  select latitude, longitude, time_zone into new.latitude, new.longitude, new.time_zone from public.zip_codes
  where zip = left(new.address_zip, 5);
  return new;
end $$;

comment on function private.normalize_office is
  'Trigger: stores an office with the state as its code, the phone in one format, the coordinates and time zone of its '
  'ZIP code, and without past holidays. Raises 23514 for invalid hours, and for a city, state, and ZIP code that do '
  'not agree. Definer: API roles cannot call the functions that it uses.';

create trigger offices_normalize before insert on public.offices
for each row execute function private.normalize_office();

create function private.require_entries(value jsonb, part text) returns void
language plpgsql immutable set search_path = '' as $$
declare
  title constant text := case part when 'tiers' then 'age bands' else part end;
  most constant integer := case part
    when 'tiers' then private.shared_limit('max_age_bands')
    when 'services' then 100
    when 'clinicians' then private.shared_limit('max_clinicians')
    when 'offices' then private.shared_limit('max_offices')
  end;
begin
  -- Null is not an empty list and must not remove the existing entries.
  if jsonb_typeof(value) is distinct from 'array' then
    raise exception 'The % must be a list', title using errcode = '22023', hint = 'invalid_input';
  elsif jsonb_array_length(value) > most then
    raise exception 'A practice can have at most % %', most, title
    using errcode = '23514', hint = 'list_too_long', detail = json_build_object('max', most, 'list', title);
  elsif exists (select from jsonb_array_elements(value) as entry where jsonb_typeof(entry) <> 'object') then
    raise exception 'Each of the % must be an object', title using errcode = '22023', hint = 'invalid_input';
  end if;
end $$;

comment on function private.require_entries is
  'Refuses a value of a part that is not an array of objects (22023) or has too many entries (23514).';

create function private.describe_office(office jsonb) returns jsonb
language sql immutable
return jsonb_strip_nulls(office - '{doctor_id,position,latitude,longitude,time_zone}'::text[]);

comment on function private.describe_office is
  'Returns what versions and pending changes hold of a row of offices: its values without nulls, and its id.';
grant execute on function private.describe_office to authenticated;

create function private.write_offices(listing_id uuid, new_offices jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known constant uuid[] := array(select id from public.offices where doctor_id = listing_id);
  first_office constant uuid := (select id from public.offices where doctor_id = listing_id and position = 0);
begin
  delete from public.offices where doctor_id = listing_id;
  insert into public.offices
  select written.*
  from (
    select ordinal, given as office, row_number() over (partition by given.id order by ordinal) as repetition
    from jsonb_array_elements(new_offices) with ordinality as entry (value, ordinal)
    cross join lateral jsonb_populate_record(null::public.offices, entry.value) as given
  ) as listed
  cross join lateral jsonb_populate_record(office, jsonb_build_object(
    'id', case
      when (office).id = any (known) and repetition = 1 then (office).id
      -- The first office is identified by its position.
      when ordinal = 1 and (office).id is null then coalesce(first_office, gen_random_uuid())
      else gen_random_uuid()
    end,
    'doctor_id', listing_id, 'position', ordinal - 1, 'name', nullif(btrim((office).name), ''),
    'address_street', nullif(btrim((office).address_street), ''), 'address_city', btrim((office).address_city),
    'hours', coalesce((office).hours, '[]'), 'by_appointment', coalesce((office).by_appointment, false),
    'special_hours', coalesce((office).special_hours, '[]'), 'latitude', null, 'longitude', null
  )) as written;
end $$;

comment on function private.write_offices is
  'Replaces the offices of a locked listing; an office given with its id keeps it. Definer: API roles cannot write '
  'them.';

create function private.is_reviewed_office(before jsonb, office jsonb) returns boolean
language sql immutable
return case when office ? 'address_city' then exists (
  select from jsonb_array_elements(before) as known
  where (known -> 'name', known -> 'address_city', known -> 'address_state', known -> 'address_zip')
    is not distinct from (
      office -> 'name', office -> 'address_city', office -> 'address_state', office -> 'address_zip'
    )
    -- Removing a street needs no review.
    and (not office ? 'address_street' or known -> 'address_street' = office -> 'address_street')
-- The first office has the address of the listing.
) else not office ? 'name' or before -> 0 -> 'name' is not distinct from office -> 'name' end;

comment on function private.is_reviewed_office is
  'Whether an office has the name and address of one of the offices before, or the same without its street; whether '
  'the first office has its name. Both are in the format of get_part.';

create function private.keep_reviewed_offices(before jsonb, after jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_agg(case
    when private.is_reviewed_office(before, office) then office
    when ordinal = 1 then jsonb_strip_nulls(office || jsonb_build_object('name', before -> 0 -> 'name'))
    else known
  end order by ordinal), '[]')
  from jsonb_array_elements(after) with ordinality as entry (office, ordinal)
  left join jsonb_array_elements(before) as known on known -> 'id' = office -> 'id'
  where ordinal = 1 or known is not null or private.is_reviewed_office(before, office)
);

comment on function private.keep_reviewed_offices is
  'Returns the offices that need no review and, in their positions, the unchanged originals of those that are about to '
  'move.';

create function private.merge_offices(listed jsonb, waiting jsonb) returns jsonb
language sql immutable
return (
  select jsonb_agg(office order by ordinal)
  from (
    select case when moved ? 'address_city' then moved else here.office || coalesce(moved, '{}') end, here.ordinal
    from jsonb_array_elements(
      case when listed = '[]' then '[{}]' else listed end
    ) with ordinality as here (office, ordinal)
    left join jsonb_array_elements(waiting) as moved
      on moved -> 'id' = here.office -> 'id' or (here.ordinal = 1 and not moved ? 'address_city')
    union all
    select office, 10 + ordinal from jsonb_array_elements(waiting) with ordinality as entry (office, ordinal)
    where office ? 'address_city' and not listed @> jsonb_build_array(jsonb_build_object('id', office -> 'id'))
  ) as joined (office, ordinal)
);

comment on function private.merge_offices is
  'Returns the listed offices together with the reviewed ones, which replace the office with their id or follow the '
  'others.';

-- For the pages of states and cities.
create index offices_city_idx on public.offices (address_state, private.slug(address_city)) where position > 0;
