-- What proves the work address of a claim: codes, mailed to it. Nobody keeps a code: it is made when its mail is sent, and what is stored is a
-- hash. They are asked for and entered in 20261121096000 and 20261121096005.

alter table public.claim_evidence add column work_email_proven_at timestamptz;

comment on column public.claim_evidence.work_email_proven_at is
  'Since when it is known that the claimant reads mail at the work address. Another address is not proven by that, nor is a claim that comes later.';

create function private.unprove_work_address() returns trigger
language plpgsql set search_path = '' as $$
begin
  if lower(new.work_email) is distinct from lower(old.work_email)
    or (new.state in ('pending', 'rival') and old.state not in ('pending', 'rival')) then
    new.work_email_proven_at := null;
  end if;
  return new;
end $$;

comment on function private.unprove_work_address is 'Trigger: a proof is of one address, and for one claim: who claims anew proves it anew.';

create trigger unprove_work_address before update of work_email, state on public.claim_evidence
for each row execute function private.unprove_work_address();

create function private.may_prove(claim public.claim_evidence) returns boolean
language sql stable
return claim.state in ('pending', 'rival') or (
  claim.state = 'approved' and exists (
    select from public.doctors where id = claim.doctor_id and user_id = claim.claimant and ownership = 'owned'
  )
);

comment on function private.may_prove is
  'Whether the work address of a claim can be proven: of one that is open, and later of the owner whose claim was approved. The address that was '
  'named for the claim stays what it is then.';

create table private.shared_domains (
  domain text primary key
);

comment on table private.shared_domains is
  'Registered domains where anybody gets an address or a page: such a domain says nothing about a practice, and has no limit of its own. '
  'The same lists are in src/lib/claims/work-domain.ts.';
alter table private.shared_domains enable row level security;

insert into private.shared_domains (domain)
select unnest(string_to_array(
  'gmail.com googlemail.com google.com yahoo.com yahoo.co.uk yahoo.ca ymail.com rocketmail.com myyahoo.com outlook.com '
  'hotmail.com hotmail.co.uk live.com msn.com passport.com aol.com aim.com icloud.com me.com mac.com proton.me '
  'protonmail.com pm.me mail.com email.com usa.com usa.net gmx.com gmx.us gmx.net web.de zoho.com zohomail.com yandex.com '
  'mail.ru fastmail.com fastmail.fm hey.com tutanota.com tutamail.com tuta.io tuta.com hushmail.com hush.com duck.com '
  'inbox.com lycos.com excite.com rediffmail.com qq.com 163.com naver.com comcast.net xfinity.com verizon.net att.net '
  'sbcglobal.net bellsouth.net pacbell.net ameritech.net swbell.net prodigy.net snet.net cox.net charter.net spectrum.net '
  'rr.com roadrunner.com twc.com earthlink.net mindspring.com netzero.net netzero.com juno.com centurylink.net '
  'centurytel.net embarqmail.com windstream.net frontier.com frontiernet.net optonline.net optimum.net suddenlink.net '
  'mediacombb.net tds.net q.com qwest.net cableone.net wowway.com wavecable.com rcn.com ptd.net hughes.net facebook.com '
  'instagram.com linkedin.com x.com twitter.com youtube.com tiktok.com linktr.ee wixsite.com wix.com weebly.com '
  'weeblysite.com squarespace.com square.site wordpress.com godaddysites.com godaddy.com business.site github.io '
  'blogspot.com carrd.co webflow.io jimdosite.com jimdofree.com site123.me strikingly.com mystrikingly.com webnode.com '
  'webs.com yolasite.com ueniweb.com hubspotpagebuilder.com notion.site netlify.app vercel.app pages.dev web.app '
  'herokuapp.com hint.com atlas.md elationhealth.com healthie.com getheal.com practicefusion.com athenahealth.com '
  'mychart.com zocdoc.com healthgrades.com vitals.com doximity.com webmd.com yelp.com calendly.com acuityscheduling.com '
  'typeform.com dpcfrontier.com', ' '
));

create function private.practice_domain(host text) returns text
language sql stable set search_path = ''
begin atomic
  with labels as (
    select string_to_array(host, '.') as parts
    -- An IPv4 address is no name.
    where host ~ '^[a-z0-9_-]+(\.[a-z0-9_-]+)+$' and host !~ '^[0-9.]+$'
  ),
  suffixes as (
    select array_to_string(parts[place:], '.') as name, array_to_string(parts[place + 1:], '.') as parent, place
    from labels cross join generate_series(1, cardinality(parts)) as place
  ),
  rules as (
    -- An exception is what ends there, one label less.
    select suffixes.place + (listed.name like '!%')::integer as place, listed.is_private, listed.name like '!%' as is_exception
    from suffixes join private.public_suffixes as listed
      on listed.name in (suffixes.name, '*.' || nullif(suffixes.parent, ''), '!' || suffixes.name)
    union all
    select max(place), false, false from suffixes having count(*) > 0
  ),
  suffix as (select place, is_private from rules order by is_exception desc, place limit 1)
  select array_to_string(parts[place - 1:], '.') from labels cross join suffix
  where place > 1 and not is_private
    -- A university, a school district, an agency: many people have an address there.
    and array_to_string(parts[place:], '.') !~ '^(edu|gov|mil|k12\.[a-z]{2}\.us)$'
    and not exists (select from private.shared_domains where domain = array_to_string(parts[place - 1:], '.'));
end;

comment on function private.practice_domain is
  'The domain registered for a host in lower case, where one organization such as a practice controls it; null for free mail, shared hosts, '
  'public suffixes, universities, and agencies. src/lib/claims/work-domain.ts does the same.';

create function private.is_at_website(address text, website text) returns boolean
language sql stable
return coalesce(
  private.practice_domain(split_part(lower(btrim(address)), '@', 2))
  = private.practice_domain(substring(lower(website) from '^https?://(?:[^/?#@\\]*@)?([^/?#:@\\]+)')),
  false
);

comment on function private.is_at_website is 'Whether an email address is at the registered domain of a practice''s website.';

create table private.work_codes (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid,
  claimant uuid,
  address text not null,
  domain text not null generated always as (split_part(address, '@', 2)) stored,
  hashes bytea[] not null default '{}',
  tries integer not null default 0 constraint work_codes_tries_check check (tries between 0 and 5),
  asked_at timestamptz not null default now(),
  made_at timestamptz,
  refused_at timestamptz,
  foreign key (doctor_id, claimant) references public.claim_evidence (doctor_id, claimant) on update cascade on delete set null
);

comment on table private.work_codes is
  'Codes that claimants asked for, kept for 90 days: the link of a mail names one. Without its claim a row counts against the limits of its '
  'address for a day, or a new account would begin anew.';
comment on column private.work_codes.hashes is 'Of the code in the mail: of several, where the mail had to be tried again.';
comment on column private.work_codes.tries is 'How often a wrong code was entered.';
comment on column private.work_codes.made_at is 'When a sender last took the mail; the code is good for 30 minutes from then.';
comment on column private.work_codes.refused_at is 'When whoever reads mail at the address said that it was not them.';

create index work_codes_claim_idx on private.work_codes (doctor_id, claimant, asked_at);
create index work_codes_claimant_idx on private.work_codes (claimant, asked_at);
create index work_codes_address_idx on private.work_codes (address, asked_at);
create index work_codes_domain_idx on private.work_codes (domain, asked_at);
alter table private.work_codes enable row level security;
