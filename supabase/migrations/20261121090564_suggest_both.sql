-- What the search box offers for two things at once, what is sought and where: "pediatrician aus", "austin ped".

create function private.is_understood(words text[]) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  reading private.search_reading;
begin
  reading.words := words;
  reading := private.read_rest(reading);
  return cardinality(reading.rest) = 0;
end $$;

comment on function private.is_understood is 'Whether each of the words means something, or nothing, without a place.';

create function private.sought_words(words text[]) returns text
language sql stable
return nullif(array_to_string(array(
  select word from unnest(words) with ordinality as typed (word, place)
  where exists (select from unnest(words) as each where not private.is_filler(each))
    -- "pediatrician in" goes on with "near Austin, TX".
    and exists (
      select from unnest(words) with ordinality as later (word, place) where later.place >= typed.place and not private.is_preposition(later.word))
  order by place
), ' '), '');

comment on function private.sought_words is 'The words, where they ask for something, without a preposition at their end; null for "doctor in".';

create function private.near_text(sought text, place text, is_state boolean) returns text
language sql immutable
return case when sought is null then place else sought || case when is_state then ' in ' else ' near ' end || place end;

comment on function private.near_text is 'The search text for what is sought in a place.';

create function private.suggest_both(words text[]) returns setof private.suggestion
language plpgsql stable set search_path = '' rows 6 as $$
declare
  most_place_words constant integer := 4;
  size constant integer := cardinality(words);
  known private.search_reading;
begin
  for split in greatest(1, size - most_place_words)..size - 1 loop
    continue when private.is_preposition(words[split + 1]) or words[split + 1:] = array['me'] or not private.is_understood(words[:split]);
    return query select kind, private.near_text(private.sought_words(words[:split]), label, detail = 'State'), detail, doctor_id
    from private.suggest_places(words[split + 1:]);
    if found then
      return;
    end if;
  end loop;
  -- "austin ped"
  known.words := words;
  known := private.read_place(known);
  if (known.place_span).first = 1 and (known.is_exact_place or known.is_strong_place) and (known.place_span).last < size then
    return query select kind, private.near_text(label, coalesce((known.place).label, private.state_search(known.state)), known.state is not null), detail, doctor_id
    from private.suggest_meanings(array_to_string(words[(known.place_span).last + 1:], ' '));
  end if;
end $$;

comment on function private.suggest_both is
  'The places that may follow what is typed of a search for something ("pediatrician aus"), and the meanings that may follow a place.';
