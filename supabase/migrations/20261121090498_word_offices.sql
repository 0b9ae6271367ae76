-- Where else a practice has offices, as words by which search finds it: in another state or city than that of its own address, which is
-- looked up as such. Few practices have any, so what asks for one is answered by the index of the words.

create function private.slug(value text) returns text
language sql immutable strict parallel safe
return btrim(regexp_replace(lower(value), '[^a-z0-9]+', '-', 'g'), '-');

comment on function private.slug is 'A name as it stands in an address: "St. Louis" is "st-louis".';
grant execute on function private.slug to anon, authenticated, service_role;

create function private.office_word(state text, city text default null) returns text
language sql immutable parallel safe
return concat_ws('-', '=office', lower(state), private.slug(city));

comment on function private.office_word is
  'The word of listings with an office in a state, or in one of its cities (by name or slug), whose own address is elsewhere: "=office-tx-austin".';

create function private.state_word(state text) returns text
language sql immutable parallel safe
return '=state-' || lower(state);

comment on function private.state_word is 'The word of listings with an address or an office in a state: "=state-tx".';

create function private.state_words(listing public.doctors) returns text[]
language sql stable set search_path = ''
begin atomic
  select coalesce(array_agg(private.state_word(state)), '{}')
  from (
    select listing.address_state as state
    union select address_state from public.offices where doctor_id = listing.id and position > 0
  ) as states
  where state is not null;
end;

comment on function private.state_words is 'The words for the states in which a listing is.';

create function private.office_words(listing public.doctors) returns text[]
language sql stable set search_path = ''
begin atomic
  select coalesce(array_agg(distinct word), '{}')
  from public.offices
  cross join lateral (
    select private.office_word(offices.address_state) as word where offices.address_state <> listing.address_state
    union all
    select private.office_word(offices.address_state, offices.address_city)
    where (offices.address_state, private.slug(offices.address_city)) <> (listing.address_state, private.slug(listing.address_city))
  ) as words
  where offices.doctor_id = listing.id and offices.position > 0;
end;

comment on function private.office_words is 'The words for the states and cities in which a listing has an office, but for those of its own address.';

create function private.state_condition(code text) returns text
language sql immutable
return format('(state = %L or words @@ %L::tsquery)', code, quote_literal(private.office_word(code)));

comment on function private.state_condition is
  'The SQL condition that a listing, by its entry, has its address or another office in a state: in the order of entries.';

create function private.state_word_condition(code text) returns text
language sql immutable
return format('words @@ %L::tsquery', quote_literal(private.state_word(code)));

comment on function private.state_word_condition is
  'The same condition, for the index of the words: with others of words it names those in the state that meet all, and reads no other row.';
