-- Search, third step: which of the places that a text may name is meant, and what else it could be.

create function private.label_of(city private.cities, state text) returns text
language sql stable
return coalesce((city).city || ', ' || (city).state, private.state_label(state));

comment on function private.label_of is 'What to call a city, or a state where there is none.';

create function private.miles_to_practice(spot extensions.cube) returns double precision
language plpgsql stable set search_path = '' as $$
begin
  return (
    select position operator(extensions.<->) spot from private.doctor_search
    where position is not null order by position operator(extensions.<->) spot limit 1
  );
end $$;

comment on function private.miles_to_practice is 'How far the nearest practice is.';

create function private.is_hidden_in(candidate private.place_candidate, phrases private.word_span[]) returns boolean
language sql immutable
-- "sports medicine" and "mobile doctor" are no places, though there be towns of the name, nor is "counselor", where few know the town.
return not candidate.is_exact and exists (
  select from unnest(phrases) as phrase
  where phrase.first <= candidate.first and phrase.last >= candidate.last and (phrase.last > phrase.first or not candidate.is_strong)
);

comment on function private.is_hidden_in is 'Whether a place is rather part of a phrase that means something else.';

create function private.place_beside(candidates private.place_candidate[], best private.place_candidate, words text[])
returns private.place_candidate
language plpgsql stable set search_path = '' as $$
declare
  miles_to_suburb constant integer := 40;
  beside private.place_candidate;
begin
  select candidate.* into beside
  from unnest(candidates) as candidate
  cross join lateral (select ((candidate.city).position operator(extensions.<->) (best.city).position) as miles) as apart
  cross join lateral (select array_to_string(words[candidate.first:candidate.last], ' ') as said) as text
  where (candidate.city).city is not null and (candidate.last < best.first or candidate.first > best.last)
    and words[least(candidate.last, best.last) + 1:greatest(candidate.first, best.first) - 1] <@ array['and', 'or', 'y', 'o']
    and private.label_of(candidate.city, candidate.state) <> private.label_of(best.city, best.state)
    -- "Jackson, Houston" may ask for Dr. Jackson.
    and private.bearers_of(said) = '{}'
    and (
      candidate.is_exact or (candidate.is_strong and candidate.weight > 2)
      or (miles < miles_to_suburb and not private.is_filler(said) and not private.is_name(words[candidate.first:candidate.last], false))
    )
  order by candidate.is_exact desc, candidate.last - candidate.first desc, miles
  limit 1;
  return beside;
end $$;

comment on function private.place_beside is
  'Another city that a text names right beside the best one: "Dallas/Fort Worth", "Aurora, Chicago". Of several of a name it is the nearest.';

create function private.is_named_first(beside private.place_candidate, best private.place_candidate) returns boolean
language sql immutable
return case
  -- A suburb is written before its city, and two of a region in the order in which they count.
  when (beside.city).position operator(extensions.<->) (best.city).position < 60 then beside.first < best.first
  else beside.weight > best.weight
end;

comment on function private.is_named_first is 'Whether the city beside the best one is rather meant than that.';

create function private.is_of_other_state(candidate private.place_candidate, candidates private.place_candidate[], words text[])
returns boolean
language sql immutable
return not candidate.is_exact and (candidate.city).city is not null and exists (
  select from unnest(candidates) as state
  where (state.city).city is null and state.first = candidate.last + 1 and state.state <> candidate.state
    and char_length(words[state.first]) = 2
);

comment on function private.is_of_other_state is
  'Whether the code of another state follows the city: who types "Springfield, TX" does not mean one in Illinois.';

create function private.has_place_within(candidate private.place_candidate, candidates private.place_candidate[]) returns boolean
language sql immutable
return exists (
  select from unnest(candidates) as part
  where part.is_strong and part.first >= candidate.first and part.last <= candidate.last
    and part.last - part.first < candidate.last - candidate.first
);

comment on function private.has_place_within is
  'Whether another place is a part of the name, as Missouri is of Missouri City, and Des Moines of West Des Moines: then the longer is meant, '
  'though few know it.';

create function private.offer_towns(
  reading private.search_reading, candidates private.place_candidate[], understood private.search_reading
)
returns private.search_reading
language plpgsql stable set search_path = '' as $$
declare
  found record;
begin
  select span.first, span.last, array_agg(distinct private.label_of(candidate.city, candidate.state)) as labels into found
  from unnest(candidates) as candidate
  join unnest(understood.meaning_spans) with ordinality as span (first, last, place) on span.last = candidate.last
    -- "In Navajo" is Navajo, too.
    and (span.first = candidate.first or (span.first = candidate.first - 1 and private.is_preposition(reading.words[span.first])))
  join private.search_meanings as meanings on meanings.label = understood.meanings[span.place] and meanings.kind in ('language', 'specialty')
  where (candidate.city).city is not null
  group by span.first, span.last limit 1;
  reading.other_places := found.labels;
  reading.other_places_span := row(found.first, found.last);
  return reading;
end $$;

comment on function private.offer_towns is
  'Adds the towns that have the name of a language or specialty, for a text that was read as that: "Navajo" is also Navajo, NM.';

create function private.read_place(reading private.search_reading) returns private.search_reading
language plpgsql stable set search_path = '' as $$
declare
  most_others constant integer := 4;
  understood constant private.search_reading := private.read_idle(private.read_meanings(reading));
  phrases constant private.word_span[] := understood.meaning_spans || case
    when cardinality(understood.words) > 1 then understood.idle_spans else '{}' end;
  named constant private.place_candidate[] := array(select candidate from private.place_candidates(reading.words) as candidate);
  candidates constant private.place_candidate[] := array(
    select candidate from unnest(named) as candidate
    where not private.is_hidden_in(candidate, phrases) and not private.is_of_other_state(candidate, named, reading.words));
  compass constant text[] := array[
    'north', 'south', 'east', 'west', 'northern', 'southern', 'eastern', 'western', 'northeast', 'northwest', 'southeast', 'southwest', 'central'
  ];
  best private.place_candidate;
  beside private.place_candidate;
begin
  select candidate.* into best from unnest(candidates) as candidate
  order by is_exact desc, is_strong or private.has_place_within(candidate, candidates) desc, last - first desc, last desc, is_strong desc,
    case when not is_strong then private.miles_to_practice((city).position) end, weight desc, state
  limit 1;
  best.is_strong := best.is_strong or private.has_place_within(best, candidates);
  if best.first is null then
    return private.offer_towns(reading, named, understood);
  end if;
  reading.other_places := array(
    select private.label_of(city, state)
      -- "Washington" alone would lead to where it was read as the city.
      || case when (city).city is null and private.place_key((best.city).city) = private.place_key(private.state_label(state))
        then ' State' else '' end as label
    from unnest(candidates) as candidate
    where not best.is_exact and (first, last) = (best.first, best.last)
      -- All of the District of Columbia is Washington.
      and ((city).city is not null or state <> 'DC')
      and ((city).city is null or not best.is_strong or (city).zips > 2 or (city).zips * 2 >= best.weight or private.has_listing(city))
      and private.label_of(city, state) <> private.label_of(best.city, best.state)
    group by label order by max(weight) desc, label limit most_others
  );
  reading.place_span := row(best.first, best.last);
  if best.is_strong and (best.city).city is not null then
    beside := private.place_beside(candidates, best, reading.words);
  end if;
  if beside.first is not null then
    reading.place_span := row(least(best.first, beside.first), greatest(best.last, beside.last));
    reading.other_places := array[private.label_of(case when private.is_named_first(beside, best) then best.city else beside.city end, null)];
    best := case when private.is_named_first(beside, best) then beside else best end;
  elsif best.is_strong and reading.words[best.first - 1] = any (compass) then
    -- "south Austin", "northern California".
    reading.place_span := row(best.first - 1, best.last);
  end if;
  reading.is_exact_place := best.is_exact;
  reading.is_small_place := (best.city).city is not null and best.weight <= 2 and not best.is_exact and beside.first is null
    and not (best.first > 1 and private.is_preposition(reading.words[best.first - 1]));
  reading.is_strong_place := best.is_strong or beside.first is not null;
  if (best.city).city is null then
    reading.state := best.state;
  else
    reading.place := row(private.label_of(best.city, best.state), (best.city).position);
  end if;
  return reading;
end $$;

comment on function private.read_place is
  'Adds the place that a text names: with its state, else the longest name, else the one with most ZIP codes; and up to four '
  'others of the name, or the one that is named beside it.';
