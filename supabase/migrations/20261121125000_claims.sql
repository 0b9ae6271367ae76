-- Claims. Any member can claim a published listing; admins decide. Each claim has one row in claim_evidence. A claim on
-- a listing that somebody else claims or owns is a competing claim.

-- Claiming a listing.

create function private.handle_claim_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.work_phone := private.parse_phone(new.work_phone);
  new.version := old.version + 1;
  if lower(new.work_email) is distinct from lower(old.work_email)
    or (new.status in ('pending', 'competing') and old.status not in ('prepared', 'pending', 'competing')) then
    new.work_email_proven_at := null;
  end if;
  return new;
end $$;

comment on function private.handle_claim_change is
  'Trigger: stores the phone in one format, counts the changes of a claim, and removes the proof of the work address '
  'when the address changes or the claim is opened again.';

create trigger claim_evidence_handle_change before update on public.claim_evidence
for each row execute function private.handle_claim_change();

create function private.claim_by_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.claimed_by is distinct from auth.uid() or new.claim_status <> 'pending' then
    raise exception 'An update of a listing can only claim it for yourself'
      using errcode = '42501', hint = 'claim_changes_listing';
  end if;
  return private.claim_listing(old, auth.uid());
end $$;

comment on function private.claim_by_update is
  'Trigger: hands an update by a client, which sets claimed_by to the caller and claim_status to pending, to '
  'claim_listing, and stores what that returns. Definer: clients cannot call it.';

create trigger doctors_2_claim before update on public.doctors
for each row when (current_user = 'authenticated') execute function private.claim_by_update();

create function private.require_one_claim() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and (select count(*) from changed) > 1 then
    raise exception 'Claim one listing at a time' using errcode = '42501', hint = 'one_claim_at_a_time';
  end if;
  return null;
end $$;

comment on function private.require_one_claim is 'Trigger: one update by a client claims one listing.';

create trigger doctors_3_require_one_claim after update on public.doctors
referencing new table as changed
for each statement execute function private.require_one_claim();

-- What an admin compares before somebody becomes an owner. A failed check does not prevent the approval, but the admin
-- must have seen it.

create type public.failed_check as enum (
  'no work email', 'work email not verified', 'work email elsewhere', 'no NPI', 'NPI not checked', 'NPI not active',
  'NPI of another name', 'NPI elsewhere', 'NPI not of the listing',
  'account of another name'
);

create function private.check_npi(number text, names text[], listing public.doctors) returns public.failed_check[]
language sql stable set search_path = ''
begin atomic
  select case
    when number is null then '{no NPI}'
    when records.status is null then '{NPI not checked}'
    when records.status <> 'active' then '{NPI not active}'
    else array_remove(array[
      case when not coalesce(case records.kind
        when 'organization' then exists (
          select from unnest(records.name || records.other_names) as known,
            unnest(listing.practice_name || listing.former_names) as name
          where private.get_name_keys(known) && private.get_name_keys(name)
            or private.is_similar_name(private.bare_name(known), private.bare_name(name))
        )
        else exists (
          select from unnest(names) as name where private.names_match(name, records.name, records.other_names)
        )
      end, false) then 'NPI of another name' end,
      case when (upper(records.state), private.fold(records.city))
        is distinct from (listing.address_state, private.fold(listing.address_city)) then 'NPI elsewhere' end
    ], null)
  end::public.failed_check[]
  from (select) as one left join private.npi_records as records on records.npi = number;
end;

comment on function private.check_npi is
  'Returns what the registry''s record of an NPI does not confirm: that it is active, belongs to one of these people '
  'or, for an organization, to the practice, and is in its city.';

create function private.check_listing(listing public.doctors) returns public.failed_check[]
language sql stable set search_path = ''
begin atomic
  with people as (
    select npi, name || former_names as names from public.clinicians where doctor_id = listing.id
  ), numbers as (
    select listing.npi as number, array(select unnest(names) from people) as names where listing.npi is not null
    union all select npi, names from people where npi is not null and npi is distinct from listing.npi
  )
  select case when exists (select from numbers)
    then array(select distinct unnest(private.check_npi(number, names, listing)) from numbers order by 1)
    else '{no NPI}' end;
end;

comment on function private.check_listing is
  'Returns the failed checks of the NPIs of a listing and its clinicians, for the log.';

create function private.check_claim(claim public.claim_evidence) returns public.failed_check[]
language sql stable security definer set search_path = ''
begin atomic
  select private.require_admin();
  select array_remove(array[case
    when claim.work_email is null then 'no work email'
    when claim.work_email_proven_at is null then 'work email not verified'
    when private.compare_domains(claim.work_email, doctors.website) <> 'match' then 'work email elsewhere'
  end]::public.failed_check[], null) || private.check_npi(own.number, array(
    select coalesce(claim.full_name, profiles.full_name)
    union select unnest(former_names) from public.clinicians where doctor_id = doctors.id and npi = own.number
  ), doctors) || case
    when own.number <> doctors.npi and not exists (
      select from public.clinicians where doctor_id = doctors.id and npi = own.number
    ) then '{NPI not of the listing}' else '{}'
  end::public.failed_check[] || case
    when claim.full_name is null or private.names_match(claim.full_name, profiles.full_name, '{}')
      or private.names_match(profiles.full_name, claim.full_name, '{}') then '{}'
    else '{account of another name}'
  end::public.failed_check[]
  from public.doctors
  join public.profiles on profiles.id = claim.claimant
  -- Doctors who added their own practice have entered their NPI there.
  cross join lateral (
    select coalesce(claim.npi, case when doctors.submitted_by = claim.claimant then doctors.npi end) as number
  ) as own
  where doctors.id = claim.doctor_id;
end;

comment on function private.check_claim is
  'Returns the failed checks of a claim: the work email is verified and at the domain of the website, and the NPI is '
  'that of the listing and, as the registry says, of the claimant in its city; the account has the claimant''s name. '
  'Admins only. Definer: API roles cannot read registry answers.';
grant execute on function private.check_claim to authenticated;

create function public.failed_checks(claim public.claim_evidence) returns public.failed_check[]
language sql stable return private.check_claim(claim);

comment on function public.failed_checks is
  'A computed column: what an admin has to have seen before approving a claim. Admins only.';
grant execute on function public.failed_checks to authenticated;

-- Decisions on claims: approved or rejected by admins, withdrawn by the claimant, or lapsed.

create function private.plan_claim_details(claim public.claim_evidence) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  listing public.doctors;
  details jsonb;
begin
  perform private.require_admin();
  select * into listing from public.doctors where id = claim.doctor_id;
  -- The evidence has the same checks as these columns of the listing.
  details := jsonb_strip_nulls(jsonb_build_object(
    'npi', case when listing.npi is null then claim.npi end,
    'phone', case when listing.phone is null and claim.is_phone_public then claim.work_phone end
  ));
  if details ? 'npi' and (
    exists (select from private.npi_records where npi = claim.npi and status <> 'active')
    or exists (select from public.clinicians where doctor_id = listing.id and npi = claim.npi)
    -- A physician may own several offices, with one NPI.
    or exists (
      select from public.doctors
      where npi = claim.npi and id <> listing.id and status in ('pending', 'published')
        and user_id is distinct from claim.claimant
    )
    or (private.find_removal_entry_of_listing(jsonb_populate_record(listing, details))).id is not null
  ) then
    details := details - 'npi';
  end if;
  return details;
end $$;

comment on function private.plan_claim_details is
  'Returns the NPI and, if it is public, the work phone that approving a claim adds to its listing, where the listing '
  'has none. Leaves out an NPI that is inactive in the registry, that a clinician of the listing or another owner''s '
  'listing has, or that asked not to be listed, because none of these is a reason not to approve the claim. Admins '
  'only. Definer: API roles cannot read registry answers and the removal register.';
grant execute on function private.plan_claim_details to authenticated;

create function public.approval_adds(claim public.claim_evidence) returns text[]
language sql stable return array(select jsonb_object_keys(private.plan_claim_details(claim)));

comment on function public.approval_adds is
  'A computed column: what approving a claim adds to its listing, of `npi` and `phone`. Admins only.';
grant execute on function public.approval_adds to authenticated;

create function private.decide_claim(
  target uuid, claimant uuid, seen_version integer, is_approved boolean, reason text default null,
  accepted public.failed_check[] default '{}'
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  claim public.claim_evidence;
  listing public.doctors;
  note constant text := nullif(btrim(reason), '');
  failed public.failed_check[];
  seen jsonb;
begin
  perform private.require_admin();
  perform private.require_impartial('claim_evidence', target, claimant);
  -- Functions that change a listing and its claims lock the listing first, to prevent a deadlock.
  select * into listing from public.doctors where id = target for update;
  select * into claim from public.claim_evidence
  where doctor_id = target and claim_evidence.claimant = decide_claim.claimant
    and status in ('pending', 'competing') for update;
  if claim.doctor_id is null then
    raise exception 'This claim is no longer open' using errcode = 'PT409', hint = 'claim_not_open';
  end if;
  if claim.version is distinct from seen_version then
    raise exception 'The evidence, or who claims or owns the listing, has changed since you opened it'
      using errcode = 'PT409', hint = 'claim_changed';
  end if;
  if is_approved is null then
    raise exception 'A decision approves or rejects the claim' using errcode = '22023', hint = 'invalid_input';
  end if;
  if not is_approved and note is null then
    raise exception 'Rejecting a claim requires a reason' using errcode = '23514', hint = 'reason_required';
  end if;
  failed := private.check_claim(claim);
  seen := jsonb_build_object('failed', failed);
  if is_approved and (failed <@ accepted) is not true then
    raise exception 'The claim has failed checks that you have not seen: %', array_to_string(failed, ', ')
      using errcode = 'PT428', hint = 'checks_failed';
  end if;
  if claim.status = 'pending' then
    perform private.transition_listing(
      target, case when is_approved then 'approve claim' else 'reject claim' end, 'administrator', note, seen => seen
    );
  elsif not is_approved then
    update public.claim_evidence set status = 'rejected', reason = left(note, 500), decided_at = now()
    where doctor_id = target and claim_evidence.claimant = claim.claimant;
    perform private.record_event(
      'claim_rejected', 'doctors', target, note, array[claim.claimant],
      seen => private.describe_person(claim.claimant) || seen
    );
  else
    if note is null then
      raise exception 'Giving the listing to someone else requires a reason'
        using errcode = '23514', hint = 'reason_required';
    end if;
    -- The previous owner or claimant can appeal their own decision.
    perform private.record_event(
      case listing.ownership when 'owned' then 'ownership_revoked' else 'claim_rejected' end::public.event_code,
      'doctors', target, note,
      seen => private.describe_person(
        coalesce(
          listing.user_id, (
            select other.claimant from public.claim_evidence as other
            where other.doctor_id = target and other.status = 'pending'
          )
        )
      )
    );
    perform private.transition_listing(
      target, 'approve competing claim', 'administrator', note, person => claim.claimant, seen => seen
    );
  end if;
  if is_approved then
    perform private.write_listing(target, private.plan_claim_details(claim), 'add claim details');
  end if;
end $$;

comment on function private.decide_claim is
  'Approves or rejects the open claim of one person in the version that the admin has seen. Approving a competing '
  'claim replaces the current claimant or owner. An approved claim fills in the NPI and phone that the listing lacks. '
  'The log says which checks had failed. Errors: PT409 the claim is no longer open, has changed, or the listing has '
  'another claimant or owner; PT428 a check has failed that is not in `accepted`. Definer: members cannot transition '
  'listings.';
grant execute on function private.decide_claim to authenticated;
select private.expose_function('decide_claim');

-- Decisions on listings that wait for review

create function private.decide_listing(
  target uuid, seen_version integer, is_verified boolean, reason text default null, seen_claim integer default null,
  accepted public.failed_check[] default '{}'
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
  own public.claim_evidence;
begin
  perform private.require_admin();
  perform private.require_version(seen_version);
  perform private.require_impartial('doctors', target);
  select * into listing from public.doctors where id = target for update;
  if is_verified and seen_claim is not null then
    select * into own from public.claim_evidence
    where doctor_id = target and claimant = listing.user_id and status = 'prepared' for update;
    if own.version is distinct from seen_claim then
      raise exception 'The evidence of the owner has changed since you opened it'
        using errcode = 'PT409', hint = 'claim_changed';
    end if;
  end if;
  perform private.transition_listing(
    target, case when is_verified then 'verify' else 'reject' end, 'administrator', reason, seen_version,
    -- The approval of the claim notifies the owner.
    except_recipient => own.claimant,
    seen => case when is_verified then jsonb_build_object('failed', private.check_listing(listing)) end
  );
  if own.claimant is not null then
    perform private.decide_claim(target, own.claimant, opened.version, true, decide_listing.reason, accepted)
    from public.claim_evidence as opened where doctor_id = target and claimant = own.claimant;
  end if;
end $$;

comment on function private.decide_listing is
  'Verifies a listing, or rejects it with a reason. A doctor''s own practice is published with an open claim of the '
  'doctor; with the version of their prepared claim, `seen_claim`, decide_claim approves it, too. Errors: PT409 the '
  'listing or the claim has changed; PT428 as decide_claim. Definer: members cannot transition listings.';
grant execute on function private.decide_listing to authenticated;
select private.expose_function('decide_listing');

create function private.decide_all(seen jsonb, is_approved boolean, reason text default null)
returns table (id uuid, error_hint text)
language plpgsql security definer set search_path = '' as $$
declare
  entry record;
begin
  perform private.require_admin();
  if jsonb_typeof(seen) is distinct from 'array' or jsonb_array_length(seen) > 200 then
    raise exception 'Decide at most 200 at once' using errcode = '22023', hint = 'input_too_large';
  end if;
  for entry in select decided.*
  from jsonb_to_recordset(seen) as decided (id uuid, claimant uuid, version integer, claim integer) loop
    decide_all.id := entry.id;
    error_hint := null;
    begin
      if entry.claimant is null then
        perform private.decide_listing(entry.id, entry.version, is_approved, reason, entry.claim);
      else
        perform private.decide_claim(entry.id, entry.claimant, entry.version, is_approved, reason);
      end if;
    exception when sqlstate 'PT409' or sqlstate 'PT428' or sqlstate 'P0002' or check_violation
      or insufficient_privilege then
      get stacked diagnostics error_hint = pg_exception_hint;
    end;
    return next;
  end loop;
end $$;

comment on function private.decide_all is
  'Verifies or rejects several listings [{id, version}], with {claim}, the version of a prepared claim without failed '
  'checks, also its owner; or approves or rejects claims without failed checks [{id, claimant, version}]. Each is '
  'independent of the others: returns each listing''s id with null if it succeeded, or with the hint of its error, '
  'which is empty for an error without a hint. Definer: like decide_listing.';
grant execute on function private.decide_all to authenticated;
select private.expose_function('decide_all');

-- What claimants do

create function private.withdraw_claim(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_active_member();
  -- Otherwise a decision at the same time could make the claim of somebody else the pending one, which would then be
  -- withdrawn.
  perform from public.doctors where id = target for update;
  update public.claim_evidence set status = 'withdrawn', decided_at = now()
  where doctor_id = target and claimant = auth.uid() and status = 'competing';
  if found then
    return;
  end if;
  if not exists (
    select from public.claim_evidence where doctor_id = target and claimant = auth.uid() and status = 'pending'
  ) then
    raise exception 'You have no pending claim on this listing' using errcode = 'PT409', hint = 'claim_not_open';
  end if;
  perform private.transition_listing(target, 'withdraw claim', 'claimant');
end $$;

comment on function private.withdraw_claim is
  'Withdraws the caller''s pending or competing claim. PT409 without one. Definer: members cannot write these columns.';
grant execute on function private.withdraw_claim to authenticated;
select private.expose_function('withdraw_claim');

create function private.file_competing_claim(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
begin
  perform private.require_active_member();
  select * into listing from public.doctors where id = target for update;
  if listing.status is distinct from 'published' then
    raise exception 'There is no such listing' using errcode = 'P0002', hint = 'listing_not_found';
  end if;
  if listing.user_id = auth.uid() or exists (
    select from public.claim_evidence where doctor_id = target and claimant = auth.uid() and status = 'pending'
  ) then
    raise exception 'You have already claimed this listing' using errcode = 'PT409', hint = 'already_claimed';
  end if;
  if listing.ownership = 'none' then
    perform private.assign_claimant(listing, auth.uid());
  -- A second call changes nothing, for example from another tab.
  elsif not exists (
    select from public.claim_evidence where doctor_id = target and claimant = auth.uid() and status = 'competing'
  ) then
    perform private.open_claim(target, auth.uid(), 'competing');
  end if;
end $$;

comment on function private.file_competing_claim is
  'Files a competing claim of the caller, or an ordinary claim when the listing has no claim and no owner. Definer: '
  'members cannot write the status.';
grant execute on function private.file_competing_claim to authenticated;
select private.expose_function('file_competing_claim');

create function private.lapse_claims() returns void
language plpgsql security definer set search_path = '' as $$
declare
  rival public.claim_evidence;
  listing uuid;
begin
  for rival in
    update public.claim_evidence set status = 'lapsed', decided_at = now()
    where status = 'competing' and created_at < now() - interval '30 days' and not has_evidence
    returning *
  loop
    perform private.notify(rival.claimant, 'claim_expired', rival.doctor_id);
  end loop;
  for listing in
    select doctors.id from public.doctors
    join public.claim_evidence on claim_evidence.doctor_id = doctors.id and claim_evidence.status = 'pending'
    where claim_evidence.created_at < now() - interval '30 days'
      and not has_evidence
    for update skip locked
  loop
    perform private.transition_listing(listing, 'lapse claim', 'time');
  end loop;
  -- Once, a week before the claim lapses.
  perform private.notify(claims.claimant, 'claim_expiring', claims.doctor_id)
  from public.claim_evidence as claims
  where claims.status in ('pending', 'competing') and claims.created_at < now() - interval '23 days'
    and not claims.has_evidence
    and not exists (
      select from public.notifications as sent
      where sent.user_id = claims.claimant and sent.doctor_id = claims.doctor_id and sent.event = 'claim_expiring'
        and sent.updated_at > claims.created_at
    );
end $$;

comment on function private.lapse_claims is
  'Ends claims without evidence after 30 days, and warns claimants with a week left. Runs nightly where pg_cron '
  'exists, and when an admin opens the queues. Definer: API roles can''t write these tables.';
