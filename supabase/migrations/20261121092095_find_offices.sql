-- The practices of a state or city that have their own address elsewhere, for the pages of places.

-- Whether there can be one at all is asked of every town around a place.
create index offices_city_idx on public.offices (address_state, private.slug(address_city)) where position > 0;

create function private.quote_word(word text) returns text
language sql immutable strict parallel safe
return '''' || replace(replace(word, '\', '\\'), '''', '''''') || '''';

comment on function private.quote_word is 'A word as tsquery reads it, whatever it holds: quote_literal writes a backslash as SQL does.';

create function private.offices_at(in_state text, in_city text default null)
returns table (doctor_id uuid, name text, address_city text, address_state text)
language sql stable security definer set search_path = '' rows 50
begin atomic
  select entries.doctor_id, there.name, there.address_city, there.address_state
  from private.listing_entries as entries
  cross join lateral (
    select offices.* from public.offices
    where offices.doctor_id = entries.doctor_id and offices.position > 0
      and offices.address_state = in_state and (in_city is null or private.slug(offices.address_city) = in_city)
    order by offices.position limit 1
  ) as there
  where entries.words @@ private.quote_word(private.office_word(in_state, in_city))::tsquery;
end;

comment on function private.offices_at is
  'For each public listing whose own address is elsewhere, its first office in a state or in one of its cities (by slug). Definer: the entries of '
  'search are private.';
grant execute on function private.offices_at to anon, authenticated, service_role;

create function private.office_cities(in_state text) returns table (doctor_id uuid, address_city text)
language sql stable security definer set search_path = '' rows 1000
begin atomic
  select distinct on (entries.doctor_id, private.slug(offices.address_city)) entries.doctor_id, offices.address_city
  from private.listing_entries as entries
  join public.offices on offices.doctor_id = entries.doctor_id and offices.position > 0 and offices.address_state = in_state
  where entries.words @@ (private.quote_word(private.office_word(in_state) || '-') || ':*')::tsquery
    -- That of its own address is known by it.
    and entries.words @@ private.quote_word(private.office_word(in_state, offices.address_city))::tsquery
  order by entries.doctor_id, private.slug(offices.address_city), offices.position;
end;

comment on function private.office_cities is
  'Each public listing with each city of a state, but that of its own address, in which it has an office. Definer, as private.offices_at is.';
grant execute on function private.office_cities to anon, authenticated, service_role;
