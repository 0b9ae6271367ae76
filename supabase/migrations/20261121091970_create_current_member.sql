-- The top bar's one request.

create function private.own_suspension() returns text
language sql stable security definer set search_path = ''
return (
  select reason from private.suspensions
  where user_id = auth.uid() and (ends_at is null or ends_at > now()) and private.has_proved_enough()
);

comment on function private.own_suspension is 'Why the caller is suspended; null when they are not. Definer: nobody else reads it.';
grant execute on function private.own_suspension to authenticated;

create function public.current_member()
returns table (full_name text, avatar_url text, roles public.app_role[], unread_count integer, suspended_because text)
language sql stable
begin atomic
  select profiles.full_name, profiles.avatar_url,
    array(select role from public.user_roles where user_roles.user_id = profiles.id order by role),
    (
      select count(*)::integer from (
        select from public.notifications
        where notifications.user_id = profiles.id and notifications.read_at is null limit 100
      ) as unread
    ),
    private.own_suspension()
  from public.profiles where profiles.id = (select auth.uid());
end;

comment on function public.current_member is
  'What the top bar shows of the caller, with unread notifications counted to 100, and why the account is suspended: one request for every page.';
grant execute on function public.current_member to authenticated;
