-- A step in the life of a listing: whether it is possible, what it changes, what is logged, and whom it tells.

create function private.meets_condition(listing public.doctors, condition text) returns boolean
language sql immutable
return case condition
  when 'refused fewer than 3 times' then listing.refusals < 3
  when 'not taken down' then listing.state_reason is null and listing.merged_into is null
  when 'not merged' then listing.merged_into is null
  when 'can be reached' then num_nonnulls(listing.phone, listing.website) > 0
  -- The others are asked where the act begins.
  else true
end;

comment on function private.meets_condition is 'Whether a listing meets the condition of a transition.';

create function private.move_listing(
  target uuid, act text, who text, reason text default null, seen_version integer default null, person uuid default null
) returns public.doctors
language plpgsql security definer set search_path = '' as $$
declare
  before public.doctors;
  after public.doctors;
  rule private.listing_transitions;
  because constant text := nullif(left(btrim(reason), 500), '');
begin
  select * into before from public.doctors where id = target for update;
  if before.id is null then
    raise exception 'There is no such listing' using errcode = 'P0002';
  end if;
  if seen_version <> before.version then
    raise exception 'This listing has changed since you opened it. Look at it again.' using errcode = 'PT409';
  end if;
  select * into rule from private.listing_transitions as known
  where known.act = move_listing.act and known.who = move_listing.who
    and before.state = any (known.from_states) and before.ownership = any (known.from_ownership);
  if rule.act is null then
    raise exception 'This is not possible any more: the listing is %', before.state using errcode = 'PT409';
  end if;
  if not private.meets_condition(before, rule.condition) then
    raise exception '%', case rule.condition
      when 'refused fewer than 3 times' then 'This listing was refused three times. Only an administrator can open it again: please write to us.'
      when 'not taken down' then 'An administrator took this listing down. Please write to us.'
      when 'can be reached' then 'Add a phone number or a website before you submit the listing'
      else 'This listing was merged into another one'
    end using errcode = 'PT409';
  end if;
  if rule.to_ownership = 'owned' and (before.ownership <> 'owned' or person is not null)
    and private.is_suspended(coalesce(person, before.user_id, before.claimed_by)) then
    raise exception 'This member is suspended. Restore them before they become the owner of a listing.' using errcode = '23514';
  end if;
  if rule.needs_reason and because is null then
    raise exception 'Say why' using errcode = '23514';
  end if;
  perform set_config('private.act', act, true), set_config('private.reason', coalesce(because, ''), true);
  update public.doctors set
    state = coalesce(rule.to_state, state),
    state_reason = case when rule.to_state is null then state_reason else because end,
    refusals = case act when 'refuse' then refusals + 1 when 'open again' then 0 when 'verify' then 0 else refusals end,
    claim_status = case rule.to_ownership
      when 'none' then 'unclaimed' when 'claimed' then 'pending' when 'owned' then 'approved' else claim_status
    end::public.claim_status,
    claimed_by = case rule.to_ownership
      when 'none' then null when 'claimed' then person when 'owned' then coalesce(person, user_id, claimed_by) else claimed_by
    end,
    user_id = case rule.to_ownership
      when 'none' then null when 'claimed' then null when 'owned' then coalesce(person, user_id, claimed_by) else user_id
    end
  where id = target returning * into after;
  perform set_config('private.act', '', true), set_config('private.reason', '', true);
  if rule.logged_as is not null then
    perform private.log_act(rule.logged_as, 'doctors', target, reason);
  end if;
  perform private.tell_of_listing(rule, before, after, because);
  return after;
end $$;

comment on function private.move_listing is
  'Takes a listing from one state to another as the table of transitions says, logs it and tells its people. The caller has made sure '
  'that the person is who "who" says. Errors: P0002 no such listing; PT409 changed since seen_version, or not possible from here; 23514 no reason, '
  'or a suspended member as the next owner. '
  'Definer: nobody writes these columns directly.';

create function private.tell_of_listing(
  rule private.listing_transitions, before public.doctors, after public.doctors, because text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_of_claim constant boolean := rule.notice in ('approved', 'rejected', 'lapsed', 'revoked', 'reassigned') and rule.act <> 'refuse';
begin
  perform private.notify(
    people.recipient, case when is_of_claim then 'claim' else 'listing' end::public.notification_kind, after.id,
    case when rule.act = 'reassign' and people.recipient = after.user_id then 'assigned' else rule.notice end,
    because
  )
  from (
    select before.submitted_by where 'submitter' = any (rule.tells) and not before.had_other_owner
    union select before.user_id where 'owner' = any (rule.tells)
    union select after.user_id where 'owner' = any (rule.tells)
    union select before.claimed_by where 'claimant' = any (rule.tells)
  ) as people (recipient);
end $$;

comment on function private.tell_of_listing is 'Tells the people that a transition names what became of the listing. Definer: notifications are nobody''s to write.';
