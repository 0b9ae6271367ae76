-- Removal requests of practices and physicians who do not want to be listed, and of people who do not want a former
-- name to be shown, and the register that prevents listing them again. The register applies to members' submissions,
-- imports, and publishing.

create function private.people_named_in(about text) returns setof text
language sql immutable parallel safe
begin atomic
  select distinct btrim(person[1])
  from regexp_matches(about, '\mDrs?\.?\s+((?:[[:upper:]][[:alpha:]''’-]+\s?){1,3})', 'g') as person;
end;
comment on function private.people_named_in is
  'Returns the names that follow "Dr." in a text: "Elena Marsh" in "Dr. Elena Marsh opened it".';

create type public.removal_subject as enum ('practice', 'physician', 'former name');
create type public.removal_relation as enum ('owner', 'physician', 'staff', 'representative');
-- A request is 'unconfirmed' until the link in its email is used; admins see it only afterwards.
create type public.removal_status as enum ('unconfirmed', 'open', 'approved', 'declined');

create table public.removal_requests (
  id uuid primary key default gen_random_uuid(),
  subject public.removal_subject not null,
  doctor_id uuid references public.doctors (id) on delete set null,
  practice_name text not null
    constraint removal_requests_practice_name_check check (private.is_plain_line(practice_name, 2, 120)),
  physician_name text
    constraint removal_requests_physician_name_check check (private.is_plain_line(physician_name, 2, 120)),
  address_city text not null
    constraint removal_requests_address_city_check check (private.is_plain_line(address_city, 2, 80)),
  address_state text not null references private.us_states (code),
  address_zip text not null constraint removal_requests_address_zip_check check (address_zip ~ '^[0-9]{5}$'),
  npi text constraint removal_requests_npi_check check (private.is_valid_npi(npi)),
  requester_name text not null
    constraint removal_requests_requester_name_check check (private.is_plain_line(requester_name, 1, 100)),
  email text not null constraint removal_requests_email_check check (
    char_length(email) <= 254 and private.is_email_address(email)
  ),
  relation public.removal_relation not null,
  reason text
    constraint removal_requests_reason_check check (char_length(reason) <= 1000 and char_length(btrim(reason)) >= 1),
  language text not null default 'en' constraint removal_requests_language_check check (language in ('en', 'es')),
  status public.removal_status not null default 'unconfirmed',
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  decided_at timestamptz,
  decision_reason text,
  removed_from text[] not null default '{}',
  constraint removal_requests_physician_check check ((subject = 'practice') = (physician_name is null)),
  constraint removal_requests_decided_check check ((status in ('approved', 'declined')) = (decided_at is not null))
);

comment on table public.removal_requests is
  'Requests not to be listed, by anyone who confirms an email address. Unconfirmed ones are deleted after a day, '
  'decided ones after 90 days; the register keeps what was approved.';
comment on column public.removal_requests.physician_name is 'The physician, or the former name to hide.';
comment on column public.removal_requests.language is 'The language of the form, for the emails about the request.';
comment on column public.removal_requests.removed_from is
  'The names of the listings that were taken down, or that the physician or name was taken out of, for the email.';
comment on column public.removal_requests.doctor_id is
  'The listing that the form was opened from; the admin decides which listings are taken down.';

create index removal_requests_open_idx on public.removal_requests (confirmed_at, id) where status = 'open';
create index removal_requests_mailbox_idx on public.removal_requests (private.fold_mailbox(email), created_at);
create index removal_requests_created_at_idx on public.removal_requests (created_at);
create index removal_requests_decided_at_idx on public.removal_requests (decided_at);
create index removal_requests_doctor_id_idx on public.removal_requests (doctor_id);
create index removal_requests_address_state_idx on public.removal_requests (address_state);

grant select on table public.removal_requests to authenticated;

select private.guard_table('removal_requests');

create policy "removal_requests: admin can read" on public.removal_requests
for select to authenticated using ((select private.is_admin()));

create table private.removal_tokens (
  hash bytea primary key,
  request_id uuid not null references public.removal_requests (id) on delete cascade
);

comment on table private.removal_tokens is
  'SHA-256 hashes of the tokens in confirmation emails. Every email has its own token, and all of them are valid.';
create index removal_tokens_request_id_idx on private.removal_tokens (request_id);
alter table private.removal_tokens enable row level security;

create function private.hash_name_keys(keys text[]) returns text[]
language sql immutable parallel safe
return array(select encode(sha256(convert_to(key, 'UTF8')), 'hex') from unnest(keys) as key);

comment on function private.hash_name_keys is
  'Returns the SHA-256 hashes of name keys, by which a former name is recognized without being stored.';

create table private.removal_register (
  id uuid primary key default gen_random_uuid(),
  request_id uuid references public.removal_requests (id) on delete set null,
  subject public.removal_subject not null,
  name text,
  name_keys text[] not null generated always as (
    case when name is null then name_hashes else private.get_name_keys(name) end
  ) stored,
  name_hashes text[],
  address_zip text not null,
  npi text,
  phone text,
  website text,
  street text,
  added_at timestamptz not null default now(),
  constraint removal_register_name_check check (
    case when subject = 'former name' then name is null and name_hashes is not null else name is not null end
  )
);

comment on table private.removal_register is
  'Practices and physicians who asked not to be listed, and former names to hide. Members, imports, and admins without '
  'a reason can''t list them again.';
comment on column private.removal_register.name is 'Null for a former name.';
comment on column private.removal_register.name_keys is
  'The name as get_name_keys returns it, or the hashes of a former name.';
comment on column private.removal_register.name_hashes is 'A former name as hash_name_keys returns it.';
comment on column private.removal_register.npi is
  'An NPI that may not be listed; for a former name, that of the person, who can be listed without it.';
comment on column private.removal_register.phone is 'The phone number as phone_digits returns it.';
comment on column private.removal_register.website is 'The website as website_key returns it.';
comment on column private.removal_register.street is 'The street as bare_name returns it.';
create index removal_register_npi_idx on private.removal_register (npi);
create index removal_register_address_zip_idx on private.removal_register (address_zip);
create index removal_register_phone_idx on private.removal_register (phone) where phone is not null;
create index removal_register_website_idx on private.removal_register (website) where website is not null;
create index removal_register_street_idx on private.removal_register (street) where street is not null;
create index removal_register_request_id_idx on private.removal_register (request_id);
alter table private.removal_register enable row level security;

create table private.removal_exceptions (
  entry_id uuid not null references private.removal_register (id) on delete cascade,
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  primary key (entry_id, doctor_id)
);

comment on table private.removal_exceptions is
  'Listings that an admin has excepted from an entry of the register; the moderation log has the reason.';
create index removal_exceptions_doctor_id_idx on private.removal_exceptions (doctor_id);
alter table private.removal_exceptions enable row level security;

create function private.core_name(bare text, zip text) returns text
language sql stable
return (
  select coalesce(
    nullif(
      nullif(
        string_agg(word, '' order by place) filter (
          where word <> all (string_to_array(
            private.name_skeleton(
              'a an at by for in my of on our your direct primary care dpc family practice practices medicine medical '
              'health healthcare clinic center group office associates physician physicians doctors membership'
            ),
            ' '
          ))
        ),
        ''
      ),
      replace(private.name_skeleton((select city from public.zip_codes where zip_codes.zip = core_name.zip)), ' ', '')
    ),
    string_agg(word, '' order by place)
  )
  from string_to_table(bare, ' ') with ordinality as words (word, place)
);

comment on function private.core_name is
  'Returns the letters of a name, as bare_name returns it, without the words that many practices have in their names, '
  'unless nothing but the city of the ZIP code would be left.';

create function private.find_removal_entry(candidate jsonb, listing uuid, is_any_evidence boolean default false)
returns private.removal_register
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  sought private.practice_identity := private.get_identity(candidate);
  streets constant text[] := array(
    select private.bare_name(place ->> 'address_street') from jsonb_array_elements(
      jsonb_build_array(candidate)
        || case when jsonb_typeof(candidate -> 'offices') = 'array' then candidate -> 'offices' else '[]' end
    ) as place
    where place ->> 'address_street' <> ''
  );
  found private.removal_register;
begin
  -- An entry can be about a clinician.
  select
    sought.names || array_agg(private.bare_name(name)) filter (where private.bare_name(name) <> ''),
    sought.name_keys || private.get_name_keys(variadic array_agg(name))
  into sought.names, sought.name_keys
  from (
    select unnest(array[person ->> 'name'] || array(
      select jsonb_array_elements_text(person -> 'former_names') where jsonb_typeof(person -> 'former_names') = 'array'
    )) as name
    from jsonb_array_elements(
      case when jsonb_typeof(candidate -> 'clinicians') = 'array' then candidate -> 'clinicians' else '[]' end
    ) as person
    union all select null
  ) as people;
  sought.npis := sought.npis || sought.clinician_npis;
  select entry.* into found
  from private.removal_register as entry
  cross join lateral (
    select entry.npi = any (sought.npis) as npi, entry.address_zip = any (sought.zips) as zip,
      entry.phone = any (sought.phones) as phone,
      entry.website = any (sought.websites) as website, entry.street = any (streets) as street
  ) as has_same
  where case
    when entry.name_keys && (sought.name_keys || private.hash_name_keys(sought.name_keys)) then has_same.npi
      or has_same.zip or has_same.phone or has_same.website or has_same.street
    when entry.subject = 'former name' then false
    when has_same.npi then true
    -- The contacts of a physician's entry are those of a practice that may stay listed.
    when entry.subject = 'practice' and is_any_evidence and (has_same.phone or has_same.website) then true
    else (has_same.zip or has_same.phone or has_same.website or has_same.street) and exists (
      select from unnest(sought.names) as name
      where private.core_name(name, entry.address_zip)
          = private.core_name(private.bare_name(entry.name), entry.address_zip)
        or private.is_shorter_name(name, private.bare_name(entry.name))
        or is_any_evidence and private.is_similar_name(name, private.bare_name(entry.name))
    )
  end
    and (
      entry.npi = any (sought.npis) or entry.address_zip = any (sought.zips) or entry.phone = any (sought.phones)
      or entry.website = any (sought.websites) or entry.street = any (streets)
    )
    and not exists (select from private.removal_exceptions where entry_id = entry.id and doctor_id = listing)
  order by entry.added_at limit 1;
  return found;
end $$;

comment on function private.find_removal_entry is
  'Returns the entry of the register that applies to a practice (`candidate` as get_identity takes it): the same NPI, '
  'or the same name, without regard to articles and words such as “Family” and “DPC”, a shorter or longer form of it, '
  'or a former name of the practice or one of its clinicians, together with the ZIP code, street, or phone of an '
  'office, or the website. With `is_any_evidence`, the phone, the website, '
  'or a similar name in the ZIP code is enough for a practice. An entry of a former name needs that name, which may '
  'not be the current one either. Skips entries that `listing` is excepted from. Definer functions call it.';

create function private.find_removal_entry_of_listing(listing public.doctors) returns private.removal_register
language plpgsql volatile set search_path = '' as $$
begin
  if auth.uid() is not null and not private.is_admin() then
    perform private.enforce_rate_limit('changes of names and addresses');
  end if;
  return private.find_removal_entry(
    to_jsonb(listing) || jsonb_build_object(
      'clinicians', (
        select jsonb_agg(jsonb_build_object('name', name, 'npi', npi, 'former_names', former_names))
        from public.clinicians where doctor_id = listing.id
      ),
      'offices', (
        select jsonb_agg(
          jsonb_build_object('address_street', address_street, 'address_zip', address_zip, 'phone', phone)
        )
        from public.offices where doctor_id = listing.id and position > 0
      )
    ), listing.id
  );
end $$;

comment on function private.find_removal_entry_of_listing is
  'Returns the entry of the register that applies to a listing with these values, to one of its clinicians, or to a '
  'further office. Counts the calls of members, who could otherwise find out by trying names who asked not to be '
  'listed; call it after everything else that can refuse the change, because a refused change is not counted. Definer '
  'functions call it.';

insert into private.rate_limits (action, max_count, period) values ('changes of names and addresses', 30, '1 day');

create function private.check_removal_register(listing public.doctors) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entry private.removal_register;
begin
  -- An admin's own submission is checked when it is published. Without a user it is a seed or a job of the project.
  if auth.uid() is null or listing.status not in ('pending', 'published')
    or (listing.status = 'pending' and private.is_admin()) then
    return;
  end if;
  entry := private.find_removal_entry_of_listing(listing);
  if entry.subject = 'former name' then
    raise exception 'A person asked that a former name stay hidden'
    using errcode = 'PT409', hint = 'former_name_hidden', detail = json_build_object('zip', entry.address_zip);
  elsif entry.id is not null and not private.is_admin() then
    raise exception 'This % asked not to be listed', entry.subject
    using errcode = 'PT409', hint = 'asked_not_to_be_listed', detail = json_build_object('subject', entry.subject);
  elsif entry.id is not null then
    raise exception '% (%) asked not to be listed', entry.name, entry.address_zip
    using errcode = 'PT409', hint = 'removal_register_match', detail = json_build_object(
      'name', entry.name, 'zip', entry.address_zip, 'added_on', entry.added_at::date
    );
  end if;
end $$;

comment on function private.check_removal_register is
  'Refuses a pending or published listing when it, or one of its clinicians, is in the register (PT409). Only admins '
  'see which entry applies. Definer: API roles can''t read the register.';
