-- How much one person may write, and what does not make room for more.
begin;
select plan(19);
select tests.raise_curtain();

create function tests.write_posts(many integer) returns void language sql as $$
  insert into public.posts (content) select 'Post ' || n from generate_series(1, many) as n;
$$;
create function tests.write_comments(many integer) returns void language sql as $$
  insert into public.post_comments (post_id, content) select md5('post')::uuid, 'Comment ' || n from generate_series(1, many) as n;
$$;
insert into public.posts (id, user_id, content) values (md5('post')::uuid, tests.id('doctor'), 'Hello');

select tests.act_as('patient');
select lives_ok('select tests.write_posts(5)', 'a newcomer writes five posts on the first day');
select throws_ok('select tests.write_posts(1)', 'PT429', 'You have written 5 posts on your first day. You can write again in 24 hours.',
  'the sixth is refused, with the time to wait');
select lives_ok($$ select public.delete_post(id) from public.posts where user_id = tests.id('patient') $$, 'deleting them all');
select throws_ok('select tests.write_posts(1)', 'PT429', null, 'makes no room');
select lives_ok('select tests.write_comments(20)', 'a newcomer writes twenty comments');
select throws_ok('select tests.write_comments(1)', 'PT429', null, 'and no more');

reset role;
update public.profiles set created_at = now() - interval '25 hours' where id = tests.id('another patient');
select tests.act_as('another patient');
select throws_ok($$ update public.profiles set created_at = '2020-01-01' $$, '42501', null, 'nobody makes themselves older');
select lives_ok('select tests.write_posts(20)', 'anybody writes twenty posts an hour');
select throws_ok('select tests.write_posts(1)', 'PT429', 'You have written 20 posts within an hour. You can write again in 60 minutes.', 'and no more');
select lives_ok($$ insert into public.posts (id, content) select id, content from public.posts where user_id = tests.id('another patient') limit 1
  on conflict (id) do nothing $$, 'what is sent again after a lost answer is not counted again');
select lives_ok('select tests.write_comments(60)', 'sixty comments');
select throws_ok('select tests.write_comments(1)', 'PT429', null, 'and no more');

select lives_ok($$ update public.post_comments set content = content || '!' where user_id = tests.id('another patient') $$, 'somebody edits their sixty comments');
select throws_ok($$ update public.post_comments set content = content || '!' where id = (select id from public.post_comments where user_id = tests.id('another patient') limit 1) $$,
  'PT429', 'You have edited posts and comments 60 times within an hour. You can edit again in 60 minutes.', 'and no more');
select throws_ok($$ update public.posts set content = content || '!' where user_id = tests.id('another patient') $$, 'PT429', null, 'posts count with them');
select lives_ok($$ update public.post_comments set content = content where user_id = tests.id('another patient') $$, 'what stays the same is no edit');
do $$ begin
  for n in 1..30 loop
    update public.profiles set bio = 'Version ' || n where id = tests.id('another patient');
  end loop;
end $$;
select throws_ok($$ update public.profiles set bio = 'Once more' where id = tests.id('another patient') $$, 'PT429',
  'You have changed your profile 30 times within an hour. You can change it again in 60 minutes.', 'a profile is changed 30 times an hour');

reset role;
update private.deeds set at = at - interval '61 minutes';
select tests.act_as('another patient');
select lives_ok('select tests.write_posts(1)', 'an hour later there is room again');
select throws_ok('select * from private.deeds', '42501', null, 'nobody reads the account that is kept');

select * from finish();
rollback;
