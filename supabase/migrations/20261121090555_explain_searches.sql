-- How a search was understood, in parts that people can take away again.

create function private.without_words(reading private.search_reading, taken integer[], put_in text default null) returns text
language sql stable
return (
  select coalesce(btrim(string_agg(part, ' ' order by piece), ' ,;/'), '')
  from (
    select piece, case
      when piece = reading.piece_of[taken[1]] then put_in
      when not exists (select from unnest(taken) as word where reading.piece_of[word] = piece) then reading.pieces[piece]
    end as part
    from generate_series(1, cardinality(reading.pieces)) as piece
  ) as parts
  -- "Dr." or "doctor in" is no search any more.
  where put_in is not null or exists (
    select from unnest(reading.words) with ordinality as kept (word, place)
    where place <> all (taken) and not private.is_filler(word)
  )
);

comment on function private.without_words is
  'The text as it was typed, without some of its words, or with others in their place.';

create function private.without_radius(reading private.search_reading) returns private.search_reading
language plpgsql immutable set search_path = '' as $$
declare
  piece integer;
begin
  foreach piece in array coalesce(reading.radius_pieces, '{}') loop
    reading.pieces[piece] := null;
  end loop;
  return reading;
end $$;

comment on function private.without_radius is 'The reading without the pieces that say how far to look.';

create function private.span_words(reading private.search_reading, span private.word_span) returns integer[]
language sql stable
-- With the preposition before it.
return array(select generate_series(
  span.first - case when span.first > 1 and private.is_preposition(reading.words[span.first - 1]) then 1 else 0 end, span.last
));

comment on function private.span_words is 'The words that go when a part of the text goes.';

create function private.explain_search(search text) returns table (kind text, label text, without text)
language plpgsql stable security definer set plan_cache_mode = 'force_generic_plan' set search_path = '' rows 5 as $$
declare
  reading constant private.search_reading := (private.plan_search(search)).reading;
  place_words constant integer[] := private.span_words(reading, reading.place_span);
begin
  if reading.missing_zip is not null and reading.outside is null then
    return query select 'missing ZIP', reading.missing_zip, private.without_words(reading, place_words);
  elsif reading.outside is not null then
    return query select 'outside', reading.outside, private.without_words(reading, place_words);
  end if;
  -- "kids doctor pediatrics" is one part.
  return query
  select 'meaning', meaning.label, private.without_words(reading, array_agg(word order by place, word))
  from unnest(reading.meanings) with ordinality as meaning (label, place)
  cross join unnest(private.span_words(reading, reading.meaning_spans[place])) as word
  group by meaning.label order by min(place);
  if cardinality(reading.rest) > 0 then
    return query select 'words', private.typed_words(reading, reading.rest), private.without_words(reading, reading.rest || array(
      -- "dr austin" would be somebody else.
      select place - 1 from unnest(reading.rest) as place where reading.words[place - 1] in ('dr', 'drs')
    ));
  end if;
  return query
  select case idle_phrases.reason when 'insurance' then 'insurance' else 'untold' end,
    array_to_string(reading.words[idle.first:idle.last], ' '),
    private.without_words(reading, array(select generate_series(idle.first, idle.last)))
  from unnest(reading.idle_spans) as idle
  join private.idle_phrases on phrase = array_to_string(reading.words[idle.first:idle.last], ' ')
  where idle_phrases.reason <> 'true of all'
  order by idle.first;
  if (reading.place).label is not null or reading.state is not null then
    return query select case when reading.state is null then 'place' else 'state' end,
      coalesce((reading.place).label, private.state_label(reading.state)),
      -- A distance from nowhere says nothing.
      private.without_words(private.without_radius(reading), place_words);
  end if;
  -- In a state, and around what there is not, it counts for nothing.
  if reading.radius is not null and reading.state is null and reading.missing_zip is null and reading.outside is null then
    return query select 'radius', reading.radius::text, private.without_words(private.without_radius(reading), '{}');
  end if;
  return query
  select 'other place', other, private.without_words(
    reading, coalesce(nullif(place_words, '{}'), nullif(private.span_words(reading, reading.other_places_span), '{}'), reading.rest), other)
  from unnest(reading.other_places) as other;
end $$;

comment on function private.explain_search is
  'The parts of what a search answers. Definer: the search entries are private. It gives out words of the caller, and names of '
  'places and meanings only.';
grant execute on function private.explain_search to anon, authenticated, service_role;

create function public.explain_search(search text) returns table (kind text, label text, without text)
language sql stable rows 5
begin atomic
  select parts.kind, parts.label, parts.without from private.explain_search(coalesce(search, '')) as parts
  where private.require_small_search(search);
end;

comment on function public.explain_search is
  'How search_doctors understands a text: its parts in the order to show them, each with the text without it. "kind" is '
  '"meaning" (specialty, service, language), "words", "place", "state", "radius" (how far around it to look, in miles), "other place" (what the place could be as well; '
  '"without" is the text with it instead), "missing ZIP" (there is none of that number) or "outside" (what the directory does '
  'not cover), "untold" (what no listing says, and so counts for nothing) or "insurance" (which does not, either).';
grant execute on function public.explain_search to anon, authenticated, service_role;
