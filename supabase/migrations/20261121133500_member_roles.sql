-- Roles and suspensions of members. Admins only, with a reason. The last admin stays one.

create table private.email_hash_key (
  is_only boolean primary key default true constraint address_key_is_only_check check (is_only),
  key uuid not null default gen_random_uuid()
);

comment on table private.email_hash_key is
  'The key that email addresses are hashed with. It never leaves the database.';
alter table private.email_hash_key enable row level security;
insert into private.email_hash_key default values;

create function private.hash_email(address text) returns bytea
language sql stable security definer set search_path = ''
return (select sha256(convert_to(key || ' ' || private.fold_mailbox(address), 'UTF8')) from private.email_hash_key);

comment on function private.hash_email is
  'Returns a keyed hash of the mailbox of an email address, as fold_mailbox returns it, which can''t be reversed; null '
  'without an address. Definer: reads the key.';

create table private.suspended_emails (
  address_hash bytea primary key,
  reason text not null,
  ends_at timestamptz,
  hides_content boolean not null
);

comment on table private.suspended_emails is
  'Keyed hashes of the addresses of accounts that were deleted while suspended, so that signing up again resumes the '
  'suspension. A row ends with the suspension.';
create index suspended_emails_ends_at_idx on private.suspended_emails (ends_at);
alter table private.suspended_emails enable row level security;

-- Roles.

create function private.require_other_admin(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- The lock keeps two administrators from removing each other.
  perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
  if not exists (
    select from public.user_roles where role = 'admin' and user_id <> person and not private.is_suspended(user_id)
  ) then
    raise exception 'The last admin cannot be removed' using errcode = '23514', hint = 'last_admin';
  end if;
end $$;

comment on function private.require_other_admin is
  'Raises 23514 when no other person is an admin who is not suspended and could take over. Definer: reads all roles.';

create function private.guard_last_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_other_admin(old.user_id);
  return old;
end $$;

comment on function private.guard_last_admin is
  'Trigger: refuses to remove the last admin''s role or account. Definer: calls a function that API roles cannot.';

create trigger user_roles_guard_last_admin before delete on public.user_roles
for each row when (old.role = 'admin') execute function private.guard_last_admin();

create function private.require_recent_sign_in() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Not authenticated' using errcode = '42501', hint = 'not_authenticated';
  end if;
  perform private.require_mfa();
  if not exists (
    select from jsonb_array_elements(
      case when jsonb_typeof(auth.jwt() -> 'amr') = 'array' then auth.jwt() -> 'amr' else '[]' end
    ) as proof
    -- A second factor alone or a refreshed token is not a sign-in.
    where proof ->> 'method' not in ('totp', 'mfa/phone', 'mfa/webauthn', 'token_refresh', 'anonymous')
      and jsonb_typeof(proof -> 'timestamp') = 'number'
      and to_timestamp((proof ->> 'timestamp')::double precision) > now() - interval '10 minutes'
  ) then
    raise exception 'Please sign in again, then repeat this within ten minutes.'
    using errcode = '42501', hint = 'recent_sign_in_required';
  end if;
end $$;

comment on function private.require_recent_sign_in is
  'Refuses a caller who has not passed MFA, or who has not entered a password or an emailed code within the last ten '
  'minutes, according to the token (amr); refreshing the token does not count (42501). Definer: reads factors.';

create function private.set_role(target uuid, role public.app_role, is_granted boolean, reason text default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  decision bigint;
begin
  perform private.require_admin();
  if role = 'admin' then
    perform private.require_recent_sign_in();
    -- The lock keeps another admin from suspending the new one meanwhile.
    perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
    if not coalesce(private.has_visible_text(reason), false) then
      raise exception 'A reason is required' using errcode = '23514', hint = 'reason_required';
    end if;
  end if;
  if role = 'patient' then
    raise exception 'Members without another role are patients' using errcode = '22023', hint = 'invalid_input';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception 'There is no such member' using errcode = 'P0002', hint = 'member_not_found';
  end if;
  if is_granted and role = 'admin' and private.is_suspended(target) then
    raise exception 'A suspended member cannot become an admin' using errcode = '23514', hint = 'member_suspended';
  end if;
  if is_granted then
    insert into public.user_roles (user_id, role) values (target, set_role.role) on conflict do nothing;
  else
    delete from public.user_roles where user_id = target and user_roles.role = set_role.role;
    insert into public.user_roles (user_id, role)
    select target, 'patient' where not exists (select from public.user_roles where user_id = target);
  end if;
  decision := private.record_event(
    case role
      when 'admin' then case when is_granted then 'admin_added' else 'admin_removed' end
      when 'doctor' then case when is_granted then 'doctor_role_added' else 'doctor_role_removed' end
    end::public.event_code,
    'profiles', target, left(reason, 500), array[target]
  );
  if is_granted and role = 'admin' then
    -- Also to the one who did it. The new admin was notified above.
    insert into private.outbox (recipient, event, decision_id, dedupe_key, due_at)
    select user_id, 'admin_added', decision, 'admin_added/' || decision || '/' || user_id, now()
    from public.user_roles where user_roles.role = 'admin' and user_id <> target;
  end if;
end $$;

comment on function private.set_role is
  'Grants or revokes a role, and notifies the member; the last admin can''t lose theirs. The admin role requires a '
  'sign-in within ten minutes and a reason; making an admin is emailed to all admins. Admins only. Definer: API roles '
  'can''t write roles.';
grant execute on function private.set_role to authenticated;
select private.expose_function('set_role');

-- Suspensions.

create function private.set_author_hidden(member uuid, is_hidden boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.posts set is_hidden_with_author = set_author_hidden.is_hidden
  where user_id = member and is_hidden_with_author <> set_author_hidden.is_hidden;
  update public.post_comments set is_hidden_with_author = set_author_hidden.is_hidden
  where user_id = member and is_hidden_with_author <> set_author_hidden.is_hidden;
  update public.profiles set is_hidden = set_author_hidden.is_hidden
  where id = member and profiles.is_hidden <> set_author_hidden.is_hidden;
end $$;

comment on function private.set_author_hidden is
  'Hides a member''s posts, comments, and profile from everyone but them and admins, or shows what this hid. Content '
  'hidden by moderation stays hidden. Definer: API roles can''t write these columns.';

create function private.end_suspension(member uuid, except_recipient uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.suspensions where user_id = member;
  if not found then
    return false;
  end if;
  perform private.set_author_hidden(member, false);
  if member is distinct from except_recipient then
    perform private.notify(member, 'member_restored');
  end if;
  return true;
end $$;

comment on function private.end_suspension is
  'Ends a suspension, shows what it hid, and notifies the member, unless it is `except_recipient`. Returns whether '
  'there was one. Definer: API roles can''t write private tables.';

create function private.end_due_suspensions() returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
begin
  for member in select user_id from private.suspensions where ends_at <= now() for update skip locked loop
    perform private.end_suspension(member);
  end loop;
  delete from private.suspended_emails where ends_at <= now();
end $$;

comment on function private.end_due_suspensions is
  'Ends the suspensions that are over. Runs before the email worker looks for email and when an admin opens the '
  'queues. Definer: API roles can''t write private tables.';

create function private.apply_suspension(member uuid, reason text, ends_at timestamptz, hides_content boolean)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.suspensions (user_id, reason, ends_at, hides_content, address_hash)
  select id, apply_suspension.reason, apply_suspension.ends_at, apply_suspension.hides_content,
    private.hash_email(email)
  from auth.users where id = member
  on conflict (user_id) do nothing;
  if not found then
    raise exception 'This member is already suspended' using errcode = 'PT409', hint = 'already_suspended';
  end if;
  if hides_content then
    perform private.set_author_hidden(member, true);
  end if;
  update public.practice_invitations set status = 'withdrawn', closed_at = now()
  where status = 'open' and member in (invited_by, user_id);
  -- Requests to which they offered a place return to their position on the waitlist.
  update public.practice_requests as offered set status = 'waiting', waiting_since = waited.at, updated_at = now()
  from public.request_steps as offer
  join public.request_steps as waited on waited.request_id = offer.request_id and waited.status = 'waiting'
  where offer.request_id = offered.id and offer.status = 'offered' and offer.actor = member
    and offered.status = 'offered';
  perform private.settle_reports(member, 'upheld', '{"code": "member_suspended"}');
  perform private.settle_appeals('profiles', member, false);
  perform private.record_event(
    'member_suspended', 'profiles', member, reason, array[member], seen => jsonb_build_object('ends_at', ends_at)
  );
end $$;

comment on function private.apply_suspension is
  'Suspends a member, logs it, and notifies them. The caller has checked the arguments. Definer: API roles can''t '
  'write private tables.';

create function private.suspend_member(
  target uuid, reason text, ends_at timestamptz default null, hides_content boolean default false
)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  because constant text := nullif(left(btrim(reason), 500), '');
begin
  perform private.require_admin();
  if because is null then
    raise exception 'A suspension requires a reason' using errcode = '23514', hint = 'reason_required';
  end if;
  if ends_at <= now() then
    raise exception 'Choose a day in the future' using errcode = '23514', hint = 'date_in_past';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
  if exists (select from public.user_roles where user_id = target and role = 'admin') then
    raise exception 'An admin cannot be suspended' using errcode = '23514', hint = 'member_is_admin';
  end if;
  perform private.require_impartial('profiles', target);
  if not exists (select from public.profiles where id = target) then
    raise exception 'There is no such member' using errcode = 'P0002', hint = 'member_not_found';
  end if;
  perform private.end_due_suspensions();
  perform private.apply_suspension(target, because, ends_at, coalesce(hides_content, false));
end $$;

comment on function private.suspend_member is
  'Stops a member from writing, until `ends_at` or until an admin restores them; can hide their posts, comments, and '
  'profile meanwhile. The member can read the reason. Admins only. Definer: API roles can''t write private tables.';
grant execute on function private.suspend_member to authenticated;
select private.expose_function('suspend_member');

create function private.restore_member(target uuid, reason text default null, except_recipient uuid default null)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_impartial('profiles', target);
  -- Otherwise the next sign-up with this address would be suspended again.
  delete from private.suspended_emails
  where address_hash = (select suspensions.address_hash from private.suspensions where user_id = target)
    or address_hash = (select private.hash_email(email) from auth.users where id = target);
  if not private.end_suspension(target, except_recipient) then
    raise exception 'This member is not suspended' using errcode = 'PT409', hint = 'member_not_suspended';
  end if;
  perform private.settle_appeals('profiles', target, true, restore_member.reason);
  perform private.record_event('member_restored', 'profiles', target, restore_member.reason);
end $$;

comment on function private.restore_member is
  'Ends a suspension and shows what it hid. Admins only. Definer: API roles can''t write private tables.';
grant execute on function private.restore_member to authenticated;

create function public.restore_member(target uuid) returns void
language sql volatile begin atomic select private.restore_member(target); end;

comment on function public.restore_member is 'Ends a suspension and shows what it hid. Admins only.';
grant execute on function public.restore_member to authenticated;

-- Suspended members who delete their account and sign up again.

create function private.store_suspended_email(member uuid, address text) returns void
language sql volatile security definer set search_path = ''
begin atomic
  insert into private.suspended_emails (address_hash, reason, ends_at, hides_content)
  select distinct hashed.address, suspensions.reason, suspensions.ends_at, suspensions.hides_content
  from private.suspensions
  cross join unnest(
    array[private.hash_email(store_suspended_email.address), suspensions.address_hash]
  ) as hashed (address)
  where suspensions.user_id = member and private.is_suspended(member) and hashed.address is not null
  on conflict (address_hash) do update
  set reason = excluded.reason, ends_at = excluded.ends_at, hides_content = excluded.hides_content;
end;

comment on function private.store_suspended_email is
  'Keeps a suspension when its account is deleted. Definer: runs as the role of the auth server.';

create function private.resume_suspension(member uuid, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known private.suspended_emails;
begin
  select * into known from private.suspended_emails
  where address_hash = private.hash_email(address) and (ends_at is null or ends_at > now());
  if known.address_hash is not null then
    perform private.apply_suspension(member, known.reason, known.ends_at, known.hides_content);
  end if;
exception when others then
  raise warning 'A suspension was not resumed: %', sqlerrm;
end $$;

comment on function private.resume_suspension is
  'Suspends a new account for the rest of the suspension of a deleted account with the same address. Never fails, so '
  'that sign-up goes through. Definer: runs as the role of the auth server.';
