-- Whose name words of a search are: there is a Dr. French who speaks none, and a practice called after a saint or a town.

create function private.is_name(words text[], in_order boolean) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  found boolean;
begin
  -- Planned for these words: whether an index serves depends on how common they are.
  execute format(
    'select exists (
       select from private.listing_entries where name_words @@ %L::tsquery and split_part(document, '' | '', 1) like %L
     )',
    private.all_words(words), case when in_order then '%' || array_to_string(words, '%') || '%' else '%' end) into found;
  return coalesce(found, false);
end $$;

comment on function private.is_name is
  'Whether the name of a practice, or of somebody in it, has all of the words; or the practice''s own has them in their order.';

create function private.bearers_of(name text) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  -- So many are enough to come first.
  most constant integer := 100;
begin
  return array(
    select doctor_id from private.name_starts
    where is_person and not is_inner and start = name collate "C"
    union
    select doctor_id from (
      select doctor_id from private.name_starts
      where is_person and not is_inner and strpos(name, ' ') = 0
        and start >= name || ' ' collate "C" and start < name || '!' collate "C"
      limit most
    ) as longer
    limit most
  );
end $$;

comment on function private.bearers_of is
  'The public listings that name a person so, a hundred at most: folded words, one of the name''s or all of them from any word on, as '
  'private.name_starts has them.';

create function private.is_titled(words text[], place integer) returns boolean
language sql immutable parallel safe
return place > 1 and words[place - 1] in ('dr', 'drs');

comment on function private.is_titled is 'Whether a title stands before the word.';

create function private.other_spellings(folded text) returns text
language sql immutable parallel safe
return (
  select string_agg(other, ' ') from (
    select other from regexp_matches(folded, '\m(st|saint|mt|mount|ft|fort)\M', 'g') as said
    cross join (values ('st', 'saint'), ('saint', 'st'), ('mt', 'mount'), ('mount', 'mt'), ('ft', 'fort'), ('fort', 'ft')) as pairs (one, other)
    where one = said[1]
    union all
    select replace(said[1], ' ', '')
    from regexp_matches(folded, '\m((?:mc|mac|fitz|de|del|di|da|du|la|le|van|von)(?: (?:la|las|los|der|den))? [a-z]{3,})\M', 'g') as said
  ) as spellings
);

comment on function private.other_spellings is
  'Other ways to spell names: "st. luke" has "saint", "mc allister" has "mcallister"; null without any.';
