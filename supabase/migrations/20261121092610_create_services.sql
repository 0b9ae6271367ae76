-- What a membership fee may cover. The list is fixed, so that practices can be compared; a row more is a service more.

create table public.services (
  name text primary key constraint services_name_check check (name ~ '^[a-z_]{2,40}$'),
  label text not null unique,
  explanation text not null,
  -- The order in which they are asked for and told.
  position smallint not null unique,
  -- What finds it in everyday words.
  meaning text not null unique references private.search_meanings (label) on update cascade
);

comment on table public.services is 'The services that a practice may say its fee covers or not, each with a sentence that explains it.';

grant select (name, label, explanation, position) on table public.services to anon, authenticated;
grant all on table public.services to service_role;
alter table public.services enable row level security;

create policy "services: anyone reads" on public.services for select to anon, authenticated using (true);
select private.guard_table('services');

create function private.offer_fact(label text) returns text
language sql immutable parallel safe
return '=offers-' || substr(private.fact_word(label), 2);

comment on function private.offer_fact is
  'The word by which listings are indexed that say they offer a service: beside its meaning, which an About text tells, too.';

insert into public.services (position, name, label, explanation, meaning) values
  (1, 'office_visits', 'Office visits', 'Being seen in the office when something is wrong or needs a look.', 'Office Visits'),
  (2, 'same_day_visits', 'Same-day visits', 'Being seen the same or the next working day when it cannot wait.', 'Urgent Care'),
  (3, 'messages_and_calls', 'Messages and calls', 'Asking by text, e-mail or phone between visits.', 'Messages and Calls'),
  (4, 'video_visits', 'Video visits', 'A visit by video instead of in the office.', 'Telehealth'),
  (5, 'annual_physical', 'Annual physical', 'A yearly checkup from head to toe.', 'Physicals'),
  (6, 'chronic_care', 'Chronic care', 'Regular care for lasting conditions such as diabetes, asthma or high blood pressure.', 'Chronic Care'),
  (7, 'basic_labs', 'Basic labs', 'Common blood and urine tests, such as cholesterol, blood sugar and blood count.', 'Basic Labs'),
  (8, 'office_tests', 'Tests in the office', 'Quick tests with a result during the visit, such as strep, flu, urine and pregnancy.', 'Tests in the Office'),
  (9, 'ekg', 'EKG', 'A recording of the heart’s rhythm.', 'EKG'),
  (10, 'minor_procedures', 'Minor procedures', 'Small treatments in the office, such as wart or ingrown nail removal.', 'Minor Procedures'),
  (11, 'stitches', 'Stitches', 'Closing a cut, and taking the stitches out again.', 'Stitches'),
  (12, 'skin_biopsies', 'Skin biopsies', 'Taking a small piece of skin, which a laboratory looks at.', 'Skin Biopsies'),
  (13, 'joint_injections', 'Joint injections', 'Medicine put into a sore joint, such as a knee or shoulder.', 'Joint Injections'),
  (14, 'vaccines', 'Vaccines', 'Shots that protect against diseases such as flu and tetanus.', 'Vaccines'),
  (15, 'medicines_at_cost', 'Medicines at cost', 'Common medicines from the practice, for about what it pays for them.', 'Medicines at Cost'),
  (16, 'imaging_discounts', 'Imaging discounts', 'Lower prices for X-rays, CT and MRI scans that the practice has agreed on with others.', 'Imaging Discounts'),
  (17, 'home_visits', 'Home visits', 'Being seen at home.', 'House Calls'),
  (18, 'hospital_visits', 'Hospital visits', 'The practice’s own clinician looks after members who are in the hospital.', 'Hospital Visits'),
  (19, 'prenatal_care', 'Prenatal care', 'Checkups during a pregnancy. Ask the practice about the birth itself.', 'Prenatal Care'),
  (20, 'after_hours', 'After hours', 'Reaching the practice’s own clinician in the evening and on weekends.', 'After Hours');

insert into private.search_facts (fact)
select private.offer_fact(label) from public.services order by position;
