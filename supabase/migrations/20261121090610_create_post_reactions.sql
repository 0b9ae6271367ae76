-- Likes and shares: one of each by one person. The post's counters follow by triggers.

create table public.post_likes (
  post_id uuid not null references public.posts (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);

create table public.post_shares (like public.post_likes including all);
alter table public.post_shares
  add constraint post_shares_post_id_fkey foreign key (post_id) references public.posts (id) on delete cascade,
  add constraint post_shares_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade;

comment on table public.post_likes is 'Who likes what.';
comment on table public.post_shares is 'Who passed on what.';

create index post_likes_user_id_idx on public.post_likes (user_id);
create index post_shares_user_id_idx on public.post_shares (user_id);

create function private.count_on_post() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  change constant integer := case tg_op when 'INSERT' then 1 else -1 end;
  target constant uuid := case tg_op when 'INSERT' then new.post_id else old.post_id end;
begin
  case tg_table_name
    when 'post_likes' then update public.posts set like_count = like_count + change where id = target;
    when 'post_shares' then update public.posts set share_count = share_count + change where id = target;
  end case;
  return null;
end $$;

comment on function private.count_on_post is
  'Trigger: keeps the counters of the post true. Definer: members may not write counters themselves.';

create function private.is_blocked_from(target_post uuid) returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (
    select from public.posts join public.blocks on blocks.blocker_id = posts.user_id
    where posts.id = target_post and blocks.blocked_id = (select auth.uid())
  );
end;

comment on function private.is_blocked_from is
  'Whether the author of a post has blocked the caller. Definer: blocked members can''t read that they are blocked.';
grant execute on function private.is_blocked_from to authenticated;

grant select on table public.post_likes, public.post_shares to anon, authenticated;
grant insert (post_id, user_id), delete on table public.post_likes, public.post_shares to authenticated;
grant all on table public.post_likes, public.post_shares to service_role;
alter table public.post_likes enable row level security;
alter table public.post_shares enable row level security;

create policy "post_likes: anyone reads" on public.post_likes
for select to anon, authenticated using (true);

create policy "post_likes: member likes a visible post as self" on public.post_likes
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (select 1 from public.posts where posts.id = post_id)
  and not private.is_blocked_from(post_id)
);

create policy "post_likes: member takes back own" on public.post_likes
for delete to authenticated using (user_id = (select auth.uid()));

create policy "post_shares: anyone reads" on public.post_shares
for select to anon, authenticated using (true);

create policy "post_shares: member shares a visible post as self" on public.post_shares
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (select 1 from public.posts where posts.id = post_id)
  and not private.is_blocked_from(post_id)
);

create policy "post_shares: member takes back own" on public.post_shares
for delete to authenticated using (user_id = (select auth.uid()));

create trigger count_on_post after insert or delete on public.post_likes
for each row execute function private.count_on_post();

create trigger count_on_post after insert or delete on public.post_shares
for each row execute function private.count_on_post();
