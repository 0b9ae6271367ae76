-- Closing: a practice ends. Its listing is withdrawn, and its address says since when, and where its members go.

create table private.listing_closings (
  doctor_id uuid primary key references public.doctors (id) on delete cascade,
  practice_name text not null,
  closed_on date not null,
  successor uuid references public.doctors (id) on delete set null,
  constraint listing_closings_successor_check check (successor <> doctor_id)
);

comment on table private.listing_closings is 'Practices that their owners closed. A row goes when its listing comes back.';
comment on column private.listing_closings.practice_name is
  'The published name when it closed. The owner can still rename the withdrawn listing, without a review.';
comment on column private.listing_closings.successor is 'The listing that the owner sends members to.';

create index listing_closings_successor_idx on private.listing_closings (successor);
alter table private.listing_closings enable row level security;

create function private.forget_closing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.listing_closings where doctor_id = new.id;
  return null;
end $$;

comment on function private.forget_closing is 'Trigger: a listing that comes back is not closed. Definer: the table is nobody''s to write.';

create trigger forget_closing after update of state on public.doctors
for each row when (old.state = 'withdrawn' and new.state <> 'withdrawn')
execute function private.forget_closing();

create function private.close_listing(target uuid, closed_on date, successor uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept constant uuid := coalesce(private.merged_into(successor), successor);
  closed public.doctors;
begin
  perform private.is_active();
  if not private.may_at(target, 'govern') then
    raise exception 'This listing is not yours' using errcode = '42501';
  end if;
  -- Where the owner is, it may be tomorrow already.
  if closed_on is null or closed_on not between current_date - 365 and current_date + 1 then
    raise exception 'Name a day of the last twelve months' using errcode = '23514';
  end if;
  if kept = target then
    raise exception 'A practice cannot send its members to itself' using errcode = '23514';
  end if;
  if kept is not null and not exists (select from public.doctors where id = kept and state = 'public' for share) then
    raise exception 'Members can only be sent to a practice that is in the directory' using errcode = '23514';
  end if;
  closed := private.move_listing(target, 'close', 'owner');
  insert into private.listing_closings (doctor_id, practice_name, closed_on, successor)
  values (target, closed.practice_name, closed_on, kept);
  perform private.notify(
    member_id, 'listing', target, 'closed',
    format('%s closed on %s.', closed.practice_name, to_char(close_listing.closed_on, 'FMMonth FMDD, YYYY'))
  )
  from public.saved_listings where doctor_id = target;
end $$;

comment on function private.close_listing is
  'Withdraws a listing whose practice has ended, keeps since when and where its members go, and tells who saved it. Errors: 42501 '
  'not the owner; 23514 a day that is ahead or a year ago, a successor that is not public; PT409 not public. Definer: moves the listing.';
grant execute on function private.close_listing to authenticated;

create function public.close_listing(target uuid, closed_on date, successor uuid default null) returns void
language sql volatile begin atomic select private.close_listing(target, closed_on, successor); end;

comment on function public.close_listing is
  'Closes the caller''s practice: its listing leaves the directory, and its address says since when, and where its members go. Its owner only.';
grant execute on function public.close_listing to authenticated;

create function private.closing_of(target uuid) returns table (practice_name text, closed_on date, successor uuid, successor_name text)
language sql stable security definer set search_path = ''
begin atomic
  select closings.practice_name, closings.closed_on, kept.id, kept.practice_name
  from private.listing_closings as closings
  join public.doctors on doctors.id = closings.doctor_id
  left join public.doctors as kept
    on kept.id = coalesce(private.merged_into(closings.successor), closings.successor) and kept.state = 'public'
  where closings.doctor_id = target and doctors.state = 'withdrawn' and doctors.state_reason is null and doctors.merged_into is null;
end;

comment on function private.closing_of is
  'Returns what visitors see of a closed practice, under the name that was public. Definer: API roles can''t read listings that aren''t public.';
grant execute on function private.closing_of to anon, authenticated;

create function public.closing_of(target uuid) returns table (practice_name text, closed_on date, successor uuid, successor_name text)
language sql stable
begin atomic
  select practice_name, closed_on, successor, successor_name from private.closing_of(target);
end;

comment on function public.closing_of is
  'Since when the practice of a listing is closed, and the public listing that its owner sends members to; no row for all others.';
grant execute on function public.closing_of to anon, authenticated;
