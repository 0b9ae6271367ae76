-- Whom every table asks about, by restrictive policies beside whatever else allows a thing: a suspended member reads and writes nothing
-- more than a stranger's, and who has an authenticator app reads what is private and writes only after its code.
-- Functions that write with their owner's rights ask private.is_active() themselves, those that read private.has_proved_enough().

create function private.guard_table(target name) returns void
language plpgsql set search_path = '' as $$
declare
  command text;
begin
  foreach command in array array['insert', 'update', 'delete'] loop
    execute format(
      'create policy %I on public.%I as restrictive for %s to authenticated %s',
      target || ': only active members ' || command, target, command,
      case command when 'insert' then 'with check ((select private.is_active()))' else 'using ((select private.is_active()))' end
    );
  end loop;
  if has_any_column_privilege('authenticated', format('public.%I', target), 'insert, update') then
    execute format(
      'create trigger _require_small_row before insert or update on public.%I for each row execute function private.require_small_row()', target
    );
  end if;
  -- What no stranger reads is somebody's own.
  if not has_any_column_privilege('anon', format('public.%I', target), 'select') then
    execute format(
      'create policy %I on public.%I as restrictive for select to authenticated using ((select private.has_proved_enough()))',
      target || ': read after the second step', target
    );
  end if;
end $$;

comment on function private.guard_table is
  'Makes the restrictive policies that every table needs, and the trigger that keeps megabytes out of those that members write. A migration '
  'calls it for each table that it creates, after its grants.';

-- Looking at a notification marks it read; who thinks the suspension is wrong may write to us.
select private.guard_table(relname) from pg_class
where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity and relname not in ('notifications', 'contact_messages')
order by relname;

create policy "notifications: read after the second step" on public.notifications as restrictive
for select to authenticated using ((select private.has_proved_enough()));

create policy "contact_messages: read after the second step" on public.contact_messages as restrictive
for select to authenticated using ((select private.has_proved_enough()));

create policy "notifications: marked read after the second step" on public.notifications as restrictive
for update to authenticated using ((select private.has_proved_enough()));

create policy "doctors: without the second step like a stranger" on public.doctors as restrictive
for select to authenticated using (verified or (select private.has_proved_enough()));

create policy "posts: without the second step like a stranger" on public.posts as restrictive
for select to authenticated using (hidden_at is null or (select private.has_proved_enough()));

create policy "post_comments: without the second step like a stranger" on public.post_comments as restrictive
for select to authenticated using (hidden_at is null or (select private.has_proved_enough()));

create policy "files: listed after the second step" on storage.objects as restrictive
for select to authenticated using ((select private.has_proved_enough()));

create policy "files: only active members replace" on storage.objects as restrictive
for update to authenticated using ((select private.is_active()));

create policy "files: only active members remove" on storage.objects as restrictive
for delete to authenticated using ((select private.is_active()));
