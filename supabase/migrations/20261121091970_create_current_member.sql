-- The top bar's one request.

create function private.own_suspension() returns table (reason text, ends_at timestamptz, hides_content boolean)
language sql stable security definer set search_path = ''
begin atomic
  select suspensions.reason, suspensions.ends_at, suspensions.hides_content from private.suspensions
  where user_id = auth.uid() and private.is_suspended(user_id) and private.has_proved_enough();
end;

comment on function private.own_suspension is 'The caller''s suspension; no row when there is none. Definer: API roles can''t read suspensions.';
grant execute on function private.own_suspension to authenticated;

create function public.current_member()
returns table (
  full_name text, avatar_url text, roles public.app_role[], unread_count integer,
  suspended_because text, suspended_until timestamptz, is_hidden boolean
)
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
    suspension.reason, suspension.ends_at, coalesce(suspension.hides_content, false)
  from public.profiles left join private.own_suspension() as suspension on true
  where profiles.id = (select auth.uid());
end;

comment on function public.current_member is
  'What the top bar shows of the caller, with unread notifications counted to 100, and why and until when the account is suspended: one request for every page.';
grant execute on function public.current_member to authenticated;
