-- Whether two listings are the same practice. Forms, imports, and the removal register compare practices by the same
-- evidence. Anyone can look up whether a practice is listed; members cannot add one that is published or pending.

-- What practices are compared by.

create function private.phone_digits(value text) returns text
language sql immutable parallel safe
return substring(regexp_replace(split_part(lower(value), 'x', 1), '[^0-9]', '', 'g') from '^1?([0-9]{10})$');
comment on function private.phone_digits is
  'Returns the ten digits of a US phone number in any format; null if it does not have ten.';
-- Roles that write a phone evaluate the index expression.
grant execute on function private.phone_digits to authenticated, service_role;
create index offices_phone_digits_idx on public.offices (private.phone_digits(phone)) where phone is not null;

create function private.bare_name(name text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  skeleton constant text := private.name_skeleton(left(name, 120));
begin
  return coalesce(nullif(btrim(regexp_replace(
    ' ' || private.strip_titles(skeleton) || ' ',
    '( (the|and|llc|l l c|pllc|p l l c|pc|p c|lnc|m|msn|apm|bc|facp|mbbs|dc|ll|lll))+(?= )', '', 'g'
  )), ''), skeleton);
end $$;

comment on function private.bare_name is
  'Returns the words of a name in the form of name_skeleton, without titles, credentials, and legal forms.';

create function private.get_name_keys(variadic names text[]) returns text[]
language plpgsql immutable parallel safe cost 1000 set search_path = '' as $$
declare
  name text;
  bare text;
  keys text[] := '{}';
begin
  foreach name in array coalesce(names, '{}') loop
    bare := private.bare_name(name);
    if bare <> '' then
      keys := keys || replace(bare, ' ', '');
      -- Once more without initials.
      if bare ~ '(^| )[^ ]( |$)' and bare ~ '[^ ]{2,} (.* )?[^ ]{2,}' then
        keys := keys || regexp_replace(' ' || bare, ' ([^ ](?= |$))?', '', 'g');
      end if;
    end if;
  end loop;
  return keys;
end $$;

comment on function private.get_name_keys is
  'Returns the letters of names as bare_name returns them, without spaces, and once more without initials. Names that '
  'look alike, such as “Quiet Oak Care” and “Qu1et Oakcare LLC”, share one.';
-- Index expressions run with the rights of the role that writes the row.
grant execute on function private.strip_titles, private.bare_name, private.get_name_keys to authenticated, service_role;

create function private.website_key(website text) returns text
language plpgsql immutable parallel safe cost 100 set search_path = '' as $$
declare
  found constant text[] := regexp_match(lower(website), '^(?:https?://)?([^/?#:\s]+)[^/?#]*(/[^?#\s]*)?');
  host constant text := regexp_replace(found[1], '^www\.', '');
begin
  return case
    when host not like '%.%' then null
    -- On a site that many practices share, only the path identifies the practice.
    when host
      ~ '(?:^|\.)(?:facebook|instagram|linkedin|youtube|twitter|x|google|goo|bit|tinyurl|linktr|yelp|healthgrades|'
        'zocdoc|hint|elationemr|wixsite|wordpress|blogspot|square|weebly|godaddysites|webflow)\.[a-z]+$'
    then host || coalesce(rtrim(found[2], '/'), '')
    else host
  end;
end $$;

comment on function private.website_key is
  'Returns the host of a website without www, and on a shared site also the path, for comparison; null for none.';
grant execute on function private.website_key to authenticated, service_role;

create function private.has_former_name(named jsonb, name text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from jsonb_array_elements_text(
      case when jsonb_typeof(named -> 'former_names') = 'array' then named -> 'former_names' else '[]' end
    ) as former
    where private.split_words(private.fold(former)) = private.split_words(private.fold(name))
  );
end $$;

comment on function private.has_former_name is
  'Whether a practice or clinician, {former_names}, had a name before, without regard to case, accents, and '
  'punctuation.';

create type private.practice_identity as (
  names text[],
  name_keys text[], zips text[], cities text[], npis text[], clinician_npis text[], phones text[], websites text[]
);

create function private.get_identity(practice jsonb) returns private.practice_identity
language plpgsql stable set search_path = '' as $$
declare
  identity private.practice_identity := row('{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}');
  names constant text[] := array[practice ->> 'practice_name']
    || case when jsonb_typeof(practice -> 'former_names') = 'array' then
    array(select jsonb_array_elements_text(practice -> 'former_names')) else '{}' end;
  entry jsonb;
  state text;
begin
  for place in 1 .. cardinality(names) loop
    identity.names := identity.names || private.bare_name(names[place]);
  end loop;
  identity.names := array_remove(array_remove(identity.names, null), '');
  identity.name_keys := private.get_name_keys(variadic names);
  for entry in select practice
  union all select jsonb_array_elements(practice -> 'offices') where jsonb_typeof(practice -> 'offices') = 'array' loop
    state := entry ->> 'address_state';
    identity.zips := identity.zips || left(btrim(entry ->> 'address_zip'), 5);
    identity.cities := identity.cities || (
      private.slug(entry ->> 'address_city') || ', '
        || case when state ~ '^[A-Z]{2}$' then state else coalesce(private.state_code(state), '') end
    );
    identity.phones := identity.phones || private.phone_digits(left(entry ->> 'phone', 200));
  end loop;
  identity.zips := array_remove(identity.zips, null);
  identity.cities := array_remove(identity.cities, null);
  identity.phones := array_remove(identity.phones, null);
  identity.npis := array_remove(array[nullif(btrim(practice ->> 'npi'), '')], null);
  if jsonb_typeof(practice -> 'clinicians') = 'array' then
    identity.clinician_npis := array(
      select clinician ->> 'npi' from jsonb_array_elements(practice -> 'clinicians') as clinician
      where clinician ->> 'npi' <> ''
    );
  end if;
  identity.websites := array_remove(array[private.website_key(practice ->> 'website')], null);
  return identity;
end $$;

comment on function private.get_identity is
  'Returns what identifies a practice, {practice_name, former_names, address_city, address_state, address_zip, npi, '
  'phone, website, clinicians, offices}, in the forms in which practices are compared.';

create function private.get_listing_identity(listing public.doctors) returns private.practice_identity
language plpgsql stable set search_path = '' as $$
begin
  return private.get_identity(jsonb_build_object(
    'practice_name', listing.practice_name, 'former_names', listing.former_names, 'address_city', listing.address_city,
    'address_state', listing.address_state, 'address_zip', listing.address_zip, 'npi', listing.npi, 'phone',
    listing.phone, 'website', listing.website,
    'clinicians', (
      select jsonb_agg(jsonb_build_object('npi', npi)) from public.clinicians
      where doctor_id = listing.id and npi is not null
    ),
    'offices', (
      select jsonb_agg(jsonb_build_object(
        'address_city', address_city, 'address_state', address_state, 'address_zip', address_zip, 'phone', phone
      ))
      from public.offices where doctor_id = listing.id and position > 0
    )
  ));
end $$;

comment on function private.get_listing_identity is
  'Returns what identifies a listing, with its clinicians and further offices.';

-- Comparing two practices.

create function private.is_shorter_name(one text, other text) returns boolean
language sql immutable
return strpos(one, ' ') > 0 and strpos(other, ' ') > 0 and (one like other || ' %' or other like one || ' %');

comment on function private.is_shorter_name is
  'Whether one of two names, as bare_name returns them, has at least two words, with which the other one begins.';

create function private.is_similar_name(one text, other text) returns boolean
language sql immutable
return extensions.similarity(one, other) > 0.7 or private.is_shorter_name(one, other);

comment on function private.is_similar_name is
  'Whether two names, as bare_name returns them, have most letters in common, or one is a shorter form of the other.';

create function private.match_identities(one private.practice_identity, other private.practice_identity) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  has_same_name constant boolean := one.name_keys && other.name_keys;
  has_same_zip constant boolean := one.zips && other.zips;
begin
  return array_remove(array[
    case when one.npis && other.npis then 'NPI' end,
    case when has_same_name and has_same_zip then 'name and ZIP' end,
    -- A clinician can work at several practices, so a shared one does not make two practices the same.
    case when one.npis && other.clinician_npis or one.clinician_npis && other.npis then 'clinician NPI' end,
    case when one.phones && other.phones then 'phone' end,
    case when one.websites && other.websites then 'website' end,
    case
      when has_same_name
        and not has_same_zip then case when one.cities && other.cities then 'name and city' else 'name' end
    end,
    case when not has_same_name and has_same_zip and exists (
      select from unnest(one.names) as name, unnest(other.names) as known where private.is_similar_name(name, known)
    ) then 'similar name' end
  ], null);
end $$;

comment on function private.match_identities is
  'Returns the evidence that two practices are the same, strongest first: NPI, name and ZIP, clinician NPI, phone, '
  'website, name and city, name, similar name (in the same ZIP code). Former names of both count like names.';

create function private.find_duplicates(wanted private.practice_identity)
returns table (doctor_id uuid, matched text[])
-- An import runs this thousands of times, and planning takes longer than the query.
language plpgsql stable rows 5 set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
begin
  return query
  select distinct on (coalesce(doctors.merged_into, doctors.id)) coalesce(doctors.merged_into, doctors.id), evidence
  from public.doctors
  cross join lateral private.match_identities(wanted, private.get_listing_identity(doctors)) as evidence
  -- An array, because PostgreSQL expects few elements in it, and looks them up by id.
  where doctors.id = any (array(
    select id from public.doctors where npi = any (wanted.npis || wanted.clinician_npis)
    union select doctor_id from public.clinicians where npi = any (wanted.npis)
    union select id from public.doctors where phone is not null and private.phone_digits(phone) = any (wanted.phones)
    union select doctor_id from public.offices
    where phone is not null and private.phone_digits(phone) = any (wanted.phones)
    union select id from public.doctors
    where website is not null and private.website_key(website) = any (wanted.websites)
    union select id from public.doctors where left(address_zip, 5) = any (wanted.zips)
    union select doctor_id from public.offices
    where address_zip is not null and left(address_zip, 5) = any (wanted.zips)
    union select id from public.doctors
    where private.get_name_keys(variadic practice_name || former_names) operator(pg_catalog.&&) wanted.name_keys
  ))
    -- A name alone is no evidence.
    and evidence <> '{}' and evidence <> '{name}'
  order by 1, cardinality(evidence) desc, evidence;
end $$;

comment on function private.find_duplicates is
  'Returns the listings that may be this practice, and the evidence as match_identities returns it. Listings in every '
  'status count; a merged one is returned as its target. Called by definer functions, which decide what the caller may '
  'see.';

create function private.listings_in_zip(zip text) returns setof uuid
language sql stable security definer set search_path = '' rows 30
begin atomic
  select id from public.doctors where left(address_zip, 5) = left(btrim(zip), 5);
end;
comment on function private.listings_in_zip is
  'Returns the ids of the listings in a ZIP code, of which policies decide what the caller sees. Definer: "left" is '
  'not leakproof, so policies would keep PostgreSQL from using its index.';
grant execute on function private.listings_in_zip to anon, authenticated, service_role;

create function public.find_similar_listings(name text, zip text)
returns table (id uuid, practice_name text, address_city text, address_state text, verified boolean, similarity real)
language sql stable
begin atomic
  select doctors.id, doctors.practice_name, doctors.address_city, doctors.address_state, doctors.verified,
    likeness.similarity
  from public.doctors cross join lateral (
    select max(extensions.similarity(private.fold(known), private.fold(name))) as similarity
    from unnest(doctors.practice_name || doctors.former_names) as known
  ) as likeness
  where private.require_at_most(octet_length(concat(name, zip)), 1000, 'bytes of a name and ZIP code')
    and doctors.id in (select private.listings_in_zip(zip))
    and doctors.status in ('pending', 'published')
    and likeness.similarity > 0.35
  order by 6 desc, 1
  limit 5;
end;

comment on function public.find_similar_listings is
  'Returns up to five published or pending listings with a similar name or former name in the same ZIP code that the '
  'caller can read.';
grant execute on function public.find_similar_listings to anon, authenticated;

-- Adding a practice.

create function private.match_listed(candidate jsonb, except_id uuid)
returns table (doctor_id uuid, matched text[], is_same boolean)
language sql stable set search_path = ''
begin atomic
  select doctors.id, duplicate.matched,
    duplicate.matched && '{name and ZIP}'
    -- A physician may own several offices, with one NPI, phone, and website.
    or (auth.uid() is null or doctors.user_id is distinct from auth.uid()) and (
      duplicate.matched && '{NPI}'
      or duplicate.matched @> '{phone,website}'
      or (duplicate.matched && '{phone,website}' and duplicate.matched && '{name,name and city,similar name}')
    )
  from private.find_duplicates(private.get_identity(candidate)) as duplicate
  join public.doctors on doctors.id = duplicate.doctor_id
  -- A rejected or withdrawn listing does not prevent a new one.
  where doctors.status in ('pending', 'published') and doctors.id is distinct from except_id;
end;

comment on function private.match_listed is
  'Returns the published and pending listings that may be the practice described by `candidate` (as get_identity takes '
  'it), and what matched. `is_same` means that a member cannot add it again: its name and ZIP or, unless the member '
  'owns it, its NPI, its phone and website, or one of these with a similar name. Called by definer functions, which '
  'decide what the caller may see.';

create function private.check_duplicates(listing public.doctors) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.doctors;
  same record;
begin
  -- Admins import many listings and can merge duplicates later. A draft is checked when it is submitted.
  if private.is_admin() or listing.status = 'draft' then
    return;
  end if;
  -- The lock makes two members who add the same practice at once get here one after the other.
  perform pg_advisory_xact_lock(hashtextextended('add a listing', 0));
  select listed.doctor_id, listed.matched into same from private.match_listed(to_jsonb(listing), listing.id) as listed
  join public.doctors on doctors.id = listed.doctor_id
  where listed.is_same order by doctors.status desc, doctors.id limit 1;
  if not found then
    return;
  end if;
  select * into strict known from public.doctors where id = same.doctor_id;
  if known.status = 'published' then
    raise exception 'This practice is already listed'
    using errcode = 'PT409', hint = 'duplicate_listing', detail = json_build_object(
      'listing', known.id, 'matched', same.matched,
      'practice', format('%s, %s, %s', known.practice_name, known.address_city, known.address_state)
    );
  elsif known.user_id = auth.uid() or private.is_submitter(known) then
    raise exception 'You have already added this practice'
    using errcode = 'PT409', hint = 'duplicate_own_listing',
      detail = json_build_object('listing', known.id, 'matched', same.matched);
  end if;
  raise exception 'This practice is already waiting for review'
  using errcode = 'PT409', hint = 'duplicate_pending_listing', detail = json_build_object('matched', same.matched);
end $$;

comment on function private.check_duplicates is
  'Refuses a new or submitted listing that match_listed considers the same as a published or pending one (PT409). The '
  'detail is JSON: {listing, matched, practice}, where `listing` is missing '
  'if the member may not read it. Definer: other members'' pending listings count, too, but are not named.';

create function private.find_listed_practices(candidate jsonb, except_id uuid default null)
returns table (
  id uuid, practice_name text, address_city text, address_state text, matched text[], is_same boolean,
  is_public boolean, is_owned boolean
)
language sql stable security definer set search_path = ''
begin atomic
  select * from (
    select shown.id, shown.practice_name, shown.address_city, shown.address_state, listed.matched, listed.is_same,
      coalesce(shown.status = 'published', false) as is_public, coalesce(shown.ownership = 'owned', false)
    from private.match_listed(candidate, except_id) as listed
    left join public.doctors as shown on shown.id = listed.doctor_id
      and (
        shown.status = 'published'
        or (shown.user_id = auth.uid() or private.is_submitter(shown) or private.is_admin())
        and (select private.has_passed_mfa())
      )
    where shown.id is not null or (listed.is_same and auth.uid() is not null and (select private.has_passed_mfa()))
    order by shown.id is null limit 10
  ) as known
  where private.require_at_most(pg_column_size(candidate), 4000, 'bytes of a practice')
  order by is_same desc, is_public desc, private.slug(practice_name) collate "C" limit 5;
end;

comment on function private.find_listed_practices is
  'Returns the five listings that most likely are the practice described by `candidate`, {practice_name, address_city, '
  'address_state, address_zip, npi, phone, website}, except `except_id`. `matched` is what matched, and `is_same` '
  'means that adding it would be refused. Another member''s pending listing is returned only to signed-in members, '
  'without id and name. Definer: the next submitter may know that a practice is pending, but not its name or who '
  'added it.';
grant execute on function private.find_listed_practices to anon, authenticated;
select private.expose_function('find_listed_practices');

-- The names of people.

-- The next two functions use PL/pgSQL because it caches plans: the feed compares names for each physician on a page.
create function private.split_person_name(name text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return array(
    select word from string_to_table(private.strip_titles(private.name_skeleton(name)), ' ') as word
    where char_length(word) > 1
  );
end $$;

comment on function private.split_person_name is
  'Returns the words of a name for comparison, without titles, credentials, and initials.';

create function private.names_match(own_name text, registry_name text, other_names text[]) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  own_words constant text[] := private.split_person_name(own_name);
begin
  return cardinality(own_words) >= 2
    and own_words <@ private.split_person_name(concat_ws(' ', registry_name, array_to_string(other_names, ' ')));
end $$;

comment on function private.names_match is
  'Whether all words of a person''s name, at least two, are in the registry''s current or an earlier name.';
