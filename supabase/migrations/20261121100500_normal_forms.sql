-- The one form in which a listing is stored, and the differences between two versions of it.

create function private.normalize_listing(before public.doctors, after public.doctors) returns public.doctors
language plpgsql stable security definer set search_path = '' as $$
declare
  unknown_state text;
begin
  after.updated_at := now();
  if not private.is_phone(after.phone) then
    after.phone := private.parse_phone(after.phone);
  end if;
  if not private.is_phone(after.fax) then
    after.fax := private.parse_phone(after.fax);
  end if;
  after.address_zip := btrim(after.address_zip);
  after.address_state := coalesce(private.state_code(after.address_state), after.address_state);
  -- The not-null constraints report missing values.
  if num_nulls(after.address_city, after.address_state, after.address_zip) = 0 and (
    before.id is null or (after.address_city, after.address_state, after.address_zip)
      is distinct from (before.address_city, before.address_state, before.address_zip)
  ) then
    perform private.require_place(after.address_city, after.address_state, after.address_zip);
  end if;
  -- Exact coordinates would still show where a removed street was.
  if (before.id is null and num_nulls(after.latitude, after.longitude) > 0) or (before.id is not null and (
    after.address_zip is distinct from before.address_zip
    or (after.address_street is null and before.address_street is not null)
  )) then
    select latitude, longitude into after.latitude, after.longitude from public.zip_codes
    where zip = left(after.address_zip, 5);
  end if;
  if after.photo_url is not null and (before.id is null or after.photo_url is distinct from before.photo_url)
    and auth.uid() is not null and not private.is_admin()
    and split_part(private.photo_path(after.photo_url), '/', 1) is distinct from auth.uid()::text then
    raise exception 'The photo of a practice must be uploaded for it'
      using errcode = '23514', hint = 'photo_not_uploaded';
  end if;
  if (before.id is null or after.gallery <> before.gallery) and exists (
    select from jsonb_path_query(after.gallery, '$[*].url') as url
    where url #>> '{}' not like '%/gallery-photos/' || after.id || '/%'
  ) then
    raise exception 'The photos of a practice must be uploaded for it'
      using errcode = '23514', hint = 'photo_not_uploaded';
  end if;
  if after.telehealth_states <> '{}' and (before.id is null or after.telehealth_states <> before.telehealth_states) then
    select given into unknown_state from unnest(after.telehealth_states) as given
    where given is null or private.state_code(given) is null limit 1;
    if found then
      raise exception 'There is no state "%"', left(unknown_state, 30)
      using errcode = '23514', hint = 'unknown_state', detail = json_build_object('state', left(unknown_state, 30));
    end if;
    after.telehealth_states := array(
      select distinct private.state_code(given) as code from unnest(after.telehealth_states) as given order by code
    );
  end if;
  -- A cap that was too low before this rule existed stays until one of the prices changes.
  if before.id is null
    or (
      after.family_cap, after.monthly_price, after.couple_price
    ) is distinct from (before.family_cap, before.monthly_price, before.couple_price) then
    if after.family_cap < after.monthly_price then
      raise exception 'The family cap is less than one adult pays' using errcode = '23514', hint = 'family_cap_too_low';
    elsif after.family_cap < after.couple_price then
      raise exception 'The family cap is less than two adults pay together'
        using errcode = '23514', hint = 'family_cap_too_low';
    end if;
  end if;
  return after;
end $$;

comment on function private.normalize_listing is
  'Returns a new or changed listing (`before` is null for a new one) with phone, fax, and states in one form, the '
  'coordinates of its ZIP code, and the time of the change. Raises 23514 when city, state, and ZIP code do not agree, '
  'for a photo that was not uploaded for the practice, for unknown states, or for a family cap below the price of one '
  'or two adults. Definer: reads the private list of states.';

create function private.changes_between(before jsonb, after jsonb) returns jsonb
language sql immutable
return (
  select coalesce(jsonb_object_agg(now.key, jsonb_build_array(before -> now.key, now.value)), '{}')
  from jsonb_each(after) as now
  where before -> now.key is distinct from now.value
    and now.key not in (
      'updated_at', 'version', 'verified', 'ownership', 'owned_since', 'latitude', 'longitude', 'claimed_by',
      'rejection_count', 'status_reason',
      'confirmed_at'
    )
);

comment on function private.changes_between is
  'Returns the differences between two rows: {"column": [before, after]}, without columns that follow from others or '
  'are not part of the history.';

create function private.confirmation_columns() returns text[]
language sql immutable
return array['prices_confirmed_at', 'panel_confirmed_at', 'hours_confirmed_at', 'phone_confirmed_at'];

comment on function private.confirmation_columns is
  'Returns the columns with the confirmations of a listing. They are part of its history, but do not change its '
  'version.';

create function private.normalize_changed_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  normal public.doctors;
begin
  perform private.require_at_most(pg_column_size(new), 100000, 'bytes at once');
  normal := private.normalize_listing(old, new);
  if tg_op = 'INSERT' and normal.claim_status = 'approved' then
    normal.owned_since := coalesce(normal.owned_since, normal.created_at);
  elsif tg_op = 'UPDATE' and normal.version = old.version
    and private.changes_between(to_jsonb(old), to_jsonb(normal)) - private.confirmation_columns() <> '{}' then
    normal.version := old.version + 1;
  end if;
  if tg_op = 'UPDATE' and normal.address_zip <> old.address_zip then
    update public.offices set time_zone = private.time_zone_of(normal.address_zip)
    where doctor_id = normal.id and position = 0;
  end if;
  return normal;
end $$;

comment on function private.normalize_changed_listing is
  'Trigger: stores a listing as normalize_listing returns it, increases its version, and gives the office at its own '
  'address the time zone of a new ZIP code. Also for writes by the service role. Definer: API roles cannot call it.';

create trigger doctors_1_normalize before insert or update on public.doctors
for each row execute function private.normalize_changed_listing();
