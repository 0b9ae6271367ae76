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
  'Where anybody gets an address or a page: such a domain is nobody''s, and no limit of its own. The same list is in src/lib/claims/work-domain.ts.';
alter table private.shared_domains enable row level security;

insert into private.shared_domains (domain)
select unnest(string_to_array(
  'gmail.com googlemail.com google.com yahoo.com ymail.com rocketmail.com outlook.com hotmail.com live.com msn.com '
  'aol.com icloud.com me.com mac.com proton.me protonmail.com pm.me mail.com gmx.com gmx.us zoho.com yandex.com '
  'fastmail.com hey.com tutanota.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net '
  'earthlink.net facebook.com wixsite.com wix.com weebly.com squarespace.com wordpress.com godaddysites.com github.io '
  'blogspot.com carrd.co webflow.io linktr.ee', ' '
));

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
