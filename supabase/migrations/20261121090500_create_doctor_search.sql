-- What search reads: one narrow row for each verified listing, kept by a trigger. It lies in the private schema because row-level
-- security would keep PostgreSQL from using the text indexes: their operators are not leakproof, so policies are checked first.

create function private.space_words(folded text) returns text
language sql immutable parallel safe
return translate(
  folded, E'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\t\n\r\f\u00A0', repeat(' ', 37)
);

comment on function private.space_words is 'A folded text with its punctuation and white space turned into spaces.';

create function private.split_words(folded text) returns text[]
language sql immutable parallel safe
return array_remove(string_to_array(private.space_words(folded), ' '), '');

comment on function private.split_words is 'The words of a folded text; white space and punctuation part them.';

create function private.word_vector(folded text) returns tsvector
language sql immutable parallel safe
return to_tsvector('pg_catalog.simple', private.space_words(folded));

comment on function private.word_vector is 'The words of a folded text for full-text search, as they are.';

create function private.earth_position(latitude double precision, longitude double precision) returns extensions.cube
language sql immutable strict parallel safe
return extensions.cube(array[
  3958.8 * cos(radians(latitude)) * cos(radians(longitude)),
  3958.8 * cos(radians(latitude)) * sin(radians(longitude)),
  3958.8 * sin(radians(latitude))
]);

comment on function private.earth_position is
  'A point on a globe of 3958.8 miles radius as x, y, z in miles, so that nearest-neighbor order is true distance order.';

create table private.doctor_search (
  doctor_id uuid primary key references public.doctors (id) on delete cascade,
  entry_id bigint not null unique generated always as identity,
  city text not null,
  state text not null,
  document text not null,
  name_words tsvector not null,
  words tsvector not null,
  position extensions.cube
);

comment on table private.doctor_search is 'Verified listings as search sees them: folded text, its words, the position in miles.';
comment on column private.doctor_search.entry_id is
  'The order within equally good matches. It is the order on disk too, so reading along it is cheap.';

create index doctor_search_city_idx on private.doctor_search (city, entry_id);
create index doctor_search_state_idx on private.doctor_search (state, entry_id);
create index doctor_search_name_words_idx on private.doctor_search using gin (name_words);
create index doctor_search_words_idx on private.doctor_search using gin (words);
create index doctor_search_position_idx on private.doctor_search using gist (position);

create table private.search_words (
  word text primary key
);

comment on table private.search_words is
  'Every word that ever stood in a listing, ZIP codes aside: through it a part of a word finds the whole words, and a mistyped '
  'word its likeness, without a scan of the listings.';

create index search_words_word_idx on private.search_words using gin (word extensions.gin_trgm_ops);

create function private.search_entry(listing public.doctors) returns private.doctor_search
language plpgsql stable set search_path = '' as $$
declare
  entry private.doctor_search;
  name constant text := private.fold(listing.practice_name);
begin
  entry.doctor_id := listing.id;
  entry.city := private.fold(btrim(listing.address_city));
  entry.state := listing.address_state;
  entry.document := concat_ws(
    ' ', name, '|', entry.city || ',', lower(listing.address_state), listing.address_zip,
    (select us_states.name from private.us_states where code = listing.address_state),
    '|', private.fold(concat_ws(' ', listing.specialty, listing.credentials))
  );
  entry.name_words := private.word_vector(name);
  entry.words := private.word_vector(entry.document);
  entry.position := private.earth_position(listing.latitude, listing.longitude);
  return entry;
end $$;

comment on function private.search_entry is 'What search keeps of a listing; the entry_id is not set.';

create function private.index_doctor() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  entry private.doctor_search;
begin
  if not new.verified then
    delete from private.doctor_search where doctor_id = new.id;
    return null;
  end if;
  entry := private.search_entry(new);
  insert into private.doctor_search (doctor_id, city, state, document, name_words, words, position)
  values (entry.doctor_id, entry.city, entry.state, entry.document, entry.name_words, entry.words, entry.position)
  on conflict (doctor_id) do update
  set city = excluded.city, state = excluded.state, document = excluded.document,
      name_words = excluded.name_words, words = excluded.words, position = excluded.position;
  insert into private.search_words (word)
  select word from unnest(private.split_words(entry.document)) as word where word !~ '^[0-9]{5}$'
  on conflict do nothing;
  return null;
end $$;

comment on function private.index_doctor is
  'Trigger: keeps the search entry of a listing. Definer: whoever edits a listing may not write the private tables.';

create trigger index_doctor after insert or update of
  practice_name, credentials, specialty, address_city, address_state, address_zip, latitude, longitude, state, verified
on public.doctors
for each row execute function private.index_doctor();
