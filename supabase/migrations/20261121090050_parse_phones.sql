-- Phone numbers of the North American Numbering Plan, stored as RFC 3966 writes them: +15125550142, or +15125550142;ext=3.
-- src/lib/phone reads the same texts for forms and files; src/test/written-phones.ts is the table that both are tested against.

create function private.find_phone_mistake(digits text) returns text
language sql immutable parallel safe
return case
  when digits ~ '^0+$' then 'a phone number cannot be all zeros'
  when digits ~ '^([0-9])\1{9}$' then 'a phone number cannot repeat a single digit'
  -- Area codes like 233 are never geographic; N9X, 37X, and 96X are held back for longer numbers.
  when left(digits, 3) !~ '^[2-9](?!11|9)' or left(digits, 3) ~ '^(?:37|96|555|[23479](?:00|22|33|44|55|66|77|88))'
    and left(digits, 3) not in ('700', '900') then 'there is no area code ' || left(digits, 3)
  when digits !~ '^...[2-9]' then
    'no phone number has ' || substr(digits, 4, 3) || ' after its area code; like (512) 555-0100, it continues with 2 to 9'
end;

comment on function private.find_phone_mistake is 'Returns why ten digits are no phone number, as the end of a sentence; null for a number that can be dialed.';

create function private.is_phone(value text) returns boolean
language sql immutable parallel safe
return value ~ '^\+1[0-9]{10}(?:;ext=[0-9]{1,7})?$' and private.find_phone_mistake(substr(value, 3, 10)) is null;

comment on function private.is_phone is 'Whether a text is a phone number as it is stored; null for null.';

create function private.dial_word(written text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  parts constant text[] := regexp_match(written, '^(?:\+?1[-. ]*)?\(?([0-9]{3})\)?[-./ ]*([a-z0-9][-a-z0-9. ]*)$');
  digits text := '';
  word text;
begin
  if parts is null or parts[2] !~ '[a-z]{3}' then
    return null;
  end if;
  foreach word in array regexp_split_to_array(parts[2], '[-. ]+') loop
    -- Keys that are pressed after the seventh digit do nothing, so a long word may go on.
    if length(digits) >= 7 or (length(digits || word) > 7 and word ~ '[0-9]') then
      return null;
    end if;
    digits := digits || translate(word, 'abcdefghijklmnopqrstuvwxyz', '22233344455566677778889999');
  end loop;
  return case when length(digits) >= 7 then parts[1] || left(digits, 7) end;
end $$;

comment on function private.dial_word is 'The ten digits of a number that ends in a word, such as 1-800-flowers; null for any other text. Takes lower case.';

create function private.recover_phone(written text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  advice constant text := '; format the cells as text and enter the number again';
  plain constant text := btrim(regexp_replace(
    translate(private.plain_line(normalize(written, NFKC)), '‐‑‒–—―−_•·∙', '--------...'), '\s+', ' ', 'g'
  ), ' ;');
  -- How spreadsheets keep text as text.
  bare constant text := lower(btrim(regexp_replace(plain, '^(?:=?"(.*)"|''(.*))$', '\1\2')));
  number constant text[] := regexp_match(bare, '^([0-9])(?:\.([0-9]+))?e\+?([0-9]{1,3})$');
begin
  if number is not null then
    if length(coalesce(number[2], '')) = number[3]::integer then
      return number[1] || coalesce(number[2], '');
    end if;
    raise exception 'Check the phone number: a spreadsheet has shortened it, and its last digits are lost%', advice using errcode = '23514';
  elsif bare ~ '^#+$' then
    raise exception 'Check the phone number: the column of the spreadsheet was too narrow to show it' using errcode = '23514';
  elsif bare ~ '^#[a-z/0]+[!?]?$' then
    raise exception 'Check the phone number: the spreadsheet has an error there%', advice using errcode = '23514';
  elsif bare ~ '^-[0-9]{1,5}(?:\.0+)?$' then
    raise exception 'Check the phone number: a spreadsheet has subtracted its parts from each other%', advice using errcode = '23514';
  elsif bare ~ '^\$?(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.0+)?$' then
    return regexp_replace(regexp_replace(bare, '\.0+$', ''), '[$,]', '', 'g');
  end if;
  return bare;
end $$;

comment on function private.recover_phone is
  'A written phone number in plain characters and lower case, as it was before a spreadsheet took it for an amount. Raises 23514 where digits are lost.';

create function private.parse_phone(written text, use text default 'phone') returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  example constant text := '(512) 555-0100';
  words constant text := 'main|office|business|work|cell|mobile|direct|practice|clinic|front desk|appointments?|new patients|toll[- ]?free|'
    'call(?: or text)?|text|phone|telephone|tel|ph|number|[ptocm](?=[.: ])';
  ending constant text :=
    '[\s,;]*(?:[(\[]\s*)?(?:(?<![a-z])(?:extension|extn?|xtn?|x)|#)[\s.:=#-]*([0-9]+)[#)\]\s]*$|\s*(?:,+|[pw])\s*([0-9]{1,7})#?$';
  bare text;
  number text;
  digits text;
  extension text;
  problem text;
begin
  if written is null or private.is_phone(written) or btrim(written) = '' then
    return nullif(btrim(written), '');
  end if;
  bare := regexp_replace(private.recover_phone(written), '^tel:\s*', '');
  if use = 'fax' then
    bare := regexp_replace(bare, '^(?:(?:office|main|tele)?\s*fax|f(?=[.: ]))\y[\s.:#-]*(?:number[\s.:]*)?', '');
    bare := regexp_replace(bare, '\s*[-,(]?\s*\yfax\)?\.?$', '');
  else
    bare := regexp_replace(bare, '^(?:(?:' || words || ')\y[\s.:#-]*)+', '');
    bare := regexp_replace(bare,
      '\s*(?:\((?![^)]*fax)[a-z][-a-z ,.&/'']*\)|[-,]?\s*\y(?:call (?:or|and) text|text ok|main|office|cell|mobile|toll[- ]?free|voice ?mail)\.?)$', '');
  end if;
  bare := btrim(bare);
  extension := (select coalesce(at_end[1], at_end[2]) from regexp_match(bare, ending) as at_end);
  number := btrim(regexp_replace(bare, ending, ''));
  digits := regexp_replace(
    coalesce(private.dial_word(number), regexp_replace(number, '[^0-9]', '', 'g')), '^(?:011)?1(?=[0-9]{10}$)', ''
  );
  problem := case
    when use <> 'fax' and bare ~ '\yfax\y' then 'it is a fax number'
    when 1 < (
      select count(*) from regexp_matches(bare, '(?<![0-9])(?:\+?1[-. ]*)?(?:\([0-9]{3}\)|[0-9]{3})[-./ ]*[0-9]{3}[-. ]*[0-9]{4}(?![0-9])', 'g')
    ) or bare ~ '[0-9]{4}\s*(?:(?:/|&|\yor\y|\yand\y|;)\s*[0-9]{2,}|,\s*(?:[0-9]{4}|[0-9]{3}[-. ]?[0-9]{4})\s*$)'
      then 'it holds two phone numbers; keep one'
    when bare ~ '(?:x|ext\.?|#|=)\s*[0-9]+\s*(?:/|,|;|&|\yor\y|\yand\y)\s*(?:x|ext\.?|#)?\s*[0-9]' then 'it holds two extensions; keep one'
    when length(extension) > 7 then 'an extension has at most seven digits'
    when extension is null and number ~ '(?<![a-z])(?:extension|extn?|x)\.?[\s.:=#-]*$' then 'its extension is missing'
    when length(digits) = 10 and (private.dial_word(number) is not null or number ~ '^\+?[-0-9()./ ]+$') then
      private.find_phone_mistake(digits)
    when digits ~ '^0+$' then 'a phone number cannot be all zeros'
    when bare ~ '^(?:\+|00|011)(?!\s*1)' and length(digits) > 7 then 'only phone numbers of the US and Canada (+1) can be listed'
    when bare ~ '(?<![a-z])[oil](?![a-z])' and length(digits) > 6 then 'it has a letter where a digit belongs'
    when length(digits) = 10 or (length(digits) > 10 and bare ~ '[a-z]') then
      'only an extension can stand beside the number, like ' || example || ' ext. 3'
    when length(digits) = 7 then 'its area code is missing: a phone number has ten digits, like ' || example
    when digits <> '' then
      format('it has %s %s, and a phone number has ten, like %s', length(digits), case length(digits) when 1 then 'digit' else 'digits' end, example)
    else 'a phone number has ten digits, like ' || example
  end;
  if problem is not null then
    raise exception 'Check the phone number: %', problem using errcode = '23514';
  end if;
  return '+1' || digits || coalesce(';ext=' || extension, '');
end $$;

comment on function private.parse_phone is
  'A phone number as people and spreadsheets write it, as it is stored; null for an empty text. `use` is "fax" for a fax number. Raises '
  '23514 with the reason for what cannot be dialed or names no one number.';

create function private.normalize_phones() returns trigger
language plpgsql set search_path = '' as $$
declare
  given constant jsonb := to_jsonb(new);
  parsed jsonb := '{}';
  name text;
begin
  foreach name in array tg_argv loop
    if not private.is_phone(given ->> name) then
      parsed := parsed || jsonb_build_object(name, private.parse_phone(given ->> name, name));
    end if;
  end loop;
  return case when parsed = '{}' then new else jsonb_populate_record(new, parsed) end;
end $$;

comment on function private.normalize_phones is 'Trigger: stores the phone numbers in the columns that its arguments name in one form. Raises 23514 for what is none.';

grant execute on function private.find_phone_mistake, private.is_phone, private.dial_word, private.recover_phone, private.parse_phone
to anon, authenticated, service_role;
