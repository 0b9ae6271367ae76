-- Who may write at all, and how much: limits for one person, counted under a lock so that parallel attempts see each other.

create table private.suspensions (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  reason text not null constraint suspensions_reason_check check (char_length(btrim(reason)) between 1 and 500),
  by uuid references public.profiles (id) on delete set null,
  at timestamptz not null default now(),
  ends_at timestamptz,
  hides_content boolean not null default false
);

comment on table private.suspensions is 'Members who can''t write until the suspension ends or an admin restores them.';
comment on column private.suspensions.ends_at is 'When the suspension ends by itself; null when only an admin ends it.';
comment on column private.suspensions.hides_content is 'Whether the member''s posts, comments, and profile are hidden meanwhile.';
create index suspensions_by_idx on private.suspensions (by);
alter table private.suspensions enable row level security;

create function private.is_suspended(person uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from private.suspensions where user_id = person and (ends_at is null or ends_at > now())
  );
end;

comment on function private.is_suspended is
  'Whether a member is suspended now. Definer: API roles can''t read suspensions.';

create function private.is_active() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- A token outlives its account by up to an hour.
  if not exists (select from public.profiles where id = auth.uid()) then
    raise exception 'This account no longer exists' using errcode = '42501';
  end if;
  perform private.require_proof();
  if private.is_suspended(auth.uid()) then
    raise exception 'Your account is suspended: it can read, but not write. Your dashboard says why.' using errcode = '42501';
  end if;
  return true;
end $$;

comment on function private.is_active is
  'True, or an error that says what is the matter (no account any more, second step owed, suspended): policies ask it, and their own '
  'refusal would not say. '
  'Definer: nobody reads who is suspended.';
grant execute on function private.is_active to authenticated;

create table private.limits (
  deed text not null,
  is_newcomer boolean not null default false,
  allowed integer not null,
  span interval not null,
  -- With the number in place of %s: "You have written 5 posts on your first day. You can write again in 3 hours."
  done text not null,
  within text not null,
  again text not null,
  primary key (deed, is_newcomer)
);

comment on table private.limits is
  'How often one person may do a thing within a span. Newcomers, in their first day, have rows of their own where they differ.';
alter table private.limits enable row level security;

insert into private.limits (deed, is_newcomer, allowed, span, done, within, again) values
  ('posts', false, 20, '1 hour', 'written %s posts', 'within an hour', 'write again'),
  ('posts', true, 5, '1 day', 'written %s posts', 'on your first day', 'write again'),
  ('comments', false, 60, '1 hour', 'written %s comments', 'within an hour', 'write again'),
  ('comments', true, 20, '1 day', 'written %s comments', 'on your first day', 'write again'),
  ('edits', false, 60, '1 hour', 'edited posts and comments %s times', 'within an hour', 'edit again'),
  ('profile changes', false, 30, '1 hour', 'changed your profile %s times', 'within an hour', 'change it again'),
  ('listing changes', false, 300, '1 hour', 'saved changes to listings %s times', 'within an hour', 'save again'),
  ('listings', false, 10, '1 day', 'added %s listings', 'within a day', 'add another one'),
  ('claims', false, 10, '1 day', 'claimed %s listings', 'within a day', 'claim another one'),
  ('corrections', false, 40, '1 day', 'suggested %s corrections', 'within a day', 'suggest another one'),
  ('reports', false, 20, '1 day', 'filed %s reports', 'within a day', 'report again'),
  ('requests', false, 20, '1 day', 'sent %s requests', 'within a day', 'send another one'),
  ('invitations', false, 20, '1 day', 'sent %s invitations', 'within a day', 'send another one'),
  ('uploads', false, 30, '1 day', 'uploaded %s pictures', 'within a day', 'upload another one');

create table private.deeds (
  user_id uuid not null references public.profiles (id) on delete cascade,
  deed text not null,
  at timestamptz not null default now()
);

comment on table private.deeds is
  'When a person did what is limited, kept for a day. Apart from what was made, or deleting would make room for more.';
create index deeds_user_id_idx on private.deeds (user_id, deed, at);
alter table private.deeds enable row level security;

create function private.check_limit(deed text, doer uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_new constant boolean := exists (
    select 1 from public.profiles where id = doer and created_at > now() - interval '1 day'
  );
  rule private.limits;
  free_at timestamptz;
  wait integer;
begin
  select * into strict rule from private.limits
  where limits.deed = check_limit.deed and (is_new or not limits.is_newcomer)
  order by limits.is_newcomer desc limit 1;
  -- One at a time, or requests side by side would each see room for one more.
  perform pg_advisory_xact_lock(hashtextextended(check_limit.deed || doer, 0));
  select at + rule.span into free_at from private.deeds
  where user_id = doer and deeds.deed = check_limit.deed and at > now() - rule.span
  order by at desc offset rule.allowed - 1 limit 1;
  if free_at is not null then
    wait := greatest(1, ceil(extract(epoch from free_at - now()) / 60));
    raise exception 'You have % %. You can % in %.', format(rule.done, rule.allowed), rule.within, rule.again,
      case when wait = 1 then '1 minute' when wait <= 90 then wait || ' minutes' else ceil(wait / 60.0) || ' hours' end
    using errcode = 'PT429';
  end if;
end $$;

comment on function private.check_limit is
  'Refuses what goes beyond a limit and says when to go on (PT429); holds the lock until the transaction ends. '
  'Definer: members do not keep their own account.';

create function private.spend(deed text, doer uuid default auth.uid()) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.check_limit(deed, doer);
  delete from private.deeds where user_id = doer and at < now() - interval '1 day';
  insert into private.deeds (user_id, deed) values (doer, spend.deed);
end $$;

comment on function private.spend is 'Counts one deed of a person, or refuses it. Definer: members do not keep their own account.';
