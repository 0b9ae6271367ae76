-- Saving a listing: editors call save_listing with the version that they have seen and the values that they change.
-- Other people's changes are merged field by field; if both changed the same field, nothing is saved and the caller
-- chooses. An editor can also give a listing the values that it had before one of its versions.

create function private.lock_listing_to_save(listing_id uuid, changes jsonb) returns public.doctors
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
begin
  select * into listing from public.doctors where id = listing_id for update;
  if private.has_practice_permission(listing_id, 'ownership') or (listing.status <> 'draft' and private.is_admin()) then
    null;
  elsif private.has_practice_permission(listing_id, 'edit') then
    -- The file is stored in the owner's account, where staff cannot write.
    if changes ? 'photo_url' then
      raise exception 'Only the owner can change the photo' using errcode = '42501', hint = 'photo_owner_only';
    end if;
  elsif private.has_practice_permission(listing_id, 'availability') then
    if changes - 'accepting_new_patients' <> '{}' then
      raise exception 'The front desk can only change whether the practice accepts patients'
        using errcode = '42501', hint = 'front_desk_panel_only';
    end if;
  elsif private.is_submitter(listing) and listing.status in ('draft', 'pending', 'rejected') then
    if changes ?| array['tiers', 'announced_prices', 'services', 'clinicians', 'offices', 'gallery'] then
      raise exception 'Only the practice can set prices by age, services, clinicians, offices, and its gallery'
        using errcode = '42501', hint = 'parts_practice_only';
    end if;
  else
    raise exception 'You cannot edit this listing' using errcode = '42501', hint = 'listing_not_yours';
  end if;
  return listing;
end $$;

comment on function private.lock_listing_to_save is
  'Locks and returns a listing if the caller can save these changes: its owner, a manager, the front desk (only '
  'whether it accepts patients), its submitter (without an owner, and before it is published), or an admin. Errors: '
  '42501 otherwise. Definer: policies would hide rows from the lock.';

create function private.save_listing(
  target uuid, changes jsonb, base_version integer default null,
  is_own_practice boolean default false, is_draft boolean default false, how_known text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  parts constant text[] := private.parts_in(changes);
  listing public.doctors;
  is_new boolean := false;
  has_waiting boolean;
  edited jsonb;
  merged jsonb;
  conflicts jsonb;
  unknown text;
  waiting text[];
begin
  perform private.require_active_member();
  if target is null or jsonb_typeof(changes) is distinct from 'object' then
    raise exception 'Saving a listing needs its id and an object of changes'
      using errcode = '22023', hint = 'invalid_input';
  end if;
  perform private.require_at_most(pg_column_size(changes), 262144, 'bytes of changes');
  perform private.require_at_most(char_length(how_known), 500, 'characters about how you know the practice');
  select key into unknown from jsonb_object_keys(changes) as key
  where key <> all (parts) and key not in ('photo_url', 'gallery')
    and key not in (select name from private.listing_fields)
  limit 1;
  if found then
    raise exception 'A listing has no field "%"', left(unknown, 40) using errcode = '22023', hint = 'invalid_input';
  end if;
  if base_version is null and not exists (select from public.doctors where id = target) then
    if is_own_practice and not private.has_role('doctor') then
      raise exception 'Only doctors can set up a practice of their own'
        using errcode = '42501', hint = 'doctor_role_required';
    end if;
    is_new := private.insert_listing(target, (changes - parts) || jsonb_build_object(
      'submitted_by', auth.uid(), 'user_id', case when is_own_practice then auth.uid() end,
      'status', case when is_draft then 'draft' else 'pending' end
    ));
    if is_new and is_own_practice then
      insert into public.claim_evidence (doctor_id, claimant, status) values (target, auth.uid(), 'prepared');
    end if;
  end if;
  listing := private.lock_listing_to_save(target, changes);
  if base_version > listing.version then
    raise exception 'The listing has no version %', base_version using errcode = '22023', hint = 'invalid_input';
  end if;
  if not private.is_admin() then
    perform private.enforce_rate_limit('listing changes');
  end if;
  has_waiting := private.has_practice_permission(target, 'edit');
  edited := private.get_edited_listing(target, has_waiting);
  select * into merged, conflicts from private.merge_with_others(target, changes, base_version, edited, has_waiting);
  if conflicts <> '[]' then
    return jsonb_build_object(
      'version', listing.version, 'waiting', '[]'::jsonb, 'conflicts', conflicts, 'changes', merged, 'listing', edited
    );
  end if;
  perform private.save_or_propose(
    target,
    case when is_new then merged - array(select jsonb_object_keys(changes - parts - 'announced_prices')) else merged end
  );
  waiting := array(
    select key from public.listing_changes cross join jsonb_object_keys(proposed) as key
    where has_waiting and doctor_id = target and status = 'open' and not is_by_others and merged ? key order by key
  );
  if btrim(how_known) <> '' and listing.submitted_by = auth.uid() then
    insert into public.submission_notes (doctor_id, author, how_known)
    values (target, auth.uid(), save_listing.how_known)
    on conflict (doctor_id) do nothing;
  end if;
  return jsonb_build_object(
    'version', (select version from public.doctors where id = target),
    'waiting', to_jsonb(waiting), 'conflicts', conflicts,
    'changes', merged, 'listing', private.get_edited_listing(target, has_waiting)
  );
end $$;

comment on function private.save_listing is
  'Saves changes of a listing: {column: value}, and complete lists for "tiers", "services", "clinicians", "offices", '
  'and "gallery". `base_version` is the version that the caller edited; null means a new listing, which is safe to '
  'retry; an own one gets a prepared claim for the evidence. Other people''s changes of other fields, services, and '
  'offices are preserved. Returns {version, listing, waiting, conflicts, changes}: the new version and values as '
  'editors see them; the fields and parts that wait for review; the conflicts, which are fields that somebody else has '
  'changed since base_version to another value, [{field, mine, theirs, changed_by, role, is_self, changed_at}]; and '
  'the requested changes, merged with other people''s changes of the same lists. With conflicts nothing is saved; to '
  'resolve them, call it again with the returned version and the chosen values. Errors: 42501 the caller cannot edit '
  'the listing; 22023 malformed input; 23514, 23503, 23505 invalid values. Definer: lock_listing_to_save checks the '
  'caller.';
grant execute on function private.save_listing to authenticated;
select private.expose_function('save_listing');

create function private.find_values_before(target uuid, undone integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  has_waiting constant boolean := private.has_practice_permission(target, 'edit') and not private.is_admin();
begin
  perform private.require_mfa();
  -- The same versions as the policy of listing_versions.
  if not exists (
    select from public.listing_versions as versions join public.doctors on doctors.id = versions.doctor_id
    where doctors.id = target and versions.version = undone and (
      has_waiting and (versions.actor = auth.uid() or private.is_within_ownership(target, versions.at))
      or private.is_admin() and doctors.status <> 'draft'
    )
  ) then
    raise exception 'You cannot restore this version' using errcode = '42501', hint = 'listing_not_yours';
  end if;
  return (
    select coalesce(jsonb_object_agg(since.field, jsonb_build_array(edited -> since.field, earlier)), '{}')
    from private.changes_since(target, undone - 1, false, has_waiting) as since
    cross join private.get_edited_listing(target, has_waiting) as edited
    cross join lateral (
      select case when since.field = 'clinicians' then (
        select coalesce(jsonb_agg(
          case when exists (
            select from public.clinicians where doctor_id = target and photo_url = person ->> 'photo_url'
          ) then person
            else person || '{"photo_url": null}' end order by ordinal
        ), '[]')
        from jsonb_array_elements(since.before) with ordinality as listed (person, ordinal)
      )
      -- Prices that have started are no longer announced.
      when since.field = 'announced_prices' and since.before ->> 'starts_on' <= (
        select to_char(private.today_at(doctors), 'YYYY-MM-DD') from public.doctors where id = target
      ) then 'null'
      else since.before end as earlier
    ) as restorable
    where since.field in (
      select name from private.listing_fields union all values ('tiers'), ('services'), ('clinicians'), ('offices')
    )
      and earlier is distinct from edited -> since.field
  );
end $$;

comment on function private.find_values_before is
  'Returns what restoring a listing to before its version `undone` changes: {field or part: [current value, earlier '
  'value]}. Photos are left out, because replaced ones are deleted. Errors: 42501 the caller cannot read such a '
  'version. Definer: it checks the caller as the policy of listing_versions does, and reads pending changes.';
grant execute on function private.find_values_before to authenticated;
select private.expose_function('find_values_before');

create function private.restore_values_before(target uuid, undone integer, seen_version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if (private.lock_listing_to_save(target, '{}')).version is distinct from seen_version then
    raise exception 'This listing has changed since you opened it' using errcode = 'PT409', hint = 'listing_changed';
  end if;
  return private.save_listing(
    target, (
      select coalesce(jsonb_object_agg(key, value -> 1), '{}')
      from jsonb_each(private.find_values_before(target, undone))
    ),
    seen_version, false, false, null
  );
end $$;

comment on function private.restore_values_before is
  'Saves the values that a listing had before its version `undone`, and returns the same as save_listing, which also '
  'decides what waits for review. Errors: PT409 the listing has changed since `seen_version`; those of '
  'find_values_before and save_listing, which check the caller. Definer: reads versions.';
grant execute on function private.restore_values_before to authenticated;
select private.expose_function('restore_values_before');
