-- Search, second step: how a text is to be answered, by a place or by the words that listings contain. Counts, but reads no rows.

create type private.search_plan as (
  words tsquery,
  place_conditions text[],
  contains text,
  phrase text,
  total integer,
  place private.place,
  corrected text
);

comment on type private.search_plan is
  'A search text understood: the query for its words, SQL conditions for the cities and states it may name, the condition that a '
  'listing contains every part of it, and the one that it contains them as they stand, how many listings contain every part (1001 '
  'for more than 1000; null when a place answers), the place to measure from, and the text it was corrected to.';

create function private.like_condition(subject text, part text) returns text
language sql immutable
return format(
  '%I like %L', subject, '%' || replace(replace(replace(part, '\', '\\'), '%', '\%'), '_', '\_') || '%'
);

comment on function private.like_condition is 'The SQL condition that the column contains the part as it stands.';

create function private.contains_condition(fragment text) returns text
language plpgsql stable set search_path = '' as $$
declare
  most_words constant integer := 64;
  found_words text[];
begin
  execute format('select array_agg(word) from (select word from private.search_words where %s limit %s) as few',
    private.like_condition('word', fragment), most_words + 1) into found_words;
  -- What stands in so many different words is common: reading until enough are found is quicker than any index.
  if cardinality(found_words) > most_words or cardinality(private.split_words(fragment)) = 0 then
    return private.like_condition('document', fragment);
  end if;
  return format('words @@ %L::tsquery', (
    select string_agg(distinct quote_literal(word), ' | ') from unnest(found_words || fragment) as word
  ));
end $$;

comment on function private.contains_condition is 'The SQL condition that a listing contains the fragment of a word.';

create function private.all_words(words text[]) returns tsquery
language sql immutable
return (select string_agg(quote_literal(word), ' & ')::tsquery from unnest(words) as word);

comment on function private.all_words is 'The full-text query for all of the words; null when there are none.';

create function private.place_conditions(folded text, words text[]) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  conditions text[] := array[format('city = %L', folded)];
  size constant integer := cardinality(words);
  head text;
  tail text;
begin
  if private.state_code(folded) is not null then
    conditions := conditions || format('state = %L', private.state_code(folded));
  end if;
  -- "family medicine texas", "austin pediatrics": a place beside words. "is true" keeps the index of the words out of it: the
  -- place's own is smaller.
  for taken in 1..least(3, size - 1) loop
    head := array_to_string(words[:taken], ' ');
    tail := array_to_string(words[size - taken + 1:], ' ');
    if private.state_code(tail) is not null then
      conditions := conditions || format('state = %L and (words @@ %L::tsquery) is true',
        private.state_code(tail), private.all_words(words[:size - taken]));
    end if;
    conditions := conditions
      || format('city = %L and (words @@ %L::tsquery) is true', tail, private.all_words(words[:size - taken]))
      || format('city = %L and (words @@ %L::tsquery) is true', head, private.all_words(words[taken + 1:]));
  end loop;
  return conditions;
end $$;

comment on function private.place_conditions is 'SQL conditions, best first, for the cities and states that a search text may name.';

create function private.plan_words(folded text) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  plan private.search_plan;
  words constant text[] := (private.split_words(folded))[:8];
  -- Punctuation alone has no words, yet a name may contain it.
  fragments constant text[] := case when cardinality(words) = 0 and folded <> '' then array[folded] else words end;
begin
  plan.words := private.all_words(words);
  plan.place_conditions := private.place_conditions(folded, words);
  plan.contains := coalesce(
    (select string_agg(private.contains_condition(fragment), ' and ') from unnest(fragments) as fragment), 'true');
  plan.phrase := format('%s and %s', plan.contains, private.like_condition('document', folded));
  return plan;
end $$;

comment on function private.plan_words is 'What to look for, given a folded text: at most eight words, each of which a match contains.';

create function private.count_matches(condition text, plan private.search_plan) returns integer
language plpgsql stable set search_path = '' as $$
declare
  sample_size constant integer := 10000;
  total integer;
begin
  -- No index answers LIKE here, but what it is used for is common: a sample may already show that there are many.
  if condition like '%document like%' then
    execute format('select count(*) from (select * from private.doctor_search limit %s) as sample where %s', sample_size, condition)
    into total using plan;
    if total * (select greatest(reltuples, 0) / sample_size from pg_class where oid = 'private.doctor_search'::regclass) > 5000 then
      return 1001;
    end if;
  end if;
  -- Planned anew for each call: a generic plan scans the whole index when nothing matches.
  execute format('select count(*) from (select 1 from private.doctor_search where %s limit 1001) as capped', condition)
  into total using plan;
  return total;
end $$;

comment on function private.count_matches is
  'How many listings meet the condition, in which $1 is the plan: exact up to 1000, and 1001 for more.';

create function private.count_text_matches(plan private.search_plan) returns integer
language plpgsql stable set search_path = '' as $$
declare
  condition text;
  total integer := 0;
begin
  -- All but the last count a part of what the last counts, more cheaply: often that is enough to know that there are many.
  foreach condition in array plan.place_conditions || plan.contains loop
    -- One city rarely holds that many that also have the words.
    continue when condition like 'city = % and %';
    total := private.count_matches(condition, plan);
    exit when total > 1000;
  end loop;
  return total;
end $$;

comment on function private.count_text_matches is 'How many listings contain the words of the plan; 1001 for more than 1000.';

create function private.correct_words(folded text) returns text
language sql stable
return (
  select string_agg(coalesce(better.word, words.word), ' ' order by words.place)
  from unnest(private.split_words(folded)) with ordinality as words (word, place)
  left join lateral (
    select search_words.word from private.search_words
    where search_words.word operator(extensions.%) words.word
      and not exists (select 1 from private.search_words as known where known.word = words.word)
    order by extensions.similarity(search_words.word, words.word) desc, search_words.word
    limit 1
  ) as better on true
);

comment on function private.correct_words is 'The text with each unknown word replaced by the most similar word that stands in a listing.';

create function private.plan_around(near extensions.cube) returns private.search_plan
language plpgsql immutable set search_path = '' as $$
declare
  plan private.search_plan;
begin
  if near is null then
    return null;
  end if;
  plan.place := row('you', near);
  -- No listing carries the name of a position.
  plan.phrase := 'false';
  return plan;
end $$;

comment on function private.plan_around is 'The plan for what lies around a position; null without one.';

create function private.plan_search(query text) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  folded constant text := regexp_replace(private.fold(btrim(left(query, 200))), '\s+', ' ', 'g');
  plan private.search_plan := private.plan_words(folded);
  corrected text;
  retry private.search_plan;
begin
  plan.place := coalesce(private.locate_zip(folded), private.locate_city_and_state(folded));
  if (plan.place).label is not null then
    return plan;
  end if;
  plan.total := private.count_text_matches(plan);
  if plan.total > 0 then
    return plan;
  end if;
  plan.place := private.locate_city(folded, null);
  if (plan.place).label is not null then
    return plan;
  end if;
  corrected := private.correct_words(left(folded, 100));
  retry := private.plan_words(corrected);
  retry.total := private.count_text_matches(retry);
  if retry.total > 0 then
    retry.corrected := corrected;
    return retry;
  end if;
  return plan;
end $$;

comment on function private.plan_search is
  'Understands a search text: a ZIP or "City, ST" is a place; else text that listings contain; else a city without a listing; '
  'else the text with its typing errors mended. Reads at most 200 characters.';
