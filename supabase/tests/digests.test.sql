-- Weekly digest of new practices around a ZIP code.
begin;
select plan(22);
select tests.create_fixtures();
select tests.confirm(actor) from unnest(array['patient', 'doctor']) as actor;
update public.profiles set created_at = now() - interval '1 month';
delete from private.published_listings;
delete from private.outbox;

create function tests.publish(
  name text, zip text, days_ago integer, city text default 'Austin', state text default 'TX'
) returns void
language sql as $$
  insert into public.doctors (
    practice_name, address_city, address_state, address_zip, accepting_new_patients, status, submitted_by, created_at
  )
  values (name, city, state, zip, true, 'published', null, now() - make_interval(days => days_ago));
  insert into private.published_listings (doctor_id, published_at) select id, created_at from public.doctors
  where practice_name = name;
$$;
create function tests.digest(actor text) returns private.digest
language sql as $$ select private.get_digest(tests.id(actor)) $$;
-- The community: posts from the state and comments on followed posts, without the member's own, blocked people's,
-- hidden, deleted, and old ones
create function tests.post(author text, label text, state text default 'TX') returns void language sql as $$
  insert into public.posts (id, user_id, content) values (md5(label)::uuid, tests.id(author), label);
  update public.posts set state = $3 where id = md5(label)::uuid;
$$;
create function tests.comment(author text, label text) returns void language sql as $$
  insert into public.post_comments (id, post_id, user_id, content)
  values (md5(label)::uuid, md5('followed')::uuid, tests.id(author), label)
$$;

select tests.act_as('patient');
insert into public.notification_preferences (digest_zip) values ('78704');
select throws_ok(
  $$ update public.notification_preferences set digest_zip = '00000' $$,
  '23503', null, 'a digest for an unknown ZIP code is refused'
);
select tests.act_as('doctor');
select is_empty(
  $$ select from public.notification_preferences $$, 'a member cannot read another member''s digest ZIP code'
);
insert into public.notification_preferences (muted_email_topics) values ('{community}');

reset role;
select is((select (tests.digest('patient')).fresh), 0, 'a digest without new listings has none');
select is((select tests.digest('doctor')), null, 'a member without a digest ZIP code has no digest');
select tests.publish('New Care', '78664', 2), tests.publish('Old Care', '78704', 8),
  tests.publish('Far Care', '99762', 1, 'Nome', 'AK');
select results_eq(
  $$ select place, fresh, practice_name from tests.digest('patient') join public.doctors on doctors.id = one $$,
  $$ values ('Austin, TX 78704', 1, 'New Care') $$, 'a listing published within a week and 25 miles is new'
);
select cmp_ok(
  (select (tests.digest('patient')).accepting), '>=', 2, 'the digest counts practices that accept patients'
);
select tests.store('accepting', (tests.digest('patient')).accepting::text);
insert into public.offices (doctor_id, position, address_city, address_state, address_zip)
select id, position, 'Austin', 'TX', '78704' from public.doctors cross join generate_series(1, 2) as position
where practice_name = 'Far Care';
select tests.index_listings();
select results_eq(
  $$ select fresh, accepting - tests.stored('accepting')::integer from tests.digest('patient') $$, $$ values (2, 1) $$,
  'a distant practice with offices nearby counts once'
);
delete from public.offices where doctor_id = (select id from public.doctors where practice_name = 'Far Care');
update public.doctors set submitted_by = tests.id('patient') where practice_name = 'New Care';
select is((select (tests.digest('patient')).fresh), 0, 'a listing is not new to the member who added it');
update public.doctors set submitted_by = null where practice_name = 'New Care';

insert into public.blocks (blocker_id, blocked_id) values (tests.id('patient'), tests.id('owner'));
select tests.post('doctor', 'followed', null), tests.post('patient', 'own'), tests.post('owner', 'blocked'),
  tests.post('doctor', 'hidden'),
  tests.post('doctor', 'deleted'), tests.post('doctor', 'old'), tests.post('doctor', 'elsewhere', 'OR');
select tests.comment('patient', 'own comment'), tests.comment('owner', 'blocked comment'),
  tests.comment('doctor', 'hidden comment'),
  tests.comment('doctor', 'deleted comment'), tests.comment('doctor', 'old comment');
insert into public.post_follows (post_id, user_id) values (md5('followed')::uuid, tests.id('patient'));
update public.posts set hidden_at = now() where content = 'hidden';
update public.posts set deleted_at = now() where content = 'deleted';
update public.posts set created_at = now() - interval '8 days' where content in ('old', 'followed');
update public.post_comments set hidden_at = now() where content = 'hidden comment';
update public.post_comments set deleted_at = now() where content = 'deleted comment';
update public.post_comments set created_at = now() - interval '8 days' where content = 'old comment';
select results_eq(
  $$ select posts, threads from tests.digest('patient') $$, $$ values (0, 0) $$,
  'own, blocked, hidden, deleted, and old texts are not new'
);
select tests.post('doctor', 'news'), tests.comment('another patient', 'new comment'),
  tests.comment('another patient', 'newer comment');
select results_eq(
  $$ select posts, threads from tests.digest('patient') $$, $$ values (1, 1) $$,
  'posts from the state and followed posts with comments are counted'
);
select tests.act_as('doctor');
select results_eq(
  $$ select place, found, practice, posts, threads from public.preview_digest('78704') $$,
  $$ values ('Austin, TX 78704', 1, 'New Care', 2, 0) $$,
  'a member without a digest can see what one about a ZIP code would contain'
);
select is_empty($$ select from public.preview_digest('00000') $$, 'there is no digest about an unknown ZIP code');
select tests.act_as('visitor');
select throws_ok(
  $$ select public.preview_digest('78704') $$, '42501', null, 'a visitor cannot see what a digest would contain'
);
reset role;
update public.posts set hidden_at = now() where content = 'followed';
select results_eq(
  $$ select posts, threads from tests.digest('patient') $$, $$ values (1, 0) $$,
  'comments on a hidden post are not counted'
);
update public.posts set hidden_at = now() where content = 'news';
delete from private.outbox;

-- When
select private.unsubscribe_member(user_id, 'admin_digest') from public.user_roles where role = 'admin';
select private.enqueue_digests('2026-11-23 12:59+00');
select is_empty($$ select from private.outbox $$, 'no digest is queued before Monday at 8 a.m.');
select private.enqueue_digests(at)
from unnest(array['2026-11-23 13:00+00', '2026-11-23 13:01+00', '2026-11-24 13:00+00']::timestamptz[]) as at;
select results_eq(
  $$ select recipient, event::text, due_at from private.outbox $$,
  $$ values (tests.id('patient'), 'weekly_digest', '2026-11-23 13:00+00'::timestamptz) $$,
  'a digest is queued once for each subscribed member'
);
select private.enqueue_digests('2026-11-30 13:00+00');
select is((select count(*)::integer from private.outbox), 2, 'a digest is queued again a week later');
update private.outbox set due_at = now();
select results_eq(
  $$ select topic::text, facts - 'accepting' - 'listing' from private.lease_email('1 minute') $$, $$ values (
      'digest', '{
        "place": "Austin, TX 78704", "state": "TX", "found": 1, "posts": 0, "threads": 0, "practice": "New Care",
        "people": 0
      }'::jsonb
    ) $$,
  'the email includes the place and the new listings'
);
update public.doctors set address_city = 'Nome', address_state = 'AK', address_zip = '99762'
where practice_name = 'New Care';
select is_empty($$ select from private.lease_email('1 minute') $$, 'a digest without new listings is not sent');
select results_eq(
  $$ select last_error, attempts from private.outbox where given_up_at is not null $$, $$ values ('No longer true', 0) $$,
  'a digest without new listings is not recorded as a failure'
);

-- Ending it
select private.unsubscribe_member(tests.id('patient'), 'digest');
select private.enqueue_digests('2026-12-07 13:00+00');
select is((select count(*)::integer from private.outbox), 2, 'the unsubscribe link ends the digest');
select tests.act_as('doctor');
select throws_ok('select private.enqueue_digests()', '42501', null, 'a member cannot queue digests');

select * from finish();
rollback;
