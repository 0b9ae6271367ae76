-- Rate limits on writing and editing.
begin;
select plan(19);
select tests.create_fixtures();

create function tests.write_posts(many integer) returns void language sql as $$
  insert into public.posts (content) select 'Post ' || n from generate_series(1, many) as n;
$$;
create function tests.write_comments(many integer) returns void language sql as $$
  insert into public.post_comments (post_id, content)
  select md5('post')::uuid, 'Comment ' || n from generate_series(1, many) as n;
$$;
insert into public.posts (id, user_id, content) values (md5('post')::uuid, tests.id('doctor'), 'Hello');

select tests.act_as('patient');
select lives_ok('select tests.write_posts(5)', 'a new member can write five posts on the first day');
select throws_ok('select tests.write_posts(1)', 'PT429', 'The limit of 5 posts is reached; try again in 1440 minutes',
  'the sixth post is refused with the time to wait');
select lives_ok(
  $$ select public.delete_post(id) from public.posts where user_id = tests.id('patient') $$,
  'a new member can delete all of their posts'
);
select throws_ok('select tests.write_posts(1)', 'PT429', null, 'deleting posts does not reset the limit');
select lives_ok('select tests.write_comments(20)', 'a new member can write twenty comments on the first day');
select throws_ok('select tests.write_comments(1)', 'PT429', null, 'the 21st comment of a new member is refused');

reset role;
update public.profiles set created_at = now() - interval '25 hours' where id = tests.id('another patient');
select tests.act_as('another patient');
select throws_ok(
  $$ update public.profiles set created_at = '2020-01-01' $$, '42501', null, 'a member cannot change their sign-up date'
);
select lives_ok('select tests.write_posts(20)', 'a member can write twenty posts an hour');
select throws_ok(
  'select tests.write_posts(1)', 'PT429',
  'The limit of 20 posts is reached; try again in 60 minutes', 'the 21st post within an hour is refused'
);
select lives_ok(
  $$ insert into public.posts (id, content) select id, content from public.posts
    where user_id = tests.id('another patient') limit 1 on conflict (id) do nothing $$,
  'a repeated insert is not counted again'
);
select lives_ok('select tests.write_comments(60)', 'a member can write sixty comments an hour');
select throws_ok('select tests.write_comments(1)', 'PT429', null, 'the 61st comment within an hour is refused');

select lives_ok(
  $$ update public.post_comments set content = content || '!' where user_id = tests.id('another patient') $$,
  'a member can edit sixty times an hour'
);
select throws_ok(
  $$ update public.post_comments set content = content || '!'
    where id = (select id from public.post_comments where user_id = tests.id('another patient') limit 1) $$,
  'PT429', 'The limit of 60 edits is reached; try again in 60 minutes', 'the 61st edit within an hour is refused'
);
select throws_ok(
  $$ update public.posts set content = content || '!' where user_id = tests.id('another patient') $$,
  'PT429', null, 'edits of posts and comments share a limit'
);
select lives_ok(
  $$ update public.post_comments set content = content where user_id = tests.id('another patient') $$,
  'an update without a change is not counted'
);
do $$ begin
  for n in 1..30 loop
    update public.profiles set bio = 'Version ' || n where id = tests.id('another patient');
  end loop;
end $$;
select throws_ok(
  $$ update public.profiles set bio = 'Once more' where id = tests.id('another patient') $$,
  'PT429', 'The limit of 30 profile changes is reached; try again in 60 minutes',
  'the 31st profile change within an hour is refused'
);

reset role;
update private.rate_limit_events set at = at - interval '61 minutes';
select tests.act_as('another patient');
select lives_ok('select tests.write_posts(1)', 'the limit ends after an hour');
select throws_ok(
  'select * from private.rate_limit_events', '42501', null, 'a member cannot read the rate-limit events'
);

select * from finish();
rollback;
