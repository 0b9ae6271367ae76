-- Blocks: whose posts and comments a person no longer wants to meet.

create table public.blocks (
  blocker_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  blocked_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint blocks_self_check check (blocker_id <> blocked_id)
);

comment on table public.blocks is 'Who blocked whom. Only the person who blocked can read it.';

create index blocks_blocked_id_idx on public.blocks (blocked_id);

grant select, delete on table public.blocks to authenticated;
grant insert (blocker_id, blocked_id) on table public.blocks to authenticated;
grant all on table public.blocks to service_role;
alter table public.blocks enable row level security;

create policy "blocks: person reads own" on public.blocks
for select to authenticated using (blocker_id = (select auth.uid()));

create policy "blocks: person blocks as self" on public.blocks
for insert to authenticated with check (blocker_id = (select auth.uid()));

create policy "blocks: person takes back own" on public.blocks
for delete to authenticated using (blocker_id = (select auth.uid()));

create function private.blocks_anyone() returns boolean
language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.blocks where blocker_id = (select auth.uid()));
end;

comment on function private.blocks_anyone is 'Whether the caller has blocked anyone. Definer: visitors have no access to blocks.';
grant execute on function private.blocks_anyone to anon, authenticated;
