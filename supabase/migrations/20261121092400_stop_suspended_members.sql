-- A suspended member reads and writes nothing: one restrictive policy a table and command, beside whatever else allows it.
-- Functions that write with their owner's rights ask private.is_active() themselves.

do $$
declare
  target text;
  command text;
begin
  for target in
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity
      -- Looking at a notification marks it read; who thinks the suspension is wrong may write to us.
      and relname not in ('notifications', 'contact_messages')
    order by relname
  loop
    foreach command in array array['insert', 'update', 'delete'] loop
      execute format(
        'create policy %I on public.%I as restrictive for %s to authenticated %s',
        target || ': suspended members ' || command || ' nothing', target, command,
        case command when 'insert' then 'with check ((select private.is_active()))' else 'using ((select private.is_active()))' end
      );
    end loop;
  end loop;
end $$;

create policy "files: suspended members replace nothing" on storage.objects as restrictive
for update to authenticated using ((select private.is_active()));

create policy "files: suspended members remove nothing" on storage.objects as restrictive
for delete to authenticated using ((select private.is_active()));
