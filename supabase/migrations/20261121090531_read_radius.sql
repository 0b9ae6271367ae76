-- How far people write that they would go: "within 10 miles of Austin", "5 mile radius 78704", "boise 50 miles".

create type private.radius_words as (first integer, last integer, is_before_place boolean, radius integer);

comment on type private.radius_words is
  'The words of a text that say how far around a place to look: the first and the last of them, whether that leads to the place ("of"), and the miles.';

create function private.radius_for(miles double precision) returns integer
language sql immutable
return coalesce((select min(step) from unnest(array[5, 10, 25, 50, 100]) as step where step >= miles), 100);

comment on function private.radius_for is
  'The least distance, of those to choose from in the directory, that is no less than what somebody says; of more than any, the largest.';

create function private.read_miles(phrase text) returns double precision
language sql immutable
return coalesce(
  -- Of "2.5" both digits are words.
  replace(substring(phrase from '[0-9]{1,3}(?: [0-9]\M)?'), ' ', '.')::double precision,
  (
    select miles from (values
      ('twenty five', 25), ('five', 5), ('ten', 10), ('fifteen', 15), ('twenty', 20), ('thirty', 30), ('forty', 40), ('fifty', 50),
      ('sixty', 60), ('hundred', 100)
    ) as numbers (name, miles)
    where phrase ~ ('\m' || name || '\M') order by char_length(name) desc limit 1
  )
);

comment on function private.read_miles is 'How many miles a phrase says that private.find_radius has found.';

create function private.find_radius(words text[]) returns private.radius_words
language plpgsql immutable set search_path = '' as $$
declare
  typed constant text := array_to_string(words, ' ');
  lead constant text := '((within|inside|in|up to|at most|no more than|less than|under|about|around|a|an|the|radius|of) )*';
  many constant text := '([0-9]{1,3}( [0-9])?|twenty five|five|ten|fifteen|twenty|thirty|forty|fifty|sixty|hundred|one hundred)';
  -- "8 Mile" and "Ten Mile" are names of places: a single mile is a distance only where something else says so.
  phrase constant text := '\m(' || concat_ws(
    '|', lead || many || ' ?(miles|mi)', lead || many || ' mile (radius|range|distance)', lead || '1 mile',
    lead || '(within|less than|up to) ' || lead || many || ' mile', lead || 'radius (of )?' || many
  ) || ')( (radius|range|distance|drive|away|or less))*( (of|from|around|to|near|by|in|at))?\M';
  found private.radius_words;
  start constant integer := case when typed ~ '(\m|[0-9])(mi|miles?)\M|radius' then regexp_instr(typed, phrase) else 0 end;
  read text;
begin
  if start > 0 then
    read := substr(typed, start, regexp_instr(typed, phrase, 1, 1, 1) - start);
    found.first := cardinality(string_to_array(left(typed, start), ' '));
    found.last := found.first + cardinality(string_to_array(read, ' ')) - 1;
    found.is_before_place := read ~ ' (of|from|around|to|near|by|in|at)$';
    found.radius := private.radius_for(private.read_miles(read));
  end if;
  return found;
end $$;

comment on function private.find_radius is 'Where folded words of a search say how far to look; nulls where they do not.';
