-- Duplicates, merged listings, and closed practices. Anyone can look up whether a practice is listed. Members cannot add a practice that is already
-- published or pending. Admins merge listings, and owners close theirs. Imports check many practices at once for duplicates; forms check one.

-- Matching: forms, imports, and the removal register compare practices by the same evidence.

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

comment on function private.bare_name is 'Returns the words of a name in the form of name_skeleton, without titles, credentials, and legal forms.';

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
  'Returns the letters of names as bare_name returns them, without spaces, and once more without initials. Names that look alike, such as '
  '“Quiet Oak Care” and “Qu1et Oakcare LLC”, share one.';
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
    when host ~ '(?:^|\.)(?:facebook|instagram|linkedin|youtube|twitter|x|google|linktr|yelp|healthgrades|zocdoc|hint|elationemr|wixsite|wordpress|blogspot|square|weebly|godaddysites|webflow)\.[a-z]+$'
    then host || coalesce(rtrim(found[2], '/'), '')
    else host
  end;
end $$;

comment on function private.website_key is 'Returns the host of a website without www, and on a shared site also the path, for comparison; null for none.';
grant execute on function private.website_key to authenticated, service_role;

create index doctors_phone_digits_idx on public.doctors (private.phone_digits(phone)) where phone is not null;
create index doctors_website_key_idx on public.doctors (private.website_key(website)) where website is not null;
create index doctors_address_zip_idx on public.doctors (left(address_zip, 5));
create index doctors_name_keys_idx on public.doctors using gin (private.get_name_keys(variadic practice_name || former_names)) with (fastupdate = off);
create index clinicians_npi_idx on public.clinicians (npi) where npi is not null;
create index offices_address_zip_idx on public.offices (left(address_zip, 5)) where address_zip is not null;

create function private.has_former_name(named jsonb, name text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from jsonb_array_elements_text(case when jsonb_typeof(named -> 'former_names') = 'array' then named -> 'former_names' else '[]' end) as former
    where private.split_words(private.fold(former)) = private.split_words(private.fold(name))
  );
end $$;

comment on function private.has_former_name is
  'Whether a practice or clinician, {former_names}, had a name before, without regard to case, accents, and punctuation.';

create type private.practice_identity as (
  names text[], name_keys text[], zips text[], cities text[], npis text[], clinician_npis text[], phones text[], websites text[]
);

create function private.get_identity(practice jsonb) returns private.practice_identity
language plpgsql stable set search_path = '' as $$
declare
  identity private.practice_identity := row('{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}');
  names constant text[] := array[practice ->> 'practice_name'] || case when jsonb_typeof(practice -> 'former_names') = 'array' then
    array(select jsonb_array_elements_text(practice -> 'former_names')) else '{}' end;
  entry jsonb;
  state text;
begin
  for place in 1 .. cardinality(names) loop
    identity.names := identity.names || private.bare_name(names[place]);
  end loop;
  identity.names := array_remove(array_remove(identity.names, null), '');
  identity.name_keys := private.get_name_keys(variadic names);
  for entry in select practice union all select jsonb_array_elements(practice -> 'offices') where jsonb_typeof(practice -> 'offices') = 'array' loop
    state := entry ->> 'address_state';
    identity.zips := identity.zips || left(btrim(entry ->> 'address_zip'), 5);
    identity.cities := identity.cities || (
      private.slug(entry ->> 'address_city') || ', ' || case when state ~ '^[A-Z]{2}$' then state else coalesce(private.state_code(state), '') end
    );
    identity.phones := identity.phones || private.phone_digits(left(entry ->> 'phone', 200));
  end loop;
  identity.zips := array_remove(identity.zips, null);
  identity.cities := array_remove(identity.cities, null);
  identity.phones := array_remove(identity.phones, null);
  identity.npis := array_remove(array[nullif(btrim(practice ->> 'npi'), '')], null);
  if jsonb_typeof(practice -> 'clinicians') = 'array' then
    identity.clinician_npis := array(
      select clinician ->> 'npi' from jsonb_array_elements(practice -> 'clinicians') as clinician where clinician ->> 'npi' <> ''
    );
  end if;
  identity.websites := array_remove(array[private.website_key(practice ->> 'website')], null);
  return identity;
end $$;

comment on function private.get_identity is
  'Returns what identifies a practice, {practice_name, former_names, address_city, address_state, address_zip, npi, phone, website, clinicians, offices}, in '
  'the forms in which practices are compared.';

create function private.get_listing_identity(listing public.doctors) returns private.practice_identity
language plpgsql stable set search_path = '' as $$
begin
  return private.get_identity(jsonb_build_object(
    'practice_name', listing.practice_name, 'former_names', listing.former_names, 'address_city', listing.address_city,
    'address_state', listing.address_state, 'address_zip', listing.address_zip, 'npi', listing.npi, 'phone', listing.phone, 'website', listing.website,
    'clinicians', (select jsonb_agg(jsonb_build_object('npi', npi)) from public.clinicians where doctor_id = listing.id and npi is not null),
    'offices', (
      select jsonb_agg(jsonb_build_object('address_city', address_city, 'address_state', address_state, 'address_zip', address_zip, 'phone', phone))
      from public.offices where doctor_id = listing.id and position > 0
    )
  ));
end $$;

comment on function private.get_listing_identity is 'Returns what identifies a listing, with its clinicians and further offices.';

create function private.is_shorter_name(one text, other text) returns boolean
language sql immutable
return strpos(one, ' ') > 0 and strpos(other, ' ') > 0 and (one like other || ' %' or other like one || ' %');

comment on function private.is_shorter_name is 'Whether one of two names, as bare_name returns them, has at least two words, with which the other one begins.';

create function private.is_similar_name(one text, other text) returns boolean
language sql immutable
return extensions.similarity(one, other) > 0.7 or private.is_shorter_name(one, other);

comment on function private.is_similar_name is 'Whether two names, as bare_name returns them, have most letters in common, or one is a shorter form of the other.';

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
    case when has_same_name and not has_same_zip then case when one.cities && other.cities then 'name and city' else 'name' end end,
    case when not has_same_name and has_same_zip and exists (
      select from unnest(one.names) as name, unnest(other.names) as known where private.is_similar_name(name, known)
    ) then 'similar name' end
  ], null);
end $$;

comment on function private.match_identities is
  'Returns the evidence that two practices are the same, strongest first: NPI, name and ZIP, clinician NPI, phone, website, name and city, name, similar name '
  '(in the same ZIP code). Former names of both count like names.';

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
    union select doctor_id from public.offices where phone is not null and private.phone_digits(phone) = any (wanted.phones)
    union select id from public.doctors where website is not null and private.website_key(website) = any (wanted.websites)
    union select id from public.doctors where left(address_zip, 5) = any (wanted.zips)
    union select doctor_id from public.offices where address_zip is not null and left(address_zip, 5) = any (wanted.zips)
    union select id from public.doctors where private.get_name_keys(variadic practice_name || former_names) operator(pg_catalog.&&) wanted.name_keys
  ))
    -- A name alone is no evidence.
    and evidence <> '{}' and evidence <> '{name}'
  order by 1, cardinality(evidence) desc, evidence;
end $$;

comment on function private.find_duplicates is
  'Returns the listings that may be this practice, and the evidence as match_identities returns it. Listings in every status count; a merged one is '
  'returned as its target. Called by definer functions, which decide what the caller may see.';

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
    and left(doctors.address_zip, 5) = left(btrim(zip), 5)
    and doctors.status in ('pending', 'published')
    and likeness.similarity > 0.35
  order by 6 desc, 1
  limit 5;
end;

comment on function public.find_similar_listings is 'Returns up to five published or pending listings with a similar name or former name in the same ZIP code that the caller can read.';
grant execute on function public.find_similar_listings to anon, authenticated;

-- Submissions: a member cannot add a practice that is published or pending.

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
  'Returns the published and pending listings that may be the practice described by `candidate` (as get_identity takes it), and what matched. '
  '`is_same` means that a member cannot add it again: its name and ZIP or, unless the member owns it, its NPI, its phone and website, or one of these with a similar name. '
  'Called by definer functions, which decide what the caller may see.';

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
    using errcode = 'PT409', hint = 'duplicate_own_listing', detail = json_build_object('listing', known.id, 'matched', same.matched);
  end if;
  raise exception 'This practice is already waiting for review'
  using errcode = 'PT409', hint = 'duplicate_pending_listing', detail = json_build_object('matched', same.matched);
end $$;

comment on function private.check_duplicates is
  'Refuses a new or submitted listing that match_listed considers the same as a published or pending one (PT409). The detail is JSON: '
  '{listing, matched, practice}, where `listing` is missing '
  'if the member may not read it. Definer: other members'' pending listings count, too, but are not named.';

create function private.find_listed_practices(candidate jsonb, except_id uuid)
returns table (
  id uuid, practice_name text, address_city text, address_state text, matched text[], is_same boolean, is_public boolean, is_owned boolean
)
language sql stable security definer set search_path = ''
begin atomic
  select shown.id, shown.practice_name, shown.address_city, shown.address_state, listed.matched, listed.is_same,
    coalesce(shown.status = 'published', false), coalesce(shown.ownership = 'owned', false)
  from private.match_listed(candidate, except_id) as listed
  left join public.doctors as shown on shown.id = listed.doctor_id
    and (shown.status = 'published' or shown.user_id = auth.uid() or private.is_submitter(shown) or private.is_admin())
  where shown.id is not null or (listed.is_same and auth.uid() is not null)
  order by shown.id is null limit 10;
end;

comment on function private.find_listed_practices is
  'Returns up to ten listings that may be the practice described by `candidate`, {practice_name, address_city, '
  'address_state, address_zip, npi, phone, website}, except `except_id`. `matched` is what matched, and `is_same` '
  'means that adding it would be refused. Another member''s pending listing is returned only to signed-in members, '
  'without id and name. Definer: the next submitter may know that a practice is pending, but not its name or who '
  'added it.';
grant execute on function private.find_listed_practices to anon, authenticated;

create function public.find_listed_practices(candidate jsonb, except_id uuid default null)
returns table (
  id uuid, practice_name text, address_city text, address_state text, matched text[], is_same boolean, is_public boolean, is_owned boolean
)
language sql stable
begin atomic
  select * from private.find_listed_practices(candidate, except_id)
  where private.require_at_most(pg_column_size(candidate), 4000, 'bytes of a practice')
  order by is_same desc, is_public desc, practice_name limit 5;
end;

comment on function public.find_listed_practices is
  'Returns the five listings that most likely are the practice described by `candidate`.';
grant execute on function public.find_listed_practices to anon, authenticated;

-- Merging: admins merge a duplicate into the listing that stays, and the address of the duplicate redirects to it.

create function private.merge_listings(source uuid, target uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone public.doctors;
  kept public.doctors;
begin
  perform private.require_admin();
  perform private.require_impartial('doctors', source);
  perform private.require_impartial('doctors', target);
  if source = target then
    raise exception 'A listing cannot be merged into itself' using errcode = '23514', hint = 'merge_into_itself';
  end if;
  -- Always locked in the same order, to prevent a deadlock between two merges of the same pair.
  perform from public.doctors where id in (source, target) order by id for update;
  select * into gone from public.doctors where id = source;
  select * into kept from public.doctors where id = target;
  if gone.id is null or kept.id is null then
    raise exception 'There is no such listing' using errcode = 'P0002', hint = 'listing_not_found';
  end if;
  if kept.status <> 'published' then
    raise exception 'Only a published listing can replace another' using errcode = '23514', hint = 'merge_target_not_published';
  end if;
  if gone.ownership = 'owned' and gone.user_id is distinct from kept.user_id then
    if kept.ownership = 'owned' then
      raise exception 'Both listings have owners' using errcode = '23514', hint = 'both_listings_owned';
    end if;
    raise exception 'The listing to remove has an owner of its own' using errcode = '23514', hint = 'listing_has_owner';
  end if;
  -- A member has one story about a practice. A second one stays with the merged listing, and in the feed.
  update public.posts set doctor_id = target where doctor_id = source
    and not exists (
      select from public.posts as other
      where other.doctor_id = target and other.user_id = posts.user_id and other.deleted_at is null and posts.deleted_at is null
    );
  update public.reports set doctor_id = target where doctor_id = source
    and not exists (
      select from public.reports as other
      where other.doctor_id = target and other.reporter_id = reports.reporter_id and other.status = 'open' and reports.status = 'open'
    );
  -- Requests sent to another owner stay with the merged listing, where only their senders can read them.
  update public.practice_requests set doctor_id = target
  where doctor_id = source and gone.ownership = 'owned' and gone.user_id = kept.user_id and kept.ownership = 'owned'
    and created_at >= greatest(gone.owned_since, kept.owned_since)
    and (closed_at is not null or not exists (
      select from public.practice_requests as other
      where other.doctor_id = target and other.user_id = practice_requests.user_id and other.kind = practice_requests.kind and other.closed_at is null
    ));
  update public.listing_corrections set doctor_id = target where doctor_id = source and status = 'open';
  -- Open claims on the source become competing claims on the target.
  update public.claim_evidence set doctor_id = target, status = 'competing'
  where doctor_id = source and status in ('pending', 'competing') and claimant is distinct from kept.user_id
    and not exists (select from public.claim_evidence as other where other.doctor_id = target and other.claimant = claim_evidence.claimant);
  update public.notifications set doctor_id = target where doctor_id = source;
  if gone.user_id = kept.user_id then
    update public.practice_members set doctor_id = target where doctor_id = source
      and not exists (select from public.practice_members as other where other.doctor_id = target and other.user_id = practice_members.user_id);
  end if;
  perform private.transition_listing(source, 'merge', 'administrator', reason);
  update public.doctors set merged_into = target where source in (id, merged_into);
  -- Updated in place, because a new row could exceed the limit of the member.
  update public.saved_listings set doctor_id = target where doctor_id = source
    and not exists (select from public.saved_listings as other where other.doctor_id = target and other.member_id = saved_listings.member_id);
  delete from public.saved_listings where doctor_id = source;
  update public.alerts set doctor_id = target where doctor_id = source
    and not exists (select from public.alerts as other where other.doctor_id = target and other.member_id = alerts.member_id);
  delete from public.alerts where doctor_id = source;
  if kept.accepting_new_patients then
    perform private.notify_availability_alerts(target);
  end if;
  insert into public.listing_activity as counted (doctor_id, day, kind, amount)
  select target, day, kind, amount from public.listing_activity where doctor_id = source
  on conflict (doctor_id, day, kind) do update set amount = counted.amount + excluded.amount;
  delete from public.listing_activity where doctor_id = source;
  if kept.ownership = 'none' then
    perform private.assign_next_claimant(doctors) from public.doctors where id = target;
  end if;
end $$;

comment on function private.merge_listings is
  'Withdraws the source, whose address then redirects to the target, and moves its stories, requests, reports, open corrections, claims, notifications, '
  'saves, alerts, and activity to the target, whose values stay the same. Staff move only if both listings have the same owner, and requests only if that owner had both when '
  'they were sent. Errors: 23514 the source has an owner of its own. Definer: members cannot transition listings.';
grant execute on function private.merge_listings to authenticated;

create function public.merge_listings(source uuid, target uuid, reason text default null) returns void
language sql volatile begin atomic select private.merge_listings(source, target, reason); end;

comment on function public.merge_listings is 'Merges a listing into a published one, which stays. Admins only.';
grant execute on function public.merge_listings to authenticated;

create function private.get_merge_target(target uuid) returns uuid
language sql stable security definer set search_path = ''
return (
  select kept.id from public.doctors as gone join public.doctors as kept on kept.id = gone.merged_into
  where gone.id = target and kept.status = 'published'
);

comment on function private.get_merge_target is
  'Returns the published listing that a listing was merged into; null when there is none. Definer: visitors cannot '
  'read a merged listing, but may have its address.';
grant execute on function private.get_merge_target to anon, authenticated;

create function public.get_merge_target(target uuid) returns uuid
language sql stable begin atomic select private.get_merge_target(target); end;

comment on function public.get_merge_target is 'Returns the published listing that a listing was merged into.';
grant execute on function public.get_merge_target to anon, authenticated;

-- Cards of listings by id, such as saved listings.

create function public.listing_cards(listing_ids uuid[])
returns table (
  -- Differs from the listing's id if the requested one was merged into it.
  asked_id uuid,
  id uuid,
  practice_name text,
  credentials text,
  specialty text,
  bio text,
  photo_url text,
  address_city text,
  address_state text,
  monthly_price numeric(8, 2),
  price_from numeric,
  yearly_price numeric(8, 2),
  couple_price numeric(8, 2),
  accepting_new_patients boolean,
  telehealth_only boolean,
  ownership public.listing_ownership,
  languages text[],
  has_waitlist boolean,
  distance_miles double precision,
  hours jsonb,
  special_hours jsonb,
  hours_note text,
  by_appointment boolean,
  time_zone text,
  step_free boolean,
  clinicians jsonb,
  clinician_count integer
)
language sql stable rows 24
begin atomic
  select asked.id, cards.*, null::double precision,
    offices.hours, offices.special_hours, offices.hours_note, offices.by_appointment, offices.time_zone,
    offices.step_free, team.clinicians, team.clinician_count
  from unnest(listing_ids) with ordinality as asked (id, place)
  join private.cards on cards.id = coalesce(private.get_merge_target(asked.id), asked.id)
  left join public.offices on offices.doctor_id = cards.id and offices.position = 0
  cross join lateral private.card_clinicians(cards.id) as team
  where private.require_at_most(cardinality(listing_ids), 200, 'listings')
  order by asked.place;
end;

comment on function public.listing_cards is
  'Returns the published listings with up to 200 ids, in the order of the ids; for a merged one, the listing that it was merged into.';
grant execute on function public.listing_cards to anon, authenticated, service_role;

-- Closing: the listing of a practice that has closed is withdrawn; its page shows the date, what members should do, and a practice that the owner
-- suggests. An owner can announce the closing up to a year ahead.

create function private.max_closing_instructions() returns integer
language sql immutable
return 500;

comment on function private.max_closing_instructions is
  'Returns how many characters the instructions for members can have when a practice closes.';

create table private.listing_closings (
  doctor_id uuid primary key references public.doctors (id) on delete cascade,
  practice_name text not null,
  closed_on date not null,
  instructions text,
  suggested_listing uuid references public.doctors (id) on delete set null,
  was_accepting boolean
);

comment on table private.listing_closings is
  'Practices that their owners closed, or announced to close. The row is deleted when the announcement ends, and when the listing is published or submitted '
  'again.';
comment on column private.listing_closings.practice_name is
  'The published name at the time of closing, because the owner can rename a withdrawn listing without a review.';
comment on column private.listing_closings.instructions is
  'What members should do, as the owner wrote it. Shown only while the practice has an owner, who answers for it.';
comment on column private.listing_closings.suggested_listing is 'The listing that the page links to, until its owner removes the link.';
comment on column private.listing_closings.was_accepting is 'Whether the practice accepted new patients before the announcement, to restore it.';

create index listing_closings_suggested_listing_idx on private.listing_closings (suggested_listing);
create index doctors_closes_on_idx on public.doctors (closes_on) where closes_on is not null;
alter table private.listing_closings enable row level security;

create function private.today_at(listing public.doctors) returns date
language sql stable set search_path = ''
return (now() at time zone coalesce(private.time_zone_of(listing.address_zip), 'UTC'))::date;

comment on function private.today_at is 'Returns the date at a practice, in the time zone of its ZIP code.';

create function private.plain_text(value text) returns text
language sql immutable strict
begin atomic
  select string_agg(private.plain_line(line), E'\n' order by place)
  from string_to_table(replace(value, E'\r\n', E'\n'), E'\n') with ordinality as lines (line, place);
end;

comment on function private.plain_text is
  'Returns a text as visible lines: with its line breaks, and otherwise without the characters that private.plain_line removes.';

create function private.get_closing(target uuid) returns table (
  practice_name text, closed_on date, instructions text, suggested_listing uuid, suggested_name text, can_remove_suggestion boolean
)
language sql stable security definer set search_path = ''
begin atomic
  select case when doctors.status = 'published' then doctors.practice_name else closings.practice_name end, closings.closed_on,
    case when doctors.ownership = 'owned' then closings.instructions end,
    suggested.id, suggested.practice_name, coalesce(private.has_practice_permission(suggested.id, 'ownership'), false)
  from private.listing_closings as closings
  join public.doctors on doctors.id = closings.doctor_id
  left join public.doctors as suggested
    on suggested.id = coalesce(private.get_merge_target(closings.suggested_listing), closings.suggested_listing) and suggested.status = 'published'
  where closings.doctor_id = target and (
    doctors.status = 'published' and doctors.closes_on is not null
    or doctors.status = 'withdrawn' and doctors.status_reason is null and doctors.merged_into is null
  );
end;

comment on function private.get_closing is
  'Returns when a practice closed or will close, under its last published name, what members should do, and the '
  'published listing that its owner suggests, with whether the caller owns that listing and can remove the link; no '
  'row if the practice is not closing. Definer: API roles cannot read unpublished listings.';
grant execute on function private.get_closing to anon, authenticated;

create function public.get_closing(target uuid) returns table (
  practice_name text, closed_on date, instructions text, suggested_listing uuid, suggested_name text, can_remove_suggestion boolean
)
language sql stable begin atomic select * from private.get_closing(target); end;

comment on function public.get_closing is 'Returns when a practice closed or will close, and what members should do.';
grant execute on function public.get_closing to anon, authenticated;

create function private.get_closing_note(target uuid) returns text
language sql stable set search_path = ''
begin atomic
  select jsonb_strip_nulls(jsonb_build_object('practice_name', practice_name, 'closed_on', closed_on, 'suggested_name', suggested_name))::text
  from private.get_closing(target);
end;

comment on function private.get_closing_note is
  'Returns the note of a notification about a closing, as JSON: {practice_name, closed_on, suggested_name}. src/components/notifications has the sentences.';

create function private.notify_about_closing(target uuid, is_canceled boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  note constant text := private.get_closing_note(target);
begin
  perform private.notify(
    open.user_id, case when is_canceled then 'request_closing_canceled' else 'request_closing_announced' end::public.event_code,
    target, note, request => open.id
  )
  from (
    select distinct on (user_id) id, user_id from public.practice_requests
    where doctor_id = target and closed_at is null order by user_id, created_at
  ) as open;
  perform private.notify(
    member_id, case when is_canceled then 'closing_canceled' else 'closing_announced' end::public.event_code, target, note
  )
  from public.saved_listings
  where doctor_id = target and not exists (
    select from public.practice_requests as open where open.doctor_id = target and open.user_id = member_id and open.closed_at is null
  );
end $$;

comment on function private.notify_about_closing is
  'Notifies the members with an open request to a practice, and those who saved it, each once, that it will close, or no longer will. '
  'Definer: reads requests and saves of others.';

create function private.require_listing_owner(target uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_active_member();
  if not private.has_practice_permission(target, 'ownership') then
    raise exception 'This listing is not yours' using errcode = '42501', hint = 'listing_not_yours';
  end if;
end $$;

comment on function private.require_listing_owner is 'Raises 42501 unless the caller is an active member and owns the listing. Definer: reads ownership.';

create function private.finish_closing(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  closed public.doctors;
begin
  closed := private.transition_listing(target, 'close', 'owner');
  update private.listing_closings
  set practice_name = closed.practice_name, closed_on = least(closed_on, private.today_at(closed)) where doctor_id = target;
  perform private.notify(member_id, 'listing_closed', target, private.get_closing_note(target))
  from public.saved_listings where doctor_id = target;
end $$;

comment on function private.finish_closing is
  'Withdraws the listing of a practice whose closing is recorded, which ends its open requests, and notifies the members who saved it. Definer: members '
  'cannot transition listings.';

create function private.close_listing(target uuid, closed_on date, instructions text, suggested_listing uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
  suggested public.doctors;
  today date;
begin
  perform private.require_listing_owner(target);
  select * into listing from public.doctors where id = target for update;
  today := private.today_at(listing);
  if listing.closes_on is not null then
    raise exception 'The closing of this practice has already been announced' using errcode = 'PT409', hint = 'closing_already_announced';
  elsif listing.status <> 'published' then
    raise exception 'Only a published practice can close' using errcode = 'PT409', hint = 'transition_not_allowed';
  elsif close_listing.closed_on is null or close_listing.closed_on not between today - 365 and today + 366 then
    raise exception 'Enter a day within the last or the next twelve months' using errcode = '23514', hint = 'closing_date_out_of_range';
  elsif char_length(close_listing.instructions) > private.max_closing_instructions() then
    raise exception 'The text for members is too long' using errcode = '23514', hint = 'input_too_large';
  end if;
  select * into suggested from public.doctors where id = close_listing.suggested_listing and id <> target and status = 'published';
  if suggested.id is distinct from close_listing.suggested_listing then
    raise exception 'Only another practice in the directory can be suggested' using errcode = '23514', hint = 'suggestion_not_published';
  end if;
  insert into private.listing_closings (doctor_id, practice_name, closed_on, instructions, suggested_listing, was_accepting)
  values (
    target, listing.practice_name, close_listing.closed_on, nullif(btrim(private.plain_text(close_listing.instructions)), ''), suggested.id,
    listing.accepting_new_patients
  );
  perform private.notify(suggested.user_id, 'listing_suggested', target);
  if close_listing.closed_on <= today then
    perform private.finish_closing(target);
    return;
  end if;
  perform private.enforce_rate_limit('closings');
  perform private.write_listing(target, jsonb_build_object('closes_on', close_listing.closed_on, 'accepting_new_patients', false));
  perform private.notify_about_closing(target, false);
end $$;

comment on function private.close_listing is
  'Closes the caller''s practice: withdraws the listing, whose page then shows the date, what members should do, and '
  'a link to the suggested listing, whose owner is notified. Before a later day, its page says that it will close, it '
  'accepts no new patients and requests, and members with an open request and those who saved it are notified; it '
  'closes when the day begins in the time zone of its ZIP code. Errors: PT409 not published or already announced; '
  '23514 a date more than a year away, or an unsuitable text or suggestion; PT429 too many announcements today. '
  'Definer: members cannot transition listings.';
grant execute on function private.close_listing to authenticated;

create function public.close_listing(target uuid, closed_on date, instructions text default null, suggested_listing uuid default null) returns void
language sql volatile begin atomic select private.close_listing(target, closed_on, instructions, suggested_listing); end;

comment on function public.close_listing is 'Closes the caller''s practice, or announces its closing on a later day.';
grant execute on function public.close_listing to authenticated;

create function private.cancel_closing(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
  had_accepted boolean;
begin
  perform private.require_listing_owner(target);
  select * into listing from public.doctors where id = target for update;
  if listing.closes_on is null then
    raise exception 'No closing of this practice is announced' using errcode = 'PT409', hint = 'closing_not_announced';
  end if;
  delete from private.listing_closings where doctor_id = target returning was_accepting into had_accepted;
  perform private.write_listing(target, jsonb_build_object('closes_on', null) || case
    -- The practice may have changed it meanwhile.
    when listing.accepting_new_patients is false then jsonb_build_object('accepting_new_patients', had_accepted) else '{}'
  end);
  perform private.notify_about_closing(target, true);
end $$;

comment on function private.cancel_closing is
  'Cancels the announced closing of the caller''s practice, and notifies members on the site. Errors: PT409 none is '
  'announced. Definer: API roles cannot write closings.';
grant execute on function private.cancel_closing to authenticated;

create function public.cancel_closing(target uuid) returns void
language sql volatile begin atomic select private.cancel_closing(target); end;

comment on function public.cancel_closing is 'Cancels the announced closing of the caller''s practice.';
grant execute on function public.cancel_closing to authenticated;

create function private.remove_suggestion(closing uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_active_member();
  update private.listing_closings set suggested_listing = null
  where doctor_id = closing and exists (select from private.get_closing(closing) where can_remove_suggestion);
  if not found then
    raise exception 'This listing is not yours' using errcode = '42501', hint = 'listing_not_yours';
  end if;
end $$;

comment on function private.remove_suggestion is
  'Removes the link from the page of a closed or closing practice to the caller''s practice. Errors: 42501 it links '
  'to none of them. Definer: API roles cannot write closings.';
grant execute on function private.remove_suggestion to authenticated;

create function public.remove_suggestion(closing uuid) returns void
language sql volatile begin atomic select private.remove_suggestion(closing); end;

comment on function public.remove_suggestion is
  'Removes the link from the page of a closed practice to the caller''s practice.';
grant execute on function public.remove_suggestion to authenticated;

create function private.close_due_listings() returns void
language sql volatile security definer set search_path = ''
begin atomic
  select private.finish_closing(due.id) from (
    -- The day begins up to 14 hours earlier than in UTC.
    select id from public.doctors where closes_on <= current_date + 1 and closes_on <= private.today_at(doctors) order by id for update skip locked
  ) as due;
end;

comment on function private.close_due_listings is
  'Closes the practices where the announced day has begun. Called by the email worker, once a day, and when an admin opens the queues. Definer: closes listings '
  'of others.';

-- Short addresses, which are printed: the words of a name and the first digits of the listing's id.

create function private.find_listing_by_address(address text) returns uuid
language sql stable security definer set search_path = ''
return (
  select listed.id
  from (select substring(lower(address) from '(?:^|-)([0-9a-f]{6})$') as code) as given
  join public.doctors as found on found.id between rpad(code, 32, '0')::uuid and rpad(code, 32, 'f')::uuid
  join public.doctors as listed on listed.id = coalesce(found.merged_into, found.id)
  where private.require_at_most(char_length(address), 200, 'characters of an address')
    and (listed.status = 'published' or exists (select from private.listing_closings where doctor_id = listed.id))
  -- The words decide only between ids that begin the same.
  order by extensions.similarity(private.slug(concat(found.practice_name, ' ', found.address_city)), address) desc, found.created_at
  limit 1
);

comment on function private.find_listing_by_address is
  'Returns the published or closed listing with a short address, such as oak-family-austin-5f0c4c, of which the last '
  'six digits are the first of its id; for a merged one, the listing that replaces it. Definer: reads merged and '
  'closed listings.';
grant execute on function private.find_listing_by_address to anon, authenticated;

create function public.find_listing_by_address(address text) returns uuid
language sql stable begin atomic select private.find_listing_by_address(address); end;

comment on function public.find_listing_by_address is 'Returns the listing with a short address.';
grant execute on function public.find_listing_by_address to anon, authenticated;
