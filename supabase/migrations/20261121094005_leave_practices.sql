-- Leaving a practice, and coming back: what its people and administrators say of its clinicians.

create function private.drop_from_change(target uuid, person jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  waiting constant jsonb := (select proposed -> 'clinicians' from public.listing_changes where doctor_id = target and state = 'open');
  others constant jsonb := (
    select coalesce(jsonb_agg(wanted), '[]') from jsonb_array_elements(waiting) as wanted
    where (wanted -> 'name', wanted -> 'npi') is distinct from (person -> 'name', person -> 'npi')
  );
begin
  if waiting is null or others = waiting then
    return;
  end if;
  if others = private.clinicians_of(target) then
    perform private.take_from_change(target, array['clinicians']);
  else
    perform private.propose_change(target, jsonb_build_object('clinicians', others));
  end if;
end $$;

comment on function private.drop_from_change is
  'Takes somebody out of the clinicians that wait for a check, or accepting it would bring them back. Definer: changes are nobody''s to write.';

create function private.clinician_leaves(target uuid, clinician uuid, left_on date, leads_on boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing constant public.doctors := private.lock_to_edit(target);
  person constant jsonb := (
    select to_jsonb(clinicians) - array['id', 'doctor_id', 'position'] from public.clinicians
    where clinicians.id = clinician_leaves.clinician and doctor_id = target
  );
begin
  if person is null then
    raise exception 'The clinicians have changed since you opened this. Look at them again.' using errcode = 'PT409';
  end if;
  -- Where the practice is, it may be tomorrow already.
  if left_on is null or left_on not between current_date - 365 and current_date + 1 then
    raise exception 'Name a day of the last twelve months' using errcode = '23514';
  end if;
  if leads_on and listing.state <> 'public' then
    raise exception 'Visitors are sent on only from a listing that is public, where its clinicians were checked' using errcode = '23514';
  end if;
  if leads_on and person ->> 'npi' is null then
    raise exception 'Without an NPI nobody knows them again where they are listed next' using errcode = '23514';
  end if;
  perform private.write_clinicians(target, (
    select coalesce(jsonb_agg(to_jsonb(others) - array['id', 'doctor_id', 'position'] order by position), '[]')
    from public.clinicians as others where doctor_id = target and others.id <> clinician_leaves.clinician
  ));
  perform private.drop_from_change(target, person);
  insert into public.clinician_departures (doctor_id, clinician, left_on, leads_on, was_checked)
  -- The picture does not stay behind.
  values (target, person - 'photo_url', clinician_leaves.left_on, coalesce(clinician_leaves.leads_on, false), listing.state = 'public');
end $$;

comment on function private.clinician_leaves is
  'Takes a clinician out of a practice and keeps since when they are gone. Errors: 42501 not the caller''s to edit; PT409 no such clinician any '
  'more; 23514 a day that is ahead or a year ago, leading on without an NPI or from what is not public. Definer: API roles can''t write clinicians and departures.';
grant execute on function private.clinician_leaves to authenticated;

create function public.clinician_leaves(target uuid, clinician uuid, left_on date, leads_on boolean default false) returns void
language sql volatile begin atomic select private.clinician_leaves(target, clinician, left_on, leads_on); end;

comment on function public.clinician_leaves is
  'Says that a clinician has left a practice: its listing names them no longer, and may lead on to where their NPI is listed next. Its '
  'practice and administrators only.';
grant execute on function public.clinician_leaves to authenticated;

create function private.undo_departure(departure uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  practice uuid;
  gone public.clinician_departures;
  wanted jsonb;
begin
  practice := (select doctor_id from public.clinician_departures where id = departure);
  if practice is not null then
    perform private.lock_to_edit(practice);
    select * into gone from public.clinician_departures where id = departure;
  end if;
  if gone.id is null then
    raise exception 'This is undone already' using errcode = 'PT409';
  end if;
  wanted := private.clinicians_of(gone.doctor_id) || jsonb_build_array(gone.clinician);
  if gone.was_checked then
    perform private.write_clinicians(gone.doctor_id, wanted);
    return false;
  end if;
  return private.replace_clinicians(gone.doctor_id, wanted);
end $$;

comment on function private.undo_departure is
  'Puts somebody back who has left, the last of the list. True where nobody has checked them: then it waits as any new name does. Errors: 42501; '
  'PT409 undone already. Definer: as above.';
grant execute on function private.undo_departure to authenticated;

create function public.undo_departure(departure uuid) returns boolean
language sql volatile begin atomic select private.undo_departure(departure); end;

comment on function public.undo_departure is
  'Puts a clinician back who was said to have left; its practice and administrators only. True when it waits for an administrator''s check.';
grant execute on function public.undo_departure to authenticated;
