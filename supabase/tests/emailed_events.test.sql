-- Every event that is emailed.
begin;
select plan(2);
select tests.create_fixtures();
select tests.sign_up('manager', '{"full_name":"Mia Manager"}'), tests.sign_up('desk', '{"full_name":"Dee Desk"}');
select tests.confirm(actor)
from unnest(array['patient', 'another patient', 'doctor', 'owner', 'admin', 'manager', 'desk']) as actor;
update public.profiles set created_at = now() - interval '1 month';
delete from private.outbox;

create function tests.rule(name text, act text) returns void language plpgsql as $$
begin
  execute format('select public.%I(%L, %L, %L)', act, tests.listing(name), tests.version(name), 'For a reason');
end $$;

-- Closings
select tests.add_listing('Moving Clinic', owner => 'owner');
select tests.act_as('patient');
insert into public.practice_requests (id, doctor_id, kind)
values (md5('moving')::uuid, tests.listing('Moving Clinic'), 'membership');
select tests.act_as('another patient');
insert into public.saved_listings (doctor_id) values (tests.listing('Moving Clinic'));
select tests.act_as('owner');
select public.close_listing(tests.listing('Moving Clinic'), current_date + 9);
select public.cancel_closing(tests.listing('Moving Clinic'));
select tests.save_changes(
  tests.listing('Moving Clinic'), jsonb_build_object(
    'announced_prices', jsonb_build_object('starts_on', (current_date + 9)::text, 'monthly_price', 95)
  )
);
reset role;

-- Listings
select tests.act_as('patient');
insert into public.doctors (practice_name, address_city, address_state, address_zip, phone)
values ('Fresh Start Care', 'Austin', 'TX', '78704', '(512) 555-0177');
reset role;
select tests.add_listing('Twin Pines Care'), tests.add_listing('Claimed Clinic'), tests.add_listing('Lapsing Clinic'),
  tests.add_listing('Closing Clinic', owner => 'owner');
select tests.act_as('admin');
select tests.decide_listing('Hidden Creek Health', false, 'For a reason'),
  tests.rule('Hidden Creek Health', 'reopen_listing');
select tests.decide_listing('Hidden Creek Health', true, 'For a reason');
select tests.rule('Hidden Creek Health', 'take_down_listing');
select tests.rule('Hidden Creek Health', 'restore_listing');
select public.merge_listings(tests.listing('Twin Pines Care'), tests.listing('Hidden Creek Health'));
select tests.act_as('patient');
insert into public.saved_listings (doctor_id) values (tests.listing('Closing Clinic'));
select tests.act_as('owner');
select public.close_listing(tests.listing('Closing Clinic'), current_date - 1);

-- Changes
select tests.save_changes(tests.listing('Owned Oak Medicine'), '{"practice_name": "Owned Oak Clinic"}');
select tests.act_as('admin');
select public.decide_change(id, version, false, 'For a reason') from public.listing_changes where status = 'open';
select tests.act_as('owner');
select tests.save_changes(tests.listing('Owned Oak Medicine'), '{"practice_name": "Owned Oak Health"}');
select tests.act_as('admin');
select public.decide_change(id, version, true) from public.listing_changes where status = 'open';
select tests.save_changes(tests.listing('Owned Oak Medicine'), '{"monthly_price": 80}');

-- Claims
select tests.act_as('doctor');
select tests.claim('Claimed Clinic'), tests.claim('Open Door Direct Care'), tests.claim('Lapsing Clinic');
select tests.act_as('admin');
select tests.decide_claim('Claimed Clinic', 'doctor', true, 'For a reason'),
  tests.decide_claim('Open Door Direct Care', 'doctor', false, 'For a reason');
select tests.rule('Claimed Clinic', 'revoke_ownership');
reset role;
update public.claim_evidence set created_at = now() - interval '24 days'
where doctor_id = tests.listing('Lapsing Clinic');
select private.lapse_claims();
update public.claim_evidence set created_at = now() - interval '31 days'
where doctor_id = tests.listing('Lapsing Clinic');
select private.lapse_claims();

-- A claim disputed by the recipient of the code
select tests.add_listing('Disowned Clinic');
select tests.act_as('doctor');
select tests.claim('Disowned Clinic');
update public.claim_evidence set full_name = 'Dora Doctor', work_email = 'someone@clinic.example'
where doctor_id = tests.listing('Disowned Clinic');
select public.request_work_email_code(tests.listing('Disowned Clinic'));
reset role;
select private.dispute_claim(id) from private.work_email_codes;

-- Staff
insert into public.practice_members (doctor_id, user_id, role)
values (tests.listing('Owned Oak Medicine'), tests.id('manager'), 'manager');
select tests.act_as('owner');
select public.invite_staff(tests.listing('Owned Oak Medicine'), 'desk@cast.test', 'front_desk');
select public.invite_staff(tests.listing('Owned Oak Medicine'), 'doctor@cast.test', 'front_desk');
select public.invite_staff(tests.listing('Owned Oak Medicine'), 'somebody@else.test', 'front_desk');
select public.offer_ownership(tests.listing('Owned Oak Medicine'), tests.id('manager'));
select tests.act_as('desk');
select public.answer_invitation(id, true) from public.list_my_invitations();
select tests.act_as('doctor');
select public.answer_invitation(id, false) from public.list_my_invitations();
select tests.act_as('owner');
select public.remove_staff(tests.listing('Owned Oak Medicine'), tests.id('desk'));
select tests.act_as('manager');
select public.answer_invitation(id, true) from public.list_my_invitations();

-- An owner hands a practice over and leaves
reset role;
select tests.sign_up('leaver', '{"full_name":"Lee Leaver"}'), tests.add_listing('Left Behind Care', owner => 'leaver');
insert into public.practice_members (doctor_id, user_id, role)
values (tests.listing('Left Behind Care'), tests.id('manager'), 'manager');
select tests.act_as('leaver');
select public.leave_practice(tests.listing('Left Behind Care'), tests.id('manager'));

-- Requests, two of which wait
select tests.act_as('patient');
insert into public.practice_requests (id, doctor_id, kind)
values (md5('a')::uuid, tests.listing('Owned Oak Medicine'), 'membership'),
  (md5('b')::uuid, tests.listing('Owned Oak Medicine'), 'appointment');
select tests.act_as('another patient');
insert into public.practice_requests (id, doctor_id, kind)
values (md5('c')::uuid, tests.listing('Owned Oak Medicine'), 'membership');
select tests.act_as('manager');
select public.update_request(md5('a')::uuid, 'seen'), public.update_request(md5('a')::uuid, 'waiting');
reset role;
update public.practice_requests set waiting_since = now() - interval '1 hour' where id = md5('a')::uuid;
select tests.act_as('manager');
select public.update_request(md5('c')::uuid, 'waiting');
select public.update_request(md5('a')::uuid, 'offered'), public.update_request(md5('a')::uuid, 'answered', 'Welcome');
select public.update_request(md5('b')::uuid, 'declined');

-- Corrections, reports, posts
select tests.act_as('patient');
insert into public.listing_corrections (doctor_id, field, proposed_value)
values (tests.listing('Open Door Direct Care'), 'address_city', 'Round Rock'),
  (tests.listing('Open Door Direct Care'), 'phone', '512 555 0100');
insert into public.reports (doctor_id, reason) values (tests.listing('Open Door Direct Care'), 'spam');
insert into public.reports (profile_id, reason) values (tests.id('doctor'), 'impersonation');
insert into public.posts (id, user_id, content) values (md5('post')::uuid, tests.id('patient'), 'A good visit today');
insert into public.posts (id, content) values (md5('kept')::uuid, 'Odd'), (md5('removed')::uuid, 'Rude');
insert into public.posts (kind, content, doctor_id)
values ('story', 'They call back, and visits last as long as they need', tests.listing('Owned Oak Medicine'));
select tests.act_as('another patient');
insert into public.reports (post_id, reason) values (md5('kept')::uuid, 'spam'), (md5('removed')::uuid, 'offensive');
select tests.act_as('doctor');
insert into public.post_comments (post_id, content) values (md5('post')::uuid, 'Glad');
select tests.act_as('admin');
select public.decide_correction(id, field = 'phone', 'For a reason') from public.listing_corrections
where status = 'open';
select public.close_report(id, 'Looked at', is_warning => profile_id is not null) from public.reports
where status = 'open' and num_nonnulls(doctor_id, profile_id) = 1;
select public.moderate_post(md5('kept')::uuid, 'warn', 'Odd', 1),
  public.moderate_post(md5('removed')::uuid, 'remove', 'Rude', 1);

-- Alerts
reset role;
update public.doctors set accepting_new_patients = false where id = tests.listing('Open Door Direct Care');
set constraints all immediate;
select tests.act_as('another patient');
select public.create_alert(tests.listing('Open Door Direct Care'));
select public.create_alert(place => 'Austin, TX');
reset role;
select set_config('request.jwt.claims', '', true);
select tests.write_listing(tests.listing('Open Door Direct Care'), '{"accepting_new_patients": true}');
set constraints all deferred;
select tests.add_listing('Brand New Care');
set constraints all immediate;

-- An owner leaves while a request is open, which ends it
update public.practice_requests set status = 'ended', closed_at = now() where id = md5('c')::uuid;

-- Appeals
reset role;
select set_config('request.jwt.claims', '', true);
create function tests.appeal(number integer, is_granted boolean, is_visible_again boolean default false) returns void
language plpgsql as $$
declare
  post constant uuid := md5('appealed post ' || number)::uuid;
  comment constant uuid := md5('appealed comment ' || number)::uuid;
  listing constant text := 'Appealed Care ' || number;
begin
  insert into public.posts (id, user_id, content, hidden_at) values (post, tests.id('patient'), 'Appealed', now());
  insert into public.post_comments (id, post_id, user_id, content, hidden_at)
  values (comment, post, tests.id('patient'), 'Appealed', now());
  perform tests.add_listing(listing, is_verified => false);
  perform private.record_event('post_removed', 'posts', post, 'For a reason'),
    private.record_event('comment_removed', 'post_comments', comment, 'For a reason');
  perform tests.act_as('admin');
  perform tests.decide_listing(listing, false, 'For a reason'),
    public.suspend_member(tests.id('patient'), 'For a reason');
  perform tests.act_as('patient');
  perform public.submit_appeal(target_table, id, 'It is private')
  from (values
    ('posts', post), ('post_comments', comment), ('doctors', tests.listing(listing)), ('profiles', tests.id('patient'))
  ) as targets (target_table, id);
  reset role;
  update public.posts set hidden_at = null where id = post and is_visible_again;
  perform tests.act_as('desk');
  perform public.decide_appeal(id, is_granted, 'For a reason', seen_version) from public.list_open_appeals();
  reset role;
  perform set_config('request.jwt.claims', '', true);
  delete from private.rate_limit_events;
end $$;
insert into public.user_roles (user_id, role) values (tests.id('desk'), 'admin') on conflict do nothing;
-- Otherwise an admin who has not decided about these before must decide the appeals.
delete from public.user_roles where role = 'admin' and user_id not in (tests.id('admin'), tests.id('desk'));
insert into public.posts (id, user_id, content) values (md5('moderated')::uuid, tests.id('patient'), 'Moderated');
insert into public.post_comments (id, post_id, user_id, content) values
  (md5('moderated')::uuid, md5('moderated')::uuid, tests.id('patient'), 'Moderated'),
  (md5('removed')::uuid, md5('kept')::uuid, tests.id('patient'), 'Removed');
select tests.add_listing('Given Away Care', owner => 'owner');
select tests.act_as('another patient');
insert into public.reports (post_id, reason) values (md5('moderated')::uuid, 'private_information');
insert into public.reports (comment_id, reason) values (md5('removed')::uuid, 'private_information');
select tests.act_as('admin');
select public.moderate_post(id, 'keep', 'For a reason', version) from public.posts where id = md5('moderated')::uuid;
select public.moderate_post(id, 'remove', 'For a reason', version) from public.posts where id = md5('moderated')::uuid;
select public.moderate_comment(id, decision, 'For a reason', version + place::integer - 1)
from public.post_comments
cross join unnest('{warn,remove}'::public.moderation_decision[]) with ordinality as made (decision, place)
where id = md5('removed')::uuid;
select public.erase_comment(id, 'For a reason', version) from public.post_comments where id = md5('moderated')::uuid;
select public.erase_post(id, 'For a reason', version) from public.posts where id = md5('moderated')::uuid;
select public.reassign_listing(
  tests.listing('Given Away Care'),
  tests.id('doctor'), 'For a reason', tests.current_version(tests.listing('Given Away Care'))
);
reset role;
select set_config('request.jwt.claims', '', true);
select tests.appeal(1, true), tests.appeal(2, true, true), tests.appeal(3, false);
select tests.act_as('admin');
select public.restore_member(tests.id('patient'));
reset role;

-- Visitors: a removal request that is approved, one that is declined, and a reply to a contact message
select tests.act_as('visitor');
select public.request_removal(jsonb_build_object(
  'id', md5(name)::uuid, 'subject', 'practice', 'practice_name', name, 'address_city', 'Austin', 'address_state', 'TX',
  'address_zip', '78704',
  'requester_name', 'Ada', 'email', 'ada@cast.test', 'relation', 'owner'
)) from unnest('{Quiet Care,Silent Care}'::text[]) as name;
insert into public.contact_messages (id, name, email, subject, message)
values (md5('written')::uuid, 'Ada', 'ada@cast.test', 'Fees', 'Hello');
reset role;
update public.removal_requests set status = 'open', confirmed_at = now();
select tests.act_as('admin');
select public.decide_removal(md5('Quiet Care')::uuid, true, is_name_only => true),
  public.decide_removal(md5('Silent Care')::uuid, false, 'For a reason');
select public.reply_to_contact_message(md5('reply')::uuid, md5('written')::uuid, 'Thank you');
reset role;
update public.contact_messages set status = 'open', settled_at = null where id = md5('written')::uuid;
select private.enqueue_digests(date_trunc('day', now()) + interval '20 hours');

insert into public.doctors (id, practice_name, address_city, address_state, address_zip, status, submitted_by)
values (md5('quiet')::uuid, 'Quiet Care', 'Austin', 'TX', '78704', 'withdrawn', tests.id('patient'));
select tests.act_as('admin');
select public.allow_listing(md5('quiet')::uuid, 'They changed their mind');
reset role;

-- A week
insert into public.notification_preferences (member_id, digest_zip) values (tests.id('patient'), '78704')
on conflict (member_id) do update set digest_zip = excluded.digest_zip;
select private.enqueue_digests(date_trunc('week', now()) + interval '20 hours');

-- An account
select tests.sign_up('leaving', '{"full_name":"Lea Leaving"}');
select tests.confirm('leaving');
delete from auth.users where id = tests.id('leaving');
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (md5('app')::uuid, tests.id('patient'), 'totp', 'unverified', now(), now());
update auth.mfa_factors set status = 'verified' where id = md5('app')::uuid;

select tests.act_as('admin');
select public.set_role(tests.id('doctor'), 'admin', true, 'Joins us');
-- Otherwise the worker would also add a digest for the new admin.
select public.set_role(tests.id('doctor'), 'admin', false, 'Left us');
reset role;

select is_empty(
  $$ select code from private.event_types where is_emailed except select event from private.outbox $$,
  'each event that is emailed was produced'
);
select is_empty($$
  select outbox.event from private.outbox join public.notifications on notifications.id = notification_id
  join private.event_types on code = outbox.event
  where outbox.recipient <> notifications.user_id
    or (private.get_member_email_facts(outbox) - 'reason')::text ~ 'reason|Welcome|private|Glad|visit'
    or private.get_member_email_facts(outbox) ->> 'reason' is distinct from case
      when email_includes_reason then note
    end
$$, 'emails go to their recipients with the reason of a decision and no other text by members');

select * from finish();
rollback;
