-- What was not told so far: which request a notification is about, that somebody is first in line, and that a claim is about to lapse.

alter table public.notifications add column request_id uuid references public.practice_requests (id) on delete set null;

comment on column public.notifications.request_id is 'The request that it tells of, as long as there is one.';

create index notifications_request_id_idx on public.notifications (request_id);

create function private.notify_about(recipient uuid, request public.practice_requests, outcome text, reply text) returns void
language sql volatile security definer set search_path = ''
begin atomic
  -- Nobody is told what they did themselves.
  insert into public.notifications (user_id, kind, doctor_id, request_id, detail, note)
  select recipient, 'request', request.doctor_id, request.id, outcome, reply
  where recipient is distinct from auth.uid();
end;

comment on function private.notify_about is 'Tells somebody what became of a request. Definer: lines are nobody''s to write.';

create or replace function private.notify_of_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.status not in ('withdrawn', 'sent') then
    -- What was said when the waiting began is no part of what ends it.
    perform private.notify_about(new.user_id, new, new.status::text, case when new.status <> 'offered' then new.reply end);
  else
    perform private.notify_about(person, new, case new.status when 'withdrawn' then 'withdrawn' else 'received' end, null)
    from public.doctors cross join private.people_with(doctors.id, 'answer') as person
    where doctors.id = new.doctor_id and ownership = 'owned' and state = 'public';
  end if;
  return null;
end $$;

create function private.notify_of_line() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  first public.practice_requests;
begin
  select requests.* into first
  from private.waiting_lines as lines
  join public.practice_requests as requests on requests.id = lines.id
  -- What goes with a practice or a person that are being deleted has nobody to tell.
  join public.doctors on doctors.id = requests.doctor_id
  join public.profiles on profiles.id = requests.user_id
  where lines.doctor_id = old.doctor_id and lines.place = 1;
  if (old.waiting_since, old.id) < (first.waiting_since, first.id) then
    perform private.notify_about(first.user_id, first, 'next', null);
  end if;
  return null;
end $$;

comment on function private.notify_of_line is
  'Trigger: the first of a waiting list left it; who is first now is told. Definer: who waits does not read who else does.';

create trigger notify_of_line after update of waiting_since, closed_at on public.practice_requests
for each row when (
  old.waiting_since is not null and old.closed_at is null and (new.waiting_since is null or new.closed_at is not null)
) execute function private.notify_of_line();

create trigger notify_of_line_left after delete on public.practice_requests
for each row when (old.waiting_since is not null and old.closed_at is null) execute function private.notify_of_line();

create function private.warn_of_lapses() returns void
language sql volatile security definer set search_path = ''
begin atomic
  select private.notify(claims.claimant, 'claim', claims.doctor_id, 'lapsing', null)
  from public.claim_evidence as claims
  where claims.state in ('pending', 'rival') and claims.created_at < now() - interval '23 days' and not private.has_evidence(claims)
    and not exists (
      select from public.notifications as told
      where told.user_id = claims.claimant and told.doctor_id = claims.doctor_id and told.kind = 'claim' and told.detail = 'lapsing'
        and told.updated_at > claims.created_at
    );
end;

comment on function private.warn_of_lapses is 'Tells claimants without evidence, once and a week ahead, that their claim will lapse. Definer: reads all claims.';

create or replace function private.lapse_claims() returns void
language plpgsql security definer set search_path = '' as $$
declare
  rival public.claim_evidence;
  listing uuid;
begin
  for rival in
    update public.claim_evidence set state = 'lapsed', decided_at = now()
    where state = 'rival' and created_at < now() - interval '30 days' and not private.has_evidence(claim_evidence)
    returning *
  loop
    perform private.notify(rival.claimant, 'claim', rival.doctor_id, 'lapsed', null);
  end loop;
  for listing in
    select doctors.id from public.doctors
    join public.claim_evidence on claim_evidence.doctor_id = doctors.id and claim_evidence.claimant = doctors.claimed_by
    where doctors.claim_status = 'pending' and claim_evidence.created_at < now() - interval '30 days'
      and not private.has_evidence(claim_evidence)
    for update of doctors skip locked
  loop
    perform private.move_listing(listing, 'lapse claim', 'time');
  end loop;
  perform private.warn_of_lapses();
end $$;

comment on function private.lapse_claims is
  'Frees listings whose claimant has given no evidence for 30 days, and warns those who have a week left. Runs every night where pg_cron is, and '
  'whenever an administrator opens the desk. Definer: writes what members may not.';
