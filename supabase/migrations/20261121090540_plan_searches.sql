-- Search, fifth step: how a reading is to be answered. Counts, but reads no rows.

create type private.search_plan as (
  reading private.search_reading,
  words tsquery,
  tiers text[],
  place private.place,
  within text,
  facts text[],
  others text,
  beyond text,
  total integer,
  corrected text,
  affordable integer[],
  dear integer[],
  unmatched text,
  elsewhere integer
);

comment on type private.search_plan is
  'How to answer a search. "tiers" are SQL conditions, best first, of which the last holds for all that is found; "total" is '
  'how many that are, as count_matches tells it. With a "place" to measure from, "within" is what else is asked for (its '
  '"facts", and the condition of the "others"), and "beyond" the condition of what is shown after all within reach; "affordable" are the tariffs within a wished price, "dear" the '
  'others: whichever are fewer. "unmatched" are words that no listing of the place matches, for which the plan therefore does not ask, and '
  '"elsewhere" is how many listings of other places match them. In conditions $1 is the plan.';

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

create function private.expected_matches(condition text, plan private.search_plan, source text) returns double precision
language plpgsql volatile set search_path = '' as $$
declare
  expected json;
begin
  execute 'explain (format json) select from ' || source || ' as entries where ' || condition into expected using plan;
  return (expected -> 0 -> 'Plan' ->> 'Plan Rows')::double precision;
end $$;

comment on function private.expected_matches is
  'How many entries of the source meet the condition, in which $1 is the plan, by the statistics that PostgreSQL plans with. '
  'Volatile, as only such may EXPLAIN.';

create function private.is_common(condition text, plan private.search_plan, source text default 'private.listing_entries')
returns boolean
language plpgsql stable set search_path = '' as $$
declare
  found integer := 0;
begin
  -- What is expected of two words that each are common need not be so of both.
  if private.expected_matches(condition, plan, source) > 10000 then
    execute format(
      'select count(*) from (
         select * from %s as entries where entry_id >= (select max(entry_id) / 2 from private.listing_entries)
         order by entry_id limit 500
       ) as sample where %s', source, condition
    ) into found using plan;
  end if;
  return found > 2;
end $$;

comment on function private.is_common is
  'Whether thousands of listings meet the condition, in which $1 is the plan, as far as statistics and a sample of them tell: '
  'to count them up to 1000 an index might first have to name all of them.';

create function private.count_few(condition text, plan private.search_plan, source text default 'private.listing_entries')
returns integer
language plpgsql stable set search_path = '' as $$
declare
  total integer;
begin
  -- Planned anew for each call: a generic plan scans the whole index when nothing matches.
  execute format('select count(*) from (select from %s as entries where %s limit 1001) as capped', source, condition)
  into total using plan;
  return total;
end $$;

comment on function private.count_few is
  'How many listings meet the condition, in which $1 is the plan: exact up to 1000, and 1001 for more.';

create function private.count_matches(condition text, plan private.search_plan, source text default 'private.listing_entries')
returns integer
language sql stable
return case when private.is_common(condition, plan, source) then 10001 else private.count_few(condition, plan, source) end;

comment on function private.count_matches is
  'The same as count_few, and quick also where there are many: 10001 says that there are more than 10,000.';

create function private.swapped_word(word text) returns text
language sql stable
return (
  select search_words.word from generate_series(1, char_length(swapped_word.word) - 1) as place
  join private.search_words on search_words.word = overlay(
    swapped_word.word placing reverse(substr(swapped_word.word, place, 2)) from place for 2)
  order by place limit 1
);

comment on function private.swapped_word is 'The known word of which two letters beside each other change places: "tuscon" is "tucson".';

create function private.similar_word(word text) returns text
language sql stable
return (
  select near.word from (
    select search_words.word, extensions.similarity(search_words.word, similar_word.word) as likeness,
      extensions.levenshtein(left(search_words.word, 40), left(similar_word.word, 40)) as slips
    from private.search_words
    where search_words.word operator(extensions.%) similar_word.word and char_length(search_words.word) > 3
    order by likeness desc, search_words.word limit 8
  ) as near
  -- "tirzepatide" is no "tide", nor "france" "francisco".
  where slips <= greatest(1, least(3, char_length(similar_word.word) / 3))
  -- A letter is left out more often than it is another.
  order by slips, char_length(near.word) desc, likeness desc, near.word limit 1
);

comment on function private.similar_word is 'The known word that differs by the fewest letters from one that is not; null where all differ by many.';

create function private.correct_words(words text[]) returns text[]
language sql stable
return (
  select array_agg(
    case
      when char_length(word) < 4 or private.is_filler(word) or exists (select from private.search_words as known where known.word = words.word)
        or exists (select from private.idle_phrases where phrase = word) then word
      else coalesce(private.swapped_word(word), private.similar_word(word), word)
    end order by place
  )
  from unnest(words) with ordinality as words (word, place)
);

comment on function private.correct_words is
  'The words, each unknown one replaced by the most similar that stands in a listing or in the names of meanings. Three letters '
  'are too few to tell what was meant.';

create function private.number_in(query text) returns text
language sql immutable
return right(regexp_replace(
  substring(left(query, 200) from '(?<![0-9])(?:\+?1[-./ ]{0,2})?\(?[0-9]{3}\)?[-./ ]{0,3}[0-9]{3}[-./ ]{0,3}[0-9]{4}(?![0-9])'), '[^0-9]', '', 'g'), 10);

comment on function private.number_in is
  'The ten digits of the telephone number or NPI that a text has, whatever stands beside them; null without any.';

create function private.plan_number(query text) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  digits constant text := private.number_in(query);
  parts uuid[];
  plan private.search_plan;
begin
  if digits is null then
    return null;
  end if;
  plan.reading.rest := '{}';
  -- Of whom a practice consists, and where else it can be called.
  parts := array(
    select doctor_id from public.clinicians where npi = digits
    union select doctor_id from public.offices where private.phone_digits(phone) = digits
    limit 100
  );
  plan.tiers := array[
    format('phone = %1$L or npi = %1$L', digits) || case when cardinality(parts) > 0 then format(' or doctor_id = any (%L::uuid[])', parts) else '' end
  ];
  plan.total := private.count_matches(plan.tiers[1], plan);
  return plan;
end $$;

comment on function private.plan_number is
  'The plan for a text with a telephone number or an NPI, which says more than all beside it; null without either.';

create function private.facts_condition(facts text[]) returns text
language sql immutable
return 'words @@ ' || quote_literal(private.all_words(facts)::text) || '::tsquery';

comment on function private.facts_condition is 'The SQL condition that all of the facts apply to a listing; null when there are none.';

create function private.narrow_to_state(plan private.search_plan, code text) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  few constant text := concat_ws(' and ', private.state_word_condition(code), nullif(plan.within, ''));
begin
  if plan.within = '' then
    plan.within := private.state_condition(code);
    plan.total := private.count_matches(plan.within, plan);
    return plan;
  end if;
  plan.total := private.count_matches(few, plan);
  -- Where there are many, the state's own index is walked in its order, and the index of the words kept out of it.
  plan.within := case when plan.total > 1000 then format('%s and (%s) is true', private.state_condition(code), plan.within) else few end;
  return plan;
end $$;

comment on function private.narrow_to_state is 'The plan for those of what its words ask for that are in a state.';

create function private.plan_reading(reading private.search_reading) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  most_rest constant integer := 8;
  plan private.search_plan;
  rest constant text[] := (array(select distinct reading.words[place] from unnest(reading.rest) as place))[:most_rest];
  -- "Dr. Austin" is rather somebody than a practice of the town.
  people constant uuid[] := case when private.is_titled(reading.words, reading.rest[1])
    then private.bearers_of((select string_agg(reading.words[place], ' ' order by place) from unnest(reading.rest) as place)) end;
  facts constant text[] := array(select distinct private.fact_word(meaning) from unnest(reading.meanings) as meaning);
begin
  plan.reading := reading;
  plan.words := private.all_words(rest);
  plan.facts := facts;
  plan.others := (select string_agg(private.contains_condition(word), ' and ') from unnest(rest) as word);
  plan.within := concat_ws(' and ', private.facts_condition(facts), plan.others);
  if (reading.place).label is not null then
    plan.place := reading.place;
    if plan.within <> '' then
      plan.total := private.count_matches(plan.within, plan);
    elsif reading.is_exact_place is not true then
      -- Who types the name of a town may look for a practice of that name.
      plan.beyond := format('name_words @@ %L::tsquery', private.all_words(
        reading.words[(reading.place_span).first:(reading.place_span).last]));
    end if;
    return plan;
  end if;
  if reading.state is not null then
    plan := private.narrow_to_state(plan, reading.state);
  else
    if plan.within = '' then
      -- "primary care" is what all of them do; who says so in the name comes first.
      plan.words := private.all_words(reading.words);
      plan.within := 'true';
    end if;
    plan.total := private.count_matches(plan.within, plan);
  end if;
  plan.tiers := array_remove(array[
    case when cardinality(people) > 0 then format('doctor_id = any (%L::uuid[]) and %s', people, plan.within) end,
    case when plan.words is not null then 'name_words @@ ($1).words and ' || plan.within end,
    case when plan.words is not null then 'words @@ ($1).words and ' || plan.within end,
    case when cardinality(facts) > 0 then format('words @@ %L::tsquery and %s', (
      select string_agg(quote_literal('=' || fact), ' | ') from unnest(facts) as fact), plan.within) end,
    plan.within
  ], null);
  return plan;
end $$;

comment on function private.plan_reading is 'The plan for what a text was understood to ask for.';

create function private.plan_nothing(reading private.search_reading) returns private.search_plan
language plpgsql immutable set search_path = '' as $$
declare
  plan private.search_plan;
begin
  plan.reading := reading;
  plan.tiers := array['false'];
  plan.total := 0;
  return plan;
end $$;

comment on function private.plan_nothing is 'The plan that finds nothing.';

create function private.plan_search(query text) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  plan private.search_plan := private.plan_number(query);
  reading private.search_reading;
  corrected text[];
  retry private.search_plan;
begin
  if plan.tiers is not null then
    return plan;
  end if;
  reading := case when btrim(query) <> '' then private.read_search(query) end;
  if reading.missing_zip is not null or reading.outside is not null
    or (cardinality(reading.words) = 0 and btrim(query) <> '') then
    return private.plan_nothing(reading);
  end if;
  plan := private.plan_reading(reading);
  if plan.total = 0 and cardinality(reading.rest) = 0 then
    -- A language that nobody speaks here may be a name.
    return private.plan_reading(private.read_name(reading));
  end if;
  if plan.total > 0 or cardinality(reading.rest) = 0 then
    return plan;
  end if;
  corrected := private.correct_words(reading.words);
  if corrected = reading.words then
    return plan;
  end if;
  retry := private.plan_reading(private.read_search(
    array_to_string(corrected, ' ') || coalesce(' within ' || reading.radius || ' miles', '')));
  -- A town that few know is no likelier than what was typed.
  if (retry.reading).place_span is not null and (retry.reading).is_exact_place is not true and not (retry.reading).is_strong_place then
    return plan;
  end if;
  if retry.total > 0 or ((retry.place).label is not null and retry.within = '') then
    retry.corrected := array_to_string((retry.reading).pieces, ' ');
    return retry;
  end if;
  return plan;
end $$;

comment on function private.plan_search is
  'How to answer a search text: a number is a telephone''s or an NPI; else what it was read as; else, where that finds nothing '
  'anywhere, what it is with its typing errors mended. Reads at most 200 characters.';

create function private.plan_around(near extensions.cube, query text) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  plan private.search_plan;
begin
  if query <> '' then
    plan := private.plan_search(query);
    -- A place that is named counts more than where somebody is; a number has its one answer; and nothing is nowhere near.
    if plan.within is null or plan.total = 0 or (plan.place).label is not null or (plan.reading).state is not null then
      return plan;
    end if;
  end if;
  plan.place := row('you', near);
  return plan;
end $$;

comment on function private.plan_around is 'The plan for what lies around a position, of what the text asks for.';

create function private.plan_text(near extensions.cube, query text) returns private.search_plan
language sql stable
return case when near is null then private.plan_search(coalesce(query, '')) else private.plan_around(near, coalesce(query, '')) end;

comment on function private.plan_text is 'The plan for a text, around a position where there is one.';
