-- "We do not offer obstetrics" names what a practice is not to be found by.

create function private.without_denials(about text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  -- To the end of the clause, or where it turns.
  clause constant text := '(?:(?!\m(?:but|though|although|yet|instead|because|while|so)\M)[^,.;:!?()\n–—])*';
  -- What is no denial of a service: "not only", "no more than ten", "with or without", "no extra charge", "without insurance".
  harmless constant text :=
    '\m(?:not (?:only|just|merely|simply)|no (?:more|less|later|longer) than|no matter|no need|no problem|with(?:out)? (?:and|or) with(?:out)?'
    '|(?:do not|don[''’]t) (?:hesitate|worry|wait|need|have to)|(?:no|without)(?: [\w-]+){0,2} (?:co-?pays?|insurance|contracts?|charges?'
    '|costs?|fees?|waits?|waiting|billing|obligation|appointments?|referrals?|rush|hassles?|surprises?|limits?))\M';
  -- "House calls are not available".
  refused constant text :=
    '(?:(?!\m(?:but|though|although|yet|and|while)\M)[^,.;:!?()\n–—])*\m(?:is|are)(?: not|n[''’]t)'
    '(?: [\w-]+){0,2}? (?:available|offered|provided|performed|possible|done)\M';
  denied constant text :=
    '\m(?:not|no|never|without|cannot|cant|dont|doesnt|neither|nor|(?:ca|do|does|did|is|are|wo|could|would|has|have|should)n[''’]t)\M(?!-)';
  -- "stitches, biopsies, or X-rays": all of a list is denied.
  listed constant text := '(?:(?:,(?: +[^\s,.;:!?]+){1,3})*,? +(?:or|nor)\M' || clause || ')?';
begin
  if about !~* '\m(?:not|no|never|without|cannot|cant|dont|doesnt|neither|nor)\M|n[''’]t\M' then
    return about;
  end if;
  about := regexp_replace(about, harmless, ' ', 'gi');
  about := regexp_replace(about, refused || clause, ' ', 'gi');
  return regexp_replace(about, denied || clause || listed, ' ', 'gi');
end $$;

comment on function private.without_denials is
  'An About text without what it says a practice does not do: from "no", "not" and the like to the end of the clause, and of a list that '
  'ends with "or". Where that is not sure the words stay.';
