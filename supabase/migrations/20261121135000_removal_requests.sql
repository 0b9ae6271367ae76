-- Removal requests: anyone can send one and confirm it by email; admins decide, and can make an exception with a
-- reason.

create function private.receive_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.check_removal_register(doctors) from public.doctors where id = new.id and status = 'pending';
  if auth.uid() in (new.submitted_by, new.user_id) then
    perform private.notify(auth.uid(), 'listing_submitted', new.id, actor => null);
  end if;
  return null;
end $$;

comment on function private.receive_listing is
  'Deferred trigger: checks the removal register for a new pending listing, and sends a receipt. Only when the '
  'transaction commits can nothing else refuse the listing any more, which would undo the count of names that a member '
  'has tried. Definer: API roles cannot read the listings of others.';

create constraint trigger doctors_4_receive after insert on public.doctors
deferrable initially deferred for each row when (new.status = 'pending') execute function private.receive_listing();

create function private.request_removal(request jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.removal_requests;
  listing public.doctors;
begin
  perform private.require_at_most(pg_column_size(request), 8192, 'bytes of a request');
  if jsonb_typeof(request) is distinct from 'object' then
    raise exception 'Send a JSON object' using errcode = '22023', hint = 'invalid_input';
  end if;
  wanted := jsonb_populate_record(null::public.removal_requests, jsonb_build_object(
    'id', request -> 'id', 'subject', request -> 'subject', 'doctor_id', request -> 'doctor_id',
    'relation', request -> 'relation', 'reason', nullif(btrim(request ->> 'reason'), ''),
    'practice_name', private.plain_line(request ->> 'practice_name'), 'physician_name',
    nullif(private.plain_line(request ->> 'physician_name'), ''),
    'address_city', private.plain_line(request ->> 'address_city'), 'address_state',
    private.state_code(request ->> 'address_state'),
    'address_zip', left(btrim(request ->> 'address_zip'), 5), 'npi', nullif(btrim(request ->> 'npi'), ''),
    'requester_name', private.plain_line(request ->> 'requester_name'), 'email', lower(btrim(request ->> 'email')),
    'language', coalesce(request -> 'language', '"en"')
  ));
  if wanted.doctor_id is not null then
    select * into listing from public.doctors where id = wanted.doctor_id and status = 'published';
    wanted.doctor_id := listing.id;
  end if;
  if listing.id is not null then
    wanted.practice_name := listing.practice_name;
    wanted.address_city := listing.address_city;
    wanted.address_state := listing.address_state;
    wanted.address_zip := left(listing.address_zip, 5);
  end if;
  -- The lock keeps simultaneous requests from each passing the limits.
  perform pg_advisory_xact_lock(hashtextextended('removal requests', 0));
  delete from public.removal_requests
  where (status = 'unconfirmed' and created_at < now() - interval '1 day') or decided_at < now() - interval '90 days';
  if exists (select from public.removal_requests where id = wanted.id) then
    return;
  end if;
  if (
    select count(*) from public.removal_requests
    where private.fold_mailbox(email) = private.fold_mailbox(wanted.email) and created_at > now() - interval '1 day'
  ) >= 3 then
    raise exception 'A mailbox can send 3 removal requests per day'
      using errcode = 'PT429', hint = 'removal_limit_reached', detail = '{"max": 3}';
  end if;
  if private.exceeds_network_limit('removal requests', 5, 20) then
    raise exception 'Too many removal requests from one network today'
      using errcode = 'PT429', hint = 'network_limit_reached';
  end if;
  if (select count(*) from public.removal_requests where created_at > now() - interval '1 hour') >= 300 then
    raise exception 'Too many removal requests within an hour' using errcode = 'PT429', hint = 'site_limit_reached';
  end if;
  insert into public.removal_requests (
    id, subject, doctor_id, practice_name, physician_name, address_city, address_state, address_zip, npi,
    requester_name, email, relation, reason,
    language
  ) values (
    coalesce(wanted.id, gen_random_uuid()),
    wanted.subject, wanted.doctor_id, wanted.practice_name, wanted.physician_name, wanted.address_city,
    wanted.address_state, wanted.address_zip, wanted.npi, wanted.requester_name, wanted.email, wanted.relation,
    wanted.reason,
    wanted.language
  ) returning * into wanted;
  insert into private.outbox (event, removal_request_id, dedupe_key, due_at)
  values ('removal_requested', wanted.id, 'removal/' || wanted.id, now());
end $$;

comment on function private.request_removal is
  'Requests that a practice or physician not be listed, or that a former name (as physician_name) not be shown: {id, '
  'subject, doctor_id, practice_name, physician_name, address_city, address_state, address_zip, npi, requester_name, '
  'email, relation, reason, language}. An email asks for confirmation. Repeating an id changes nothing. Anyone can '
  'call it. Errors: PT429 more than 3 a day from one mailbox, 20 from one network, or 300 an hour in total. Definer: '
  'API roles can''t write requests.';
grant execute on function private.request_removal to anon, authenticated;
select private.expose_function('request_removal');

create function private.confirm_removal(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  request public.removal_requests;
begin
  perform private.require_at_most(octet_length(token), 1000, 'bytes of a token');
  if token !~ '^[0-9a-f]{64}$' then
    return false;
  end if;
  select removal_requests.* into request from private.removal_tokens
  join public.removal_requests on removal_requests.id = request_id
  where hash = sha256(convert_to(token, 'UTF8')) for update of removal_requests;
  if request.id is null or (request.status = 'unconfirmed' and request.created_at < now() - interval '1 day') then
    return false;
  end if;
  update public.removal_requests set status = 'open', confirmed_at = now()
  where id = request.id and status = 'unconfirmed';
  return true;
end $$;

comment on function private.confirm_removal is
  'Confirms a removal request with the token of its email, within 24 hours. Returns false when the token is unknown '
  'or has expired; confirming twice changes nothing. Definer: API roles can''t read tokens and requests.';
grant execute on function private.confirm_removal to anon, authenticated;
select private.expose_function('confirm_removal');

create function private.find_removal_listings(target uuid)
returns table (
  id uuid, practice_name text, address_city text, address_state text, status public.listing_status, matched text[]
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  request public.removal_requests;
begin
  perform private.require_admin();
  select * into request from public.removal_requests where removal_requests.id = target;
  return query
  select doctors.id, doctors.practice_name, doctors.address_city, doctors.address_state, doctors.status,
    array_agg(distinct reason order by reason)
  from (
    select request.doctor_id as doctor_id, 'named in the request' as reason where request.doctor_id is not null
    union all
    select found.doctor_id, unnest(found.matched)
    from private.find_duplicates(private.get_identity(to_jsonb(request))) as found
    union all
    select clinicians.doctor_id, 'clinician''s name'
    from public.clinicians join public.doctors on doctors.id = clinicians.doctor_id
    where left(doctors.address_zip, 5) = request.address_zip
      and private.get_name_keys(clinicians.name) && private.get_name_keys(request.physician_name)
    union all
    select doctors.id, 'former name' from public.doctors
    where left(doctors.address_zip, 5) = request.address_zip and exists (
      select from unnest(private.former_names_of(doctors)) as former
      where private.get_name_keys(former) && private.get_name_keys(request.physician_name)
    )
  ) as likely
  join public.doctors on doctors.id = likely.doctor_id
  where doctors.status in ('pending', 'published')
  group by doctors.id
  order by bool_or(reason = 'named in the request') desc, count(*) desc, doctors.id
  limit 10;
end $$;

comment on function private.find_removal_listings is
  'Returns the public and pending listings that a removal request may be about, most likely first, and what matched. '
  'Admins only. Definer: API roles can''t read pending listings of others.';
grant execute on function private.find_removal_listings to authenticated;
select private.expose_function('find_removal_listings');

create function private.keep_former_clinicians(listing public.doctors, hidden text) returns jsonb
language sql stable
return (
  select coalesce(jsonb_agg(former order by place), '[]')
  from jsonb_array_elements(listing.former_clinicians) with ordinality as known (former, place)
  where not private.get_name_keys(former ->> 'name') && private.get_name_keys(hidden)
);

comment on function private.keep_former_clinicians is
  'Returns the clinicians who have left a practice, without those with a name.';

create function private.hide_former_name(listing uuid, hidden text) returns void
language plpgsql set search_path = '' as $$
declare
  hidden_keys constant text[] := private.get_name_keys(hidden);
  former text[];
  gone jsonb;
  people jsonb;
begin
  select array(select name from unnest(former_names) as name where not private.get_name_keys(name) && hidden_keys),
    private.keep_former_clinicians(doctors, hidden)
  into former, gone from public.doctors where id = listing;
  select coalesce(jsonb_agg(person || jsonb_build_object('former_names', array(
    select name from jsonb_array_elements_text(person -> 'former_names') as name
    where not private.get_name_keys(name) && hidden_keys
  )) order by place), '[]') into people
  from jsonb_array_elements(private.get_part(listing, 'clinicians')) with ordinality as entry (person, place);
  perform private.write_listing(
    listing, jsonb_build_object('former_names', former, 'clinicians', people, 'former_clinicians', gone)
  );
end $$;

comment on function private.hide_former_name is
  'Removes a former name of a practice or its clinicians, or the name of a clinician who has left, from a listing. '
  'Called by decide_removal.';

create function private.remove_from_listing(request public.removal_requests, listing uuid, because text) returns void
language plpgsql set search_path = '' as $$
declare
  removed public.doctors;
  staying jsonb;
  gone jsonb;
begin
  select * into removed from public.doctors where id = listing for update;
  if request.subject = 'former name' then
    perform private.hide_former_name(listing, request.physician_name);
    return;
  end if;
  if request.subject = 'physician' then
    select coalesce(jsonb_agg(clinician), '[]') into staying
    from jsonb_array_elements(private.get_part(listing, 'clinicians')) as clinician
    where clinician ->> 'npi' is distinct from coalesce(request.npi, '')
      and not private.get_name_keys(clinician ->> 'name') && private.get_name_keys(request.physician_name);
    gone := private.keep_former_clinicians(removed, request.physician_name);
    -- The practice stays listed without the physician, unless it names no other clinician. A physician who has left is
    -- not the practice.
    if staying <> '[]' or (gone <> removed.former_clinicians and staying = private.get_part(listing, 'clinicians')) then
      perform private.write_listing(listing, jsonb_build_object('clinicians', staying, 'former_clinicians', gone));
      return;
    end if;
  end if;
  if removed.status = 'published' then
    perform private.transition_listing(listing, 'take down', 'administrator', because);
  elsif removed.status = 'pending' then
    perform private.transition_listing(listing, 'reject', 'administrator', because);
  end if;
end $$;

comment on function private.remove_from_listing is
  'Takes a listing down, or removes a physician from its current or former clinicians if others are named, or a former '
  'name. Called by decide_removal.';

create function private.decide_removal(
  target uuid, is_approved boolean, reason text default null, listings uuid[] default '{}',
  is_name_only boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  request public.removal_requests;
  because constant text := nullif(btrim(left(reason, 500)), '');
  named public.doctors;
  versions jsonb;
  is_unchanged boolean;
begin
  perform private.require_admin();
  perform private.require_impartial('removal_requests', target);
  perform private.require_impartial('doctors', chosen) from unnest(listings) as chosen;
  perform private.require_at_most(cardinality(listings), 10, 'listings');
  if not is_approved and because is null then
    raise exception 'A reason is required' using errcode = '23514', hint = 'reason_required';
  end if;
  select * into request from public.removal_requests where id = target for update;
  if request.id is null then
    raise exception 'There is no such request' using errcode = 'P0002', hint = 'removal_request_not_found';
  elsif request.status <> 'open' then
    raise exception 'Another admin has already decided this request' using errcode = 'PT409', hint = 'already_decided';
  end if;
  update public.removal_requests
  set status = case when is_approved then 'approved' else 'declined' end::public.removal_status, decided_at = now(),
    decision_reason = because
  where id = target;
  if is_approved then
    select * into named from public.doctors where id = any (listings) order by id <> request.doctor_id limit 1;
    versions := (select jsonb_object_agg(id, version) from public.doctors where id = any (listings));
    perform private.remove_from_listing(
      request, chosen, coalesce(because, format('The %s asked not to be listed', request.subject))
    )
    from unnest(listings) as chosen;
    -- A listing that does not name the physician, or never had the former name, stays as it is.
    update public.removal_requests set removed_from = array(
      select practice_name from public.doctors
      where id = any (listings)
        and (status not in ('pending', 'published') or version <> (versions ->> id::text)::integer)
      order by 1
    ) where id = target returning removed_from = '{}' into is_unchanged;
    if is_unchanged and not coalesce(is_name_only, false) then
      raise exception 'Choose a listing that this removes something from, or register the name only'
        using errcode = '23514', hint = 'removal_listing_required';
    end if;
    insert into private.removal_register (
      request_id, subject, name, name_hashes, address_zip, npi, phone, website, street
    )
    values (
      target, request.subject,
      case when request.subject <> 'former name' then coalesce(request.physician_name, request.practice_name) end,
      case
        when request.subject = 'former name' then private.hash_name_keys(private.get_name_keys(request.physician_name))
      end,
      request.address_zip,
      -- The practice's NPI says nothing about a physician.
      coalesce(request.npi, case when request.subject = 'practice' then named.npi end),
      private.phone_digits(named.phone), private.website_key(named.website), private.bare_name(named.address_street)
    );
    if request.subject = 'former name' then
      -- The register recognizes the name by its hashes.
      update public.removal_requests set physician_name = 'A former name' where id = target;
    end if;
  end if;
  perform private.record_event(
    case when is_approved then 'removal_approved' else 'removal_declined' end::public.event_code, 'removal_requests',
    target, because,
    subject => case
      when request.subject = 'former name'
        then request.practice_name else coalesce(request.physician_name, request.practice_name)
    end,
    seen => (select jsonb_build_object('listings', removed_from) from public.removal_requests where id = target)
  );
  insert into private.outbox (event, removal_request_id, dedupe_key, due_at)
  values (
    case when is_approved then 'removal_approved' else 'removal_declined' end::public.event_code, target,
    'removal decided/' || target, now()
  );
end $$;

comment on function private.decide_removal is
  'Approves a confirmed removal request, which adds it to the register and takes the chosen listings down (or the '
  'physician or former name out of them), or declines it with a reason. An approval without a listing must say that '
  'it registers the name only. The requester gets an email. Errors: PT409 already decided; 23514 nothing to remove '
  'from the listings and not `is_name_only`. Admins only. Definer: API roles can''t write requests and the register.';
grant execute on function private.decide_removal to authenticated;
select private.expose_function('decide_removal');

create function private.find_listing_removal(target uuid)
returns table (name text, address_zip text, added_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select coalesce(entry.name, ''), entry.address_zip, entry.added_at
  from public.doctors
  cross join lateral private.find_removal_entry_of_listing(doctors) as entry
  where doctors.id = target and entry.id is not null;
end $$;

comment on function private.find_listing_removal is
  'Returns the entry of the removal register that keeps a listing from being published, if any; the name is empty '
  'for a former name. Admins only. Definer: API roles can''t read the register.';
grant execute on function private.find_listing_removal to authenticated;
select private.expose_function('find_listing_removal');

create function private.allow_listing(target uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
  entry private.removal_register;
begin
  perform private.require_admin();
  perform private.require_impartial('doctors', target);
  if nullif(btrim(reason), '') is null then
    raise exception 'A reason is required' using errcode = '23514', hint = 'reason_required';
  end if;
  select * into listing from public.doctors where id = target for update;
  if listing.id is null then
    raise exception 'There is no such listing' using errcode = 'P0002', hint = 'listing_not_found';
  end if;
  loop
    entry := private.find_removal_entry_of_listing(listing);
    exit when entry.id is null;
    insert into private.removal_exceptions (entry_id, doctor_id) values (entry.id, target);
    -- The requester was notified that the name is not listed.
    insert into private.outbox (event, removal_request_id, dedupe_key, due_at)
    select 'removal_excepted', entry.request_id, 'removal_excepted/' || entry.id || '/' || target, now()
    where entry.request_id is not null;
  end loop;
  perform private.record_event('removal_excepted', 'doctors', target, left(reason, 500));
end $$;

comment on function private.allow_listing is
  'Excepts a listing from the entries of the removal register that apply to it, with a reason for the log, so that '
  'it can be published, and emails the requesters. Admins only. Definer: API roles can''t write the register.';
grant execute on function private.allow_listing to authenticated;
select private.expose_function('allow_listing');
