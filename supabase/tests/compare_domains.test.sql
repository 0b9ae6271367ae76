-- Comparing a claimant's work email with the practice's website.
begin;
select plan(2);
select tests.create_fixtures();

select results_eq(
  $$ select address, website, private.compare_domains(address, website)::text from (values
    ('ada@oak.example', 'https://oak.example'),
    ('ada@OAK.example', 'https://www.oak.example/join'), ('ada@mail.oak.example', 'http://oak.example'),
    ('ada@oak.example', 'https://austin.oak.example:8080/?a=1'), ('ada@oak.co.uk', 'https://www.oak.co.uk'),
    ('ada@elm.example', 'https://oak.example'),
    ('ada@notoak.example', 'https://oak.example'), ('ada@oak.example.evil.test', 'https://oak.example'),
    ('ada@elm.co.uk', 'https://oak.co.uk'),
    ('ada@oak.example', 'https://oak.example@elm.example'), ('ada@oak.example', 'https://elm.example\@oak.example'),
    ('ada@gmail.com', 'https://oak.example'),
    ('ada@gmail.com', 'https://gmail.com'), ('ada@gmail.com', null), ('ada@twc.rr.com', 'https://twc.rr.com'),
    ('ada@wixsite.com', 'https://oak.wixsite.com/care'),
    ('oak@oak.wixsite.com', 'https://oak.wixsite.com'), ('oak@oak.example', 'https://oak.weebly.com'),
    ('ada@med.umich.edu', 'https://umich.edu'),
    ('ada@va.gov', 'https://www.va.gov'), ('ada@allen.k12.tx.us', 'https://allen.k12.tx.us'),
    ('ada@oak.example', 'https://10.0.0.1'),
    (null, 'https://oak.example'), ('ada@oak.example', null), ('ada@oak.example', 'oak'),
    ('ada', 'https://oak.example'), ('ada@oak', 'https://oak.example')
  ) as pairs (address, website) $$,
  $$ values
    ('ada@oak.example', 'https://oak.example', 'match'), ('ada@OAK.example', 'https://www.oak.example/join', 'match'),
    ('ada@mail.oak.example', 'http://oak.example', 'match'),
    ('ada@oak.example', 'https://austin.oak.example:8080/?a=1', 'match'),
    ('ada@oak.co.uk', 'https://www.oak.co.uk', 'match'),
    ('ada@elm.example', 'https://oak.example', 'different'), ('ada@notoak.example', 'https://oak.example', 'different'),
    ('ada@oak.example.evil.test', 'https://oak.example', 'different'),
    ('ada@elm.co.uk', 'https://oak.co.uk', 'different'),
    ('ada@oak.example', 'https://oak.example@elm.example', 'different'),
    ('ada@oak.example', 'https://elm.example\@oak.example', 'different'),
    ('ada@gmail.com', 'https://oak.example', 'free email'),
    ('ada@gmail.com', 'https://gmail.com', 'free email'), ('ada@gmail.com', null, 'free email'),
    ('ada@twc.rr.com', 'https://twc.rr.com', 'free email'),
    ('ada@wixsite.com', 'https://oak.wixsite.com/care', 'shared'),
    ('oak@oak.wixsite.com', 'https://oak.wixsite.com', 'shared'),
    ('oak@oak.example', 'https://oak.weebly.com', 'shared'),
    ('ada@med.umich.edu', 'https://umich.edu', 'shared'), ('ada@va.gov', 'https://www.va.gov', 'shared'),
    ('ada@allen.k12.tx.us', 'https://allen.k12.tx.us', 'shared'), ('ada@oak.example', 'https://10.0.0.1', 'shared'),
    (null, 'https://oak.example', 'cannot compare'),
    ('ada@oak.example', null, 'cannot compare'), ('ada@oak.example', 'oak', 'cannot compare'),
    ('ada', 'https://oak.example', 'cannot compare'), ('ada@oak', 'https://oak.example', 'cannot compare') $$,
  'an address matches a website at its own domain, above it, or below it, unless many people share the domain'
);

insert into public.claim_evidence (doctor_id, claimant, work_email)
values (tests.listing('Open Door Direct Care'), tests.id('doctor'), 'dora@opendoor.example');
update public.doctors set website = 'https://opendoor.example' where id = tests.listing('Open Door Direct Care');
select tests.act_as('doctor');
select results_eq(
  'select compare_work_email(claim_evidence)::text from public.claim_evidence', array['match'],
  'a claimant can read the comparison of their work email'
);

select * from finish();
rollback;
