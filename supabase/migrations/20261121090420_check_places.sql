-- Places of listings: city, state and ZIP agree, and who errs is offered the nearest right answer.

create function private.place_key(value text) returns text
language sql immutable strict parallel safe
return replace(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(
  regexp_replace(
    translate(lower(value), 'áàâäãåéèêëíìîïñóòôöõúùûüç''’.', 'aaaaaaeeeeiiiinooooouuuuc'),
    '[^[:alnum:]]+', ' ', 'g'),
  '\mst\M', 'saint', 'g'), '\mste\M', 'sainte', 'g'), '\mft\M', 'fort', 'g'), '\mmt\M', 'mount', 'g'), '\mpt\M', 'point', 'g'),
  '\mn\M', 'north', 'g'), '\ms\M', 'south', 'g'), '\me\M', 'east', 'g'), '\mw\M', 'west', 'g'),
  ' ', '');

comment on function private.place_key is
  'A city''s name as people write it in many ways, in one: "St. Louis" and "saint louis", "O''Fallon" and "O Fallon" are the same. '
  'Immutable, for an index; unaccent is not.';

create index zip_codes_place_key_idx on public.zip_codes (private.place_key(city), state);

create function private.find_place_mistake(
  in_city text, in_state text, in_zip text, out message text, out city text, out state text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  miles_around constant integer := 25;
  wanted constant text := left(btrim(in_zip), 5);
  home public.zip_codes;
  key text;
  slips integer;
begin
  select * into home from public.zip_codes where zip = wanted;
  if home.zip is null then
    message := 'There is no ZIP code ' || wanted;
    return;
  end if;
  if private.state_code(in_state) = home.state then
    -- The common case, at the price of that one look-up.
    if btrim(in_city) = home.city then
      return;
    end if;
    key := private.place_key(in_city);
    if key = private.place_key(home.city) or exists (
      select from public.zip_codes as near
      where private.place_key(near.city) = key and near.state = home.state
        and private.earth_position(near.latitude, near.longitude)
          operator(extensions.<->) private.earth_position(home.latitude, home.longitude) <= miles_around
    ) then
      return;
    end if;
    slips := case when char_length(key) < 6 then 1 else 2 end;
    -- A post office serves places that the table does not know: whoever verifies the listing decides about them. But a city from
    -- elsewhere is wrong here, and so is what differs from the ZIP's own by a slip of the finger.
    if not exists (select from public.zip_codes as elsewhere where private.place_key(elsewhere.city) = key)
      and extensions.levenshtein(left(key, 80), private.place_key(home.city)) > slips
    then
      return;
    end if;
  end if;
  message := format('%s is in %s, %s', wanted, home.city, home.state);
  city := home.city;
  state := home.state;
end $$;

comment on function private.find_place_mistake is
  'What is wrong with a city, state and ZIP together, and the city and state that the ZIP has; nulls when they agree. Right is the '
  'ZIP''s own city, another one of its state within 25 miles, and a place that no ZIP is named after. '
  'Definer: API roles may not call what it is made of; it reads reference data only.';
grant execute on function private.find_place_mistake to anon, authenticated, service_role;

create function public.check_place(city text, state text, zip text)
returns table (message text, right_city text, right_state text)
language sql stable
begin atomic
  select mistake.message, mistake.city, mistake.state
  from private.find_place_mistake(city, state, zip) as mistake
  where private.require_at_most(octet_length(concat(check_place.city, check_place.state, zip)), 1000, 'bytes of an address') and mistake.message is not null;
end;

comment on function public.check_place is
  'One row when city, state and ZIP do not agree: a sentence that says so, and the city and state that the ZIP has, where it exists. '
  'No row when they agree.';
grant execute on function public.check_place to anon, authenticated, service_role;

create function private.check_listing_place() returns trigger
language plpgsql set search_path = '' as $$
declare
  mistake record;
begin
  -- What is missing, its own constraints refuse.
  if new.address_city is null or new.address_state is null or new.address_zip is null then
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.address_city, new.address_state, new.address_zip)
    is not distinct from (old.address_city, old.address_state, old.address_zip) then
    return new;
  end if;
  select * into mistake from private.find_place_mistake(new.address_city, new.address_state, new.address_zip);
  if mistake.message is not null then
    raise exception using
      errcode = '23514',
      message = mistake.message,
      hint = json_strip_nulls(json_build_object(
        'city', mistake.city, 'state', mistake.state, 'zip', left(new.address_zip, 5)));
  end if;
  return new;
end $$;

comment on function private.check_listing_place is
  'Trigger: refuses a city, state and ZIP that do not agree, whoever writes them. The hint is JSON: the city and state of the ZIP.';

-- By its name it follows complete_doctor_address, which has written the state as its code by then.
create trigger place_is_right before insert or update of address_city, address_state, address_zip on public.doctors
for each row execute function private.check_listing_place();
