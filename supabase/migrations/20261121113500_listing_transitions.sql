-- Transitions: what can happen to the status and the owner of a listing, by whom, and what follows.
-- private.transition_listing applies one row of private.listing_transitions.

create type private.listing_condition
as enum ('has_contact', 'has_rejections_left', 'was_not_taken_down', 'was_not_merged');

create table private.listing_transitions (
  action text not null,
  -- administrator; owner, or the doctor who added their own practice; submitter of a listing without an owner;
  -- claimant; member; doctor; work address (its recipient disputed the claim); time (a scheduled job); account (its
  -- deletion).
  actor text not null,
  from_statuses public.listing_status[] not null,
  -- Null means unchanged.
  to_status public.listing_status,
  from_ownership public.listing_ownership[] not null,
  to_ownership public.listing_ownership,
  needs_reason boolean not null default false,
  -- The function of the action checks what depends on more than the listing.
  conditions private.listing_condition[] not null default '{}',
  -- What the log records and whom it notifies, as private.event_types says; null where nothing follows.
  event public.event_code,
  primary key (action, actor, from_statuses, from_ownership)
);

comment on table private.listing_transitions is
  'The allowed transitions of listings. Those with empty from_statuses and from_ownership create the listing; they are '
  'documentation only.';
alter table private.listing_transitions enable row level security;

insert into private.listing_transitions
  (action, actor, from_statuses, to_status, from_ownership, to_ownership, needs_reason, conditions, event)
values
  ('add', 'member', '{}', 'pending', '{}', 'none', false, '{}', null),
  ('add own practice', 'doctor', '{}', 'pending', '{}', 'claimed', false, '{}', null),
  ('draft', 'member', '{}', 'draft', '{}', 'none', false, '{}', null),
  ('draft own practice', 'doctor', '{}', 'draft', '{}', 'claimed', false, '{}', null),
  ('submit', 'submitter', '{draft}', 'pending', '{none}', null, false, '{has_contact}', null),
  ('submit', 'owner', '{draft}', 'pending', '{claimed}', null, false, '{has_contact}', null),
  ('import', 'administrator', '{}', 'published', '{}', 'none', false, '{}', 'listings_imported'),
  ('verify', 'administrator', '{pending,rejected}', 'published', '{none,claimed,owned}', null, false, '{}',
    'listing_verified'),
  ('reject', 'administrator', '{pending}', 'rejected', '{none,claimed,owned}', null, true, '{}', 'listing_rejected'),
  ('resubmit', 'submitter', '{rejected}', 'pending', '{none}', null, false, '{has_rejections_left}', null),
  ('resubmit', 'owner', '{rejected}', 'pending', '{claimed,owned}', null, false, '{has_rejections_left}', null),
  ('reopen', 'administrator', '{rejected}', 'pending', '{none,claimed,owned}', null, false, '{}', 'listing_reopened'),
  ('withdraw', 'submitter', '{pending,rejected}', 'withdrawn', '{none}', null, false, '{}', null),
  ('withdraw', 'owner', '{pending,rejected,published}', 'withdrawn', '{claimed,owned}', null, false, '{}', null),
  ('close', 'owner', '{published}', 'withdrawn', '{owned}', null, false, '{}', null),
  ('relist', 'submitter', '{withdrawn}', 'pending', '{none}', null, false, '{was_not_taken_down,has_rejections_left}',
    null),
  ('relist', 'owner', '{withdrawn}', 'pending', '{claimed,owned}', null, false,
    '{was_not_taken_down,has_rejections_left}', null),
  ('take down', 'administrator', '{published}', 'withdrawn', '{none,claimed}', 'none', true, '{}',
    'listing_taken_down'),
  ('take down', 'administrator', '{published}', 'withdrawn', '{owned}', null, true, '{}', 'listing_taken_down'),
  ('restore', 'administrator', '{withdrawn}', 'published', '{none,claimed,owned}', null, false, '{}',
    'listing_restored'),
  ('merge', 'administrator', '{pending,published,rejected,withdrawn}', 'withdrawn', '{none,claimed,owned}', 'none',
    false, '{was_not_merged}', 'listing_merged'),
  ('claim', 'member', '{published}', null, '{none}', 'claimed', false, '{}', null),
  ('withdraw claim', 'claimant', '{published}', null, '{claimed}', 'none', false, '{}', null),
  ('approve claim', 'administrator', '{published}', null, '{claimed}', 'owned', false, '{}', 'claim_approved'),
  ('approve competing claim', 'administrator', '{published}', null, '{claimed,owned}', 'owned', true, '{}',
    'claim_approved'),
  ('reject claim', 'administrator', '{published}', null, '{claimed}', 'none', true, '{}', 'claim_rejected'),
  ('lapse claim', 'time', '{published}', null, '{claimed}', 'none', false, '{}', 'claim_expired'),
  ('revoke', 'administrator', '{pending,published,rejected,withdrawn}', null, '{owned}', 'none', true, '{}',
    'ownership_revoked'),
  ('reassign', 'administrator', '{published}', null, '{none,claimed,owned}', 'owned', true, '{}', 'listing_reassigned'),
  ('transfer', 'owner', '{pending,published,rejected,withdrawn}', null, '{owned}', 'owned', false, '{}', null),
  ('relinquish', 'owner', '{pending,published,rejected,withdrawn}', null, '{owned}', 'none', false, '{}', null),
  ('leave', 'account', '{pending,published,rejected,withdrawn}', null, '{claimed,owned}', 'none', false, '{}', null),
  ('dispute claim', 'work address', '{published}', null, '{claimed}', 'none', true, '{}', 'claim_disputed');

create function private.find_transition(listing public.doctors, action text, actor text)
returns private.listing_transitions
language plpgsql stable set search_path = '' as $$
declare
  rule private.listing_transitions;
begin
  select * into rule from private.listing_transitions as known
  where known.action = find_transition.action and known.actor = find_transition.actor
    and listing.status = any (known.from_statuses) and listing.ownership = any (known.from_ownership);
  if rule.action is null then
    raise exception 'The action "%" is not allowed while the listing is %', action, listing.status
      using errcode = 'PT409', hint = 'transition_not_allowed';
  elsif 'has_contact' = any (rule.conditions) and num_nonnulls(listing.phone, listing.website) = 0 then
    raise exception 'A listing needs a phone number or a website before it is submitted'
      using errcode = 'PT409', hint = 'contact_required';
  -- A listing that its owner withdrew has no reason.
  elsif 'was_not_taken_down' = any (rule.conditions)
    and num_nonnulls(listing.status_reason, listing.merged_into) > 0 then
    raise exception 'An admin took this listing down' using errcode = 'PT409', hint = 'listing_taken_down';
  elsif 'has_rejections_left' = any (rule.conditions)
    and listing.rejection_count >= private.shared_limit('max_rejections') then
    raise exception 'Only an admin can reopen a listing that was rejected three times'
      using errcode = 'PT409', hint = 'rejection_limit_reached';
  elsif 'was_not_merged' = any (rule.conditions) and listing.merged_into is not null then
    raise exception 'This listing was merged into another one' using errcode = 'PT409', hint = 'listing_merged';
  end if;
  return rule;
end $$;

comment on function private.find_transition is
  'Returns the rule by which an actor can apply an action to a listing. Errors: PT409 its status, ownership, or '
  'condition does not allow it. Called by definer functions.';

-- What follows from a transition.

create function private.notify_of_transition(
  rule private.listing_transitions, before public.doctors, after public.doctors, claimant uuid, because text,
  except_recipient uuid
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    people.recipient,
    -- Those who lose or receive the listing are notified of that.
    case
      when rule.action = 'reassign' and people.recipient = after.user_id then 'ownership_assigned'
      when rule.action = 'approve competing claim' and people.recipient is distinct from after.user_id
        then case before.ownership when 'owned' then 'ownership_revoked' else 'claim_rejected' end::public.event_code
      when rule.action = 'dispute claim' then 'claim_rejected'
      else rule.event
    end,
    after.id, because
  )
  from private.event_types
  cross join lateral (
    select before.submitted_by where 'submitter' = any (notifies) and not private.had_other_owner(before)
    union select before.user_id where 'owner' = any (notifies)
    union select after.user_id where 'owner' = any (notifies)
    union select coalesce(before.claimed_by, claimant) where 'claimant' = any (notifies)
  ) as people (recipient)
  where code = rule.event and recipient is distinct from except_recipient;
end $$;

comment on function private.notify_of_transition is
  'Notifies the people that a transition names; `claimant` had the pending claim before it. Definer: API roles cannot '
  'write notifications.';

create function private.open_claim(listing uuid, person uuid, as_status public.claim_evidence_status) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.claim_evidence_status;
begin
  select status into known from public.claim_evidence where doctor_id = listing and claimant = person;
  -- A competing claim that becomes the pending one has already been counted.
  if known is distinct from 'competing' and auth.uid() = person then
    perform private.enforce_rate_limit('claims');
    if (
      select count(*) from public.claim_evidence where claimant = person and status in ('pending', 'competing')
    ) >= 5 then
      raise exception 'A member can have at most 5 open claims'
      using errcode = 'PT429', hint = 'claim_limit_reached', detail = '{"max": 5}';
    end if;
  end if;
  insert into public.claim_evidence (doctor_id, claimant, status) values (listing, person, as_status)
  on conflict (doctor_id, claimant) do update
  set status = as_status, decided_at = null,
      created_at = case when claim_evidence.status = 'competing' then claim_evidence.created_at else now() end;
end $$;

comment on function private.open_claim is
  'Opens a claim with the given status. A person can have five open claims, counted under the lock of '
  'private.enforce_rate_limit. Definer: members cannot write the status.';

create function private.claim_listing(listing public.doctors, person uuid) returns public.doctors
language plpgsql security definer set search_path = '' as $$
begin
  perform private.find_transition(listing, 'claim', 'member');
  perform private.open_claim(listing.id, person, 'pending');
  perform private.record_version(
    listing.id, listing.version + 1, 'claim', '{"claim_status": ["unclaimed", "pending"]}'
  );
  listing.claim_status := 'pending';
  listing.claimed_by := null;
  listing.version := listing.version + 1;
  listing.updated_at := now();
  return listing;
end $$;

comment on function private.claim_listing is
  'Opens the claim of a person on an unclaimed listing, and returns the listing as its caller stores it. Errors: PT409 '
  'the listing is not published, or somebody claims or owns it; PT429 too many claims. Definer: members cannot write '
  'the status of a claim.';

create function private.assign_claimant(listing public.doctors, person uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  next_one constant uuid := coalesce(person, (
    select claimant from public.claim_evidence
    where doctor_id = listing.id and status = 'competing' and not private.is_suspended(claimant)
    order by created_at limit 1
  ));
begin
  if next_one is not null then
    listing := private.claim_listing(listing, next_one);
    update public.doctors set claim_status = listing.claim_status, version = listing.version where id = listing.id;
  end if;
end $$;

comment on function private.assign_claimant is
  'Makes a person, by default the first competing claimant, the claimant of a locked listing without a claim. Definer: '
  'members cannot transition listings.';

create function private.settle_transition(before public.doctors, after public.doctors, action text, because text)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  has_new_owner constant boolean := before.user_id is distinct from after.user_id;
  has_left_directory constant boolean := before.status = 'published' and after.status <> 'published';
  closed public.listing_corrections;
begin
  if has_new_owner then
    if action in ('relinquish', 'leave') then
      perform private.notify(user_id, 'staff_removed', after.id) from public.practice_members
      where doctor_id = after.id;
    end if;
    if action <> 'transfer' then
      delete from public.practice_members where doctor_id = after.id;
    end if;
    -- A transfer to a manager only ends invitations to become the owner.
    update public.practice_invitations set status = 'withdrawn', closed_at = now()
    where doctor_id = after.id and status = 'open' and (role = 'owner' or action <> 'transfer');
  end if;
  -- The claim of a former claimant or owner ends, and that of a new owner is approved.
  if (before.claim_status, before.claimed_by) is distinct from (after.claim_status, after.claimed_by) then
    -- An admin who is deciding about a competing claim saw another claimant or owner.
    update public.claim_evidence set version = version + 1 where doctor_id = after.id and status = 'competing';
    with ended as (
      update public.claim_evidence set
        status = case
          when action in ('withdraw claim', 'transfer', 'relinquish') then 'withdrawn'
          when before.claim_status = 'approved' then 'revoked'
          when action = 'lapse claim' then 'lapsed'
          else 'rejected'
        end::public.claim_evidence_status,
        reason = coalesce(because, reason), decided_at = now()
      where doctor_id = after.id and claimant is distinct from after.claimed_by and status in ('pending', 'approved')
      returning claimant, status
    )
    -- A revoked owner who gets the practice back by a transfer has proved nothing.
    delete from private.approved_owners using ended
    where doctor_id = after.id and user_id = ended.claimant and ended.status = 'revoked';
    if after.claim_status = 'approved' then
      if private.is_admin() then
        perform private.record_approved_owner(after.id, after.user_id);
      end if;
      insert into public.claim_evidence (doctor_id, claimant, status, decided_at)
      values (after.id, after.user_id, 'approved', now())
      on conflict (doctor_id, claimant) do update set status = 'approved', reason = null, decided_at = now();
    end if;
  end if;
  -- Pending changes end with the ownership of the practice, which a transfer continues, or when the listing leaves the
  -- directory. The next owner must not read in the history what a former one proposed.
  if has_new_owner and action <> 'transfer' then
    update public.listing_changes set status = 'withdrawn', decided_at = now()
    where doctor_id = after.id and status = 'open';
  elsif has_left_directory then
    perform private.end_change(
      change, null, 'withdrawn', case when is_by_others then 'withdraw suggestion' else 'cancel proposal' end
    )
    from public.listing_changes as change where doctor_id = after.id and status = 'open';
  end if;
  if has_left_directory then
    for closed in
      update public.listing_corrections set
        status = 'declined', decision_note = '{"code": "listing_unlisted"}', decided_by = auth.uid(), decided_at = now()
      where doctor_id = after.id and status = 'open' returning *
    loop
      perform private.notify(closed.author, 'correction_declined', after.id, closed.decision_note);
    end loop;
  end if;
  if (before.status = 'withdrawn' and after.status <> 'withdrawn')
    or (before.closes_on is not null and after.closes_on is null and action <> 'close') then
    delete from private.listing_closings where doctor_id = after.id;
  end if;
  -- A new owner cannot read earlier requests, so they end.
  if before.ownership = 'owned' and (after.status <> 'published' or (has_new_owner and action <> 'transfer')) then
    update public.practice_requests set status = 'ended', closed_at = now(), updated_at = now()
    where doctor_id = after.id and closed_at is null;
  end if;
  -- Those that ended when the practice was taken down are open again when it is restored.
  if action = 'restore' then
    update public.practice_requests as ended set closed_at = null, updated_at = now(), status = coalesce(
      (
        select steps.status from public.request_steps as steps
        where request_id = ended.id and steps.status in ('seen', 'waiting', 'offered') order by at desc, id desc limit 1
      ), 'sent'
    )
    where doctor_id = after.id and status = 'ended' and private.is_within_ownership(doctor_id, created_at)
      and closed_at = (select max(closed_at) from public.practice_requests where doctor_id = after.id);
  end if;
  if after.claim_status = 'pending' and before.claim_status = 'unclaimed' then
    perform private.open_claim(after.id, before.user_id, 'pending');
  elsif after.status = 'published' and after.claim_status = 'unclaimed' then
    perform private.assign_claimant(after);
  end if;
end $$;

comment on function private.settle_transition is
  'After a change of status or ownership, removes the staff and invitations of a former owner, updates the claims, '
  'opens that of a doctor whose own practice is published, ends pending changes, open requests, and corrections of a '
  'listing that has left the directory, reopens requests when a listing is restored, deletes the closing of a '
  'practice that is listed again or whose announcement ended, and makes the first competing claimant the claimant of '
  'a free listing. Definer: members cannot write these tables.';

-- Applying a transition.

create function private.transition_listing(
  target uuid, action text, actor text, reason text default null, seen_version integer default null,
  person uuid default null,
  except_recipient uuid default null, seen jsonb default null
) returns public.doctors
language plpgsql security definer set search_path = '' as $$
declare
  before public.doctors;
  after public.doctors;
  rule private.listing_transitions;
  claimant uuid;
  new_values jsonb := '{}';
  because constant text := nullif(left(btrim(reason), 500), '');
begin
  select * into before from public.doctors where id = target for update;
  if before.id is null then
    raise exception 'There is no such listing' using errcode = 'P0002', hint = 'listing_not_found';
  end if;
  if seen_version <> before.version then
    raise exception 'This listing has changed since you opened it' using errcode = 'PT409', hint = 'listing_changed';
  end if;
  rule := private.find_transition(before, action, actor);
  claimant := (
    select claims.claimant from public.claim_evidence as claims where doctor_id = target and claims.status = 'pending'
  );
  after := before;
  if rule.to_ownership = 'owned' then
    after.user_id := coalesce(person, before.user_id, claimant);
    after.claim_status := 'approved';
    if (before.ownership <> 'owned' or person is not null) and private.is_suspended(after.user_id) then
      raise exception 'A suspended member cannot become the owner of a listing'
        using errcode = '23514', hint = 'member_suspended';
    end if;
    if before.ownership <> 'owned' or (after.user_id <> before.user_id and action <> 'transfer') then
      -- A manager who becomes the owner has already read the requests of the practice.
      after.owned_since := now();
    end if;
  elsif rule.to_ownership = 'none' then
    after.user_id := null;
    after.claim_status := 'unclaimed';
    after.owned_since := null;
  elsif before.claim_status = 'unclaimed' and before.user_id is not null and rule.to_status = 'published' then
    -- An own practice is published with an open claim, which needs the same evidence as any other.
    after.user_id := null;
    after.claim_status := 'pending';
  end if;
  after.claimed_by := case when after.claim_status = 'approved' then after.user_id end;
  if rule.needs_reason and because is null then
    raise exception 'A reason is required' using errcode = '23514', hint = 'reason_required';
  end if;
  if rule.to_status is not null then
    after.status := rule.to_status;
    after.status_reason := case when rule.to_status in ('rejected', 'withdrawn') then because end;
    after.merged_into := null;
    after.rejection_count := case
      when action = 'reject' then before.rejection_count + 1
      when action = 'reopen' or rule.to_status = 'published' then 0
      else before.rejection_count
    end;
  end if;
  -- An announced closing ends when the listing leaves the directory or changes owners, except by a transfer to a
  -- manager.
  if after.status <> 'published' or (after.user_id is distinct from before.user_id and action <> 'transfer') then
    after.closes_on := null;
  end if;
  select jsonb_object_agg(key, value) into new_values from jsonb_each(to_jsonb(after))
  where value is distinct from to_jsonb(before) -> key;
  after := private.write_listing(target, coalesce(new_values, '{}'), action);
  perform private.settle_transition(before, after, action, because);
  if actor = 'administrator' and rule.to_status is not null then
    perform private.settle_appeals('doctors', target, rule.to_status in ('pending', 'published'), because);
  end if;
  if action = 'take down' then
    perform private.settle_reports(target, 'upheld', because);
  elsif action = 'restore' then
    perform private.settle_reports(target, 'dismissed', '{"code": "listing_restored"}');
  end if;
  if rule.event is not null then
    perform private.record_event(rule.event, 'doctors', target, reason, seen => case
      when rule.to_ownership is not null and rule.to_status is null
        then private.describe_person(
          case when rule.to_ownership = 'owned' then after.user_id else coalesce(before.user_id, claimant) end
        ) || coalesce(seen, '{}')
      else seen
    end);
    perform private.notify_of_transition(rule, before, after, claimant, because, except_recipient);
  end if;
  return after;
end $$;

comment on function private.transition_listing is
  'Applies a transition to a listing, logs it, and notifies the people it names, except `except_recipient`, whom the '
  'caller notifies. The caller must check that the user is the named actor. `person` is the next owner, and `seen` is '
  'what the log says was seen. Errors: P0002 '
  'no such listing; PT409 the listing has changed since seen_version, or its status, ownership, or condition does not '
  'allow the action; 23514 no reason, or the next owner is suspended. Definer: API roles cannot write these columns.';
