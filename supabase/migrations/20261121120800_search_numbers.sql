-- What a search text says with numbers: a radius, a price, and an age. These functions are private, and read only the
-- words of the text.

create type private.word_span as (first integer, last integer);

create type private.query_part as (kind text, value text, first integer, last integer);
comment on type private.query_part is
  'A term in a search text: its kind and value as in private.search_terms, and its first and last word.';

create function private.find_words(words text[], pattern text) returns private.word_span
language plpgsql immutable set search_path = '' as $$
declare
  typed constant text := array_to_string(words, ' ');
  start constant integer := regexp_instr(typed, pattern);
  first integer;
begin
  if start = 0 then
    return null;
  end if;
  first := cardinality(string_to_array(left(typed, start), ' '));
  return row(
    first, first + cardinality(
      string_to_array(btrim(substr(typed, start, regexp_instr(typed, pattern, 1, 1, 1) - start)), ' ')
    ) - 1
  );
end $$;
comment on function private.find_words is
  'Returns the span of words that first matches a pattern; null without a match.';

create function private.write_digits(words text[], least_number integer) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  numbers constant jsonb := '{
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
    "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70,
    "eighty": 80, "ninety": 90, "hundred": 100, "thousand": 1000, "uno": 1, "dos": 2, "tres": 3, "cuatro": 4,
    "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10, "once": 11, "doce": 12, "trece": 13,
    "catorce": 14, "quince": 15, "veinte": 20, "veinticinco": 25, "treinta": 30, "cuarenta": 40, "cincuenta": 50,
    "sesenta": 60, "setenta": 70, "ochenta": 80, "noventa": 90, "cien": 100, "ciento": 100, "doscientos": 200,
    "trescientos": 300, "dieciseis": 16, "diecisiete": 17, "dieciocho": 18, "diecinueve": 19, "veintiuno": 21,
    "veintidos": 22, "veintitres": 23, "veinticuatro": 24, "veintiseis": 26, "veintisiete": 27, "veintiocho": 28,
    "veintinueve": 29, "un": 1, "cuatrocientos": 400, "quinientos": 500, "mil": 1000
  }';
  number integer;
  part integer;
  first integer;
  last integer := 0;
begin
  for start in 1..cardinality(words) loop
    continue when start <= last or not numbers ? words[start];
    first := case when words[start] in ('hundred', 'thousand') and words[start - 1] in ('a', 'the') then start - 1
      else start end;
    number := 0;
    last := start - 1;
    for place in start..cardinality(words) loop
      part := numbers ->> words[place];
      if part in (100, 1000) and number between 1 and 99 then
        number := number * part;
      elsif part between 20 and 90 and number between 1 and 9 then
        -- "one fifty"
        number := number * 100 + part;
      elsif part is not null and (number = 0 or number % (10 ^ char_length(part::text))::integer = 0) then
        number := number + part;
      elsif words[place] in ('and', 'y') and number % (case words[place] when 'and' then 100 else 10 end) = 0
        and (numbers ->> words[place + 1])::integer < 100
        and coalesce(words[place + 2], '') not in ('hundred', 'thousand') then
        continue;
      else
        exit;
      end if;
      last := place;
    end loop;
    -- "un" alone is "a".
    if number between least_number and 9999 and (last > start or words[last] <> 'un') then
      words := words[:first - 1] || array_fill(text '_', array[last - first]) || number::text || words[last + 1:];
    end if;
  end loop;
  return words;
end $$;
comment on function private.write_digits is
  'Returns folded words with the numbers from the least one that are spelled out in digits, each in the place of its '
  'last word: "one hundred dollars" is "_ 100 dollars". A range is two numbers.';

create function private.find_radius_words(
  words text[], out first integer, out last integer, out is_before_place boolean, out radius integer
)
language plpgsql immutable set search_path = '' as $$
declare
  lead constant text :=
    '((within|inside|in|up to|at most|no more than|less than|under|about|around|a|an|the|radius|of|a menos de|_) )*';
  many constant text := '([0-9]{1,3}( [0-9])?)';
  -- "8 Mile" and "Ten Mile" are places: a single mile is a distance only with other words for one.
  phrase constant text := '\m(' || concat_ws(
    '|', lead || many || ' ?(miles|mi|millas)', lead || many || ' mile (radius|range|distance)', lead || '1 mile',
    lead || '(within|less than|up to) ' || lead || many || ' mile', lead || 'radius (of )?' || many
  ) || ')( (radius|range|distance|drive|away|or less))*( (of|from|around|to|near|by|in|at|de))?\M';
  digits constant text[] := private.write_digits(words, 1);
  span constant private.word_span := private.find_words(digits, phrase);
  matched constant text := array_to_string(digits[span.first:span.last], ' ');
begin
  first := span.first;
  last := span.last;
  is_before_place := matched ~ ' (of|from|around|to|near|by|in|at|de)$';
  if first is not null then
    -- "2.5" has been split into two words.
    radius := coalesce((
      select min(step) from unnest(array[5, 10, 25, 50, 100]) as step
      where step >= replace(substring(matched from '[0-9]{1,3}(?: [0-9]\M)?'), ' ', '.')::double precision
    ), 100);
  end if;
end $$;
comment on function private.find_radius_words is
  'Finds the radius in miles in folded words ("within 10 miles of"), rounded up to a distance that the directory '
  'offers, its first and last word, and whether it ends with a preposition; nulls without one.';

create function private.find_prices(words text[]) returns setof private.query_part
language plpgsql immutable set search_path = '' as $$
declare
  limits constant text :=
    '(under|below|less than|max|maximum|up to|at most|cheaper than|menos de|hasta|maximo|'
    '(no|not|aint|isnt|arent|cant|cannot|dont|doesnt|wont)( [a-z]+){0,3} (more|over|mas) (than|de)|'
    '(no|not|aint|isnt|doesnt|dont)( [a-z]+){0,3} over)( (a|an|the|los|las|unos))?( _)*';
  lead constant text := '((' || limits || '|for|around|about|por|from|between|de|entre|_) )*';
  per_month constant text := '( (a|per|each|every|al|por))?( (month|mo|monthly|mes|mensual|mensuales))';
  per_time constant text := '(' || per_month || '|( (a|per|each|every|al|por))?( (year|yearly|ano|anual)))?';
  amount constant text := '((usd )?[0-9]{2,4} ((to|and|a|y) )?(_ )*)?';
  plausible constant text := '(2[5-9]|[3-9][0-9]|[0-9]{3,4})(?! (years?|yrs?|yo|anos|miles?|mi|minutes?|millas))';
  up_to constant text := ' (or|o) (less|menos|under|below|cheaper|lower)| (max|maximum|tops|maximo|como maximo|or so)|'
    ' (para|pa|hacia) abajo';
  digits constant text[] := private.write_digits(words, 20);
  span constant private.word_span := private.find_words(digits, '\m(' || concat_ws(
    -- "$80", "80 dollars a month", "100 a month", "70-100", and "under 80", but not "under 18".
    '|', lead || amount || 'usd ?[0-9]{1,5}( dollars)?' || per_time,
    lead || amount || '[0-9]{1,5} (dollars?|dollers?|bucks?|dolares|dolar)' || per_time,
    lead || amount || '[0-9]{2,5}' || per_month, lead || 'usd [0-9]{2,4} ((to|and|a|y) )?' || plausible,
    '(' || limits || '|(between|entre|from|de|_)* ?' || plausible || '( (and|y|to|a))?( _)*) ' || plausible,
    lead || plausible || '(?=' || up_to || ')'
  ) || ')(' || up_to || ')?\M');
  matched constant text := array_to_string(digits[span.first:span.last], ' ');
  per_year constant integer := case when matched ~ ' (year|yearly|ano|anual)\M' then 12 else 1 end;
  lowest integer;
  highest integer;
begin
  select ceil(min(number[1]::numeric) / per_year), ceil(max(number[1]::numeric) / per_year) into lowest, highest
  from regexp_matches(matched, '[0-9]+', 'g') as number;
  if highest > 0 then
    return next row('filter', 'price-to=' || highest, span.first, span.last)::private.query_part;
    if lowest < highest then
      return next row('lowest price', lowest, span.first, span.last)::private.query_part;
    end if;
  end if;
end $$;
comment on function private.find_prices is
  'Finds the highest price in folded words ("under $80", "menos de 80 al mes") as a filter by dollars a month, and of '
  'a range also the lowest, for which there is no filter.';

create function private.find_ages(words text[]) returns setof private.query_part
language plpgsql immutable set search_path = '' as $$
declare
  person constant text :=
    '(mom|mother|dad|father|wife|husband|sons?|daughters?|child|kid|baby|grandma|grandpa|grandmother|grandfather|aunt|'
    'uncle|brother|sister|parents?|teenager|teen|adolescente|mama|madre|papa|padres?|esposa|esposo|hij[oa]s?|abuel[oa]|'
    'nin[oa]s?|kids|children|i|im|yo|adults?|adultos?|senora|grandsons?|granddaughters?|grandkids|niet[oa]s?|tengo|'
    'twins)';
  age constant text := '(_ )*(1[01][0-9]|[0-9]{1,2})';
  list constant text := '(( (and|y))? ' || age || ')';
  unit constant text :=
    '(years? old|yrs? old|years?|yrs?|yo|y o|anos|(months?|mos?|weeks?|days?) old|meses|semanas|dias)';
  stated constant text := person || ' ((who|whos|que|is|am|are|of|age|ages|aged|tiene|tienen|de|son) )*';
  pattern constant text := '\m(' || concat_ws(
    '|',
    '(' || stated || ')?' || age || list || '* ?' || unit || '( of age| de edad| and (older|over|up)| ' || person
      || ')?',
    stated || age || list || '*', '(age|aged|ages|edad) ' || age || list || '*', age || ' and (older|over|up)',
    '(family|familia|couple|pareja|matrimonio) ((of|de|aged|ages) )*' || age || list || '+',
    '(under|menores de) (age )?(1[0-8]|[2-9])'
  ) || ')\M(?! (dollars|bucks|dolares|al|a|miles?|mi|minut[eo]s?|kids?|child|children|adults?|hij[oa]s?|nin[oa]s?|'
    'adultos?|people|personas?|teens?|teenagers?|baby|babies|bebes?|and (older|over|up))\M)';
  span private.word_span;
  matched text;
  years integer;
begin
  words := private.write_digits(words, 1);
  if array_to_string(words, '') !~ '[0-9]' then
    -- The pattern takes long.
    return;
  end if;
  span := private.find_words(words, pattern);
  while span.first is not null loop
    matched := array_to_string(words[span.first:span.last], ' ');
    for years in
      select case
        when matched ~ '[0-9] (mo|week|day|mes|semana|dia)' then 0
        else number[1]::integer - case when matched ~ '^(under|menores)' then 7 else 0 end
      end
      from regexp_matches(matched, '[0-9]+', 'g') as number
    loop
      return next row('tag', private.age_label(years), span.first, span.last)::private.query_part;
      if matched !~ '^(under|menores)|(older|over|up)$' then
        return next row('household', years, span.first, span.last)::private.query_part;
      end if;
    end loop;
    words := array_fill(text '_', array[span.last]) || words[span.last + 1:];
    span := private.find_words(words, pattern);
  end loop;
end $$;
comment on function private.find_ages is
  'Finds the ages of people in folded words ("my mom 67", "3 year old"): for each the tag of the ages that a practice '
  'accepts, and the person for the price of the household.';

create function private.household_of(parts private.query_part[]) returns text
language sql immutable
return (
  -- "Six of us, two adults and four kids" are six.
  select coalesce(
    string_agg(value, ',' order by first) filter (where value !~ '40.*8'), string_agg(value, ',' order by first)
  )
  from unnest(parts) where kind = 'household'
);
comment on function private.household_of is
  'Returns the ages of the people whom a text is for, "34,36,4"; those with a question mark are only usual. Null if it '
  'names none.';
