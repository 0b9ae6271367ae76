-- Inserts :size generated posts by 10,000 members, with five likes and one comment each; the twenty newest have 5,000
-- likes each. Without triggers, so the script sets the counters itself.
insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
select md5('bench member ' || n)::uuid, 'member-' || n || '@bench.test',
  jsonb_build_object('full_name', 'Member ' || n), now(), now()
from generate_series(0, 9999) as n
on conflict (id) do nothing;

set local session_replication_role = replica;

create temporary table written as
select n, md5('bench post ' || n)::uuid as id,
  md5('bench member ' || (hashint4(n) & 2147483647) % 10000)::uuid as user_id,
  timestamptz '2026-11-20' - n * interval '29 seconds' as created_at, n <= 20 as is_hot
from generate_series(1, :size) as n;

insert into public.posts (id, user_id, kind, content, created_at, like_count, comment_count, topic, state)
select id, user_id, case when n % 4 = 0 then 'story' else 'post' end::public.post_kind,
  'An unhurried visit, a plain price, and a doctor who called back the same evening. Number ' || n
    || case when n % 10 = 0 then ', a pediatrician' else '' end
      || case when n % 1000 = 0 then ', acupuncture' else '' end,
  created_at, case when is_hot then 5000 else 5 end, 1,
  case when n % 1000 = 1 then 'physicians' when n % 3 = 0 then 'costs' end,
  (array['TX', 'OR', 'NY', 'WY'])[n % 5]
from written;

insert into public.post_likes (post_id, user_id, created_at)
select id, md5('bench member ' || (n + liker * 7) % 10000)::uuid, created_at
from written cross join lateral generate_series(1, case when is_hot then 5000 else 5 end) as liker;

insert into public.post_comments (post_id, user_id, content, created_at)
select id, md5('bench member ' || (n + 11) % 10000)::uuid, 'Glad to hear it', created_at + interval '1 hour'
from written;
