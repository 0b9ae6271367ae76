-- Requests are the practice's: whoever answers for it reads them, and it keeps who of its people did what with each. The patient is told
-- that the practice has seen a request, not who.

alter type public.request_status add value 'waiting' after 'seen';
alter type public.request_status add value 'offered' after 'waiting';

create function private.answers_for(request public.practice_requests) returns boolean
language sql stable security definer set search_path = ''
return request.user_id <> auth.uid() and private.may_at(request.doctor_id, 'answer') and exists (
  select from public.doctors
  where id = request.doctor_id and ownership = 'owned' and state = 'public' and owned_since <= request.created_at
);

comment on function private.answers_for is
  'Whether the caller answers this request for its practice: a public one, whose owner was approved before it was sent. Nobody answers '
  'themselves. Definer: asked for each row by policies, it saves theirs.';
grant execute on function private.answers_for to authenticated;

drop policy "practice_requests: person and practice read" on public.practice_requests;
create policy "practice_requests: person and practice read" on public.practice_requests
for select to authenticated
using (
  (closed_at is null or closed_at > now() - interval '90 days')
  and (
    user_id = (select auth.uid())
    or (
      status <> 'withdrawn' and doctor_id = any ((select private.listings_with('answer'))::uuid[])
      and private.answers_for(practice_requests)
    )
  )
);

drop function private.owns_listing;

create or replace function private.request_contacts() returns table (request_id uuid, full_name text, email text)
language sql stable security definer set search_path = ''
begin atomic
  select requests.id, profiles.full_name, users.email::text
  from public.practice_requests as requests
  join public.profiles on profiles.id = requests.user_id
  join auth.users on users.id = requests.user_id
  where (select private.has_proved_enough())
    and requests.doctor_id = any ((select private.listings_with('answer'))::uuid[])
    and requests.status <> 'withdrawn' and (requests.closed_at is null or requests.closed_at > now() - interval '90 days')
    and private.answers_for(requests);
end;

create table public.request_steps (
  request_id uuid not null references public.practice_requests (id) on delete cascade,
  status public.request_status not null,
  actor uuid references public.profiles (id) on delete set null,
  at timestamptz not null default now(),
  times integer not null default 1,
  primary key (request_id, status)
);

comment on table public.request_steps is 'What a practice did with a request, and who of its people. The practice reads it, the patient does not.';
comment on column public.request_steps.times is 'How often: the patient is told each time, so that there is an end to going back and forth.';

create index request_steps_actor_idx on public.request_steps (actor);

grant select on table public.request_steps to authenticated;
grant all on table public.request_steps to service_role;
alter table public.request_steps enable row level security;

create policy "request_steps: the practice reads" on public.request_steps
for select to authenticated
using (exists (
  -- Those that the caller may read, without their own.
  select from public.practice_requests where practice_requests.id = request_id and user_id <> (select auth.uid())
));

select private.guard_table('request_steps');

create function private.note_step() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  how_often integer;
begin
  -- What the person does, and what time brings, is no step of the practice.
  if private.answers_for(new) and new.status not in ('sent', 'withdrawn', 'ended') then
    insert into public.request_steps (request_id, status, actor) values (new.id, new.status, auth.uid())
    on conflict (request_id, status) do update set actor = excluded.actor, at = now(), times = request_steps.times + 1
    returning times into how_often;
    if how_often > 5 then
      raise exception 'This request has gone back and forth five times. Answer or decline it.' using errcode = 'PT409';
    end if;
  end if;
  return null;
end $$;

comment on function private.note_step is 'Trigger: keeps who of the practice saw or answered a request, and when, and refuses what is done for the sixth time: the person is told each '
  'time. Definer: steps are nobody''s to write.';

create trigger note_step after update of status on public.practice_requests
for each row when (old.status is distinct from new.status) execute function private.note_step();
