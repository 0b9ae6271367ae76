-- What people do with listings by themselves: administrators decide, authors send again, withdraw and put up again.

create function private.decide_listing(target uuid, seen_version integer, is_verified boolean, reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.move_listing(target, case when is_verified then 'verify' else 'refuse' end, 'administrator', reason, seen_version);
end $$;

comment on function private.decide_listing is 'Verifies or refuses a listing as it was seen. Definer: calls what members may not.';
grant execute on function private.decide_listing to authenticated;

create function public.decide_listing(target uuid, seen_version integer, is_verified boolean, reason text default null) returns void
language sql volatile begin atomic select private.decide_listing(target, seen_version, is_verified, reason); end;

comment on function public.decide_listing is
  'Verifies a listing, or refuses it with a reason; PT409 when it has changed since that version. Administrators only.';
grant execute on function public.decide_listing to authenticated;

create function private.decide_listings(seen jsonb, is_verified boolean, reason text)
returns table (id uuid, problem text)
language plpgsql security definer set search_path = '' as $$
declare
  entry record;
begin
  perform private.require_admin();
  if jsonb_typeof(seen) is distinct from 'array' or jsonb_array_length(seen) > 200 then
    raise exception 'Decide at most 200 listings at once' using errcode = '22023';
  end if;
  for entry in select listing.id, listing.version from jsonb_to_recordset(seen) as listing (id uuid, version integer) loop
    decide_listings.id := entry.id;
    problem := null;
    begin
      perform private.decide_listing(entry.id, entry.version, is_verified, reason);
    exception when sqlstate 'PT409' or sqlstate 'P0002' or check_violation then
      problem := sqlerrm;
    end;
    return next;
  end loop;
end $$;

comment on function private.decide_listings is
  'Decides several listings [{id, version}], each by itself; the problem says why one was left as it is. Definer: as decide_listing.';
grant execute on function private.decide_listings to authenticated;

create function public.decide_listings(seen jsonb, is_verified boolean, reason text default null)
returns table (id uuid, problem text)
language sql volatile begin atomic select id, problem from private.decide_listings(seen, is_verified, reason); end;

comment on function public.decide_listings is
  'Verifies or refuses several listings [{id, version}], at most 200, and says which could not be. Administrators only.';
grant execute on function public.decide_listings to authenticated;

create function private.rule_over_listing(target uuid, act text, reason text, seen_version integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if act not in ('take down', 'put back', 'open again', 'revoke') then
    raise exception 'There is no such act' using errcode = '22023';
  end if;
  perform private.move_listing(target, act, 'administrator', reason, seen_version);
end $$;

comment on function private.rule_over_listing is
  'Takes down, puts back, opens again, or takes the listing from its owner. Definer: calls what members may not.';
grant execute on function private.rule_over_listing to authenticated;

create function public.rule_over_listing(target uuid, act text, reason text default null, seen_version integer default null) returns void
language sql volatile begin atomic select private.rule_over_listing(target, act, reason, seen_version); end;

comment on function public.rule_over_listing is
  '"take down" and "revoke" (the owner) with a reason, "put back", "open again" (what was refused). Administrators only.';
grant execute on function public.rule_over_listing to authenticated;

create function private.move_own_listing(target uuid, act text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  who text;
begin
  perform private.is_active();
  select case
    -- A manager sends again what they have mended; all else is the owner's.
    when private.may_at(id, case act when 'send again' then 'edit' else 'govern' end::public.practice_right) then 'owner'
    when private.is_submitter(doctors) then 'submitter'
  end into who
  from public.doctors where id = target;
  if who is null then
    raise exception 'This listing is not yours' using errcode = '42501';
  end if;
  if act not in ('submit', 'send again', 'withdraw', 'put up again', 'give back') then
    raise exception 'There is no such act' using errcode = '22023';
  end if;
  if act = 'submit' then
    -- What the author tried and changed before submitting stays theirs.
    delete from public.listing_versions where doctor_id = target;
  end if;
  perform private.move_listing(target, act, who);
end $$;

comment on function private.move_own_listing is
  'Submits a draft for review, sends a refused listing again, withdraws one, puts it up again, or gives it back. Definer: calls what members may not.';
grant execute on function private.move_own_listing to authenticated;

create function public.move_own_listing(target uuid, act text) returns void
language sql volatile begin atomic select private.move_own_listing(target, act); end;

comment on function public.move_own_listing is
  '"submit" (a draft, for review), "send again" (what was refused; a manager may, too), "withdraw", "put up again"; by the owner, or by who added a listing that nobody '
  'owns. "give back": the owner, who leaves it to nobody.';
grant execute on function public.move_own_listing to authenticated;

create function private.delete_draft(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.is_active();
  delete from public.doctors
  where id = target and state = 'draft' and (user_id = auth.uid() or (user_id is null and submitted_by = auth.uid()));
  if not found then
    raise exception 'This draft no longer exists' using errcode = 'P0002';
  end if;
end $$;

comment on function private.delete_draft is
  'Deletes a draft of the caller''s. Errors: P0002 no such draft of theirs. Definer: members may not delete listings.';
grant execute on function private.delete_draft to authenticated;

create function public.delete_draft(target uuid) returns void
language sql volatile begin atomic select private.delete_draft(target); end;

comment on function public.delete_draft is 'Deletes a draft of the caller''s; P0002 when there is none.';
grant execute on function public.delete_draft to authenticated;

create function private.delete_drafts_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.doctors where state = 'draft' and old.id in (submitted_by, user_id);
  return old;
end $$;

comment on function private.delete_drafts_of_account is
  'Trigger: deletes the drafts of an account with it, since nobody else could read them. Definer: members may not delete listings.';

create trigger delete_drafts before delete on public.profiles
for each row execute function private.delete_drafts_of_account();

create function private.reassign_listing(target uuid, new_owner uuid, reason text, seen_version integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not exists (select from public.profiles where id = new_owner) then
    raise exception 'There is no such member' using errcode = 'P0002';
  end if;
  if exists (select from public.doctors where id = target and user_id = new_owner) then
    raise exception 'This member owns the listing already' using errcode = '23514';
  end if;
  perform private.move_listing(target, 'reassign', 'administrator', reason, seen_version, new_owner);
end $$;

comment on function private.reassign_listing is 'Gives a public listing to another owner. Definer: calls what members may not.';
grant execute on function private.reassign_listing to authenticated;

create function public.reassign_listing(target uuid, new_owner uuid, reason text, seen_version integer default null) returns void
language sql volatile begin atomic select private.reassign_listing(target, new_owner, reason, seen_version); end;

comment on function public.reassign_listing is 'Gives a public listing to another owner, with a reason; administrators only.';
grant execute on function public.reassign_listing to authenticated;
