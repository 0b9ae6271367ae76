-- The pages of states and cities: where practices are, and which. Practices that see patients by telehealth only are in
-- no place: the pages search for them. Anyone can call these functions.

create function private.list_offices_in(in_state text, in_city text default null)
returns table (doctor_id uuid, name text, address_city text, address_state text, "position" smallint)
language sql stable security definer set search_path = '' rows 50
begin atomic
  select entries.doctor_id, there.name, there.address_city, there.address_state, there.position
  from private.search_entries as entries
  join public.doctors on doctors.id = entries.doctor_id and not doctors.telehealth_only
  cross join lateral (
    select offices.* from public.offices
    where offices.doctor_id = entries.doctor_id and offices.position > 0
      and offices.address_state = in_state and (in_city is null or private.slug(offices.address_city) = in_city)
    order by offices.position limit 1
  ) as there
  where entries.office = 0 and entries.words @@ private.any_of(array[private.office_tag(in_state, in_city)]);
end;

comment on function private.list_offices_in is
  'Returns the first office in a state, or in one of its cities (by slug), of each published listing that sees '
  'patients there, and whose own address is elsewhere. Definer: search entries are private.';
grant execute on function private.list_offices_in to anon, authenticated, service_role;

create function private.list_office_cities(in_state text) returns table (doctor_id uuid, address_city text)
language sql stable security definer set search_path = '' rows 1000
begin atomic
  select distinct on (entries.doctor_id, private.slug(offices.address_city)) entries.doctor_id, offices.address_city
  from private.search_entries as entries
  join public.doctors on doctors.id = entries.doctor_id and not doctors.telehealth_only
  join public.offices
    on offices.doctor_id = entries.doctor_id and offices.position > 0 and offices.address_state = in_state
  where entries.office = 0
    and entries.words @@ (private.quote_tsquery_word(private.office_tag(in_state) || '-') || ':*')::tsquery
    -- Skips the city of the listing's own address.
    and entries.words @@ private.any_of(array[private.office_tag(in_state, offices.address_city)])
  order by entries.doctor_id, private.slug(offices.address_city), offices.position;
end;

comment on function private.list_office_cities is
  'Returns each published listing with each city of a state in which it has an office, except the city of its own '
  'address. Definer: search entries are private.';
grant execute on function private.list_office_cities to anon, authenticated, service_role;

create function public.describe_place(in_state text, in_city text default null)
returns table (city text, practice_count integer, priced_count integer, median_price numeric)
language plpgsql stable set search_path = '' rows 1 as $$
begin
  perform private.require_at_most(octet_length(concat(in_state, in_city)), 1000, 'bytes of a place');
  return query
  with known as (
    (
      select zip_codes.city as name from public.zip_codes
      where zip_codes.state = in_state and (in_city is null or private.slug(zip_codes.city) = in_city) limit 1
    )
    union all
    (
      select doctors.address_city from public.doctors
      where verified and address_state = in_state and (in_city is null or private.slug(address_city) = in_city) limit 1
    )
    union all
    (select offices.address_city from private.list_offices_in(in_state, in_city) as offices limit 1)
    limit 1
  ),
  there as (
    select case when monthly_price is null then private.price_from(doctors) else monthly_price end as price
    from public.doctors
    where verified and not telehealth_only and address_state = in_state
      and (in_city is null or private.slug(address_city) = in_city)
    union all
    select case when monthly_price is null then private.price_from(doctors) else monthly_price end
    from private.list_offices_in(in_state, in_city) as offices
    join public.doctors on doctors.id = offices.doctor_id and doctors.verified
  )
  select case when in_city is not null then (select name from known) end,
    count(*)::integer, count(price)::integer,
    (percentile_cont(0.5) within group (order by price))::numeric(8, 2)
  from there
  having exists (select 1 from known);
end $$;

comment on function public.describe_place is
  'Returns how many verified practices see patients at an office in a state (by code) or in one of its cities (by '
  'slug), how many have a monthly price, and the median of those in dollars, using the lowest price where there is no '
  'single one. Returns no row for an unknown place.';

create function public.list_places(in_state text, in_city text default null)
returns table (city text, state text, slug text, practice_count integer, miles double precision)
language plpgsql stable set search_path = '' rows 60 as $$
declare
  here record;
begin
  perform private.require_at_most(octet_length(concat(in_state, in_city)), 1000, 'bytes of a place');
  if in_city is null then
    return query
    select min(there.address_city), in_state, private.slug(there.address_city), count(*)::integer,
      null::double precision
    from (
      select doctors.address_city from public.doctors
      where doctors.verified and not doctors.telehealth_only and doctors.address_state = in_state
      union all
      select offices.address_city from private.list_office_cities(in_state) as offices
    ) as there
    group by 3 order by 4 desc, 1 limit 60;
    return;
  end if;
  select avg(zip_codes.latitude)::double precision as latitude,
    avg(zip_codes.longitude)::double precision as longitude into here
  from public.zip_codes where zip_codes.state = in_state and private.slug(zip_codes.city) = in_city;
  return query
  select nearby.city, nearby.state, nearby.slug, offers.practice_count, nearby.miles
  from (
    select min(zip_codes.city) as city, zip_codes.state, private.slug(zip_codes.city) as slug,
      -- A flat earth is exact enough to order cities within a degree; one degree of latitude is 69.1 miles.
      min(69.1 * sqrt((zip_codes.latitude - here.latitude) ^ 2
        + (cos(radians(here.latitude)) * (zip_codes.longitude - here.longitude)) ^ 2)) as miles
    from public.zip_codes
    where zip_codes.latitude between here.latitude - 1 and here.latitude + 1
      and zip_codes.longitude between here.longitude - 1.5 and here.longitude + 1.5
      and (zip_codes.state, private.slug(zip_codes.city)) <> (in_state, in_city)
    group by zip_codes.state, 3
    -- Nearest first, so that only the cities that are shown are counted.
    order by miles, slug
  ) as nearby
  cross join lateral (
    select (
      select count(*) from public.doctors
      where doctors.verified and not doctors.telehealth_only and doctors.address_state = nearby.state
        and private.slug(doctors.address_city) = nearby.slug
    )::integer + case when exists (
      select from public.offices
      where offices.position > 0 and offices.address_state = nearby.state
        and private.slug(offices.address_city) = nearby.slug
    -- Few of the hundreds of towns have one, and the call is expensive.
    ) then (
      select count(*) from private.list_offices_in(nearby.state, nearby.slug)
    )::integer else 0 end as practice_count
  ) as offers
  where offers.practice_count > 0
  order by nearby.miles, nearby.slug
  limit 12;
end $$;

comment on function public.list_places is
  'Returns the cities of a state with practices, most practices first; or, for a city, the cities within about 70 '
  'miles, nearest first.';

create function public.list_place_listings(
  in_state text, in_city text default null, after text default null, page_size integer default 24
)
returns table (
  id uuid, practice_name text, credentials text, specialty text, bio text, photo_url text,
  address_city text, address_state text, monthly_price numeric(8, 2), price_from numeric, yearly_price numeric(8, 2),
  couple_price numeric(8, 2), accepting_new_patients boolean, telehealth_only boolean,
  ownership public.listing_ownership, languages text[], has_waitlist boolean,
  distance_miles double precision, is_nearest_fallback boolean, place text, place_radius integer, corrected text,
  total integer, page_cursor text,
  office_name text, office_city text, office_state text,
  hours jsonb, special_hours jsonb, hours_note text, by_appointment boolean, time_zone text, step_free boolean,
  clinicians jsonb, clinician_count integer
)
language plpgsql stable set search_path = '' rows 24 as $$
declare
  last_name text;
  page_rows constant integer := least(greatest(page_size, 1), 100);
  last_id uuid;
begin
  perform private.require_at_most(octet_length(concat(in_state, in_city, after)), 1000, 'bytes of a place');
  last_name := private.slug(coalesce(after::jsonb ->> 0, ''));
  last_id := coalesce(after::jsonb ->> 1, '00000000-0000-0000-0000-000000000000')::uuid;
  return query
  with found as (
    (
      select doctors.id, doctors.practice_name, null::text as name, null::text as city, null::text as state,
        0 as position
      from public.doctors
      where doctors.verified and not doctors.telehealth_only and doctors.address_state = in_state
        and (in_city is null or private.slug(doctors.address_city) = in_city)
        and (private.slug(doctors.practice_name) collate "C", doctors.id) > (last_name, last_id)
      order by private.slug(doctors.practice_name) collate "C", doctors.id limit page_rows
    )
    union all
    (
      select doctors.id, doctors.practice_name, offices.name, offices.address_city, offices.address_state,
        offices.position
      from private.list_offices_in(in_state, in_city) as offices
      join public.doctors on doctors.id = offices.doctor_id and doctors.verified
      where (private.slug(doctors.practice_name) collate "C", doctors.id) > (last_name, last_id)
      order by private.slug(doctors.practice_name) collate "C", doctors.id limit page_rows
    )
  )
  select cards.*, null::double precision, false, null::text, null::integer, null::text,
    case when after is null then least(1001, (
      select count(*)::integer from (
        select from public.doctors as others
        where others.verified and not others.telehealth_only and others.address_state = in_state
          and (in_city is null or private.slug(others.address_city) = in_city)
        limit 1001
      ) as counted
    ) + (select count(*)::integer from private.list_offices_in(in_state, in_city))) end,
    jsonb_build_array(found.practice_name, found.id)::text,
    found.name, found.city, found.state,
    offices.hours, offices.special_hours, offices.hours_note, offices.by_appointment, offices.time_zone,
    offices.step_free,
    team.clinicians, team.clinician_count
  from found join private.cards on cards.id = found.id
  left join public.offices on offices.doctor_id = found.id and offices.position = found.position
  cross join lateral private.card_clinicians(found.id) as team
  order by private.slug(found.practice_name) collate "C", found.id
  limit page_rows;
end $$;

comment on function public.list_place_listings is
  'Returns the verified practices with an office in a state or city, by name, in the columns of search_doctors. The '
  'first page has the total, counted up to 1,001.';

grant execute on function public.describe_place, public.list_places, public.list_place_listings to anon, authenticated;
