-- Merging: two listings of one practice become one; the other's address leads to it.

create function private.merge_listings(source uuid, target uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone public.doctors;
  kept public.doctors;
begin
  perform private.require_admin();
  if source = target then
    raise exception 'A listing cannot be merged into itself' using errcode = '23514';
  end if;
  -- In one order for everybody, or two merges of the same pair would wait for each other.
  perform from public.doctors where id in (source, target) order by id for update;
  select * into gone from public.doctors where id = source;
  select * into kept from public.doctors where id = target;
  if gone.id is null or kept.id is null then
    raise exception 'There is no such listing' using errcode = 'P0002';
  end if;
  if kept.state <> 'public' then
    raise exception 'Only a public listing can take the place of another' using errcode = '23514';
  end if;
  if gone.ownership = 'owned' and gone.user_id is distinct from kept.user_id then
    raise exception '%', case when kept.ownership = 'owned'
      then 'Both listings have owners. Take one of them from its owner first.'
      else 'Keep the listing that has an owner: merge the other way round' end
    using errcode = '23514';
  end if;
  update public.posts set doctor_id = target where doctor_id = source;
  update public.reports set doctor_id = target where doctor_id = source
    and not exists (
      select from public.reports as other
      where other.doctor_id = target and other.reporter_id = reports.reporter_id and other.status = 'open' and reports.status = 'open'
    );
  -- Requests sent to another owner stay with the merged listing, where only their senders can read them.
  update public.practice_requests set doctor_id = target
  where doctor_id = source and gone.ownership = 'owned' and gone.user_id = kept.user_id and kept.ownership = 'owned'
    and created_at >= greatest(gone.owned_since, kept.owned_since)
    and (closed_at is not null or not exists (
      select from public.practice_requests as other
      where other.doctor_id = target and other.user_id = practice_requests.user_id and other.kind = practice_requests.kind and other.closed_at is null
    ));
  update public.listing_corrections set doctor_id = target where doctor_id = source and status = 'open';
  -- Who claims the one claims the other.
  update public.claim_evidence set doctor_id = target, state = 'rival'
  where doctor_id = source and state in ('pending', 'rival') and claimant is distinct from kept.claimed_by
    and not exists (select from public.claim_evidence as other where other.doctor_id = target and other.claimant = claim_evidence.claimant);
  update public.notifications set doctor_id = target where doctor_id = source;
  if gone.user_id = kept.user_id then
    perform private.move_staff(source, target);
  end if;
  perform private.move_listing(source, 'merge', 'administrator', reason);
  update public.doctors set merged_into = target where source in (id, merged_into);
  -- Only what was public has been reviewed. A listing that has clinicians keeps its own. Those that it gets bring their photos from the folder
  -- of a listing that is this one by now.
  if gone.state = 'public' and not exists (select from public.clinicians where doctor_id = target) then
    perform private.write_clinicians(target, private.clinicians_of(source));
  end if;
  if gone.state = 'public' and not exists (select from public.offices where doctor_id = target) then
    perform private.write_offices(target, private.offices_of(source));
  end if;
  update public.clinician_departures set doctor_id = target where doctor_id = source
    and not exists (select from public.clinicians where doctor_id = target and clinicians.npi = clinician_departures.npi)
    and not exists (select from public.clinician_departures as other where other.doctor_id = target and other.npi = clinician_departures.npi);
  perform private.move_saved(source, target);
  perform private.move_alerts(source, target);
  if kept.ownership = 'none' then
    perform private.seat_rival(target);
  end if;
end $$;

comment on function private.merge_listings is
  'Withdraws the source, whose address leads to the target, and moves its stories, requests, reports, open corrections, claims, notifications, '
  'offices and clinicians (of a public source, where the target has none), and who saved it or waits for it, there. Requests follow only where one '
  'owner has had both since they were sent, and so does the staff. Definer: calls what members may not.';
grant execute on function private.merge_listings to authenticated;

create function public.merge_listings(source uuid, target uuid, reason text default null) returns void
language sql volatile begin atomic select private.merge_listings(source, target, reason); end;

comment on function public.merge_listings is 'Merges a listing into a public one that stays; administrators only.';
grant execute on function public.merge_listings to authenticated;

create function private.merged_into(target uuid) returns uuid
language sql stable security definer set search_path = ''
return (
  select kept.id from public.doctors as gone join public.doctors as kept on kept.id = gone.merged_into
  where gone.id = target and kept.state = 'public'
);

comment on function private.merged_into is 'Where the address of a merged listing leads. Definer: nobody reads what is not public, but its address may be known.';
grant execute on function private.merged_into to anon, authenticated;

create function public.merged_into(target uuid) returns uuid
language sql stable begin atomic select private.merged_into(target); end;

comment on function public.merged_into is 'The public listing that took the place of one; null when there is none.';
grant execute on function public.merged_into to anon, authenticated;
