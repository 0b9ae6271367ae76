-- Pending changes: an owner's change to the identity of a published listing waits until an admin decides, and that of
-- an import until the practice does; the previous version stays public.

create function private.add_to_change(listing_id uuid, new_values jsonb, by_others boolean default false)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- City, state, and ZIP code belong together: a new ZIP code also replaces the city and state that were proposed
  -- before.
  place_fields constant text[] := array['address_city', 'address_state', 'address_zip'];
  replaced constant text[] := case when new_values ?| place_fields then place_fields else '{}' end;
  before constant jsonb := private.get_edited_listing(listing_id, true, by_others);
  changes jsonb;
begin
  insert into public.listing_changes (doctor_id, author, proposed, is_by_others)
  values (listing_id, auth.uid(), new_values, by_others)
  on conflict (doctor_id, is_by_others) where status = 'open'
  do update set
    proposed = (listing_changes.proposed - replaced) || excluded.proposed, version = listing_changes.version + 1
  where (listing_changes.proposed - replaced) || excluded.proposed <> listing_changes.proposed;
  changes := private.changes_between(before, private.get_edited_listing(listing_id, true, by_others));
  update public.doctors set
    version = version + 1,
    hours_confirmed_at = case
      when new_values ? 'offices' and private.has_practice_permission(listing_id, 'edit') then now()
      else hours_confirmed_at
    end
  where id = listing_id;
  if changes <> '{}' then
    perform private.record_version(
      listing_id, (select version from public.doctors where id = listing_id),
      case when by_others then 'suggest' else 'propose' end, changes
    );
  end if;
end $$;

comment on function private.add_to_change is
  'Adds fields and parts to the pending change of a practice or of others to its listing, or creates one, and records '
  'this as a version of the listing. A practice that proposes offices also confirms the hours. Definer: API roles '
  'cannot write changes.';

create function private.remove_from_change(listing_id uuid, fields text[], by_others boolean default false)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  change public.listing_changes;
begin
  select * into change from public.listing_changes
  where doctor_id = listing_id and status = 'open' and is_by_others = by_others
    and proposed ?| fields
  for update;
  if change.id is not null then
    perform private.end_change(
      change, fields, 'withdrawn', case when change.is_by_others then 'withdraw suggestion' else 'cancel proposal' end
    );
  end if;
  return change.id is not null;
end $$;

comment on function private.remove_from_change is
  'Removes fields from the pending change of a practice or of others to its listing; false if it has none of them. '
  'Definer: API roles cannot write changes.';

create function private.get_waiting_values(listing_id uuid, by_others boolean default false) returns jsonb
language sql stable
return coalesce((
  select proposed from public.listing_changes
  where doctor_id = listing_id and status = 'open' and is_by_others = by_others
), '{}');

comment on function private.get_waiting_values is
  'Returns the values that a practice, or others, have proposed for its listing. Called by definer functions.';

create function private.find_changes_to_review(listing public.doctors, written jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  offices_before constant jsonb := private.get_part(listing.id, 'offices');
  to_review jsonb;
  offices jsonb;
begin
  select coalesce(jsonb_object_agg(name, written -> name), '{}') into to_review from private.listing_fields
  where is_identity and written ? name and written -> name is distinct from to_jsonb(listing) -> name
    -- An owner can remove a street without a review, because it may be somebody's home, and a former name, because it
    -- may be private.
    and not (name = 'address_street' and written -> name = 'null')
    and not (name = 'former_names' and written -> name <@ (to_jsonb(listing) -> name));
  if written ? 'clinicians'
    and private.has_new_clinician(private.get_part(listing.id, 'clinicians'), written -> 'clinicians') then
    to_review := to_review || jsonb_build_object('clinicians', written -> 'clinicians');
  end if;
  select jsonb_agg(case
    when not office ? 'address_city' then jsonb_build_object('name', office -> 'name')
    when offices_before @> jsonb_build_array(jsonb_build_object('id', office -> 'id')) then office
    else office - 'id'
  end order by ordinal) into offices
  from jsonb_array_elements(written -> 'offices') with ordinality as entry (office, ordinal)
  where not private.is_reviewed_office(offices_before, office);
  return to_review || case when offices is not null then jsonb_build_object('offices', offices) else '{}' end;
end $$;

comment on function private.find_changes_to_review is
  'Returns which of the values that would be written into a listing need a review: identity fields, the whole list '
  'with a new clinician, and new offices, each with its id if it replaces an existing one, and of the first office '
  'only its name. Definer: reads the parts of unpublished listings.';

create function private.save_or_propose(listing_id uuid, new_values jsonb, action text default 'edit') returns void
language plpgsql security definer set search_path = '' as $$
declare
  place_fields constant text[] := array['address_city', 'address_state', 'address_zip'];
  is_import constant boolean := action in ('import', 'undo import');
  is_editor constant boolean := private.has_practice_permission(listing_id, 'edit');
  listing public.doctors;
  written jsonb := new_values;
  to_review jsonb := '{}';
begin
  select * into listing from public.doctors where id = listing_id for update;
  if new_values ?| place_fields and not is_import then
    -- City, state, and ZIP code are checked together, including pending values.
    new_values := coalesce((
      select jsonb_object_agg(key, value) from jsonb_each(private.get_waiting_values(listing_id))
      where key = any (place_fields)
    ), '{}') || new_values;
  end if;
  if listing.status = 'published'
    and (case when is_import then listing.ownership = 'owned' else is_editor end) then
    -- Everything is written once and rolled back, so that a value that waits for review is as valid as a public one.
    begin
      perform private.write_listing(listing_id, new_values);
      written := private.get_edited_listing(listing_id, false);
      raise exception using errcode = 'RB000';
    exception when sqlstate 'RB000' then
      written := (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(written) where new_values ? key);
    end;
    to_review := private.find_changes_to_review(listing, written);
    if to_review ? 'clinicians' then
      -- With the months in which clinicians left.
      to_review := to_review || jsonb_build_object('clinicians', new_values -> 'clinicians');
    end if;
  end if;
  if is_import then
    -- What the practice itself has proposed takes precedence over a file.
    new_values := new_values - array(
      select key from jsonb_object_keys(to_review) as key where private.get_waiting_values(listing_id) ? key
    );
    to_review := to_review - array(select jsonb_object_keys(private.get_waiting_values(listing_id)));
  elsif is_editor then
    -- This save replaces what waited: values that are public at once or already, and a removed street.
    perform private.remove_from_change(listing_id, array(
      select key from jsonb_each(written)
      where not to_review ? key
        and (key in ('clinicians', 'offices') or key in (select name from private.listing_fields where is_identity))
    ));
    -- It also answers what others have proposed for these values. Their offices are added to those of the practice.
    perform private.remove_from_change(listing_id, array(
      select key from jsonb_object_keys(written) as key where key <> 'offices'
    ), true);
  end if;
  new_values := new_values - array(select key from jsonb_object_keys(to_review) as key where key <> 'offices');
  if to_review ? 'offices' then
    new_values := new_values || jsonb_build_object(
      'offices', private.keep_reviewed_offices(private.get_part(listing_id, 'offices'), written -> 'offices')
    );
  end if;
  if new_values <> '{}' then
    perform private.write_listing(listing_id, new_values, action);
  end if;
  if to_review <> '{}' then
    perform private.add_to_change(listing_id, to_review, is_import and not is_editor);
    if not private.is_admin() then
      -- The check of the removal register was rolled back together with its count.
      perform private.enforce_rate_limit('changes of names and addresses');
    end if;
  end if;
end $$;

comment on function private.save_or_propose is
  'Writes fields and parts of a listing for the caller. An owner''s or manager''s change of the identity of a '
  'published listing, a new clinician, and a new office become a pending change for an admin; the rest is public at '
  'once. The same values of an import of an owned listing and its undo (`action`) become one for the practice. Errors: '
  'those of write_listing, also for what waits. Definer: its callers have checked the user.';

create function private.decide_change(target uuid, seen_version integer, is_accepted boolean, reason text default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  outcome constant public.event_code := case when is_accepted then 'change_accepted' else 'change_declined' end;
  change public.listing_changes;
begin
  reason := nullif(left(btrim(reason), 500), '');
  select * into change from public.listing_changes where id = target;
  if change.is_by_others and private.has_practice_permission(change.doctor_id, 'edit') then
    perform private.require_active_member();
  elsif change.is_by_others then
    raise exception 'Only the practice can decide this' using errcode = '42501', hint = 'listing_not_yours';
  else
    perform private.require_admin();
    perform private.require_impartial('listing_changes', target);
  end if;
  perform from public.doctors where id = (select doctor_id from public.listing_changes where id = target) for update;
  select * into change from public.listing_changes where id = target for update;
  if change.id is null or change.status <> 'open' then
    raise exception 'This change is no longer open' using errcode = 'PT409', hint = 'change_not_open';
  end if;
  if change.version is distinct from seen_version then
    raise exception 'This change has changed since you opened it' using errcode = 'PT409', hint = 'change_changed';
  end if;
  if not is_accepted and reason is null and not change.is_by_others then
    raise exception 'Declining a change requires a reason' using errcode = '23514', hint = 'reason_required';
  end if;
  if is_accepted then
    perform private.write_listing(
      change.doctor_id, change.proposed || case
        when change.proposed ? 'offices' then jsonb_build_object(
          'offices', private.merge_offices(private.get_part(change.doctor_id, 'offices'), change.proposed -> 'offices')
        )
        else '{}'
      end,
      case when change.is_by_others then 'accept suggestion' else 'accept change' end,
      -- The practice stated its own values when it proposed them.
      case when not change.is_by_others then change.created_at end
    );
    update public.listing_changes
    set status = 'accepted', reason = decide_change.reason, decided_at = now()
    where id = target;
  else
    perform private.end_change(
      change, null, 'declined', case when change.is_by_others then 'decline suggestion' else 'decline change' end,
      decide_change.reason
    );
  end if;
  if change.is_by_others then
    perform private.notify(change.author, outcome, change.doctor_id, reason);
    update public.notifications set read_at = now()
    where doctor_id = change.doctor_id and event = 'listing_changed' and note = 'suggest' and read_at is null;
  else
    perform private.record_event(
      outcome, 'doctors', change.doctor_id, reason,
      array(
        -- The owner, if the author has left.
        select case when private.has_practice_permission(id, 'edit', change.author) then change.author else user_id end
        from public.doctors where id = change.doctor_id
      ),
      seen => private.list_fields(change.proposed)
    );
  end if;
end $$;

comment on function private.decide_change is
  'Accepts the version of a change that the caller has seen and writes it into the listing, or declines it. An admin '
  'decides what a practice proposes, and must give a reason to decline it; the practice decides what an import '
  'proposes. Errors: 42501 the caller can''t decide this; PT409 the change is no longer open, or has changed since '
  '`seen_version`; 23514 no reason. Definer: API roles cannot write changes.';
grant execute on function private.decide_change to authenticated;
select private.expose_function('decide_change');

create function private.withdraw_change(target uuid, fields text[] default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  change public.listing_changes;
begin
  perform private.require_active_member();
  select * into change from public.listing_changes
  where id = target and status = 'open' and not is_by_others and private.has_practice_permission(doctor_id, 'edit')
  for update;
  if change.id is null
    or not private.remove_from_change(
      change.doctor_id, coalesce(fields, array(select jsonb_object_keys(change.proposed)))
    ) then
    raise exception 'This change is no longer open' using errcode = 'PT409', hint = 'change_not_open';
  end if;
end $$;

comment on function private.withdraw_change is
  'Withdraws the given fields and parts of an open change, such as {practice_name, offices}, or all of it if `fields` '
  'is null, for the owner or a manager. Errors: PT409 the caller has no such open change. Definer: API roles cannot '
  'write the status.';
grant execute on function private.withdraw_change to authenticated;
select private.expose_function('withdraw_change');

create function private.propose_again(target uuid, fields text[], answer text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  change public.listing_changes;
  new_values jsonb;
begin
  perform private.require_active_member();
  perform from public.doctors where id = (select doctor_id from public.listing_changes where id = target) for update;
  select * into change from public.listing_changes
  where id = target and status = 'declined' and not is_by_others and private.has_practice_permission(doctor_id, 'edit')
    and private.is_within_ownership(doctor_id, created_at)
    and not exists (
      select from public.listing_changes as later
      where later.doctor_id = listing_changes.doctor_id and later.created_at > listing_changes.created_at
        and not later.is_by_others
    );
  new_values := (select jsonb_object_agg(key, value) from jsonb_each(change.proposed) where key = any (fields));
  if new_values is null then
    raise exception 'This change can no longer be proposed again' using errcode = 'PT409', hint = 'change_not_open';
  end if;
  perform private.require_at_most(char_length(answer), 500, 'characters about the rejection');
  perform private.save_or_propose(
    change.doctor_id, new_values || case
      when new_values ? 'offices' then jsonb_build_object(
        'offices', private.merge_offices(private.get_part(change.doctor_id, 'offices'), new_values -> 'offices')
      )
      else '{}'
    end
  );
  update public.listing_changes set answer = nullif(btrim(propose_again.answer), '')
  where doctor_id = change.doctor_id and status = 'open' and not is_by_others;
end $$;

comment on function private.propose_again is
  'Proposes fields and parts of the latest rejected change of a listing again, with an answer for the admin, for the '
  'owner or a manager. Errors: PT409 the caller has no such rejected change, or a later one exists; those of '
  'save_or_propose. Definer: API roles cannot write changes.';
grant execute on function private.propose_again to authenticated;
select private.expose_function('propose_again');

create function private.changes_since(listing_id uuid, seen_version integer, is_by_others boolean, has_waiting boolean)
returns table (field text, before jsonb, actor uuid, changed_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  select
    entry.key,
    (array_agg(entry.value -> 0 order by versions.id))[1],
    (array_agg(versions.actor order by versions.id desc))[1],
    max(versions.at)
  from public.listing_versions as versions cross join jsonb_each(versions.changes) as entry
  where versions.doctor_id = listing_id and versions.version > seen_version
    and versions.action not in ('suggest', 'withdraw suggestion', 'decline suggestion')
    -- For the practice a value changes when it is proposed, for admins when it is accepted.
    and versions.action <> all (
      case when has_waiting then '{accept change}' else '{propose,cancel proposal,decline change}' end::text[]
    )
    and (not is_by_others or versions.actor is distinct from auth.uid())
  group by entry.key;
end;

comment on function private.changes_since is
  'Returns the fields and parts of a listing that changed after a version, with their value at that version, and who '
  'changed them last and when. Definer: the calling function checks who may read it.';

create function private.normalize_change(field text, value jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if field in ('tiers', 'services', 'clinicians', 'offices') then
    perform private.require_entries(value, field);
  end if;
  case field
    when 'tiers' then
      return (
        select coalesce(jsonb_agg(to_jsonb(tier) order by tier.min_age), '[]')
        from jsonb_to_recordset(value) as tier (
          label text, min_age smallint, max_age smallint, monthly_price numeric(8, 2)
        )
      );
    when 'services' then
      return (
        select coalesce(
          jsonb_agg(to_jsonb(offered) || jsonb_build_object('label', services.label) order by services.position), '[]'
        )
        from jsonb_to_recordset(value) as offered (
          service text, coverage public.service_coverage, price numeric(8, 2), note text
        )
        left join public.services on services.name = offered.service
      );
    when 'clinicians' then
      return (
        select coalesce(jsonb_agg(
          to_jsonb(person) - array['id', 'doctor_id', 'position'] || jsonb_build_object(
            'languages', coalesce(person.languages, '{}'), 'former_names', coalesce(person.former_names, '{}')
          ) || jsonb_strip_nulls(jsonb_build_object('left_in', given -> 'left_in'))
          order by ordinal
        ), '[]')
        from jsonb_array_elements(value) with ordinality as entry (given, ordinal)
        cross join lateral jsonb_populate_record(null::public.clinicians, given) as person
      );
    when 'offices' then
      return (
        select coalesce(jsonb_agg(
          private.describe_office(to_jsonb(office) || jsonb_build_object(
            'hours', coalesce(office.hours, '[]'),
            'special_hours', coalesce(office.special_hours, '[]'),
            'by_appointment', coalesce(office.by_appointment, false),
            'phone', private.parse_phone(office.phone),
            'address_state', coalesce(private.state_code(office.address_state), office.address_state)
          ))
          order by ordinal
        ), '[]')
        from jsonb_array_elements(value) with ordinality as entry (given, ordinal)
        cross join lateral jsonb_populate_record(null::public.offices, given) as office
      );
    when 'phone', 'fax' then
      return coalesce(to_jsonb(private.parse_phone(value #>> '{}')), 'null');
    else
      return to_jsonb(jsonb_populate_record(null::public.doctors, jsonb_build_object(field, value))) -> field;
  end case;
end $$;

comment on function private.normalize_change is
  'Returns a value that an editor sends for a field or part, in the form of private.get_edited_listing. Errors: 22023 '
  'not a list; 23514 the list is too long, or a phone number is invalid. Definer: reads the private list of states.';

create function private.merge_change(field text, base jsonb, mine jsonb, theirs jsonb, is_mine_used boolean)
returns jsonb
language sql immutable set search_path = ''
return case
  when field in ('services', 'offices')
    -- A position identifies a clinician only if no earlier clinician was removed.
    or field = 'clinicians' and least(jsonb_array_length(mine), jsonb_array_length(theirs)) >= jsonb_array_length(base)
  then (
    with entries as (
      select
        source,
        ordinal,
        -- The first office is identified by its position.
        case when field = 'offices' and ordinal = 1 then entry - 'id' else entry end as entry,
        case
          when field = 'services' then entry ->> 'service'
          when field = 'offices' and ordinal > 1 then coalesce(entry ->> 'id', entry::text)
          when field = 'clinicians' and ordinal > jsonb_array_length(base) then entry::text
          else ordinal::text
        end as key
      from (values ('base', base), ('mine', mine), ('theirs', theirs)) as lists (source, list)
      cross join lateral jsonb_array_elements(list) with ordinality as listed (entry, ordinal)
    ),
    compared as (
      select
        coalesce(min(ordinal) filter (where source = 'mine'), 100 + min(ordinal)) as ordinal,
        (array_agg(entry) filter (where source = 'base'))[1] as base,
        (array_agg(entry) filter (where source = 'mine'))[1] as mine,
        (array_agg(entry) filter (where source = 'theirs'))[1] as theirs
      from entries group by key
    ),
    merged as (
      select ordinal, case
        when compared.mine is not distinct from compared.base then compared.theirs
        when compared.theirs is not distinct from compared.base or is_mine_used then compared.mine
        else compared.theirs
      end as entry
      from compared
    )
    select coalesce(jsonb_agg(entry order by ordinal), '[]') from merged where entry is not null
  )
  when mine = base then theirs
  when theirs = base or is_mine_used then mine
  else theirs
end;

comment on function private.merge_change is
  'Merges the values of a field or part that two editors changed from `base`, lists row by row: services by name, '
  'offices by id, clinicians by position. If both changed it, `is_mine_used` decides which one is used, so the two '
  'results differ only in a conflict.';

create function private.merge_with_others(
  listing_id uuid, changes jsonb, base_version integer, edited jsonb, has_waiting boolean, out merged jsonb,
  out conflicts jsonb
)
language plpgsql stable security definer set search_path = '' as $$
declare
  entry record;
  mine jsonb;
  theirs jsonb;
begin
  merged := '{}';
  conflicts := '[]';
  for entry in
    select sent.key as field, private.normalize_change(sent.key, sent.value) as value, since.*
    from jsonb_each(changes) as sent
    -- Without a version this is a retry of a new listing, whose author has seen all of their earlier values.
    left join private.changes_since(listing_id, coalesce(base_version, 0), base_version is null, has_waiting) as since
      on since.field = sent.key
    order by sent.key
  loop
    mine := entry.value;
    theirs := entry.value;
    if entry.before is not null then
      mine := private.merge_change(entry.field, entry.before, entry.value, edited -> entry.field, true);
      theirs := private.merge_change(entry.field, entry.before, entry.value, edited -> entry.field, false);
    end if;
    if mine <> theirs then
      conflicts := conflicts || (jsonb_build_object(
        'field', entry.field, 'mine', mine, 'theirs', theirs, 'is_self', coalesce(entry.actor = auth.uid(), false)
      ) || case when private.is_admin() or entry.actor = auth.uid()
      or private.is_within_ownership(listing_id, entry.changed_at) then jsonb_build_object(
        'changed_at', entry.changed_at, 'changed_by', (select full_name from public.profiles where id = entry.actor),
        'role', coalesce(
          (select role::text from private.practice_people where doctor_id = listing_id and user_id = entry.actor),
          (select 'admin' from public.user_roles where user_id = entry.actor and role = 'admin')
        )
      -- An owner cannot read who edited the listing under a former one.
      ) else jsonb_build_object('changed_at', null, 'changed_by', null, 'role', null) end);
    end if;
    merged := merged || jsonb_build_object(entry.field, mine);
  end loop;
end $$;

comment on function private.merge_with_others is
  'Returns the changes of the caller in the form of `edited`, the listing as they see it, merged with those of others '
  'since `base_version`, and the conflicts: fields that others have changed to another value. Definer: the calling '
  'function has locked the listing and checked the caller.';
