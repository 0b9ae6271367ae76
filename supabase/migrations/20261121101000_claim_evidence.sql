-- What is stored about claims and closings: the evidence of a claimant, codes for work addresses, who was approved as
-- an owner, and announced or past closings.

create type public.claim_evidence_status
as enum ('prepared', 'pending', 'competing', 'approved', 'rejected', 'withdrawn', 'lapsed', 'revoked');

create table public.claim_evidence (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  claimant uuid not null references public.profiles (id) on delete cascade,
  full_name text constraint claim_evidence_full_name_check check (
    private.is_plain_line(full_name, 2, 100)
    and private.is_allowed_name(full_name)
  ),
  role_at_practice text
    constraint claim_evidence_role_at_practice_check check (private.is_plain_line(role_at_practice, 2, 100)),
  npi text constraint claim_evidence_npi_check check (private.is_valid_npi(npi)),
  work_email text constraint claim_evidence_work_email_check check (
    char_length(work_email) <= 254 and private.is_email_address(work_email)
  ),
  work_phone text constraint claim_evidence_work_phone_check check (private.is_phone(work_phone)),
  is_phone_public boolean not null default false,
  message text constraint claim_evidence_message_check check (char_length(message) between 1 and 500),
  has_evidence boolean not null generated always as (
    num_nonnulls(full_name, role_at_practice, npi, work_email, work_phone) > 0
  ) stored,
  status public.claim_evidence_status not null default 'pending',
  reason text,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  decided_at timestamptz,
  work_email_proven_at timestamptz,
  primary key (doctor_id, claimant),
  -- Not a unique index, because the API would take the claims of a listing for a single one.
  constraint claim_evidence_one_pending exclude using btree (doctor_id with =) where (status = 'pending')
);

comment on table public.claim_evidence is 'One row for each listing that a person claims, created by the claim.';
comment on column public.claim_evidence.status is
  'prepared: of a doctor who added their own practice, which is not published yet; publishing it opens the claim. '
  'competing: somebody else claims or owns the listing.';
comment on column public.claim_evidence.is_phone_public is
  'Whether approving the claim can add the work phone to the listing. Only the claimant and admins see a private '
  'phone.';
comment on column public.claim_evidence.message is
  'A message from the claimant to the admins, such as an answer to the reason why an earlier claim was rejected.';
comment on column public.claim_evidence.reason is
  'Why the claim, or an earlier one of the same person, was rejected or revoked; shown to the claimant.';
comment on column public.claim_evidence.version is
  'Increases with each change. A decision names the version that the admin has seen.';
comment on column public.claim_evidence.work_email_proven_at is
  'When the claimant proved that they read email at the work address. The proof applies only to this address and this '
  'claim.';

create index claim_evidence_claimant_idx on public.claim_evidence (claimant);
create index claim_evidence_open_idx on public.claim_evidence (created_at) where status in ('pending', 'competing');

grant select on table public.claim_evidence to authenticated;
grant update (full_name, role_at_practice, npi, work_email, work_phone, is_phone_public, message)
on table public.claim_evidence to authenticated;

select private.guard_table('claim_evidence');

create policy "claim_evidence: claimants and admins can read claims" on public.claim_evidence
for select to authenticated using (claimant = (select auth.uid()) or (select private.is_admin()));

create policy "claim_evidence: claimants can complete an open claim" on public.claim_evidence
for update to authenticated
using (claimant = (select auth.uid()) and status in ('prepared', 'pending', 'competing'))
with check (claimant = (select auth.uid()) and status in ('prepared', 'pending', 'competing'));

-- Such an owner took the listing over from another one, so that no admin has compared evidence.
create policy "claim_evidence: owners without evidence can add a work email" on public.claim_evidence
for update to authenticated
using (
  claimant = (select auth.uid()) and status = 'approved' and num_nonnulls(role_at_practice, npi, work_phone) = 0
  and exists (select from public.doctors where id = doctor_id and user_id = (select auth.uid()))
)
with check (
  claimant = (select auth.uid()) and status = 'approved' and num_nonnulls(role_at_practice, npi, work_phone) = 0
);

create function private.can_verify_work_email(claim public.claim_evidence) returns boolean
language sql stable
return claim.status in ('pending', 'competing') or (
  claim.status in ('prepared', 'approved') and exists (
    select from public.doctors
    where id = claim.doctor_id and user_id = claim.claimant and (ownership = 'owned') = (claim.status = 'approved')
  )
);

comment on function private.can_verify_work_email is
  'Whether the claimant can prove the work address: while the claim is prepared or open, and as the owner after it was '
  'approved. An approved owner can change the address only if they gave no other evidence, because they took the '
  'listing over.';

create table private.shared_domains (
  domain text primary key,
  is_email_provider boolean not null
);

comment on table private.shared_domains is
  'Domains where anyone can get an email address or a page. Such a domain is no evidence for a practice, and the limit '
  'per domain does not apply to it.';
alter table private.shared_domains enable row level security;

insert into private.shared_domains (domain, is_email_provider)
select regexp_split_to_table(
  'gmail.com googlemail.com google.com yahoo.com yahoo.co.uk yahoo.ca ymail.com rocketmail.com myyahoo.com outlook.com '
  'hotmail.com hotmail.co.uk live.com msn.com passport.com aol.com aim.com icloud.com me.com mac.com proton.me '
  'protonmail.com pm.me mail.com email.com usa.com usa.net gmx.com gmx.us gmx.net web.de zoho.com zohomail.com '
  'yandex.com mail.ru fastmail.com fastmail.fm hey.com tutanota.com tutamail.com tuta.io tuta.com hushmail.com '
  'hush.com duck.com inbox.com lycos.com excite.com rediffmail.com qq.com 163.com naver.com comcast.net xfinity.com '
  'verizon.net att.net sbcglobal.net bellsouth.net pacbell.net ameritech.net swbell.net prodigy.net snet.net cox.net '
  'charter.net spectrum.net rr.com roadrunner.com twc.com earthlink.net mindspring.com netzero.net netzero.com '
  'juno.com centurylink.net centurytel.net embarqmail.com windstream.net frontier.com frontiernet.net optonline.net '
  'optimum.net suddenlink.net mediacombb.net tds.net q.com qwest.net cableone.net wowway.com wavecable.com rcn.com '
  'ptd.net hughes.net', ' '
), true
union all
select regexp_split_to_table(
  'facebook.com instagram.com linkedin.com x.com twitter.com youtube.com tiktok.com linktr.ee wixsite.com wix.com '
  'weebly.com weeblysite.com squarespace.com square.site wordpress.com godaddysites.com godaddy.com business.site '
  'github.io blogspot.com carrd.co webflow.io jimdosite.com jimdofree.com site123.me strikingly.com mystrikingly.com '
  'webnode.com webs.com yolasite.com ueniweb.com hubspotpagebuilder.com notion.site netlify.app vercel.app pages.dev '
  'web.app herokuapp.com hint.com atlas.md elationhealth.com healthie.com getheal.com practicefusion.com '
  'athenahealth.com mychart.com zocdoc.com healthgrades.com vitals.com doximity.com webmd.com yelp.com calendly.com '
  'acuityscheduling.com typeform.com dpcfrontier.com', ' '
), false;

create function private.is_within_domain(host text, domain text) returns boolean
language sql immutable parallel safe
return host = domain or right(host, char_length(domain) + 1) = '.' || domain;

comment on function private.is_within_domain is 'Whether a host is a domain or below it.';

create type public.domain_comparison as enum ('match', 'different', 'free email', 'shared', 'cannot compare');

create function private.compare_domains(address text, website text) returns public.domain_comparison
language sql stable security definer set search_path = ''
begin atomic
  select case
    when email_host is null then 'cannot compare'
    when exists (
      select from private.shared_domains where is_email_provider and private.is_within_domain(email_host, domain)
    ) then 'free email'
    when site_host is null then 'cannot compare'
    -- Many people have an address at a university, school district, or agency.
    when email_host ~ '(^|\.)(edu|gov|mil|k12\.[a-z]{2}\.us)$' or site_host !~ '\.[a-z]' or exists (
      select from private.shared_domains
      where private.is_within_domain(email_host, domain) or private.is_within_domain(site_host, domain)
    ) then 'shared'
    when private.is_within_domain(email_host, site_host) or private.is_within_domain(site_host, email_host) then 'match'
    else 'different'
  end::public.domain_comparison
  from (
    select substring(lower(btrim(address)) from '@([^@.]+(?:\.[^@.]+)+)$') as email_host,
      substring(lower(website) from '^https?://(?:[^/?#@\\]*@)?(?:www\.)?([^/?#:@\\]+)') as site_host
  ) as hosts;
end;

comment on function private.compare_domains is
  'Compares the domain of an email address with that of a practice''s website: they match if one is the other or is '
  'below it, and nobody else can get an address there. Definer: API roles can''t read the list of shared domains.';
grant execute on function private.compare_domains to anon, authenticated;

create function public.compare_work_email(claim public.claim_evidence) returns public.domain_comparison
language sql stable
return private.compare_domains(claim.work_email, (select website from public.doctors where id = claim.doctor_id));

comment on function public.compare_work_email is
  'A computed column: the comparison of a claimant''s work email with the website of the listing.';
grant execute on function public.compare_work_email to anon, authenticated;

create table private.work_email_codes (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid,
  claimant uuid,
  address text not null,
  domain text not null generated always as (split_part(address, '@', 2)) stored,
  hashes bytea[] not null default '{}',
  tries integer not null default 0 constraint work_email_codes_tries_check check (tries between 0 and 5),
  requested_at timestamptz not null default now(),
  made_at timestamptz,
  refused_at timestamptz,
  foreign key (
    doctor_id, claimant
  ) references public.claim_evidence (doctor_id, claimant) on update cascade on delete set null
);

comment on table private.work_email_codes is
  'Codes that claimants requested, stored for 90 days, because a link in the email refers to the row. After its claim '
  'is deleted, a row still counts toward the limits of its address for a day, so that a new account does not reset '
  'them.';
comment on column private.work_email_codes.hashes is
  'The hashes of the emailed codes. Each attempt to send the email makes a new code, and all of them are valid.';
comment on column private.work_email_codes.tries is 'How often a wrong code was entered.';
comment on column private.work_email_codes.made_at is
  'When the worker last took the email to send it; the code is valid for 30 minutes from then.';
comment on column private.work_email_codes.refused_at is
  'When the recipient reported that they did not make the claim.';

create index work_email_codes_claim_idx on private.work_email_codes (doctor_id, claimant, requested_at);
create index work_email_codes_claimant_idx on private.work_email_codes (claimant, requested_at);
create index work_email_codes_address_idx on private.work_email_codes (address, requested_at);
create index work_email_codes_domain_idx on private.work_email_codes (domain, requested_at);
alter table private.work_email_codes enable row level security;

create table private.listing_closings (
  doctor_id uuid primary key references public.doctors (id) on delete cascade,
  practice_name text not null,
  closed_on date not null,
  instructions text,
  suggested_listing uuid references public.doctors (id) on delete set null,
  was_accepting boolean,
  was_confirmed_at timestamptz
);

comment on table private.listing_closings is
  'Practices that their owners closed, or announced to close. The row is deleted when the announcement ends, and when '
  'the listing is published or submitted again.';
comment on column private.listing_closings.practice_name is
  'The published name at the time of closing, because the owner can rename a withdrawn listing without a review.';
comment on column private.listing_closings.instructions is
  'What members should do, as the owner wrote it. Shown only while the practice has an owner, who answers for it.';
comment on column private.listing_closings.suggested_listing is
  'The listing that the page links to, until its owner removes the link.';
comment on column private.listing_closings.was_accepting is
  'Whether the practice accepted new patients before the announcement, to restore it.';
comment on column private.listing_closings.was_confirmed_at is 'When the practice had last confirmed that.';

create index listing_closings_suggested_listing_idx on private.listing_closings (suggested_listing);

alter table private.listing_closings enable row level security;

create table private.approved_owners (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  full_name text,
  npis text[] not null,
  primary key (doctor_id, user_id)
);

comment on table private.approved_owners is
  'The name and the NPIs that an admin saw when they approved an owner. A transfer to a manager adds no row, because '
  'no admin has checked the new owner.';
comment on column private.approved_owners.full_name is
  'The name in the claim, or without a claim that of the account.';
comment on column private.approved_owners.npis is 'The NPIs of the claim, the listing, and its clinicians.';

create index approved_owners_user_id_idx on private.approved_owners (user_id);
alter table private.approved_owners enable row level security;

create function private.record_approved_owner(listing uuid, person uuid) returns void
language sql volatile security definer set search_path = ''
begin atomic
  insert into private.approved_owners (doctor_id, user_id, full_name, npis)
  select listing, person, case when claims.claimant is null then profiles.full_name else claims.full_name end, array(
    select number from (
      select claims.npi as number
      union select npi from public.doctors where id = listing
      union select npi from public.clinicians where doctor_id = listing
    ) as seen
    where number is not null
  )
  from public.profiles
  left join public.claim_evidence as claims on claims.doctor_id = listing and claims.claimant = profiles.id
  where profiles.id = person
  on conflict (doctor_id, user_id) do update set full_name = excluded.full_name, npis = excluded.npis;
end;

comment on function private.record_approved_owner is
  'Records what an admin sees who approves an owner. Called before the claim is approved, which adds one for an owner '
  'without a claim. Definer: writes a private table.';
