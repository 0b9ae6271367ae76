-- Names that are refused: those of the site and its staff, in any alphabet, and those that imitate a badge.

create function private.name_skeleton(value text) returns text
language sql immutable strict parallel safe
return btrim(regexp_replace(
  replace(replace(
    -- Digits and signs that are read as letters. "I", "l", and "1" look the same.
    translate(
      -- Before the normalization as well, which turns some of them into letters of their own script.
      lower(case when value ~ '[^ -~]' then private.replace_look_alikes(
        regexp_replace(normalize(private.replace_look_alikes(value), NFKD), '[' || private.combining_marks() || ']', '', 'g')
      ) else value end),
      'i0134578@$|', 'loleastbasl'
    ),
    'rn', 'm'), 'vv', 'w'),
  '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u206F\u2800\u3000-\u303F]+', ' ', 'g'
));

comment on function private.name_skeleton is
  'The skeleton of a name: names that look alike have the same. For comparing only, in the manner of Unicode TR39.';

create function private.has_badge_symbol(value text) returns boolean
language sql immutable strict parallel safe
return value ~ ('[\u0488\u0489\u066D\u20DD-\u20E0\u20E2-\u20E4\u221A\u22C6\u235F\u2460-\u24FF\u2605\u2606\u2610-\u2612\u2695\u269C\u269D\u26E8'
  '\u2705\u2713-\u2718\u2721-\u274B\u2776-\u2793\u2B50-\u2B52\uA670-\uA672\U00010102\U0001F100-\U0001F1FF\U0001F31F\U0001F396\U0001F397'
  '\U0001F3C5\U0001F3C6\U0001F3F5\U0001F451\U0001F46E\U0001F4DB\U0001F52F-\U0001F531\U0001F5F8\U0001F5F9\U0001F6E1\U0001F7C0-\U0001F7D8'
  '\U0001F947-\U0001F949\U0001FAAA]');

comment on function private.has_badge_symbol is
  'Whether a text holds a symbol that can pass for a badge: check marks, stars, shields, medals, letters in circles and squares, flags.';

create function private.has_stacked_marks(value text) returns boolean
language sql immutable strict parallel safe
return value ~ '[^ -~]' and (
  normalize(value, NFD) ~ '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]{3}'
  or normalize(value, NFC) ~ ('[' || private.combining_marks() || ']{5}')
);

comment on function private.has_stacked_marks is
  'Whether a text piles combining marks up: more than two accents on a letter, or more than four marks of any script.';

create function private.is_visible(value text) returns boolean
language sql immutable strict parallel safe
return value ~ '[!-~]' or regexp_replace(value, '[\s\u00A0\u1680\u2000-\u200F\u202F\u205F\u2800\u3000' || private.combining_marks() || ']+', '', 'g') <> '';

comment on function private.is_visible is 'Whether a text shows anything.';

create function private.is_honest_name(value text) returns boolean
language sql immutable parallel safe
return value is null or (not private.has_badge_symbol(value) and not private.has_stacked_marks(value) and private.is_visible(value));

comment on function private.is_honest_name is 'Whether a name shows something, and neither imitates a badge nor runs over the lines around it. Null does.';
grant execute on function private.is_honest_name, private.has_badge_symbol, private.has_stacked_marks, private.is_visible,
  private.name_skeleton, private.replace_look_alikes, private.combining_marks to anon, authenticated, service_role;

create table private.reserved_names (
  phrase text primary key,
  -- "anywhere": however it is spaced; "word": beside other words; "whole": only alone, for it is a surname or a common word as well.
  scope text not null constraint reserved_names_scope_check check (scope in ('anywhere', 'word', 'whole')),
  skeleton text not null generated always as (private.name_skeleton(phrase)) stored
);

comment on table private.reserved_names is 'What no member may be called: the names of the site and of those who run it.';

insert into private.reserved_names (phrase, scope) values
  ('DPC Nearby', 'anywhere'),
  ('admin', 'word'), ('admins', 'word'), ('administrator', 'word'), ('administrators', 'word'), ('moderator', 'word'),
  ('moderators', 'word'), ('official', 'word'), ('verified', 'word'), ('support', 'word'), ('helpdesk', 'word'),
  ('help', 'whole'), ('help desk', 'whole'), ('staff', 'whole'), ('site staff', 'whole'), ('team', 'whole'), ('the team', 'whole'),
  ('site team', 'whole'), ('support team', 'whole'), ('community team', 'whole'), ('security team', 'whole'), ('trust and safety', 'whole'),
  ('customer service', 'whole'), ('moderation', 'whole'), ('mod', 'whole'), ('security', 'whole'), ('system', 'whole'), ('root', 'whole'),
  ('DPC', 'whole'), ('DPC team', 'whole'), ('anonymous', 'whole');
alter table private.reserved_names enable row level security;

create function private.is_reserved_name(value text) returns boolean
language sql stable strict security definer set search_path = ''
begin atomic
  select exists (
    select from private.reserved_names, private.name_skeleton(value) as skeleton_of_name
    where replace(skeleton_of_name, ' ', '') = replace(skeleton, ' ', '')
      or (scope = 'anywhere' and strpos(replace(skeleton_of_name, ' ', ''), replace(skeleton, ' ', '')) > 0)
      or (scope = 'word' and strpos(' ' || skeleton_of_name || ' ', ' ' || skeleton || ' ') > 0)
  );
end;

comment on function private.is_reserved_name is
  'Whether a name is, or holds, one of the site''s own, in letters that look like it. Definer: reads a private table.';
