-- The vocabulary of search: concepts (specialties, services, languages, ages, attributes) with their everyday names, words that
-- search ignores, and names of places. Only migrations change these private tables, and only search functions read them.

-- An expression is eight times as fast as translate(), which compares each character to the whole list.
create function private.blank_punctuation(folded text) returns text
language sql immutable parallel safe
return regexp_replace(folded, '[!-/:-@[-`{-~\t\n\r\f\u00A0]', ' ', 'g');
comment on function private.blank_punctuation is 'Replaces the punctuation and white space of a folded text with spaces.';

create function private.split_words(folded text) returns text[]
language sql immutable parallel safe
return array_remove(string_to_array(private.blank_punctuation(folded), ' '), '');
comment on function private.split_words is 'Splits a folded text into its words.';

create function private.remove_apostrophes(folded text) returns text
language sql immutable parallel safe
return replace(folded, '''', '');
comment on function private.remove_apostrophes is 'Removes apostrophes, because many people type "womens" and "oconnell" for "women''s" and "o''connell".';

create function private.normalize_words(value text) returns text
language sql stable
return array_to_string(private.split_words(private.remove_apostrophes(private.fold(value))), ' ');
comment on function private.normalize_words is 'Returns the folded words of a text, separated by single spaces.';

create function private.word_vector(folded text) returns tsvector
language sql immutable parallel safe
return to_tsvector('pg_catalog.simple', private.blank_punctuation(folded));
comment on function private.word_vector is 'Returns the words of a folded text for full-text search, unstemmed.';

create function private.concept_tag(label text) returns text
language sql immutable parallel safe
return '=' || btrim(regexp_replace(lower(label), '[^a-z]+', '-', 'g'), '-');
comment on function private.concept_tag is
  'Returns the tag (such as "=pediatrics") of the listings that a concept applies to. Searches cannot contain a tag, because their punctuation is removed.';

create type private.concept_kind as enum ('specialty', 'service', 'language', 'age', 'attribute');

create table private.search_concepts (
  label text primary key,
  kind private.concept_kind not null,
  source text not null,
  query tsquery,
  tag text not null generated always as (private.concept_tag(label)) stored,
  -- The order in lists of options.
  position integer not null unique generated always as identity
);
comment on table private.search_concepts is 'Specialties, services, and other things that people search for in different words than listings use.';
comment on column private.search_concepts.source is
  'Where the concept comes from: a code of the NUCC Health Care Provider Taxonomy (https://taxonomy.nucc.org), a health topic of MedlinePlus (https://medlineplus.gov, '
  'public domain), or this project. Everyday names were collected by hand.';
comment on column private.search_concepts.query is
  'The text query that finds the listings of the concept. It searches name, specialty, and credentials and, for a service, also the About '
  'text. Null if a listing column determines the match.';

create table private.search_concept_names (
  name text primary key,
  label text not null references private.search_concepts (label) on delete cascade on update cascade
);
comment on table private.search_concept_names is 'The everyday names of each concept, as private.normalize_words returns them.';
create index search_concept_names_label_idx on private.search_concept_names (label);

create function private.add_search_concept(
  label text, kind private.concept_kind, source text, names text, listing_phrases text default ''
)
returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.search_concepts (label, kind, source, query)
  select add_search_concept.label, add_search_concept.kind, add_search_concept.source, string_agg(
    -- Other words can come between the words of a specialty ("Family and Sports Medicine"), but not of a service.
    '(' || case kind
      when 'specialty' then plainto_tsquery('pg_catalog.simple', private.normalize_words(phrase))
      else phraseto_tsquery('pg_catalog.simple', private.normalize_words(phrase))
    end::text || ')', ' | ')::tsquery
  from regexp_split_to_table(listing_phrases, ',\s+') as phrase where phrase <> '';
  insert into private.search_concept_names (name, label)
  select distinct private.normalize_words(name), add_search_concept.label
  from regexp_split_to_table(concat_ws(', ', add_search_concept.label, names), ',\s+') as name;
end $$;
comment on function private.add_search_concept is
  'Adds a concept with its everyday names and the phrases that identify its listings. Both are separated by commas.';

create table private.search_tags (
  id smallint primary key generated always as identity,
  tag text not null unique
);
comment on table private.search_tags is
  'Every tag that private.listing_tags can return. The search index stores their ids, which take a fifth of the space.';

create function private.tag_ids(tags text[]) returns smallint[]
language plpgsql stable set search_path = '' as $$
declare
  ids constant smallint[] := array(
    select distinct id from unnest(tags) as tag left join private.search_tags using (tag) order by id
  );
begin
  if array_position(ids, null) is not null then
    raise exception 'Unknown search tag in %', tags using hint = 'unknown_search_tag';
  end if;
  return ids;
end $$;
comment on function private.tag_ids is 'Returns the ids of tags in ascending order. Fails for an unknown tag, because ignoring it would widen the search.';

create type private.stop_phrase_reason as enum ('every practice', 'not listed', 'insurance');

create table private.search_stop_phrases (
  phrase text primary key,
  reason private.stop_phrase_reason not null
);
comment on table private.search_stop_phrases is
  'Normalized phrases that a search ignores because they apply to every practice, no listing states them, or they name insurers, which '
  'memberships do not involve. Collected by hand.';
alter table private.search_stop_phrases enable row level security;

create table private.search_filler_words (
  word text primary key,
  is_preposition boolean not null
);
comment on table private.search_filler_words is
  'Words that do not narrow a search: single letters, common short words in English and Spanish, titles, credentials, and words that fit every practice. After a preposition, search expects a place.';

create table private.place_nicknames (
  name text primary key,
  city text,
  state text not null references private.us_states (code)
);
comment on table private.place_nicknames is
  'Common names of cities and states that are not in the ZIP code data, and large counties whose seat has another name. Normalized; the city is null for a whole state.';
create index place_nicknames_state_idx on private.place_nicknames (state);

create table private.search_regions (
  label text primary key,
  names text[] not null,
  zips text
);
comment on table private.search_regions is
  'Military mail and countries that the directory does not cover, with a pattern that matches their ZIP codes. Source: U.S. Postal Service, '
  'Publication 28, appendix B, and labeling list L002.';

create table private.extra_cities (
  city text not null,
  state text not null,
  zip text not null references public.zip_codes (zip),
  weight integer not null,
  primary key (city, state)
);
comment on table private.extra_cities is
  'Cities that no ZIP code is named after, and some that are larger than their number of ZIP codes suggests. Sources: place names that the '
  'Postal Service accepts (https://tools.usps.com), and the 2020 census.';
comment on column private.extra_cities.weight is
  'The number of ZIP codes that the city counts for: 3 by default, 1 if its name is also a common word or personal name.';
create index extra_cities_zip_idx on private.extra_cities (zip);
alter table private.extra_cities enable row level security;
