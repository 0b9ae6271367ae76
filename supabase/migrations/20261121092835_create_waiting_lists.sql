-- Waiting lists: a practice that is full lets requests for a membership wait, first come, first served, and tells the next that a place is
-- free. Who waits reads the own place in line, and nothing of the others.

alter table public.practice_requests add column waiting_since timestamptz;

comment on column public.practice_requests.waiting_since is 'Since when it is on the practice''s waiting list; null when it is not.';

create index practice_requests_waiting_idx on public.practice_requests (doctor_id, waiting_since, id) where waiting_since is not null;

create view private.waiting_lines as
select id, doctor_id, (rank() over (partition by doctor_id order by waiting_since, id))::integer as place
from public.practice_requests where waiting_since is not null and closed_at is null;

comment on view private.waiting_lines is 'The place in line of each request that waits.';

create function private.withdraw_offers_of_suspended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.practice_invitations set state = 'withdrawn', closed_at = now()
  where state = 'open' and new.user_id in (invited_by, user_id);
  -- Back to the place on the waiting list that the request had before.
  update public.practice_requests as offered set status = 'waiting', waiting_since = waited.at, updated_at = now()
  from public.request_steps as offer
  join public.request_steps as waited on waited.request_id = offer.request_id and waited.status = 'waiting'
  where offer.request_id = offered.id and offer.status = 'offered' and offer.actor = new.user_id and offered.status = 'offered';
  return null;
end $$;

comment on function private.withdraw_offers_of_suspended is
  'Trigger: when a member is suspended, withdraws the invitations and ownership offers that they made or hold, and puts requests that they '
  'offered a place to back on the waiting list. Definer: invitations and requests can''t be written directly.';

create trigger withdraw_offers after insert or update on private.suspensions
for each row execute function private.withdraw_offers_of_suspended();

create function private.may_wait(request public.practice_requests, new_status public.request_status) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if new_status = 'waiting' and request.kind <> 'membership' then
    raise exception 'A waiting list is for memberships. Answer this request, or decline it.' using errcode = '23514';
  end if;
  if new_status = 'offered' and not exists (select from private.waiting_lines where id = request.id and place = 1) then
    raise exception 'Somebody else is next in line. Look at the list again.' using errcode = 'PT409';
  end if;
end $$;

comment on function private.may_wait is
  'Refuses a place on the waiting list to what is no membership, and the offer of a place to anybody but the next in line. Definer: as update_request.';

create function private.waiting_places() returns table (request_id uuid, place integer)
language sql stable security definer set search_path = ''
begin atomic
  select requests.id, lines.place
  from public.practice_requests as requests join private.waiting_lines as lines on lines.id = requests.id
  where (select private.has_proved_enough())
    and (requests.user_id = (select auth.uid()) or requests.doctor_id = any ((select private.listings_with('answer'))::uuid[]))
    and (requests.user_id = (select auth.uid()) or private.answers_for(requests));
end;

comment on function private.waiting_places is 'As the public one. Definer: who waits does not read who else does.';
grant execute on function private.waiting_places to authenticated;

create function public.waiting_places() returns table (request_id uuid, place integer)
language sql stable begin atomic select request_id, place from private.waiting_places() order by place; end;

comment on function public.waiting_places is 'The places in line of the caller''s own requests that wait, and of those to practices that the caller answers for; the first ones first.';
grant execute on function public.waiting_places to authenticated;
