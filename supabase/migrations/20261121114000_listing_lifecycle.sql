-- What owners, submitters, and admins do to the status of a listing, and confirmations that its parts are still right.
-- The function that a user calls checks the caller.

-- Confirmations: a practice confirms parts of its listing.

create function private.confirm_listing(
  target uuid, part public.confirmed_part default null, seen_version integer default null
)
returns timestamptz
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
    raise exception 'Only the practice or an admin can confirm this'
      using errcode = '42501', hint = 'confirmation_not_allowed';
  end if;
  if seen_version <> listing.version then
    raise exception 'This listing has changed since you opened it' using errcode = 'PT409', hint = 'listing_changed';
  end if;
  perform private.write_listing(target, (
    select jsonb_object_agg(name || '_confirmed_at', now())
    from unnest(case when part is null then enum_range(null::public.confirmed_part) else array[part] end) as name
  ));
  return now();
end $$;

comment on function private.confirm_listing is
  'Records that a part of a listing is still correct. Errors: 42501 the caller is not an admin and has no permission '
  'for this part; PT409 the listing has changed since seen_version. Definer: API roles cannot write the timestamps.';
grant execute on function private.confirm_listing to authenticated;
select private.expose_function('confirm_listing');

create function private.change_status_as_admin(
  target uuid, action text, seen_version integer, reason text, is_unwanted boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_version(seen_version);
  perform private.require_impartial('doctors', target);
  perform private.transition_listing(target, action, 'administrator', reason, seen_version);
  if is_unwanted then
    insert into private.removal_register (subject, name, address_zip, npi, phone, website, street)
    select 'practice', practice_name, left(address_zip, 5), npi, private.phone_digits(phone),
      private.website_key(website), private.bare_name(address_street)
    from public.doctors where id = target;
  end if;
end $$;

comment on function private.change_status_as_admin is
  'Applies one of the transitions of an admin to the version of a listing that the admin has seen. With `is_unwanted`, '
  'the practice is added to the removal register, because it asked not to be listed. Definer: members cannot '
  'transition listings.';
grant execute on function private.change_status_as_admin to authenticated;

create function public.take_down_listing(
  target uuid, seen_version integer, reason text default null, is_unwanted boolean default false
) returns void
language sql volatile begin atomic
  select private.change_status_as_admin(target, 'take down', seen_version, reason, is_unwanted); end;

comment on function public.take_down_listing is
  'Takes a published listing out of the directory, with a reason; with `is_unwanted`, it can''t be added again. Admins '
  'only; PT409 when it has changed since `seen_version`.';
grant execute on function public.take_down_listing to authenticated;

create function public.restore_listing(target uuid, seen_version integer, reason text default null) returns void
language sql volatile begin atomic select private.change_status_as_admin(target, 'restore', seen_version, reason); end;

comment on function public.restore_listing is
  'Publishes a withdrawn or merged listing again. Admins only; PT409 when it has changed since `seen_version`.';
grant execute on function public.restore_listing to authenticated;

create function public.reopen_listing(target uuid, seen_version integer, reason text default null) returns void
language sql volatile begin atomic select private.change_status_as_admin(target, 'reopen', seen_version, reason); end;

comment on function public.reopen_listing is
  'Returns a rejected listing to review. Admins only; PT409 when it has changed since `seen_version`.';
grant execute on function public.reopen_listing to authenticated;

create function public.revoke_ownership(target uuid, seen_version integer, reason text default null) returns void
language sql volatile begin atomic select private.change_status_as_admin(target, 'revoke', seen_version, reason); end;

comment on function public.revoke_ownership is
  'Leaves a listing without its owner, with a reason. Admins only; PT409 when it has changed since `seen_version`.';
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
    when private.has_practice_permission(
      target, case action when 'resubmit' then 'edit' else 'ownership' end::public.practice_permission
    ) then 'owner'
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
  perform private.notify(auth.uid(), 'listing_submitted', id, actor => null)
  from public.doctors where id = target and status = 'pending';
end $$;

comment on function private.change_own_status is
  'Applies one of the transitions of an owner or submitter to the caller''s listing, with a receipt if it waits for '
  'review. Definer: members cannot transition listings.';
grant execute on function private.change_own_status to authenticated;

create function public.submit_listing(target uuid) returns void
language sql volatile begin atomic select private.change_own_status(target, 'submit'); end;

comment on function public.submit_listing is
  'Submits a draft for review, or again a rejected or withdrawn listing. For the owner, managers (a rejected one), or '
  'the submitter of a listing without an owner.';
grant execute on function public.submit_listing to authenticated;

create function public.withdraw_listing(target uuid) returns void
language sql volatile begin atomic select private.change_own_status(target, 'withdraw'); end;

comment on function public.withdraw_listing is
  'Withdraws a listing, for its owner, or for the submitter of one that is not published and has no owner.';
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
  'Deletes one of the caller''s drafts. Errors: P0002 the caller has no such draft. Definer: members cannot delete '
  'listings.';
grant execute on function private.delete_draft to authenticated;
select private.expose_function('delete_draft');

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

comment on function private.reassign_listing is
  'Gives a published listing to another owner. Definer: members cannot transition listings.';
grant execute on function private.reassign_listing to authenticated;
select private.expose_function('reassign_listing');
