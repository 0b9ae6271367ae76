-- Corrections: members propose another value for a field, and the practice or an admin decides.

create function private.is_correctable_part(name text) returns boolean
language sql immutable return name in ('hours', 'languages', 'services', 'clinicians');

comment on function private.is_correctable_part is
  'Whether a correction can name a part of a listing that is more than one value. Its proposed value is a sentence, so '
  'an editor makes the change.';

create function private.prepare_correction() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  listing constant public.doctors := (select doctors from public.doctors where id = new.doctor_id);
begin
  if not (
    private.is_correctable_part(new.field)
    or exists (select from private.listing_fields where name = new.field and is_correctable)
  ) then
    raise exception 'This field cannot be corrected'
      using errcode = '23514', hint = 'field_not_correctable', constraint = 'listing_corrections_field_check';
  end if;
  case
    when new.field in ('phone', 'fax') then
      new.proposed_value := coalesce(private.parse_phone(new.proposed_value), new.proposed_value);
    when new.field = 'address_city' then
      perform private.require_place(new.proposed_value, listing.address_state, listing.address_zip);
    when new.field = 'address_zip'
      and not exists (select from public.zip_codes where zip = left(btrim(new.proposed_value), 5)) then
      -- A ZIP code of another place means that the practice has moved, so an admin decides. An unknown one is refused.
      perform private.require_place(listing.address_city, listing.address_state, new.proposed_value);
    else
      null;
  end case;
  -- A retry after a lost response is already stored and counted.
  if exists (select from public.listing_corrections where id = new.id) then
    return new;
  end if;
  if auth.uid() is not null then
    perform private.enforce_rate_limit('corrections');
  end if;
  if (select count(*) from public.listing_corrections where author = new.author and status = 'open') >= 20 then
    raise exception 'A member can have at most 20 open corrections'
    using errcode = 'PT429', hint = 'correction_limit_reached', detail = '{"max": 20}';
  end if;
  new.current_value := case when not private.is_correctable_part(new.field) then to_jsonb(listing) ->> new.field end;
  return new;
end $$;

comment on function private.prepare_correction is
  'Trigger: stores the current value of the field, refuses fields that are not correctable and places that do not '
  'exist, normalizes phone numbers, and limits open corrections to 20 per member. Definer: reads the listing for any '
  'caller, and counts rows that the author may not be able to read.';

create trigger listing_corrections_prepare before insert on public.listing_corrections
for each row execute function private.prepare_correction();

create function private.decide_correction(target uuid, is_accepted boolean, note text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  correction public.listing_corrections;
  decided uuid[];
begin
  note := nullif(left(btrim(note), 500), '');
  perform private.require_active_member();
  -- In the same order as transitions, which close the corrections of a listing that leaves the directory.
  perform from public.doctors
  where id = (select doctor_id from public.listing_corrections where listing_corrections.id = target) for update;
  select * into correction from public.listing_corrections where id = target for update;
  if correction.id is null or not (
    private.is_admin() or private.has_practice_permission(correction.doctor_id, 'edit')
  ) then
    raise exception 'Only the owner of the listing, a manager, or an admin can decide this'
      using errcode = '42501', hint = 'correction_decision_not_allowed';
  end if;
  perform private.require_impartial('listing_corrections', target);
  if correction.status <> 'open' then
    raise exception 'This correction has already been decided' using errcode = 'PT409', hint = 'correction_decided';
  end if;
  if not is_accepted and note is null then
    raise exception 'Declining a correction requires a reason' using errcode = '23514', hint = 'reason_required';
  end if;
  if is_accepted and not private.is_correctable_part(correction.field) then
    perform private.save_or_propose(correction.doctor_id, case correction.field
      -- With its city and state, if those of the listing do not match.
      when 'address_zip' then (
        select jsonb_build_object(
          'address_zip', zip, 'address_city', coalesce(mistake.city, address_city),
          'address_state', coalesce(mistake.state, address_state)
        )
        from public.doctors, btrim(correction.proposed_value) as zip,
          private.find_place_mistake(address_city, address_state, zip) as mistake
        where id = correction.doctor_id
      )
      else jsonb_build_object(correction.field, btrim(correction.proposed_value))
    end, 'accept correction');
  end if;
  update public.listing_corrections
  set status = case when is_accepted then 'accepted' else 'declined' end::public.correction_status,
      decision_note = decide_correction.note, decided_by = auth.uid(), decided_at = now()
  where id = target;
  -- What others proposed for the field is settled by the same decision.
  with settled as (update public.listing_corrections as other
  set status = case
    when is_accepted and other.proposed_value = correction.proposed_value then 'accepted'
    else 'declined'
  end::public.correction_status,
      decision_note = case when other.proposed_value = correction.proposed_value then decide_correction.note
        else json_build_object(
          'code', 'other_value_accepted', 'value', left(correction.proposed_value, 200)
        ) #>> '{}' end,
      decided_by = auth.uid(), decided_at = now()
  where doctor_id = correction.doctor_id and field = correction.field and status = 'open'
    and not private.is_correctable_part(field)
    and (is_accepted or other.proposed_value = correction.proposed_value)
  returning id) select array_append(array_agg(id), target) into decided from settled;
  if private.is_admin() then
    perform private.record_event(
      case status when 'accepted' then 'correction_accepted' else 'correction_declined' end::public.event_code,
      'doctors', doctor_id,
      decision_note,
      seen => jsonb_build_object('field', field, 'before', current_value, 'value', proposed_value)
    ) from public.listing_corrections where id = any (decided) order by id <> target, id;
  end if;
  perform private.notify(
    author, case status when 'accepted' then 'correction_accepted' else 'correction_declined' end::public.event_code,
    doctor_id, decision_note
  )
  from public.listing_corrections where id = any (decided);
end $$;

comment on function private.decide_correction is
  'Accepts a correction and writes the proposed value into the listing, with its checks (a ZIP code also sets its '
  'city), or declines it, which requires a note. The owner of the listing, managers, and admins can call it. The open '
  'corrections of the field with the same value get the same outcome; if one is accepted, the others are declined. A '
  'correction of a '
  'part changes nothing by itself: accepting it says that an editor has made the change. If an owner or manager '
  'accepts a correction of the identity, it becomes a pending change like any of their edits. Definer: API roles '
  'cannot write the status. The field is one of a checked list.';
grant execute on function private.decide_correction to authenticated;
select private.expose_function('decide_correction');

create function private.notify_about_correction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(editor, 'correction_suggested', new.doctor_id)
  from public.doctors cross join private.people_with_permission(doctors.id, 'edit') as editor
  where doctors.id = new.doctor_id and ownership = 'owned' and status = 'published';
  return null;
end $$;

comment on function private.notify_about_correction is
  'Trigger: notifies the editors of a listing about a suggested correction. Definer: API roles can''t read staff.';

create trigger listing_corrections_notify after insert on public.listing_corrections
for each row execute function private.notify_about_correction();
