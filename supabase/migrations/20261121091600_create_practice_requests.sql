-- Requests: a member asks a practice for a membership or a visit. No medical text, and no contact data beyond the practice.

create type public.request_kind as enum ('membership', 'appointment');
create type public.request_status as enum ('sent', 'seen', 'answered', 'declined', 'withdrawn', 'ended');

create table public.practice_requests (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind public.request_kind not null,
  plan text constraint practice_requests_plan_check check (char_length(plan) <= 80 and private.is_plain_line(plan)),
  preferred_times text constraint practice_requests_preferred_times_check check (char_length(preferred_times) <= 300),
  status public.request_status not null default 'sent',
  reply text constraint practice_requests_reply_check check (char_length(reply) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz
);

comment on table public.practice_requests is 'What members ask of practices. Deleted 90 days after they close.';
comment on column public.practice_requests.status is 'Ended: the practice left the directory, or got another owner, before it answered.';

create index practice_requests_doctor_id_idx on public.practice_requests (doctor_id);
create index practice_requests_user_id_idx on public.practice_requests (user_id);
create index practice_requests_closed_at_idx on public.practice_requests (closed_at);
-- One open request of a kind by one person.
create unique index practice_requests_open_key on public.practice_requests (doctor_id, user_id, kind) where closed_at is null;

grant select on table public.practice_requests to authenticated;
grant insert (id, doctor_id, user_id, kind, plan, preferred_times) on table public.practice_requests to authenticated;
grant all on table public.practice_requests to service_role;
alter table public.practice_requests enable row level security;

create function private.owns_listing(target uuid, since timestamptz) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select 1 from public.doctors
  where id = target and user_id = (select auth.uid()) and ownership = 'owned' and state = 'public' and owned_since <= since
);

comment on function private.owns_listing is
  'Whether the caller is the approved owner of the public listing, and was it already at that time. '
  'Definer: asked for each row by policies, it saves theirs.';
grant execute on function private.owns_listing to authenticated;

create policy "practice_requests: person and practice read" on public.practice_requests
for select to authenticated
using (
  (closed_at is null or closed_at > now() - interval '90 days')
  and (
    user_id = (select auth.uid())
    or (status <> 'withdrawn' and private.owns_listing(doctor_id, created_at))
  )
);

create policy "practice_requests: member asks an owned practice" on public.practice_requests
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (
    select 1 from public.doctors
    where doctors.id = doctor_id and doctors.state = 'public' and doctors.ownership = 'owned' and doctors.user_id <> (select auth.uid())
  )
);

create function private.takes_requests(target uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.doctors where id = target and ownership = 'owned' and state = 'public')
    and exists (select from private.people_with(target, 'answer'));
end $$;

comment on function private.takes_requests is
  'Whether somebody can answer a request to this practice: it is published and owned, and not all of its people are suspended. Definer: reads '
  'who is suspended.';

create function private.tidy_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not exists (select from public.practice_requests where id = new.id) then
    if new.user_id = auth.uid() and not private.takes_requests(new.doctor_id) then
      raise exception 'This practice does not take requests at present' using errcode = '42501';
    end if;
    perform private.spend('requests');
  end if;
  delete from public.practice_requests where closed_at < now() - interval '90 days';
  return new;
end $$;

comment on function private.tidy_requests is
  'Trigger: refuses requests to practices without anyone to answer them, limits them, and deletes those closed for 90 days (policies hide them from that day on). '
  'Definer: deletes other people''s.';

create trigger tidy_requests before insert on public.practice_requests
for each row execute function private.tidy_requests();

create function private.may_reopen(request public.practice_requests) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if request.status <> 'withdrawn' or request.closed_at < now() - interval '10 minutes' then
    raise exception 'It is too late to bring this back' using errcode = 'PT409';
  end if;
  if not private.takes_requests(request.doctor_id)
    or not exists (select from public.doctors where id = request.doctor_id and owned_since <= request.created_at) then
    raise exception 'This practice does not take requests at present' using errcode = '42501';
  end if;
  if exists (
    select from public.practice_requests
    where doctor_id = request.doctor_id and user_id = request.user_id and kind = request.kind and closed_at is null
  ) then
    raise exception 'You have asked this practice anew in the meantime' using errcode = 'PT409';
  end if;
  -- The practice is told of it as of a new one.
  perform private.spend('requests');
end $$;

comment on function private.may_reopen is
  'Refuses to bring a request back that was not withdrawn within ten minutes, or that nobody can answer any more. Definer: as update_request.';

create function private.update_request(target uuid, new_status public.request_status, new_reply text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  request public.practice_requests;
  is_allowed boolean;
begin
  perform private.is_active();
  select * into request from public.practice_requests where id = target for update;
  is_allowed := case
    when request.id is null then false
    when new_status in ('withdrawn', 'sent') then request.user_id = auth.uid()
    when new_status in ('seen', 'waiting', 'offered', 'answered', 'declined') then private.answers_for(request)
    else false
  end;
  if not is_allowed then
    raise exception 'You cannot change this request' using errcode = '42501';
  end if;
  if new_status = 'sent' then
    perform private.may_reopen(request);
  elsif request.closed_at is not null or request.status = new_status or (new_status = 'seen' and request.status <> 'sent') then
    raise exception 'This request has changed in the meantime' using errcode = 'PT409';
  elsif new_status in ('waiting', 'offered') then
    perform private.may_wait(request, new_status);
  end if;
  update public.practice_requests
  set status = new_status, updated_at = now(),
      -- The answer is the practice's word, whoever else sends one along.
      reply = case when new_status in ('waiting', 'answered', 'declined') then coalesce(nullif(btrim(new_reply), ''), reply) else reply end,
      waiting_since = case when new_status = 'waiting' then now() end,
      closed_at = case when new_status in ('sent', 'seen', 'waiting', 'offered') then null else now() end
  where id = target;
end $$;

comment on function private.update_request is
  'Moves a request on: the practice sees, answers or declines it, lets it wait, and offers the next who waits a place; the person '
  'withdraws it, and may send it again within ten minutes; answered, declined and withdrawn ones are closed. '
  'Definer: the status is not the client''s to write.';
grant execute on function private.update_request to authenticated;

create function public.update_request(target uuid, new_status public.request_status, new_reply text default null) returns void
language sql volatile
begin atomic
  select private.update_request(target, new_status, new_reply);
end;

comment on function public.update_request is 'Moves a request on: seen, waiting, offered, answered, declined by the practice; withdrawn, and sent again, by the person.';
grant execute on function public.update_request to authenticated;

create function private.request_contacts() returns table (request_id uuid, full_name text, email text)
language sql stable security definer set search_path = ''
begin atomic
  select requests.id, profiles.full_name, users.email::text
  from public.practice_requests as requests
  join public.doctors on doctors.id = requests.doctor_id
  join public.profiles on profiles.id = requests.user_id
  join auth.users on users.id = requests.user_id
  where (select private.has_proved_enough())
    and doctors.user_id = (select auth.uid()) and doctors.ownership = 'owned' and doctors.state = 'public'
    and doctors.owned_since <= requests.created_at and requests.status <> 'withdrawn'
    and (requests.closed_at is null or requests.closed_at > now() - interval '90 days');
end;

comment on function private.request_contacts is
  'Names and addresses of those who asked the caller''s practices. Definer: account addresses are nobody else''s to read.';
grant execute on function private.request_contacts to authenticated;

create function public.request_contacts() returns table (request_id uuid, full_name text, email text)
language sql stable
begin atomic
  select request_id, full_name, email from private.request_contacts();
end;

comment on function public.request_contacts is 'Names and addresses of those who asked the caller''s practices.';
grant execute on function public.request_contacts to authenticated;
