-- How much one person may write: see private.limits.

create function private.limit_writing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_known boolean;
begin
  -- Only what comes through the API has a person; seeds and imports have none.
  if auth.uid() is null then
    return new;
  end if;
  -- Sent again after a lost answer: stored already, and counted already.
  execute format('select exists (select 1 from public.%I where id = $1)', tg_table_name) into is_known using new.id;
  if not is_known then
    perform private.spend(case tg_table_name when 'posts' then 'posts' else 'comments' end);
  end if;
  return new;
end $$;

comment on function private.limit_writing is 'Trigger: refuses what goes beyond the limit. Definer: members do not keep their own account of it.';

create trigger limit_writing before insert on public.posts
for each row execute function private.limit_writing();

create trigger limit_writing before insert on public.post_comments
for each row execute function private.limit_writing();

create function private.limit_edits() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not private.is_admin() then
    perform private.spend(tg_argv[0]);
  end if;
  return new;
end $$;

comment on function private.limit_edits is
  'Trigger: refuses edits of a member''s beyond the limit that its argument names. Definer: members do not keep their own account of it.';

create trigger limit_edits before update of content on public.posts
for each row when (new.content is distinct from old.content) execute function private.limit_edits('edits');

create trigger limit_edits before update of content on public.post_comments
for each row when (new.content is distinct from old.content) execute function private.limit_edits('edits');

create trigger limit_edits before update of full_name, publishes_email, phone, bio, location, website, avatar_url on public.profiles
for each row when (new is distinct from old) execute function private.limit_edits('profile changes');
