-- The fields of a listing: what imports, corrections and checked changes may do with its columns.

create table private.listing_fields (
  name text primary key,
  is_identity boolean not null default false,
  is_correctable boolean not null default false,
  confirmed_as public.confirmed_part
);

comment on table private.listing_fields is
  'What a listing says of a practice: the columns of `doctors` that an import fills. The table of fields in the code says the same.';
comment on column private.listing_fields.is_identity is
  'It identifies the practice: an owner''s change of it waits for an administrator once the listing is public.';
comment on column private.listing_fields.is_correctable is 'Members can propose another value.';
comment on column private.listing_fields.confirmed_as is 'The confirmation that vouches for it: writing the field renews or removes that confirmation.';

insert into private.listing_fields (name, is_identity, is_correctable)
values
  ('practice_name', true, true),
  ('credentials', true, true),
  ('specialty', false, true),
  ('bio', false, false),
  ('address_street', true, true),
  ('address_city', true, true),
  ('address_state', true, false),
  ('address_zip', true, true),
  ('monthly_price', false, true),
  ('yearly_price', false, true),
  ('enrollment_fee', false, true),
  ('visit_fee', false, true),
  ('family_cap', false, true),
  ('phone', false, true),
  ('website', false, true),
  ('npi', true, false),
  ('languages', false, false),
  ('enrollment_url', false, false),
  ('booking_url', false, false),
  ('accepting_new_patients', false, true),
  ('telehealth_only', false, true),
  ('patient_ages', false, true);

update private.listing_fields set confirmed_as = 'prices'
where name in ('monthly_price', 'yearly_price', 'enrollment_fee', 'visit_fee', 'family_cap');
update private.listing_fields set confirmed_as = 'panel' where name = 'accepting_new_patients';
update private.listing_fields set confirmed_as = 'hours'
where name in ('address_street', 'address_city', 'address_state', 'address_zip');
update private.listing_fields set confirmed_as = 'phone' where name = 'phone';

create function private.fields_of(listing jsonb) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(listing)
  where key in (select name from private.listing_fields);
end;

comment on function private.fields_of is 'What a row says of the practice, without all else that it holds.';

create function private.identity_of(listing jsonb) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_object_agg(key, value) from jsonb_each(listing)
  where key in (select name from private.listing_fields where is_identity);
end;

comment on function private.identity_of is 'What identifies a practice: its name, people and their credentials, NPI and address.';

create function private.write_fields(target uuid, fields jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  -- Only what changes is named, so that triggers "update of" a column stay quiet about the others.
  assignments constant text := (
    select string_agg(format('%1$I = ($2).%1$I', key), ', ') from jsonb_object_keys(fields) as key
    where key = 'photo_url' or key in (select name from private.listing_fields)
  );
begin
  if assignments is not null then
    execute format('update public.doctors set %s where id = $1', assignments)
    using target, jsonb_populate_record(null::public.doctors, fields);
  end if;
end $$;

comment on function private.write_fields is 'Writes fields of a listing, named as its columns are, and its photo. Called by definer functions.';
