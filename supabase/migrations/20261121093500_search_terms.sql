-- The vocabulary of search: what a listing can have (tags), and the terms with which people search for that, for
-- places, and for other filters. Only migrations change these private tables, and only search functions read them. To
-- understand more, add rows.

-- An expression is eight times as fast as translate(), which compares each character to the whole list.
create function private.split_words(folded text) returns text[]
language sql immutable parallel safe
return array_remove(string_to_array(regexp_replace(folded, '[!-/:-@[-`{-~\t\n\r\f\u00A0]', ' ', 'g'), ' '), '');
comment on function private.split_words is 'Splits a folded text into its words at punctuation and white space.';

create function private.normalize_words(value text) returns text
language sql stable
-- Without apostrophes, because many people type "womens" and "oconnell".
return array_to_string(private.split_words(replace(private.fold(value), '''', '')), ' ');
comment on function private.normalize_words is
  'Returns the folded words of a text, without apostrophes and punctuation, separated by single spaces.';

create function private.word_vector(folded text) returns tsvector
language sql immutable parallel safe
return to_tsvector('pg_catalog.simple', array_to_string(private.split_words(folded), ' '));
comment on function private.word_vector is 'Returns the words of a folded text for full-text search, unstemmed.';

create function private.slug(value text) returns text
language sql immutable strict parallel safe
return btrim(
  -- Without accents first: PGlite has no lower case for letters with them.
  regexp_replace(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036F]', '', 'g')), '[^a-z0-9]+', '-', 'g'), '-'
);
comment on function private.slug is
  'Returns a name as it appears in URLs: "St. Louis" is "st-louis", and "Mayagüez" is "mayaguez". With '
  'collate "C" it also orders names as readers expect, whatever collation the database has.';
grant execute on function private.slug to anon, authenticated, service_role;

create function private.quote_tsquery_word(word text) returns text
language sql immutable strict parallel safe
return '''' || replace(replace(word, '\', '\\'), '''', '''''') || '''';
comment on function private.quote_tsquery_word is
  'Returns a word quoted for tsquery; quote_literal would escape a backslash as SQL does.';

create function private.any_of(words text[]) returns tsquery
language sql immutable parallel safe
return (select string_agg(private.quote_tsquery_word(word), ' | ')::tsquery from unnest(words) as word);
comment on function private.any_of is 'Returns the text query for any of the words or tags; null without any.';

create function private.all_of(words text[]) returns tsquery
language sql immutable parallel safe
return (select string_agg(private.quote_tsquery_word(word), ' & ')::tsquery from unnest(words) as word);
comment on function private.all_of is 'Returns the text query for all of the words or tags; null without any.';

create function private.all_queries(variadic queries tsquery[]) returns tsquery
language sql immutable parallel safe
return (select string_agg('(' || query::text || ')', ' & ')::tsquery from unnest(queries) as query);
comment on function private.all_queries is
  'Returns the text query that all of these hold, without nulls; null without any.';

-- Tags: what a listing can have.

create type private.tag_kind as enum ('specialty', 'service', 'language', 'age', 'fact', 'offer', 'specialist');

create table private.search_tags (
  id smallint primary key generated always as identity,
  tag text not null unique,
  label text not null,
  spanish text not null,
  kind private.tag_kind not null,
  filter text,
  value text,
  query tsquery,
  source text not null,
  unique (kind, label)
);
comment on table private.search_tags is
  'What a listing can have, such as a specialty, service, language, age group, or fact; "offer" is a service that the '
  'practice itself states, rather than its About text, and "specialist" a specialty that is not offered as a filter, '
  'because few practices for primary care have it. The order of the ids is that of lists of options.';
comment on column private.search_tags.tag is
  'The word for it in the search index, such as "=pediatrics". A search text cannot contain it, because its '
  'punctuation is removed.';
comment on column private.search_tags.label is 'The name on screens.';
comment on column private.search_tags.spanish is 'The same in Spanish.';
comment on column private.search_tags.filter is
  'The filter of the directory''s URL that it is an option of, whose value is "value"; null for none.';
comment on column private.search_tags.query is
  'The words by which a listing has the tag: in its name, specialty, and credentials and, for a service, also in its '
  'About text. Null if a stated value decides.';
comment on column private.search_tags.source is
  'A code of the NUCC Health Care Provider Taxonomy (https://taxonomy.nucc.org), a health topic of MedlinePlus '
  '(https://medlineplus.gov, public domain), or this project.';

create function private.add_tag(
  label text, spanish text, kind private.tag_kind, listing_phrases text default '', filter text default null,
  value text default null,
  source text default 'this project', tag text default null
)
returns void
language sql set search_path = ''
begin atomic
  insert into private.search_tags (tag, label, spanish, kind, filter, value, query, source)
  select coalesce(tag, '=' || private.slug(replace(label, '''', '-'))), label, spanish, kind,
    coalesce(filter, case when kind in ('specialty', 'language') then kind::text end),
    coalesce(value, case when kind in ('specialty', 'language') then private.slug(label) end),
    string_agg(
      -- Other words can come between the words of a specialty ("Family and Sports Medicine"), but not of a service.
      '(' || case kind
        when 'specialty' then plainto_tsquery('pg_catalog.simple', private.normalize_words(phrase))
        else phraseto_tsquery('pg_catalog.simple', private.normalize_words(phrase))
      end::text || ')', ' | ')::tsquery,
    source
  from regexp_split_to_table(nullif(listing_phrases, ''), ',\s+') as phrase;
end;
comment on function private.add_tag is 'Adds a tag with the phrases, separated by commas, that identify its listings.';

create function private.tag_ids(tags text[]) returns smallint[]
language plpgsql stable strict set search_path = '' as $$
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
comment on function private.tag_ids is
  'Returns the ids of tags in ascending order. Fails for an unknown tag, because ignoring it would widen the search.';

create type private.term_kind as enum (
  -- A tag; "value" is its label.
  'tag',
  -- A filter of the directory; "value" is in the format of its URL ("open=saturday").
  'filter',
  -- A state or city of "state", with its position; "value" is the label of the city, null for a state.
  'place',
  -- A country or other region that the directory does not cover; "value" is its name.
  'region',
  -- Asks for the visitor's own position.
  'near me',
  -- "value" is the given name that it is short for.
  'nickname',
  -- Precedes a name.
  'title',
  -- Does not narrow a search; after a preposition, a place is expected.
  'filler', 'preposition',
  -- Ignored, and the page says so: nothing that a listing can state, an insurer, a plan whose members share bills,
  -- Medicare, or what can be an emergency.
  'not listed', 'insurance', 'sharing plan', 'medicare', 'emergency',
  -- Several people; "value" has the age that each usually has, with a question mark: "40?,8?".
  'household',
  -- Ignored, because it fits every practice.
  'every practice'
);

create table private.search_terms (
  id integer primary key generated always as identity,
  term text not null,
  key text not null generated always as (private.place_key(term)) stored,
  kind private.term_kind not null,
  value text,
  state text references private.us_states (code),
  position extensions.cube,
  weight integer not null default 0,
  language text not null default 'en' constraint search_terms_language_check check (language in ('en', 'es')),
  constraint search_terms_key unique nulls not distinct (term, kind, value, state)
);
comment on table private.search_terms is
  'Everything that search understands, as people type it. Collected by hand unless it comes from the list of ZIP '
  'codes.';
comment on column private.search_terms.term is 'As private.normalize_words returns it.';
comment on column private.search_terms.key is
  'The same without spaces, and with the common abbreviations of places written out, so that "ob gyn" is "obgyn" and '
  '"St. Paul" is "Saint Paul".';
comment on column private.search_terms.position is 'The center of a city.';
comment on column private.search_terms.weight is
  'For a city, its number of ZIP codes: above 2 it is well known. For a state 50, for a nickname of a place 1000.';
create index search_terms_key_idx on private.search_terms (key);
create index search_terms_state_idx on private.search_terms (state);

create function private.add_terms(kind private.term_kind, value text, language text, terms text) returns void
language sql set search_path = ''
begin atomic
  insert into private.search_terms (term, kind, value, language)
  select distinct private.normalize_words(term), kind, value, language
  from regexp_split_to_table(terms, '[,\n]\s*') as term where private.normalize_words(term) <> ''
  on conflict do nothing;
end;
comment on function private.add_terms is 'Adds terms, separated by commas, that mean the same.';

create function private.office_tag(state text, city text default null) returns text
language sql immutable parallel safe
return concat_ws('-', '=office', lower(state), private.slug(city));
comment on function private.office_tag is
  'Returns the tag of listings with an office in a state or city other than that of their own address: '
  '"=office-tx-austin".';

create function private.state_tag(state text) returns text
language sql immutable parallel safe
return '=state-' || lower(state);
comment on function private.state_tag is
  'Returns the tag of listings with an address or an office in a state: "=state-tx".';

create function private.has_term(word text, kinds private.term_kind[]) returns boolean
-- In plpgsql, which keeps the plan of a query that runs for each word.
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.search_terms where key = private.place_key(word) and kind = any (kinds));
end $$;
comment on function private.has_term is 'Returns whether a word is a term of one of these kinds.';

create function private.is_filler(word text) returns boolean
language sql stable
return private.has_term(word, '{filler,preposition,title}')
  -- The stop words of both languages.
  or ts_lexize('pg_catalog.english_stem', word) = '{}' or ts_lexize('pg_catalog.spanish_stem', word) = '{}';
comment on function private.is_filler is 'Returns whether a word does not describe a practice.';
