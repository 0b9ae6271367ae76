-- Offices: where a practice sees patients, and when. The first is at the address of the listing itself.

create function private.find_hours_mistake(value jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  days constant text[] := '{Mon,Tue,Wed,Thu,Fri,Sat,Sun}';
  at constant text := '([01][0-9]|2[0-3]):[0-5][0-9]';
  clash integer;
begin
  if jsonb_typeof(value) <> 'array' then
    return 'Hours are a list';
  end if;
  if jsonb_array_length(value) > 28 then
    return 'An office is open at most 28 times a week';
  end if;
  if exists (
    select from jsonb_array_elements(value) as span
    where case when jsonb_typeof(span) = 'array' and jsonb_array_length(span) = 3 then
      span ->> 0 !~ '^[1-7]$' or span ->> 1 !~ ('^' || at || '$') or span ->> 2 !~ ('^(' || at || '|24:00)$')
    else true end is not false
  ) then
    return 'Hours are written like [1, "08:30", "17:00"], the days from 1 (Monday) to 7';
  end if;
  if exists (select from jsonb_array_elements(value) as span where span ->> 1 >= span ->> 2) then
    return 'Hours end after they begin, and at midnight at the latest';
  end if;
  select (one.span ->> 0)::integer into clash
  from jsonb_array_elements(value) with ordinality as one (span, place)
  join jsonb_array_elements(value) with ordinality as other (span, place) on one.place < other.place
  where one.span ->> 0 = other.span ->> 0 and one.span ->> 1 < other.span ->> 2 and other.span ->> 1 < one.span ->> 2
  order by 1 limit 1;
  return 'The hours on ' || days[clash] || ' overlap';
end $$;

comment on function private.find_hours_mistake is
  'What is wrong with opening hours; null where nothing is: [[day, from, to], …], days 1 (Monday) to 7, times as "08:30" to "24:00", on one '
  'day none over another.';
grant execute on function private.find_hours_mistake to authenticated, service_role;

create table public.offices (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  position smallint not null constraint offices_position_check check (position between 0 and 9),
  name text constraint offices_name_check check (char_length(btrim(name)) between 2 and 80 and private.is_plain_line(name)),
  address_street text constraint offices_address_street_check check (char_length(address_street) <= 160 and private.is_plain_line(address_street)),
  address_city text constraint offices_address_city_check check (
    char_length(btrim(address_city)) between 2 and 80 and private.is_plain_line(address_city)
  ),
  address_state text references private.us_states (code),
  address_zip text constraint offices_address_zip_check check (address_zip ~ '^[0-9]{5}(-[0-9]{4})?$'),
  latitude double precision,
  longitude double precision,
  phone text constraint offices_phone_check check (private.is_phone(phone)),
  hours jsonb not null default '[]' constraint offices_hours_check check (private.find_hours_mistake(hours) is null),
  hours_note text constraint offices_hours_note_check check (char_length(hours_note) <= 200 and private.is_plain_line(hours_note)),
  by_appointment boolean not null default false,
  -- Null until somebody says so: unknown is not yes.
  step_free boolean,
  parking text constraint offices_parking_check check (char_length(parking) <= 160 and private.is_plain_line(parking)),
  transit text constraint offices_transit_check check (char_length(transit) <= 160 and private.is_plain_line(transit)),
  constraint offices_doctor_id_position_key unique (doctor_id, position),
  constraint offices_address_check check (
    case when position = 0 then num_nonnulls(address_street, address_city, address_state, address_zip, phone) = 0
    else num_nonnulls(address_city, address_state, address_zip) = 3 end
  )
);

comment on table public.offices is
  'Where a practice sees patients, and when. That in position 0 is at the address of the listing, whose address and phone it has. Written by '
  'functions only.';
comment on column public.offices.hours is 'As private.find_hours_mistake has them.';
comment on column public.offices.hours_note is 'What hours cannot say: holidays, evenings by arrangement.';

create index offices_address_state_idx on public.offices (address_state);

grant select on table public.offices to anon, authenticated;
grant all on table public.offices to service_role;
alter table public.offices enable row level security;

create policy "offices: anyone reads those of visible listings" on public.offices
for select to anon, authenticated
using (exists (select 1 from public.doctors where doctors.id = doctor_id));

create function private.spots_of(listing public.doctors)
returns table (office smallint, city text, state text, latitude double precision, longitude double precision)
language sql stable set search_path = '' rows 2
begin atomic
  select 0::smallint, listing.address_city, listing.address_state, listing.latitude, listing.longitude
  union all
  select offices.position, offices.address_city, offices.address_state, offices.latitude, offices.longitude
  from public.offices where offices.doctor_id = listing.id and offices.position > 0 and offices.latitude is not null;
end;

comment on function private.spots_of is
  'Where a practice sees patients: each of its offices by its position, that at the listing''s own address first, which may have no coordinates.';

create function private.complete_office() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mistake text := private.find_hours_mistake(new.hours);
begin
  -- Said here, as the check of the table would say no more than its name.
  if mistake is not null then
    raise exception '%', mistake using errcode = '23514';
  end if;
  if new.position = 0 then
    return new;
  end if;
  new.phone := private.parse_phone(new.phone);
  new.address_zip := btrim(new.address_zip);
  new.address_state := coalesce(private.state_code(new.address_state), new.address_state);
  select message into mistake from private.find_place_mistake(new.address_city, new.address_state, new.address_zip);
  if mistake is not null then
    raise exception '%', mistake using errcode = '23514';
  end if;
  select latitude, longitude into new.latitude, new.longitude from public.zip_codes where zip = left(new.address_zip, 5);
  return new;
end $$;

comment on function private.complete_office is
  'Trigger: writes the state as its code and the phone as it is stored, takes the coordinates from the ZIP, and refuses hours that are none, and a city, state and ZIP '
  'that do not agree. Definer: reads the private list of states.';

create trigger complete_office before insert on public.offices
for each row execute function private.complete_office();
