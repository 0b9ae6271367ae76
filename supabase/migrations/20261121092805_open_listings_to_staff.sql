-- Listings, their prices, versions and changes are their practice's: policies ask what a person may do with the listing. What belongs to a
-- former owner (versions, changes, decided corrections, invitations) is hidden from the next one.

create function private.is_since_owner(target uuid, moment timestamptz) returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.doctors where id = target and (owned_since is null or owned_since <= moment));

comment on function private.is_since_owner is
  'Whether a moment lies within the present ownership of a listing, which a handover to a manager continues. Definer: policies call it for '
  'each row.';
grant execute on function private.is_since_owner to authenticated;

drop policy "doctors: member reads verified and own" on public.doctors;
create policy "doctors: member reads verified and own" on public.doctors
for select to authenticated
using (
  verified
  or (submitted_by = (select auth.uid()) and user_id is null and not had_other_owner)
  -- Beside what the function says, as that does not see a row that is just being written.
  or user_id = (select auth.uid())
  or claimed_by = (select auth.uid())
  or id = any ((select private.listings_with('answer'))::uuid[])
  or (state <> 'draft' and (select private.is_admin()))
);

-- Which columns depends on who: private.guard_doctor_update decides that.
drop policy "doctors: author and admin edit, member claims" on public.doctors;
create policy "doctors: author, practice and admin edit, member claims" on public.doctors
for update to authenticated
using (
  user_id = (select auth.uid())
  or id = any ((select private.listings_with('panel'))::uuid[])
  or (state <> 'draft' and (select private.is_admin()))
  or (submitted_by = (select auth.uid()) and user_id is null and not had_other_owner and state in ('draft', 'waiting', 'refused'))
  or (state = 'public' and ownership = 'none')
)
with check (
  user_id = (select auth.uid())
  or id = any ((select private.listings_with('panel'))::uuid[])
  or (state <> 'draft' and (select private.is_admin()))
  or (submitted_by = (select auth.uid()) and user_id is null and not had_other_owner and state in ('draft', 'waiting', 'refused'))
  or (claimed_by = (select auth.uid()) and claim_status = 'pending')
);

drop policy "listing_versions: owner and admin read" on public.listing_versions;
create policy "listing_versions: editors and admin read" on public.listing_versions
for select to authenticated
using (
  (
    doctor_id = any ((select private.listings_with('edit'))::uuid[])
    and (actor = (select auth.uid()) or private.is_since_owner(doctor_id, at))
  )
  -- Not the versions of a draft, which only its author reads.
  or ((select private.is_admin()) and exists (select from public.doctors where doctors.id = doctor_id))
);

drop policy "listing_changes: owner and admin read" on public.listing_changes;
create policy "listing_changes: editors and admin read" on public.listing_changes
for select to authenticated
using (
  (select private.is_admin())
  or (doctor_id = any ((select private.listings_with('edit'))::uuid[]) and private.is_since_owner(doctor_id, created_at))
);

drop policy "listing_corrections: author, owner and admin read" on public.listing_corrections;
create policy "listing_corrections: author, editors and admin read" on public.listing_corrections
for select to authenticated
using (
  author = (select auth.uid())
  or (select private.is_admin())
  or (
    doctor_id = any ((select private.listings_with('edit'))::uuid[])
    and (status = 'open' or private.is_since_owner(doctor_id, decided_at))
  )
);

drop policy "listing_activity: owner and admin read" on public.listing_activity;
create policy "listing_activity: editors and admin read" on public.listing_activity
for select to authenticated
using ((select private.is_admin()) or doctor_id = any ((select private.listings_with('edit'))::uuid[]));
