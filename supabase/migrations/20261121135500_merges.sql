-- Merging: admins merge a duplicate into the listing that stays, whose page its address then shows.

create function private.merge_listings(source uuid, target uuid, reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone public.doctors;
  kept public.doctors;
begin
  perform private.require_admin();
  perform private.require_impartial('doctors', source);
  perform private.require_impartial('doctors', target);
  if source = target then
    raise exception 'A listing cannot be merged into itself' using errcode = '23514', hint = 'merge_into_itself';
  end if;
  -- Always locked in the same order, to prevent a deadlock between two merges of the same pair.
  perform from public.doctors where id in (source, target) order by id for update;
  select * into gone from public.doctors where id = source;
  select * into kept from public.doctors where id = target;
  if gone.id is null or kept.id is null then
    raise exception 'There is no such listing' using errcode = 'P0002', hint = 'listing_not_found';
  end if;
  if kept.status <> 'published' then
    raise exception 'Only a published listing can replace another'
      using errcode = '23514', hint = 'merge_target_not_published';
  end if;
  if gone.ownership = 'owned' and gone.user_id is distinct from kept.user_id then
    if kept.ownership = 'owned' then
      raise exception 'Both listings have owners' using errcode = '23514', hint = 'both_listings_owned';
    end if;
    raise exception 'The listing to remove has an owner of its own' using errcode = '23514', hint = 'listing_has_owner';
  end if;
  -- A member has one story about a practice. A second one stays with the merged listing, and in the feed.
  update public.posts set doctor_id = target where doctor_id = source
    and not exists (
      select from public.posts as other
      where other.doctor_id = target and other.user_id = posts.user_id and other.deleted_at is null
        and posts.deleted_at is null
    );
  update public.reports set doctor_id = target where doctor_id = source
    and not exists (
      select from public.reports as other
      where other.doctor_id = target and other.reporter_id = reports.reporter_id and other.status = 'open'
        and reports.status = 'open'
    );
  -- Requests sent to another owner stay with the merged listing, where only their senders can read them.
  update public.practice_requests set doctor_id = target
  where doctor_id = source and gone.ownership = 'owned' and gone.user_id = kept.user_id and kept.ownership = 'owned'
    and created_at >= greatest(gone.owned_since, kept.owned_since)
    and (closed_at is not null or not exists (
      select from public.practice_requests as other
      where other.doctor_id = target and other.user_id = practice_requests.user_id
        and other.kind = practice_requests.kind and other.closed_at is null
    ));
  update public.listing_corrections set doctor_id = target where doctor_id = source and status = 'open';
  -- Open claims on the source become competing claims on the target.
  update public.claim_evidence set doctor_id = target, status = 'competing'
  where doctor_id = source and (status in ('pending', 'competing') or status = 'prepared' and claimant = gone.user_id)
    and claimant is distinct from kept.user_id
    and not exists (
      select from public.claim_evidence as other
      where other.doctor_id = target and other.claimant = claim_evidence.claimant
    );
  update public.notifications set doctor_id = target where doctor_id = source;
  if gone.user_id = kept.user_id then
    update public.practice_members set doctor_id = target where doctor_id = source
      and not exists (
        select from public.practice_members as other
        where other.doctor_id = target and other.user_id = practice_members.user_id
      );
  end if;
  perform private.transition_listing(
    source, 'merge', 'administrator', reason, seen => jsonb_build_object('into', kept.practice_name)
  );
  update public.doctors set merged_into = target where source in (id, merged_into);
  -- Updated in place, because a new row could exceed the limit of the member.
  update public.saved_listings set doctor_id = target where doctor_id = source
    and not exists (
      select from public.saved_listings as other
      where other.doctor_id = target and other.member_id = saved_listings.member_id
    );
  delete from public.saved_listings where doctor_id = source;
  update public.alerts set doctor_id = target where doctor_id = source
    and not exists (
      select from public.alerts as other where other.doctor_id = target and other.member_id = alerts.member_id
    );
  delete from public.alerts where doctor_id = source;
  if kept.accepting_new_patients then
    perform private.notify_availability_alerts(target);
  end if;
  insert into public.listing_activity as counted (doctor_id, day, kind, amount)
  select target, day, kind, amount from public.listing_activity where doctor_id = source
  on conflict (doctor_id, day, kind) do update set amount = counted.amount + excluded.amount;
  delete from public.listing_activity where doctor_id = source;
  if kept.ownership = 'none' then
    perform private.assign_claimant(doctors) from public.doctors where id = target;
  end if;
end $$;

comment on function private.merge_listings is
  'Withdraws the source, whose address then redirects to the target, and moves its stories, requests, reports, open '
  'corrections, claims, notifications, saves, alerts, and activity to the target, whose values stay the same. Staff '
  'move only if both listings have the same owner, and requests only if that owner had both when they were sent. '
  'Errors: 23514 the source has an owner of its own. Definer: members cannot transition listings.';
grant execute on function private.merge_listings to authenticated;
select private.expose_function('merge_listings');
