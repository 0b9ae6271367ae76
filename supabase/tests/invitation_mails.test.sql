-- Invitations to addresses without an account: who is mailed, what, how often, and how that ends.
begin;
select plan(35);
select tests.raise_curtain();
select tests.sign_up('desk', '{"full_name":"Dee Desk"}'), tests.sign_up('newcomer', '{"full_name":"Nia New"}');
select tests.confirm('owner'), tests.confirm('desk');
update public.profiles set created_at = now() - interval '1 month';
update public.profiles set full_name = 'Olga Owner' where id = tests.id('owner');
delete from private.outbox;

create function tests.invite(address text, as_role public.practice_role default 'front_desk') returns uuid language sql as $$
  select public.invite_staff(tests.listing('Owned Oak Medicine'), address, as_role);
$$;
create temporary table mailed (address text, kind text, topic text, facts jsonb);
create function tests.send() returns text language sql security definer as $$
  with taken as (select * from private.lease_email('5 minutes')), kept as (
    insert into mailed select address, kind, topic, facts from taken returning address
  ), marked as (select private.mark_email_sent(id) from taken)
  select address from kept left join marked on true;
$$;
create function tests.waiting() returns integer language sql security definer as $$
  select count(*)::integer from private.outbox where kind = 'invitation' and sent_at is null and given_up_at is null;
$$;
create function tests.given_up() returns text language sql security definer as $$
  with ended as (delete from private.outbox where given_up_at is not null returning last_error) select string_agg(last_error, '; ') from ended;
$$;

-- Nobody's to reach
select is_empty($$
  select grantee from information_schema.role_table_grants
  where table_schema = 'private' and table_name in ('invitation_opt_outs', 'suppressed_emails', 'invited_emails') and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')
$$, 'no role of the API has a right on the tables');
select is_empty($$
  select proc.oid::regprocedure, role.name
  from pg_proc as proc cross join (values ('anon'), ('authenticated'), ('service_role')) as role (name)
  where proc.pronamespace = 'private'::regnamespace and has_function_privilege(role.name, proc.oid, 'execute')
    and proc.proname in ('opt_out_of_invitations', 'record_invited_email', 'get_invitation_email_facts', 'get_invitation_email_skip_reason', 'enqueue_invitation_email', 'get_email_address', 'get_email_facts', 'get_email_skip_reason')
$$, 'nor on what writes and ends such mails');

-- Who is mailed
select tests.act_as('owner');
select tests.invite('Somebody@Else.test', 'manager');
reset role;
select is(tests.waiting(), 1, 'an address without an account is mailed its invitation');
select is(tests.send(), 'somebody@else.test', 'which goes there');
select results_eq('select kind, topic, facts - ''{invitation,invited}''::text[] from mailed', $$
  values ('invitation', null::text, '{"practice": "Owned Oak Medicine", "person": "Olga Owner", "role": "manager"}'::jsonb)
$$, 'and says who asks, for what, and as what');
select tests.act_as('owner');
select tests.invite('desk@cast.test');
reset role;
select is(tests.waiting(), 0, 'a member is told as a member instead');
select is((select count(*)::integer from private.outbox where kind = 'staff invited'), 1, 'by the mail that they may switch off');
delete from private.outbox;
select tests.act_as('owner');
select tests.invite('newcomer@cast.test');
reset role;
select is(tests.send(), 'newcomer@cast.test', 'who has not confirmed the address is nobody yet');

-- Once for each time that a practice asks, and not too often
select tests.act_as('owner');
select tests.invite('newcomer@cast.test');
reset role;
select is(tests.waiting(), 0, 'the same again mails nothing');
update public.practice_invitations set expires_at = now() - interval '1 hour' where email = 'newcomer@cast.test';
-- Time stands still here: without its first mail the second has its name.
delete from private.outbox;
select tests.act_as('owner');
select tests.invite('newcomer@cast.test');
reset role;
select is(tests.send(), null, 'a practice mails an address once a week');
select is(tests.given_up(), 'The practice sent one within a week', 'and the row says so');
update private.invited_emails set mailed_at = now() - interval '8 days';
update public.practice_invitations set expires_at = expires_at + interval '1 day' where email = 'newcomer@cast.test';
select is(tests.send(), 'newcomer@cast.test', 'what has expired and is renewed is mailed again');
update private.outbox set sent_at = null, attempts = 1, due_at = now() where kind = 'invitation';
select is(tests.send(), 'newcomer@cast.test', 'as is what has failed');
select tests.add_listing('Practice ' || n) from generate_series(1, 3) as n;
insert into private.invited_emails (address, doctor_id) select 'popular@else.test', tests.listing('Practice ' || n) from generate_series(1, 3) as n;
select tests.act_as('owner');
select tests.invite('popular@else.test');
reset role;
select is(tests.send(), null, 'three practices a week are enough');
select is(tests.given_up(), 'Three practices sent one within a week', 'and the row says so, too');

-- What ends meanwhile
select tests.act_as('owner');
select public.withdraw_invitation(tests.invite('gone@else.test'));
reset role;
select is(tests.send(), null, 'what was withdrawn is not mailed');
select is(tests.given_up(), 'The invitation is no longer open', 'because it is not open');
select tests.act_as('owner');
select tests.invite('unsure@else.test');
reset role;
insert into private.suspensions (user_id, reason) values (tests.id('owner'), 'Spam');
select is(tests.send(), null, 'nor what somebody asked for who is suspended since');
select is(tests.given_up(), 'The invitation is no longer open', 'since a suspension withdraws what its member asked for');
delete from private.suspensions;
update public.practice_invitations set status = 'open', closed_at = null where email <> 'gone@else.test';

-- What its reader says
update public.practice_invitations set expires_at = expires_at + interval '1 day' where email = 'unsure@else.test';
select is(tests.send(), 'unsure@else.test', 'what is asked for by somebody else is');
update private.invited_emails set mailed_at = now() - interval '8 days';
select is(private.opt_out_of_invitations(gen_random_uuid()), false, 'an invitation that does not exist ends nothing');
select is(private.opt_out_of_invitations((select id from private.invited_emails where address = 'unsure@else.test')), true, 'one that does ends what is mailed');
select is(private.opt_out_of_invitations((select id from private.invited_emails where address = 'unsure@else.test')), true, 'twice is as good as once');
update public.practice_invitations set expires_at = expires_at + interval '1 day' where email = 'unsure@else.test';
select is(tests.send(), null, 'the address is mailed no invitation any more');
select is(tests.given_up(), 'Unsubscribed', 'as its reader wishes');
select tests.act_as('owner');
select ok(tests.invite('unsure@else.test') is not null, 'of which the practice learns nothing');
reset role;
select private.suppress_email('Bounces@Else.test', 'No such mailbox');
select private.suppress_email('bounces@else.test', 'No such mailbox');
select tests.act_as('owner');
select tests.invite('bounces@else.test');
reset role;
select is(tests.send(), null, 'nor one that mails come back from');
select is(tests.given_up(), 'Earlier emails bounced', 'for 90 days');
update private.suppressed_emails set stopped_at = now() - interval '91 days';
select private.purge_outbox();
update public.practice_invitations set expires_at = expires_at + interval '1 day' where email = 'bounces@else.test';
select is(tests.send(), 'bounces@else.test', 'and then it is tried again');

-- Asked again a while later, a member is told again; withdrawn, not at all
delete from private.outbox;
delete from public.notifications;
update public.practice_invitations set expires_at = now() + interval '13 days' where email = 'desk@cast.test';
select tests.act_as('owner');
select tests.invite('desk@cast.test');
reset role;
select ok((select expires_at = now() + interval '14 days' from public.practice_invitations where email = 'desk@cast.test'), 'inviting again later renews the invitation');
select is((select count(*)::integer from private.outbox where kind = 'staff invited'), 1, 'and tells whoever was invited once more');
select tests.act_as('owner');
select public.withdraw_invitation(tests.invite('desk@cast.test'));
reset role;
select is(tests.send(), null, 'a member is not mailed an invitation that is withdrawn');
select is((select last_error from private.outbox where kind = 'staff invited'), 'The invitation is no longer open', 'which is why');

-- Nobody learns from a download who has an account
select tests.act_as('owner');
select is_empty($$ select from jsonb_array_elements(public.export_my_data() -> 'mails') as mail where mail ->> 'kind' = 'invitation' $$,
  'whether an address was mailed is in no download');
reset role;

-- Its end with what it was about
delete from public.practice_invitations;
select is_empty($$ select 1 from private.outbox where kind = 'invitation' $$, 'mails go with their invitations');
select * from finish();
rollback;
