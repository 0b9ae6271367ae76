import { daysAgo } from "./clock.ts";
import type { Account } from "./people.ts";
import { literal, valueRows } from "./sql.ts";

// bcrypt of "demo-password", made once with pgcrypto: crypt('demo-password', gen_salt('bf', 6)).
const passwordHash = "$2a$06$sUCBeog.2/lcn54hILb7f.KXKN0RFYSs2p8k52Tk4t7lOATqxXjQq";

/** SQL for the accounts; a trigger on auth.users makes each profile and role. */
export function accountsSql(accounts: Account[]): string[] {
  const rows = accounts.map((a) => [a.id, a.email, a.name, a.role, daysAgo(a.age)]);
  const published = accounts.filter((a) => a.bio || a.location || a.website || a.phone);
  const profiles = published.map((a) => [
    a.id,
    a.bio ?? null,
    a.location ?? null,
    a.website ?? null,
    a.phone ?? null,
  ]);
  const admins = accounts.filter((a) => a.admin).map((a) => literal(a.id));
  return [
    `-- Everybody's password is "demo-password".
insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
)
select
  id::uuid, 'authenticated', 'authenticated', email, ${literal(passwordHash)}, created_at::timestamptz,
  '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object(
    'sub', id, 'email', email, 'email_verified', true, 'full_name', full_name, 'role', role, 'publishes_email', role = 'doctor'
  ),
  created_at::timestamptz, created_at::timestamptz
from (values
${valueRows(rows)}
) as account (id, email, full_name, role, created_at);
`,
    authServiceColumns,
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
select
  id, 'email', id::text, id,
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false),
  created_at, created_at
from auth.users where email like '%@demo.test' or email like '%@members.demo.test';
`,
    `update public.profiles as profile
set bio = published.bio, location = published.location, website = published.website, phone = published.phone
from (values
${valueRows(profiles)}
) as published (id, bio, location, website, phone)
where profile.id = published.id::uuid;
`,
    `update public.profiles as profile
set created_at = account.created_at
from auth.users as account where account.id = profile.id;
`,
    `update public.user_roles set role = 'admin' where user_id in (${admins.join(", ")});\n`,
  ];
}

// The auth service of hosted Supabase needs these columns filled and cannot read null tokens; the
// embedded one does not have them all, or keeps them null.
const authServiceColumns = `do $$
declare
  missing record;
begin
  for missing in
    select column_name,
      case column_name when 'instance_id' then '00000000-0000-0000-0000-000000000000' else '' end as value
    from information_schema.columns
    where table_schema = 'auth' and table_name = 'users'
      and exists (
        select from information_schema.columns
        where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
      )
      and column_name in (
        'instance_id', 'confirmation_token', 'recovery_token', 'email_change', 'email_change_token_new',
        'email_change_token_current', 'phone_change', 'phone_change_token', 'reauthentication_token'
      )
  loop
    execute format(
      'update auth.users set %I = %L where %I is null and email like any (array[''%%@demo.test'', ''%%@members.demo.test''])',
      missing.column_name, missing.value, missing.column_name
    );
  end loop;
end $$;
`;
