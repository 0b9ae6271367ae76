-- Inserts :queues pending listings, open claims, and reported posts, and makes a member an admin. Triggers are
-- disabled. A third of the NPIs are active where the practice is, a tenth are not in the registry.
create temporary table waiting as
select n, md5('bench pending ' || n)::uuid as id, md5('bench member ' || n)::uuid as person,
  lpad((100000000 + n)::text, 9, '1') as digits,
  timestamptz '2026-11-20' - n * interval '7 minutes' as created_at
from generate_series(1, :queues) as n;
alter table waiting add npi text;
update waiting set npi = (
  select digits || digit from generate_series(0, 9) as digit where private.is_valid_npi(digits || digit) limit 1
);
create temporary table likenesses as
select row_number() over (order by id) as n, practice_name, address_city, address_state, address_zip, id
from (select * from public.doctors where verified and ownership = 'none' order by created_at limit :queues) as listed;

alter table public.doctors disable trigger user;
insert into public.doctors (
  id, practice_name, address_city, address_state, address_zip, npi, status, submitted_by, created_at
)
select waiting.id, case when n % 20 = 0 then practice_name else 'Pending Practice ' || n end, address_city,
  address_state, address_zip, npi, 'pending', person, waiting.created_at
from waiting join likenesses using (n);
alter table public.doctors enable trigger user;

insert into private.npi_records (npi, status, kind, name, city, state, checked_at)
select npi, case when n % 10 = 0 then 'not found' else 'active' end::public.npi_status, 'individual', 'MEMBER ' || n,
  case when n % 3 = 0 then upper(address_city) else 'ELSEWHERE' end, address_state, now()
from waiting join likenesses using (n);

alter table public.claim_evidence disable trigger user;
insert into public.claim_evidence (doctor_id, claimant, status, full_name, npi, created_at)
select likenesses.id, person, 'pending', 'Member ' || n, npi, created_at from waiting join likenesses using (n);
alter table public.claim_evidence enable trigger user;

alter table public.reports disable trigger user;
insert into public.reports (reporter_id, post_id, reason, created_at)
select person, posts.id, case when n % 10 = 0 then 'unsafe' else 'spam' end::public.report_reason, waiting.created_at
from waiting join (
  select row_number() over (order by created_at desc, id) as n, id from public.posts limit :queues
) as posts using (n);
alter table public.reports enable trigger user;

insert into public.user_roles (user_id, role) values (md5('bench member 7')::uuid, 'admin') on conflict do nothing;

vacuum analyze public.doctors, private.npi_records, public.claim_evidence, public.reports, public.user_roles;
