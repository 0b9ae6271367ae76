-- Writing a listing: private.write_listing is the one way in which a listing that is already there changes. Its caller
-- has checked who may write what.

create function private.changed_confirmations(before jsonb, after jsonb) returns public.confirmed_part[]
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(array_agg(distinct confirmed_as), '{}') from (
      select name, confirmed_as from private.listing_fields where confirmed_as is not null
      union all values ('tiers', 'prices'::public.confirmed_part), ('offices', 'hours')
    ) as fields
    where coalesce(nullif(before -> name, '[]'), 'null') <> coalesce(nullif(after -> name, '[]'), 'null')
  );
end $$;

comment on function private.changed_confirmations is
  'Returns the confirmations that cover the differences between two versions of a listing, {field or part: value}.';

create function private.stamp_confirmations(
  before public.doctors, after public.doctors, changed public.confirmed_part[], stated_at timestamptz
)
returns public.doctors
language plpgsql stable set search_path = '' as $$
declare
  values_before constant jsonb := to_jsonb(before);
  values_after constant jsonb := to_jsonb(after);
  stamps constant jsonb := (
    select jsonb_object_agg(name, stated_at) from unnest(changed) as part, concat(part, '_confirmed_at') as name
    -- A timestamp that the same change writes takes precedence.
    where values_after -> name is not distinct from coalesce(values_before -> name, 'null')
  );
begin
  return jsonb_populate_record(after, coalesce(stamps, '{}'));
end $$;

comment on function private.stamp_confirmations is
  'Returns a listing with updated confirmations of the changed parts: the time at which the practice stated them, or '
  'null if somebody else did.';

create function private.record_version(
  target uuid, version integer, action text, changes jsonb, reason text default null
) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.listing_versions (doctor_id, version, actor, action, changes, reason)
  values (target, version, (select id from public.profiles where id = auth.uid()), action, changes, reason);
  perform private.notify_owner_of_change(target, action, changes);
end $$;

comment on function private.record_version is
  'Adds an entry to the history of a listing, and notifies its owner if others made it. Called by definer functions.';

create function private.get_edited_listing(
  listing_id uuid, has_waiting boolean default true, by_others boolean default false
) returns jsonb
language sql stable security definer set search_path = ''
return (
  select listing || coalesce(change.proposed, '{}') || case when change.proposed ? 'offices' then
    jsonb_build_object('offices', private.merge_offices(listing -> 'offices', change.proposed -> 'offices'))
  else '{}' end
  from public.doctors
  cross join lateral (
    select private.fields_of(to_jsonb(doctors)) || jsonb_build_object('photo_url', photo_url, 'gallery', gallery)
      || private.get_parts(doctors.id)
  ) as public_values (listing)
  left join public.listing_changes as change
    on has_waiting and change.doctor_id = doctors.id and change.status = 'open' and change.is_by_others = by_others
  where doctors.id = listing_id
);

comment on function private.get_edited_listing is
  'Returns the fields, photos, and parts of a listing for an editor: for those who can edit it with the values that '
  'they, or others, have proposed in place of the public ones, for others without. Definer: the calling function '
  'checks who may read it.';

create function private.end_change(
  change public.listing_changes, fields text[], to_status public.listing_change_status, action text,
  reason text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rest constant jsonb := change.proposed - coalesce(fields, array(select jsonb_object_keys(change.proposed)));
  before constant jsonb := private.get_edited_listing(change.doctor_id, true, change.is_by_others);
  changes jsonb;
begin
  -- A change that ends as a whole keeps its values.
  update public.listing_changes set
    proposed = case when rest = '{}' then proposed else rest end,
    status = case when rest = '{}' then to_status else status end,
    decided_at = case when rest = '{}' then now() end,
    reason = end_change.reason, version = version + 1
  where id = change.id;
  changes :=
    private.changes_between(before, private.get_edited_listing(change.doctor_id, true, change.is_by_others));
  if changes <> '{}' then
    perform private.record_version(
      change.doctor_id, (select version from public.doctors where id = change.doctor_id), action, changes, reason
    );
  end if;
end $$;

comment on function private.end_change is
  'Ends a pending change, or those fields and parts of it that are given, and adds this to the history of the listing. '
  'Definer: API roles cannot write changes.';

create function private.list_fields(changes jsonb) returns jsonb
language sql immutable
return jsonb_build_object('fields', array(select key from jsonb_object_keys(changes) as key order by key));

comment on function private.list_fields is 'Returns the names of the fields and parts of a change for the log.';

create function private.price_fields() returns text[]
language sql stable
return array(select name from private.listing_fields where confirmed_as = 'prices') || '{tiers}';

comment on function private.price_fields is 'Returns the fields and the part of a listing with its prices.';

create function private.check_announced_prices(listing public.doctors, announced jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  starts_on constant text := announced ->> 'starts_on';
begin
  if announced - 'starts_on' = '{}' or starts_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' is not true
    or announced - array_remove(
      private.price_fields(), 'announced_prices'
    ) <> jsonb_build_object('starts_on', starts_on)
  then
    raise exception 'Announced prices need a day and the prices that change'
      using errcode = '22023', hint = 'invalid_input';
  elsif starts_on::date not between private.today_at(listing) + 1 and private.today_at(listing) + 366 then
    raise exception 'Announced prices start on a later day, within twelve months'
      using errcode = '23514', hint = 'price_date_out_of_range';
  end if;
end $$;

comment on function private.check_announced_prices is
  'Raises 22023 for announced prices without a day, without prices, or with other fields, and 23514 for a day at the '
  'practice that is not within the next twelve months.';

create function private.write_listing(
  target uuid, new_values jsonb, action text default 'edit', stated_at timestamptz default null
) returns public.doctors
language plpgsql security definer set search_path = '' as $$
declare
  parts constant text[] := private.parts_in(new_values);
  before public.doctors;
  after public.doctors;
  parts_before jsonb;
  values_before jsonb;
  values_after jsonb;
  changes jsonb;
  edited jsonb;
  assignments text;
  announced jsonb;
begin
  select * into before from public.doctors where id = target for update;
  announced := coalesce(new_values -> 'announced_prices', to_jsonb(before.announced_prices));
  if jsonb_typeof(announced) = 'object' and new_values ?| private.price_fields() then
    if announced is distinct from to_jsonb(before.announced_prices) then
      perform private.check_announced_prices(before, announced);
    end if;
    -- They are written as on their day, and rolled back, so that they are as valid as the prices of today.
    begin
      after := private.write_listing(
        target, new_values || (announced - 'starts_on') || '{"announced_prices": null}', 'start prices', stated_at
      );
      values_after := to_jsonb(after) || private.get_parts(target, private.parts_in(announced));
      raise exception using errcode = 'RB000';
    exception when sqlstate 'RB000' then
      announced := (
        select jsonb_object_agg(key, case key when 'starts_on' then value else values_after -> key end)
        from jsonb_each(announced)
      );
    end;
    new_values := new_values || jsonb_build_object('announced_prices', announced);
  end if;
  if new_values ? 'clinicians' then
    new_values := private.separate_former_clinicians(before, new_values -> 'clinicians') || (new_values - 'clinicians');
  end if;
  parts_before := private.get_parts(target, parts);
  perform private.write_parts(target, new_values);
  after := private.normalize_listing(before, jsonb_populate_record(before, new_values - parts));
  values_before := to_jsonb(before) || parts_before;
  values_after := to_jsonb(after) || private.get_parts(target, parts);
  after := private.stamp_confirmations(
    before, after, private.changed_confirmations(values_before, values_after),
    coalesce(stated_at, case when private.has_practice_permission(target, 'availability') then now() end)
  );
  values_after := values_after || to_jsonb(after);
  changes := private.changes_between(values_before, values_after);
  edited := changes - private.confirmation_columns();
  -- The trigger counts a version for changed columns only.
  if edited <> '{}' then
    after.version := before.version + 1;
  end if;
  select string_agg(format('%1$I = ($2).%1$I', key), ', ') into assignments from jsonb_each(to_jsonb(after))
  where value is distinct from to_jsonb(before) -> key
    and key not in ('updated_at', 'verified', 'ownership', 'confirmed_at');
  if assignments is not null then
    execute format('update public.doctors set %s where id = $1 returning *', assignments)
    into after using target, after;
  end if;
  -- An import has checked the register.
  if action <> 'import' and (
    changes ?| array['status', 'practice_name', 'former_names', 'npi', 'address_zip', 'phone', 'website', 'offices']
    or private.has_new_clinician(changes #> '{clinicians,0}', changes #> '{clinicians,1}')
  ) then
    perform private.check_removal_register(after);
  end if;
  if changes <> '{}' then
    perform private.record_version(
      target, after.version, case when action = 'edit' and edited = '{}' then 'confirm' else action end,
      -- An edit that also confirms the edited part is recorded only as an edit.
      case when edited = '{}' then changes else edited end,
      -- Only the claimant and admins read why a claim was rejected.
      case when changes ? 'status' then after.status_reason end
    );
    -- Admins' edits of other people's listings go to the moderation log.
    if action = 'edit' and private.is_admin() and after.user_id is distinct from auth.uid() then
      perform private.record_event(
        'listing_edited', 'doctors', target, subject => before.practice_name,
        seen => private.list_fields(case when edited = '{}' then changes else edited end)
      );
    end if;
    perform private.update_npi_records(before, after, parts_before);
    if after.verified and not before.verified then
      insert into private.published_listings (doctor_id, published_by, published_at)
      values (target, auth.uid(), now()) on conflict do nothing;
    end if;
    if after.verified and after.accepting_new_patients
      and (before.verified and before.accepting_new_patients) is not true then
      perform private.notify_availability_alerts(target);
    end if;
    if changes ? 'announced_prices' and action <> 'start prices' then
      perform private.notify_about_prices(after);
    end if;
  end if;
  return after;
end $$;

comment on function private.write_listing is
  'Writes columns and complete parts of a listing, {column or part: value}, as one version with the given action: '
  'checks that announced prices can start, and the removal register, stamps the confirmations, logs the edits of '
  'admins, enqueues new NPIs, records the first publication, and notifies members of availability that they wait for '
  'and of announced prices. `stated_at` is when the practice stated the values, by default now if the caller works '
  'there. The caller must be allowed to write all of them. Definer: API roles cannot write listings.';

create function private.describe_fields(changes jsonb) returns text
language sql immutable
return (select string_agg(format('{%s}', key), ', ' order by key) from jsonb_object_keys(changes) as key);

comment on function private.describe_fields is
  'Returns the fields and parts of a change for a sentence, as {name}, in place of which the site shows their labels.';

create function private.add_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    -- Only an import inserts a published listing, after its own checks.
    if new.status <> 'published' then
      -- A retry of the same insert is not a second listing.
      if not private.is_admin() and not exists (select from public.doctors where id = new.id) then
        perform private.enforce_rate_limit('listings');
      end if;
      perform private.check_duplicates(new);
    end if;
    -- Every new listing has an address, which does not confirm its hours.
    new := private.stamp_confirmations(
      null, new, array_remove(private.changed_confirmations('{}', to_jsonb(new)), 'hours'),
      case when new.user_id = auth.uid() then now() end
    );
  end if;
  perform private.enqueue_npis(array[new.npi]);
  return new;
end $$;

comment on function private.add_listing is
  'Trigger: for each new listing, whether a client or a function inserts it, checks the limits of its submitter and '
  'duplicates, and enqueues its NPI; check_new_listing checks the removal register. A seed or a job, without a user, '
  'is not checked. Definer: API roles cannot read the listings of others.';

create trigger doctors_2_add before insert on public.doctors
for each row execute function private.add_listing();

create function private.insert_listing(target uuid, fields jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  -- Other columns get their defaults; a missing name makes the insert fail with a clear message.
  columns constant text := (
    select string_agg(quote_ident(key), ', ')
    from jsonb_object_keys(jsonb '{"practice_name": null}' || fields - 'announced_prices') as key
  );
  inserted integer;
begin
  execute format(
    'insert into public.doctors (id, %1$s) select $1, %1$s from jsonb_populate_record(null::public.doctors, $2) '
    'on conflict (id) do nothing', columns
  ) using target, fields;
  get diagnostics inserted = row_count;
  return inserted = 1;
end $$;

comment on function private.insert_listing is
  'Adds a listing with the given columns, {column: value}, but without announced prices, which write_listing checks; '
  'false if the id already exists. Called by definer '
  'functions, with checked names.';
