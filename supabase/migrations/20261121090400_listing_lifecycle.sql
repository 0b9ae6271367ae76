-- Lifecycle of listings: the transitions of status and ownership, the function that writes a listing, the functions with which owners, submitters, and
-- admins change its status, the log of admin actions, and confirmations. The function that a user calls checks the caller. private.transition_listing
-- applies a transition, and private.write_listing writes the values of a listing. Admins read the log, and only functions write it.

-- Transitions: what can happen to a listing.

create type private.listing_condition as enum ('has_contact', 'has_rejections_left', 'was_not_taken_down', 'was_not_merged');

create function private.max_rejections() returns integer
language sql immutable
return 3;

comment on function private.max_rejections is 'Returns how often a listing can be rejected before only an admin can reopen it.';

create table private.listing_transitions (
  action text not null,
  -- administrator; owner, or the doctor who added their own practice; submitter of a listing without an owner; claimant; member; doctor;
  -- work address (its recipient disputed the claim); time (a scheduled job); account (its deletion).
  actor text not null,
  from_statuses public.listing_status[] not null,
  -- Null means unchanged.
  to_status public.listing_status,
  from_ownership public.listing_ownership[] not null,
  to_ownership public.listing_ownership,
  needs_reason boolean not null default false,
  -- The function of the action checks what depends on more than the listing.
  conditions private.listing_condition[] not null default '{}',
  -- What is recorded, and who is notified, as private.event_types says; null where nothing follows.
  event public.event_code,
  primary key (action, actor, from_statuses, from_ownership)
);

comment on table private.listing_transitions is
  'The allowed transitions of listings. Those with empty from_statuses and from_ownership create the listing; they are documentation only.';
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
  ('verify', 'administrator', '{pending,rejected}', 'published', '{none}', null, false, '{}', 'listing_verified'),
  ('verify', 'administrator', '{pending,rejected}', 'published', '{claimed,owned}', 'owned', false, '{}', 'listing_verified'),
  ('reject', 'administrator', '{pending}', 'rejected', '{none,claimed,owned}', null, true, '{}', 'listing_rejected'),
  ('resubmit', 'submitter', '{rejected}', 'pending', '{none}', null, false, '{has_rejections_left}', null),
  ('resubmit', 'owner', '{rejected}', 'pending', '{claimed,owned}', null, false, '{has_rejections_left}', null),
  ('reopen', 'administrator', '{rejected}', 'pending', '{none,claimed,owned}', null, false, '{}', 'listing_reopened'),
  ('withdraw', 'submitter', '{pending,rejected}', 'withdrawn', '{none}', null, false, '{}', null),
  ('withdraw', 'owner', '{pending,rejected,published}', 'withdrawn', '{claimed,owned}', null, false, '{}', null),
  ('close', 'owner', '{published}', 'withdrawn', '{owned}', null, false, '{}', null),
  ('relist', 'submitter', '{withdrawn}', 'pending', '{none}', null, false, '{was_not_taken_down,has_rejections_left}', null),
  ('relist', 'owner', '{withdrawn}', 'pending', '{claimed,owned}', null, false, '{was_not_taken_down,has_rejections_left}', null),
  ('take down', 'administrator', '{published}', 'withdrawn', '{none,claimed}', 'none', true, '{}', 'listing_taken_down'),
  ('take down', 'administrator', '{published}', 'withdrawn', '{owned}', null, true, '{}', 'listing_taken_down'),
  ('restore', 'administrator', '{withdrawn}', 'published', '{none}', null, false, '{}', 'listing_restored'),
  ('restore', 'administrator', '{withdrawn}', 'published', '{claimed,owned}', 'owned', false, '{}', 'listing_restored'),
  ('merge', 'administrator', '{pending,published,rejected,withdrawn}', 'withdrawn', '{none,claimed,owned}', 'none', false, '{was_not_merged}', 'listing_merged'),
  ('claim', 'member', '{published}', null, '{none}', 'claimed', false, '{}', null),
  ('withdraw claim', 'claimant', '{published}', null, '{claimed}', 'none', false, '{}', null),
  ('approve claim', 'administrator', '{published}', null, '{claimed}', 'owned', false, '{}', 'claim_approved'),
  ('approve competing claim', 'administrator', '{published}', null, '{claimed,owned}', 'owned', true, '{}', 'claim_approved'),
  ('reject claim', 'administrator', '{published}', null, '{claimed}', 'none', true, '{}', 'claim_rejected'),
  ('lapse claim', 'time', '{published}', null, '{claimed}', 'none', false, '{}', 'claim_expired'),
  ('revoke', 'administrator', '{pending,published,rejected,withdrawn}', null, '{owned}', 'none', true, '{}', 'ownership_revoked'),
  ('reassign', 'administrator', '{published}', null, '{none,claimed,owned}', 'owned', true, '{}', 'listing_reassigned'),
  ('transfer', 'owner', '{pending,published,rejected,withdrawn}', null, '{owned}', 'owned', false, '{}', null),
  ('relinquish', 'owner', '{pending,published,rejected,withdrawn}', null, '{owned}', 'none', false, '{}', null),
  ('leave', 'account', '{pending,published,rejected,withdrawn}', null, '{claimed,owned}', 'none', false, '{}', null),
  ('dispute claim', 'work address', '{published}', null, '{claimed}', 'none', true, '{}', 'claim_disputed');

create function private.find_transition(listing public.doctors, action text, actor text) returns private.listing_transitions
language plpgsql stable set search_path = '' as $$
declare
  rule private.listing_transitions;
begin
  select * into rule from private.listing_transitions as known
  where known.action = find_transition.action and known.actor = find_transition.actor
    and listing.status = any (known.from_statuses) and listing.ownership = any (known.from_ownership);
  if rule.action is null then
    raise exception 'The action "%" is not allowed while the listing is %', action, listing.status using errcode = 'PT409', hint = 'transition_not_allowed';
  elsif 'has_contact' = any (rule.conditions) and num_nonnulls(listing.phone, listing.website) = 0 then
    raise exception 'A listing needs a phone number or a website before it is submitted' using errcode = 'PT409', hint = 'contact_required';
  -- A listing that its owner withdrew has no reason.
  elsif 'was_not_taken_down' = any (rule.conditions) and num_nonnulls(listing.status_reason, listing.merged_into) > 0 then
    raise exception 'An admin took this listing down' using errcode = 'PT409', hint = 'listing_taken_down';
  elsif 'has_rejections_left' = any (rule.conditions) and listing.rejection_count >= private.max_rejections() then
    raise exception 'Only an admin can reopen a listing that was rejected three times' using errcode = 'PT409', hint = 'rejection_limit_reached';
  elsif 'was_not_merged' = any (rule.conditions) and listing.merged_into is not null then
    raise exception 'This listing was merged into another one' using errcode = 'PT409', hint = 'listing_merged';
  end if;
  return rule;
end $$;

comment on function private.find_transition is
  'Returns the rule by which an actor can apply an action to a listing. Errors: PT409 its status, ownership, or condition does not allow it. Called by definer functions.';

-- Writing: every change of a listing that is already there.

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

comment on function private.changed_confirmations is 'Returns the confirmations that cover the differences between two versions of a listing, {field or part: value}.';

create function private.stamp_confirmations(before public.doctors, after public.doctors, changed public.confirmed_part[], stated_at timestamptz)
returns public.doctors
language plpgsql immutable set search_path = '' as $$
begin
  -- A timestamp that the same change writes takes precedence.
  if 'prices' = any (changed) and after.prices_confirmed_at is not distinct from before.prices_confirmed_at then
    after.prices_confirmed_at := stated_at;
  end if;
  if 'panel' = any (changed) and after.panel_confirmed_at is not distinct from before.panel_confirmed_at then
    after.panel_confirmed_at := stated_at;
  end if;
  if 'hours' = any (changed) and after.hours_confirmed_at is not distinct from before.hours_confirmed_at then
    after.hours_confirmed_at := stated_at;
  end if;
  if 'phone' = any (changed) and after.phone_confirmed_at is not distinct from before.phone_confirmed_at then
    after.phone_confirmed_at := stated_at;
  end if;
  return after;
end $$;

comment on function private.stamp_confirmations is
  'Returns a listing with updated confirmations of the changed parts: the time at which the practice stated them, or null if somebody else did.';

create function private.record_version(target uuid, version integer, action text, changes jsonb, reason text default null) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.listing_versions (doctor_id, version, actor, action, changes, reason)
  values (target, version, (select id from public.profiles where id = auth.uid()), action, changes, reason);
  perform private.notify_owner_of_change(target, action, changes);
end $$;

comment on function private.record_version is
  'Adds an entry to the history of a listing, and notifies its owner if others made it. Called by definer functions.';

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
begin
  select * into before from public.doctors where id = target for update;
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
  where value is distinct from to_jsonb(before) -> key and key not in ('updated_at', 'verified', 'ownership', 'confirmed_at');
  if assignments is not null then
    execute format('update public.doctors set %s where id = $1 returning *', assignments) into after using target, after;
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
      insert into private.published_listings (doctor_id, published_by, published_at) values (target, auth.uid(), now()) on conflict do nothing;
    end if;
    if after.verified and after.accepting_new_patients and (before.verified and before.accepting_new_patients) is not true then
      perform private.notify_availability_alerts(target);
    end if;
  end if;
  return after;
end $$;

comment on function private.write_listing is
  'Writes columns and complete parts of a listing, {column or part: value}, as one version with the given action: checks the removal register, stamps the confirmations, '
  'logs the edits of admins, enqueues new NPIs, records the first publication, and sends the alerts of members waiting for it to accept patients. `stated_at` is when the practice stated the values, by default now '
  'if the caller works there. The caller must be allowed to write all of them. Definer: API roles cannot write listings.';

create function private.list_fields(changes jsonb) returns jsonb
language sql immutable
return jsonb_build_object('fields', array(select key from jsonb_object_keys(changes) as key order by key));

comment on function private.list_fields is 'Returns the names of the fields and parts of a change for the log.';

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
      null, new, array_remove(private.changed_confirmations('{}', to_jsonb(new)), 'hours'), case when new.user_id = auth.uid() then now() end
    );
  end if;
  perform private.enqueue_npis(array[new.npi]);
  return new;
end $$;

comment on function private.add_listing is
  'Trigger: for each new listing, whether a client or a function inserts it, checks the limits of its submitter and duplicates, and enqueues its NPI; '
  'check_new_listing checks the removal register. A seed or a job, without a user, is not checked. Definer: API roles cannot read the listings of others.';

create trigger doctors_2_add before insert on public.doctors
for each row execute function private.add_listing();

create function private.insert_listing(target uuid, fields jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  -- Other columns get their defaults; a missing name makes the insert fail with a clear message.
  columns constant text := (
    select string_agg(quote_ident(key), ', ') from jsonb_object_keys(jsonb '{"practice_name": null}' || fields) as key
  );
  inserted integer;
begin
  execute format(
    'insert into public.doctors (id, %1$s) select $1, %1$s from jsonb_populate_record(null::public.doctors, $2) on conflict (id) do nothing', columns
  ) using target, fields;
  get diagnostics inserted = row_count;
  return inserted = 1;
end $$;

comment on function private.insert_listing is
  'Adds a listing with the given columns, {column: value}; false if the id already exists. Called by definer functions, with checked names.';

-- Applying a transition.

create function private.transition_listing(
  target uuid, action text, actor text, reason text default null, seen_version integer default null, person uuid default null,
  except_recipient uuid default null
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
  claimant := (select claims.claimant from public.claim_evidence as claims where doctor_id = target and claims.status = 'pending');
  after := before;
  if rule.to_ownership = 'owned' then
    after.user_id := coalesce(person, before.user_id, claimant);
    after.claim_status := 'approved';
    if (before.ownership <> 'owned' or person is not null) and private.is_suspended(after.user_id) then
      raise exception 'A suspended member cannot become the owner of a listing' using errcode = '23514', hint = 'member_suspended';
    end if;
    if before.ownership <> 'owned' or (after.user_id <> before.user_id and action <> 'transfer') then
      -- A manager who becomes the owner has already read the requests of the practice.
      after.owned_since := now();
    end if;
  elsif rule.to_ownership = 'none' then
    after.user_id := null;
    after.claim_status := 'unclaimed';
    after.owned_since := null;
  end if;
  after.claimed_by := case when after.claim_status = 'approved' then after.user_id end;
  if rule.needs_reason and because is null then
    raise exception 'A reason is required' using errcode = '23514', hint = 'reason_required';
  end if;
  if rule.to_status is not null then
    after.status := rule.to_status;
    after.status_reason := case when rule.to_status in ('rejected', 'withdrawn') then because end;
    after.merged_into := null;
    after.rejection_count := case when action = 'reject' then before.rejection_count + 1 when action = 'reopen' or rule.to_status = 'published' then 0 else before.rejection_count end;
  end if;
  -- An announced closing ends when the listing leaves the directory or changes owners, except by a transfer to a manager.
  if after.status <> 'published' or (after.user_id is distinct from before.user_id and action <> 'transfer') then
    after.closes_on := null;
  end if;
  select jsonb_object_agg(key, value) into new_values from jsonb_each(to_jsonb(after)) where value is distinct from to_jsonb(before) -> key;
  after := private.write_listing(target, coalesce(new_values, '{}'), action);
  perform private.settle_transition(before, after, action, because);
  if actor = 'administrator' and rule.to_status is not null then
    perform private.close_moot_appeals('doctors', target, rule.to_status in ('pending', 'published'), because);
  end if;
  if action = 'take down' then
    perform private.settle_reports(target, 'upheld', because);
  elsif action = 'restore' then
    perform private.settle_reports(target, 'dismissed', '{"code": "listing_restored"}');
  end if;
  if rule.event is not null then
    perform private.record_event(rule.event, 'doctors', target, reason, seen => case
      when rule.to_ownership is not null and rule.to_status is null
        then private.describe_person(case when rule.to_ownership = 'owned' then after.user_id else coalesce(before.user_id, claimant) end)
    end);
    perform private.notify_of_transition(rule, before, after, claimant, because, except_recipient);
  end if;
  return after;
end $$;

comment on function private.transition_listing is
  'Applies a transition to a listing, logs it, and notifies the people it names, except `except_recipient`, whom the caller notifies. The caller must check '
  'that the user is the named actor. `person` is the next owner. Errors: P0002 no such listing; PT409 the listing has changed since seen_version, or its '
  'status, ownership, or condition does not allow the action; 23514 no reason, or the next owner is suspended. Definer: API roles cannot write these columns.';

create function private.notify_of_transition(
  rule private.listing_transitions, before public.doctors, after public.doctors, claimant uuid, because text, except_recipient uuid
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
  'Notifies the people that a transition names; `claimant` had the pending claim before it. Definer: API roles cannot write notifications.';

-- Moderation log: the actions of admins.

create table public.moderation_log (
  id bigint generated always as identity primary key,
  actor uuid references public.profiles (id) on delete set null,
  event public.event_code not null,
  target_table text not null,
  target_id uuid not null,
  subject text,
  reason text,
  seen jsonb,
  is_automatic boolean not null default false,
  at timestamptz not null default now()
);

comment on table public.moderation_log is 'Actions of admins and automatic ones, newest last. Only functions write it, and only admins read it.';
comment on column public.moderation_log.seen is
  'What was decided about, as it was seen: the "text" of a post or comment, until it is deleted; the "fields" of a change; the "field", "before", and "value" of a '
  'correction; the "person" of a claim or ownership; the "report" reason; the "appealed" event; the "listings" of a removal; when a message was "received_at"; '
  'when a suspension "ends_at"; how many "reports" led to it.';
comment on column public.moderation_log.is_automatic is 'Whether no person did it. Without this and an actor, the account of the admin is deleted.';
comment on column public.moderation_log.subject is 'The name of the target at that time.';

create index moderation_log_actor_idx on public.moderation_log (actor, id);
create index moderation_log_event_idx on public.moderation_log (event, id);
create index moderation_log_target_id_idx on public.moderation_log (target_id, id);

grant select on table public.moderation_log to authenticated;

select private.guard_table('moderation_log');

create policy "moderation_log: admins can read entries" on public.moderation_log
for select to authenticated using ((select private.is_admin()));

create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin can do this' using errcode = '42501', hint = 'admin_required';
  end if;
end $$;

comment on function private.require_admin is 'Raises 42501 unless the caller is an admin.';

create function private.get_target_name(target_table text, target_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case target_table
    when 'doctors' then (select practice_name from public.doctors where id = target_id)
    when 'profiles' then (select full_name from public.profiles where id = target_id)
    when 'posts' then (
      select full_name from public.posts join public.profiles on profiles.id = posts.user_id where posts.id = target_id
    )
    when 'post_comments' then (
      select full_name from public.post_comments join public.profiles on profiles.id = post_comments.user_id where post_comments.id = target_id
    )
    when 'reports' then (
      select coalesce(doctors.practice_name, reports.reported_name)
      from public.reports left join public.doctors on doctors.id = reports.doctor_id
      where reports.id = target_id
    )
  end;
end $$;

comment on function private.get_target_name is
  'Returns the current name of an action''s target: the practice, the member, or the author. Definer: the caller may not see all of them.';

create function private.record_event(
  event public.event_code, target_table text, target_id uuid, reason text default null, recipients uuid[] default '{}', subject text default null,
  seen jsonb default null, actor uuid default auth.uid()
) returns bigint
language plpgsql set search_path = '' as $$
declare
  follows private.event_types;
  entry bigint;
begin
  select * into follows from private.event_types where code = event;
  if follows.is_logged then
    insert into public.moderation_log (actor, event, target_table, target_id, subject, reason, seen, is_automatic)
    values (
      actor, event, target_table, target_id, coalesce(subject, private.get_target_name(target_table, target_id)), nullif(btrim(reason), ''), seen,
      actor is null
    ) returning id into entry;
  end if;
  if follows.notifies <> '{}' then
    perform private.notify(
      recipient, event, case target_table when 'doctors' then target_id end, left(reason, 500),
      case target_table when 'posts' then target_id end, actor => actor
    ) from unnest(recipients) as recipient;
  end if;
  return entry;
end $$;

comment on function private.record_event is
  'Does what private.event_types says about an event: adds it to the log for `actor`, by default the caller, or null for an automatic one, with what was '
  'seen, and notifies `recipients`. Returns the id of the entry in the log. Called by definer functions.';

create function private.describe_person(person uuid) returns jsonb
language sql stable
return (select jsonb_build_object('person', full_name) from public.profiles where id = person);

comment on function private.describe_person is 'Returns the name of a person for the log; null without one.';

-- Confirmations: a practice confirms parts of its listing.

create function private.confirm_listing(target uuid, part public.confirmed_part, seen_version integer) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
begin
  perform private.require_active_member();
  select * into listing from public.doctors where id = target for update;
  if listing.id is null or not (
    private.has_practice_permission(target, 'edit')
    or (coalesce(part = 'panel', false) and private.has_practice_permission(target, 'availability'))
    or (listing.status <> 'draft' and private.is_admin())
  ) then
    raise exception 'Only the practice or an admin can confirm this' using errcode = '42501', hint = 'confirmation_not_allowed';
  end if;
  if seen_version <> listing.version then
    raise exception 'This listing has changed since you opened it' using errcode = 'PT409', hint = 'listing_changed';
  end if;
  perform private.write_listing(target, (
    select jsonb_object_agg(name || '_confirmed_at', now()) from unnest(case when part is null then enum_range(null::public.confirmed_part) else array[part] end) as name
  ));
  return now();
end $$;

comment on function private.confirm_listing is
  'Records that a part of a listing is still correct. Errors: 42501 the caller is not an admin and has no permission for this part; PT409 the listing '
  'has changed since seen_version. Definer: API roles cannot write the timestamps.';
grant execute on function private.confirm_listing to authenticated;

create function public.confirm_listing(
  target uuid, part public.confirmed_part default null, seen_version integer default null
) returns timestamptz
language sql volatile begin atomic select private.confirm_listing(target, part, seen_version); end;

comment on function public.confirm_listing is
  'Records that the prices, panel, hours, or phone of a listing are still correct, or all of them if `part` is null. Editors of the listing and admins can '
  'call it; the front desk can confirm the panel.';
grant execute on function public.confirm_listing to authenticated;

-- Functions for the transitions that admins, owners, and submitters make.

create function private.require_version(seen_version integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if seen_version is null then
    raise exception 'A decision names the version that the admin has seen' using errcode = '22023', hint = 'invalid_input';
  end if;
end $$;

comment on function private.require_version is 'Refuses a decision (22023) that does not name a version.';

create function private.change_status_as_admin(target uuid, action text, seen_version integer, reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_version(seen_version);
  perform private.require_impartial('doctors', target);
  perform private.transition_listing(target, action, 'administrator', reason, seen_version);
  if action = 'take down' and private.is_unwanted(reason) then
    perform private.register_removal(target);
  end if;
end $$;

comment on function private.change_status_as_admin is
  'Applies one of the transitions of an admin to the version of a listing that the admin has seen. A practice that is taken down because it does not want to be listed '
  'is added to the removal register. Definer: members cannot transition listings.';
grant execute on function private.change_status_as_admin to authenticated;

create function public.decide_listing(target uuid, seen_version integer, is_verified boolean, reason text default null) returns void
language sql volatile begin atomic
  select private.change_status_as_admin(target, case when is_verified then 'verify' else 'reject' end, seen_version, reason);
end;

comment on function public.decide_listing is
  'Verifies a listing, or rejects it with a reason; PT409 when it has changed since `seen_version`. Admins only.';
grant execute on function public.decide_listing to authenticated;

create function private.decide_listings(seen jsonb, is_verified boolean, reason text)
returns table (id uuid, error_hint text)
language plpgsql security definer set search_path = '' as $$
declare
  entry record;
begin
  perform private.require_admin();
  if jsonb_typeof(seen) is distinct from 'array' or jsonb_array_length(seen) > 200 then
    raise exception 'Decide at most 200 listings at once' using errcode = '22023', hint = 'input_too_large';
  end if;
  for entry in select listing.id, listing.version from jsonb_to_recordset(seen) as listing (id uuid, version integer) loop
    decide_listings.id := entry.id;
    error_hint := null;
    begin
      perform public.decide_listing(entry.id, entry.version, is_verified, reason);
    exception when sqlstate 'PT409' or sqlstate 'P0002' or check_violation or insufficient_privilege then
      get stacked diagnostics error_hint = pg_exception_hint;
    end;
    return next;
  end loop;
end $$;

comment on function private.decide_listings is
  'Verifies or rejects several listings [{id, version}] independently. Returns each id with null if it succeeded, or with the hint of its error, which is '
  'empty for an error without a hint. Definer: like decide_listing.';
grant execute on function private.decide_listings to authenticated;

create function public.decide_listings(seen jsonb, is_verified boolean, reason text default null)
returns table (id uuid, error_hint text)
language sql volatile begin atomic select * from private.decide_listings(seen, is_verified, reason); end;

comment on function public.decide_listings is
  'Verifies or rejects up to 200 listings [{id, version}], and returns the hint of the error for each that failed. Admins only.';
grant execute on function public.decide_listings to authenticated;

create function public.take_down_listing(target uuid, seen_version integer, reason text default null) returns void
language sql volatile begin atomic select private.change_status_as_admin(target, 'take down', seen_version, reason); end;

comment on function public.take_down_listing is 'Takes a published listing out of the directory, with a reason. Admins only; PT409 when it has changed since `seen_version`.';
grant execute on function public.take_down_listing to authenticated;

create function public.restore_listing(target uuid, seen_version integer, reason text default null) returns void
language sql volatile begin atomic select private.change_status_as_admin(target, 'restore', seen_version, reason); end;

comment on function public.restore_listing is 'Publishes a withdrawn or merged listing again. Admins only; PT409 when it has changed since `seen_version`.';
grant execute on function public.restore_listing to authenticated;

create function public.reopen_listing(target uuid, seen_version integer, reason text default null) returns void
language sql volatile begin atomic select private.change_status_as_admin(target, 'reopen', seen_version, reason); end;

comment on function public.reopen_listing is 'Returns a rejected listing to review. Admins only; PT409 when it has changed since `seen_version`.';
grant execute on function public.reopen_listing to authenticated;

create function public.revoke_ownership(target uuid, seen_version integer, reason text default null) returns void
language sql volatile begin atomic select private.change_status_as_admin(target, 'revoke', seen_version, reason); end;

comment on function public.revoke_ownership is 'Leaves a listing without its owner, with a reason. Admins only; PT409 when it has changed since `seen_version`.';
grant execute on function public.revoke_ownership to authenticated;

create function private.change_own_status(target uuid, action text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
  actor text;
begin
  perform private.require_active_member();
  select * into listing from public.doctors where id = target for update;
  if action = 'submit' then
    action := case listing.status when 'rejected' then 'resubmit' when 'withdrawn' then 'relist' else action end;
  end if;
  actor := case
    -- A manager can resubmit a listing after editing it; only the owner can do the rest.
    when private.has_practice_permission(target, case action when 'resubmit' then 'edit' else 'ownership' end::public.practice_permission) then 'owner'
    when private.is_submitter(listing) then 'submitter'
  end;
  if actor is null then
    raise exception 'This listing is not yours' using errcode = '42501', hint = 'listing_not_yours';
  end if;
  if listing.status = 'draft' then
    -- The history starts at submission, so it does not show what the author tried in the draft.
    delete from public.listing_versions where doctor_id = target;
  end if;
  if action = 'submit' then
    -- Before the transition, because a refusal after the check of the removal register would undo its count.
    perform private.find_transition(listing, action, actor);
    listing.status := 'pending';
    perform private.check_duplicates(listing);
  end if;
  perform private.transition_listing(target, action, actor);
end $$;

comment on function private.change_own_status is
  'Applies one of the transitions of an owner or submitter to the caller''s listing. Definer: members cannot transition listings.';
grant execute on function private.change_own_status to authenticated;

create function public.submit_listing(target uuid) returns void
language sql volatile begin atomic select private.change_own_status(target, 'submit'); end;

comment on function public.submit_listing is 'Submits a draft for review, or again a rejected or withdrawn listing. For the owner, managers (a rejected one), or the submitter of a listing without an owner.';
grant execute on function public.submit_listing to authenticated;

create function public.withdraw_listing(target uuid) returns void
language sql volatile begin atomic select private.change_own_status(target, 'withdraw'); end;

comment on function public.withdraw_listing is 'Withdraws a listing, for its owner, or for the submitter of one that is not published and has no owner.';
grant execute on function public.withdraw_listing to authenticated;

create function private.delete_draft(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_active_member();
  delete from public.doctors
  where id = target and status = 'draft' and (user_id = auth.uid() or (user_id is null and submitted_by = auth.uid()));
  if not found then
    raise exception 'This draft no longer exists' using errcode = 'P0002', hint = 'draft_not_found';
  end if;
end $$;

comment on function private.delete_draft is
  'Deletes one of the caller''s drafts. Errors: P0002 the caller has no such draft. Definer: members cannot delete listings.';
grant execute on function private.delete_draft to authenticated;

create function public.delete_draft(target uuid) returns void
language sql volatile begin atomic select private.delete_draft(target); end;

comment on function public.delete_draft is 'Deletes one of the caller''s drafts; P0002 when there is no such draft.';
grant execute on function public.delete_draft to authenticated;

create function private.reassign_listing(target uuid, new_owner uuid, reason text, seen_version integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_version(seen_version);
  perform private.require_impartial('doctors', target, new_owner);
  if not exists (select from public.profiles where id = new_owner) then
    raise exception 'There is no such member' using errcode = 'P0002', hint = 'member_not_found';
  end if;
  if exists (select from public.doctors where id = target and user_id = new_owner) then
    raise exception 'This member already owns the listing' using errcode = '23514', hint = 'already_owner';
  end if;
  perform private.transition_listing(target, 'reassign', 'administrator', reason, seen_version, new_owner);
end $$;

comment on function private.reassign_listing is 'Gives a published listing to another owner. Definer: members cannot transition listings.';
grant execute on function private.reassign_listing to authenticated;

create function public.reassign_listing(target uuid, new_owner uuid, reason text, seen_version integer) returns void
language sql volatile begin atomic select private.reassign_listing(target, new_owner, reason, seen_version); end;

comment on function public.reassign_listing is 'Gives a published listing to another owner, with a reason. Admins only.';
grant execute on function public.reassign_listing to authenticated;
