-- Saved listings: those that a member wants to find again. Nobody else learns who saved what.

create table public.saved_listings (
  member_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, doctor_id)
);

comment on table public.saved_listings is 'Which listings a member keeps. One that is no longer public stays until the member removes it.';

create index saved_listings_doctor_id_idx on public.saved_listings (doctor_id);

grant select, insert (doctor_id), delete on table public.saved_listings to authenticated;
grant all on table public.saved_listings to service_role;
alter table public.saved_listings enable row level security;

create policy "saved_listings: member reads own" on public.saved_listings
for select to authenticated using (member_id = (select auth.uid()));

create policy "saved_listings: member saves what is public" on public.saved_listings
for insert to authenticated
with check (
  member_id = (select auth.uid()) and exists (select from public.doctors where doctors.id = doctor_id and doctors.verified)
);

create policy "saved_listings: member removes own" on public.saved_listings
for delete to authenticated using (member_id = (select auth.uid()));

create function private.most_saved() returns integer
language sql immutable
return 200;

comment on function private.most_saved is 'How many listings one member keeps at most.';

create function private.room_to_save(member uuid) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  -- One at a time, or requests side by side would each see the last room.
  perform pg_advisory_xact_lock(hashtextextended('saved ' || member, 0));
  return greatest(0, private.most_saved() - (select count(*) from public.saved_listings where member_id = member));
end $$;

comment on function private.room_to_save is 'How many more listings a member may keep; holds a lock until the transaction ends. Definer: counts all rows.';

create function private.check_saved() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- In a sentence, which the policy's refusal would not be. What is hidden reads like what is not there.
  if not exists (select from public.doctors where id = new.doctor_id and verified) then
    raise exception 'This practice is not in the directory any more' using errcode = 'P0002';
  end if;
  -- Sent again after a lost answer, it is there already.
  if not exists (select from public.saved_listings where member_id = new.member_id and doctor_id = new.doctor_id)
    and private.room_to_save(new.member_id) = 0 then
    raise exception 'You have saved % practices, the most there can be. Remove one to save another.', private.most_saved()
    using errcode = 'PT409';
  end if;
  return new;
end $$;

comment on function private.check_saved is 'Trigger: refuses what is not public, and one listing too many. Definer: counts all rows.';

create trigger check_saved before insert on public.saved_listings
for each row execute function private.check_saved();

create function private.save_listings(listing_ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  room integer;
  left_out integer;
begin
  perform private.is_active();
  if cardinality(listing_ids) > 1000 then
    raise exception 'Send at most 1,000 listings at once' using errcode = '22023';
  end if;
  room := private.room_to_save(auth.uid());
  with wanted as (
    select doctors.id, min(device.place) as place
    from unnest(listing_ids) with ordinality as device (id, place)
    join public.doctors on doctors.id = coalesce(private.merged_into(device.id), device.id)
    where doctors.verified
      and not exists (select from public.saved_listings where member_id = auth.uid() and doctor_id = doctors.id)
    group by doctors.id
  ),
  kept as (
    insert into public.saved_listings (member_id, doctor_id, created_at)
    -- In the order in which the device has them.
    select auth.uid(), id, now() - place * interval '1 millisecond' from wanted order by place limit room
    on conflict do nothing
    returning doctor_id
  )
  select (select count(*) from wanted) - (select count(*) from kept) into left_out;
  return left_out;
end $$;

comment on function private.save_listings is
  'Keeps the listings of a device, newest first, as far as they are public and there is room; gives how many found none. '
  'Definer: keeps their order.';
grant execute on function private.save_listings to authenticated;

create function public.save_listings(listing_ids uuid[]) returns integer
language sql volatile begin atomic select private.save_listings(listing_ids); end;

comment on function public.save_listings is
  'Adds what a device kept, newest first, to the caller''s saved listings. What is not there, not public or saved already is passed over; '
  'says how many found no room.';
grant execute on function public.save_listings to authenticated;

create function private.move_saved(source uuid, target uuid) returns void
language sql volatile security definer set search_path = ''
begin atomic
  -- Changed in place: a new row would find no room beside the most there can be.
  update public.saved_listings as moved set doctor_id = target
  where doctor_id = source
    and not exists (select from public.saved_listings as other where other.member_id = moved.member_id and other.doctor_id = target);
  delete from public.saved_listings where doctor_id = source;
end;

comment on function private.move_saved is 'Lets who saved a listing keep the one that took its place. Called by definer functions.';
