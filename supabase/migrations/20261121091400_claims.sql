-- Claims. Any member can claim a published listing, and can prove a work address with an emailed code; admins decide. Each claim has one row in
-- claim_evidence. A claim on a listing that somebody else claims or owns is a competing claim.

-- Claims: the evidence of the claimant, and the decision.

create type public.claim_evidence_status as enum ('pending', 'competing', 'approved', 'rejected', 'withdrawn', 'lapsed', 'revoked');

create table public.claim_evidence (
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  claimant uuid not null references public.profiles (id) on delete cascade,
  full_name text constraint claim_evidence_full_name_check check (
    char_length(full_name) <= 100 and char_length(btrim(full_name)) >= 2 and private.is_plain_line(full_name) and private.is_allowed_name(full_name)
  ),
  role_at_practice text constraint claim_evidence_role_at_practice_check check (
    char_length(role_at_practice) <= 100 and char_length(btrim(role_at_practice)) >= 2 and private.is_plain_line(role_at_practice)
  ),
  npi text constraint claim_evidence_npi_check check (private.is_valid_npi(npi)),
  work_email text constraint claim_evidence_work_email_check check (
    char_length(work_email) <= 254 and private.is_email_address(work_email)
  ),
  work_phone text constraint claim_evidence_work_phone_check check (private.is_phone(work_phone)),
  is_phone_public boolean not null default false,
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
comment on column public.claim_evidence.status is 'competing: somebody else claims or owns the listing.';
comment on column public.claim_evidence.is_phone_public is
  'Whether approving the claim can add the work phone to the listing. Only the claimant and admins see a private phone.';
comment on column public.claim_evidence.reason is 'Why the claim was rejected or revoked; shown to the claimant.';
comment on column public.claim_evidence.version is 'Increases with each change. A decision names the version that the admin has seen.';
comment on column public.claim_evidence.work_email_proven_at is
  'When the claimant proved that they read email at the work address. The proof applies only to this address and this claim.';

create index claim_evidence_claimant_idx on public.claim_evidence (claimant);
create index claim_evidence_open_idx on public.claim_evidence (created_at) where status in ('pending', 'competing');

grant select on table public.claim_evidence to authenticated;
grant update (full_name, role_at_practice, npi, work_email, work_phone, is_phone_public) on table public.claim_evidence to authenticated;

select private.guard_table('claim_evidence');

create policy "claim_evidence: claimants and admins can read claims" on public.claim_evidence
for select to authenticated using (claimant = (select auth.uid()) or (select private.is_admin()));

create policy "claim_evidence: claimants can complete an open claim" on public.claim_evidence
for update to authenticated
using (claimant = (select auth.uid()) and status in ('pending', 'competing'))
with check (claimant = (select auth.uid()) and status in ('pending', 'competing'));

-- Such an owner added the listing, or took it over from another one, so that no admin has compared evidence.
create policy "claim_evidence: owners without evidence can add a work email" on public.claim_evidence
for update to authenticated
using (
  claimant = (select auth.uid()) and status = 'approved' and num_nonnulls(role_at_practice, npi, work_phone) = 0
  and exists (select from public.doctors where id = doctor_id and user_id = (select auth.uid()))
)
with check (claimant = (select auth.uid()) and status = 'approved' and num_nonnulls(role_at_practice, npi, work_phone) = 0);

create function private.handle_claim_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.work_phone := private.parse_phone(new.work_phone);
  new.version := old.version + 1;
  if lower(new.work_email) is distinct from lower(old.work_email)
    or (new.status in ('pending', 'competing') and old.status not in ('pending', 'competing')) then
    new.work_email_proven_at := null;
  end if;
  return new;
end $$;

comment on function private.handle_claim_change is
  'Trigger: stores the phone in one format, counts the changes of a claim, and removes the proof of the work address when the address changes or the claim is opened again.';

create trigger claim_evidence_handle_change before update on public.claim_evidence
for each row execute function private.handle_claim_change();

create function private.open_claim(listing uuid, person uuid, as_status public.claim_evidence_status) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.claim_evidence_status;
begin
  select status into known from public.claim_evidence where doctor_id = listing and claimant = person;
  -- A competing claim that becomes the pending one has already been counted.
  if known is distinct from 'competing' and auth.uid() = person then
    perform private.enforce_rate_limit('claims');
    if (select count(*) from public.claim_evidence where claimant = person and status in ('pending', 'competing')) >= 5 then
      raise exception 'A member can have at most 5 open claims'
      using errcode = 'PT429', hint = 'claim_limit_reached', detail = '{"max": 5}';
    end if;
  end if;
  insert into public.claim_evidence (doctor_id, claimant, status) values (listing, person, as_status)
  on conflict (doctor_id, claimant) do update
  set status = as_status, reason = null, decided_at = null,
      created_at = case when claim_evidence.status = 'competing' then claim_evidence.created_at else now() end;
end $$;

comment on function private.open_claim is
  'Opens a claim with the given status. A person can have five open claims, counted under the lock of private.enforce_rate_limit. '
  'Definer: members cannot write the status.';

create function private.claim_listing(listing public.doctors, person uuid) returns public.doctors
language plpgsql security definer set search_path = '' as $$
begin
  perform private.find_transition(listing, 'claim', 'member');
  perform private.open_claim(listing.id, person, 'pending');
  perform private.record_version(listing.id, listing.version + 1, 'claim', '{"claim_status": ["unclaimed", "pending"]}');
  listing.claim_status := 'pending';
  listing.claimed_by := null;
  listing.version := listing.version + 1;
  listing.updated_at := now();
  return listing;
end $$;

comment on function private.claim_listing is
  'Opens the claim of a person on an unclaimed listing, and returns the listing as its caller stores it. Errors: PT409 the listing is not published, or '
  'somebody claims or owns it; PT429 too many claims. Definer: members cannot write the status of a claim.';

create function private.claim_by_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.claimed_by is distinct from auth.uid() or new.claim_status <> 'pending' then
    raise exception 'An update of a listing can only claim it for yourself' using errcode = '42501', hint = 'claim_changes_listing';
  end if;
  return private.claim_listing(old, auth.uid());
end $$;

comment on function private.claim_by_update is
  'Trigger: hands an update by a client, which sets claimed_by to the caller and claim_status to pending, to claim_listing, and stores what that returns. '
  'Definer: clients cannot call it.';

create trigger doctors_2_claim before update on public.doctors
for each row when (current_user = 'authenticated') execute function private.claim_by_update();

create function private.require_one_claim() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and (select count(*) from changed) > 1 then
    raise exception 'Claim one listing at a time' using errcode = '42501', hint = 'one_claim_at_a_time';
  end if;
  return null;
end $$;

comment on function private.require_one_claim is 'Trigger: one update by a client claims one listing.';

create trigger doctors_3_require_one_claim after update on public.doctors
referencing new table as changed
for each statement execute function private.require_one_claim();

create function private.assign_next_claimant(listing public.doctors) returns void
language plpgsql security definer set search_path = '' as $$
declare
  next_one uuid;
begin
  select claimant into next_one from public.claim_evidence
  where doctor_id = listing.id and status = 'competing' and not private.is_suspended(claimant)
  order by created_at limit 1;
  if next_one is not null then
    listing := private.claim_listing(listing, next_one);
    update public.doctors set claim_status = listing.claim_status, version = listing.version where id = listing.id;
  end if;
end $$;

comment on function private.assign_next_claimant is
  'Makes the first competing claimant the claimant of a locked listing without a claim. Definer: members cannot transition listings.';

create function private.settle_transition(before public.doctors, after public.doctors, action text, because text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  has_new_owner constant boolean := before.user_id is distinct from after.user_id;
  has_left_directory constant boolean := before.status = 'published' and after.status <> 'published';
begin
  if has_new_owner then
    perform private.remove_staff_of_former_owner(after.id, action);
  end if;
  -- The claim of a former claimant or owner ends, and that of a new owner is approved.
  if (before.claim_status, before.claimed_by) is distinct from (after.claim_status, after.claimed_by) then
    with ended as (
      update public.claim_evidence set
        status = case
          when action in ('withdraw claim', 'transfer', 'relinquish') then 'withdrawn'
          when before.claim_status = 'approved' then 'revoked'
          when action = 'lapse claim' then 'lapsed'
          else 'rejected'
        end::public.claim_evidence_status,
        reason = coalesce(because, reason), decided_at = now()
      where doctor_id = after.id and claimant is distinct from after.claimed_by and status in ('pending', 'approved')
      returning claimant, status
    )
    -- A revoked owner who gets the practice back by a transfer has proved nothing.
    delete from private.approved_owners using ended
    where doctor_id = after.id and user_id = ended.claimant and ended.status = 'revoked';
    if after.claim_status = 'approved' then
      if private.is_admin() then
        perform private.record_approved_owner(after.id, after.user_id);
      end if;
      insert into public.claim_evidence (doctor_id, claimant, status, decided_at) values (after.id, after.user_id, 'approved', now())
      on conflict (doctor_id, claimant) do update set status = 'approved', reason = null, decided_at = now();
    end if;
  end if;
  -- A pending change ends with the ownership of its author, or when the listing leaves the directory.
  if has_new_owner or has_left_directory then
    update public.listing_changes set status = 'withdrawn', decided_at = now() where doctor_id = after.id and status = 'open';
  end if;
  if (before.status = 'withdrawn' and after.status <> 'withdrawn') or (before.closes_on is not null and after.closes_on is null and action <> 'close') then
    delete from private.listing_closings where doctor_id = after.id;
  end if;
  -- A new owner cannot read earlier requests, so they end.
  if before.ownership = 'owned' and (after.status <> 'published' or (has_new_owner and action <> 'transfer')) then
    update public.practice_requests set status = 'ended', closed_at = now(), updated_at = now()
    where doctor_id = after.id and closed_at is null;
  end if;
  if after.status = 'published' and after.claim_status = 'unclaimed' then
    perform private.assign_next_claimant(after);
  end if;
end $$;

comment on function private.settle_transition is
  'After a change of status or ownership, removes the staff of a former owner, updates the claims, ends pending changes and open requests, deletes the closing of a '
  'practice that is listed again or whose announcement ended, and makes the first competing claimant the claimant of a free listing. Definer: members '
  'cannot write these tables.';

-- Decisions on claims: approved or rejected by admins, withdrawn by the claimant, or lapsed.

create function private.plan_claim_details(claim public.claim_evidence) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  listing public.doctors;
  details jsonb;
begin
  perform private.require_admin();
  select * into listing from public.doctors where id = claim.doctor_id;
  -- The evidence has the same checks as these columns of the listing.
  details := jsonb_strip_nulls(jsonb_build_object(
    'npi', case when listing.npi is null then claim.npi end,
    'phone', case when listing.phone is null and claim.is_phone_public then claim.work_phone end
  ));
  if details ? 'npi' and (
    exists (select from private.npi_records where npi = claim.npi and status <> 'active')
    or exists (select from public.clinicians where doctor_id = listing.id and npi = claim.npi)
    -- A physician may own several offices, with one NPI.
    or exists (
      select from public.doctors
      where npi = claim.npi and id <> listing.id and status in ('pending', 'published') and user_id is distinct from claim.claimant
    )
    or (private.find_removal_entry_of_listing(jsonb_populate_record(listing, details))).id is not null
  ) then
    details := details - 'npi';
  end if;
  return details;
end $$;

comment on function private.plan_claim_details is
  'Returns the NPI and, if it is public, the work phone that approving a claim adds to its listing, where the listing has none. Leaves out '
  'an NPI that is inactive in the registry, that a clinician of the listing or another owner''s listing has, or that asked not to be listed, '
  'because none of these is a reason not to approve the claim. Admins only. Definer: API roles cannot read registry answers and the removal '
  'register.';
grant execute on function private.plan_claim_details to authenticated;

create function public.approval_adds(claim public.claim_evidence) returns text[]
language sql stable return array(select jsonb_object_keys(private.plan_claim_details(claim)));

comment on function public.approval_adds is
  'A computed column: what approving a claim adds to its listing, of `npi` and `phone`. Admins only.';
grant execute on function public.approval_adds to authenticated;

create function private.decide_claim(
  target uuid, claimant uuid, seen_version integer, is_approved boolean, reason text, is_without_evidence boolean
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  claim public.claim_evidence;
  listing public.doctors;
  note text := nullif(btrim(reason), '');
begin
  perform private.require_admin();
  perform private.require_impartial('claim_evidence', target, claimant);
  -- Functions that change a listing and its claims lock the listing first, to prevent a deadlock.
  select * into listing from public.doctors where id = target for update;
  select * into claim from public.claim_evidence
  where doctor_id = target and claim_evidence.claimant = decide_claim.claimant and status in ('pending', 'competing') for update;
  if claim.doctor_id is null then
    raise exception 'This claim is no longer open' using errcode = 'PT409', hint = 'claim_not_open';
  end if;
  if claim.version is distinct from seen_version then
    raise exception 'The claimant has changed the evidence since you opened it' using errcode = 'PT409', hint = 'claim_changed';
  end if;
  if is_approved is null then
    raise exception 'A decision approves or rejects the claim' using errcode = '22023', hint = 'invalid_input';
  end if;
  if not is_approved and note is null then
    raise exception 'Rejecting a claim requires a reason' using errcode = '23514', hint = 'reason_required';
  end if;
  if is_approved and not claim.has_evidence then
    if not coalesce(is_without_evidence, false) then
      raise exception 'The claimant has given no evidence' using errcode = 'PT428', hint = 'evidence_missing';
    end if;
    note := jsonb_strip_nulls(jsonb_build_object('code', 'approved_without_evidence', 'note', note));
  end if;
  if claim.status = 'pending' then
    perform private.transition_listing(target, case when is_approved then 'approve claim' else 'reject claim' end, 'administrator', note);
  elsif not is_approved then
    update public.claim_evidence set status = 'rejected', reason = left(note, 500), decided_at = now()
    where doctor_id = target and claim_evidence.claimant = claim.claimant;
    perform private.record_event(
      'claim_rejected', 'doctors', target, note, array[claim.claimant], seen => private.describe_person(claim.claimant)
    );
  else
    if note is null then
      raise exception 'Giving the listing to someone else requires a reason' using errcode = '23514', hint = 'reason_required';
    end if;
    -- The previous owner or claimant can appeal their own decision.
    perform private.record_event(
      case listing.ownership when 'owned' then 'ownership_revoked' else 'claim_rejected' end::public.event_code, 'doctors', target, note,
      seen => private.describe_person(
        coalesce(listing.user_id, (select other.claimant from public.claim_evidence as other where other.doctor_id = target and other.status = 'pending'))
      )
    );
    perform private.transition_listing(target, 'approve competing claim', 'administrator', note, person => claim.claimant);
  end if;
  if is_approved then
    perform private.write_listing(target, private.plan_claim_details(claim), 'add claim details');
  end if;
end $$;

comment on function private.decide_claim is
  'Approves or rejects the open claim of one person in the version that the admin has seen. Approving a competing claim replaces the current claimant '
  'or owner. An approved claim fills in the NPI and phone that the listing lacks. Errors: PT409 the claim is no longer open, or has changed; PT428 it '
  'has no evidence, and `is_without_evidence` is not true. Definer: members cannot transition listings.';
grant execute on function private.decide_claim to authenticated;

create function public.decide_claim(
  target uuid, claimant uuid, seen_version integer, is_approved boolean, reason text default null, is_without_evidence boolean default false
) returns void
language sql volatile begin atomic select private.decide_claim(target, claimant, seen_version, is_approved, reason, is_without_evidence); end;

comment on function public.decide_claim is 'Approves or rejects one person''s claim on a listing. Admins only.';
grant execute on function public.decide_claim to authenticated;

create function private.approve_claims(seen jsonb)
returns table (doctor_id uuid, claimant uuid, error_hint text)
language plpgsql security definer set search_path = '' as $$
declare
  entry record;
begin
  perform private.require_admin();
  if jsonb_typeof(seen) is distinct from 'array' or jsonb_array_length(seen) > 200 then
    raise exception 'Approve at most 200 claims at once' using errcode = '22023', hint = 'input_too_large';
  end if;
  for entry in select claim.* from jsonb_to_recordset(seen) as claim (doctor_id uuid, claimant uuid, version integer) loop
    approve_claims.doctor_id := entry.doctor_id;
    approve_claims.claimant := entry.claimant;
    error_hint := null;
    begin
      perform private.decide_claim(entry.doctor_id, entry.claimant, entry.version, true, null, false);
    exception when sqlstate 'PT409' or sqlstate 'PT428' or sqlstate 'P0002' or check_violation or insufficient_privilege then
      get stacked diagnostics error_hint = pg_exception_hint;
    end;
    return next;
  end loop;
end $$;

comment on function private.approve_claims is
  'Approves up to 200 claims [{doctor_id, claimant, version}] independently. Returns each with null if it succeeded, '
  'or with the hint of its error, which is empty for an error without a hint. Admins only. Definer: like '
  'decide_claim.';
grant execute on function private.approve_claims to authenticated;

create function public.approve_claims(seen jsonb) returns table (doctor_id uuid, claimant uuid, error_hint text)
language sql volatile begin atomic select * from private.approve_claims(seen); end;

comment on function public.approve_claims is
  'Approves several claims, and returns the hint of the error for each that failed. Admins only.';
grant execute on function public.approve_claims to authenticated;

create function private.withdraw_claim(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_active_member();
  -- Otherwise a decision at the same time could make the claim of somebody else the pending one, which would then be withdrawn.
  perform from public.doctors where id = target for update;
  update public.claim_evidence set status = 'withdrawn', decided_at = now()
  where doctor_id = target and claimant = auth.uid() and status = 'competing';
  if found then
    return;
  end if;
  if not exists (select from public.claim_evidence where doctor_id = target and claimant = auth.uid() and status = 'pending') then
    raise exception 'You have no pending claim on this listing' using errcode = 'PT409', hint = 'claim_not_open';
  end if;
  perform private.transition_listing(target, 'withdraw claim', 'claimant');
end $$;

comment on function private.withdraw_claim is
  'Withdraws the caller''s pending or competing claim. PT409 without one. Definer: members cannot write these columns.';
grant execute on function private.withdraw_claim to authenticated;

create function public.withdraw_claim(target uuid) returns void
language sql volatile begin atomic select private.withdraw_claim(target); end;

comment on function public.withdraw_claim is 'Withdraws the caller''s open claim.';
grant execute on function public.withdraw_claim to authenticated;

create function private.file_competing_claim(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
begin
  perform private.require_active_member();
  select * into listing from public.doctors where id = target for update;
  if listing.status is distinct from 'published' then
    raise exception 'There is no such listing' using errcode = 'P0002', hint = 'listing_not_found';
  end if;
  if listing.user_id = auth.uid() or exists (select from public.claim_evidence where doctor_id = target and claimant = auth.uid() and status = 'pending') then
    raise exception 'You have already claimed this listing' using errcode = 'PT409', hint = 'already_claimed';
  end if;
  -- A second call changes nothing, for example from another tab.
  if not exists (select from public.claim_evidence where doctor_id = target and claimant = auth.uid() and status = 'competing') then
    perform private.open_claim(target, auth.uid(), 'competing');
  end if;
  if listing.ownership = 'none' then
    perform private.assign_next_claimant(listing);
  end if;
end $$;

comment on function private.file_competing_claim is
  'Files a competing claim of the caller, which becomes the claim of a listing that has no claim and no owner. '
  'Definer: members cannot write the status.';
grant execute on function private.file_competing_claim to authenticated;

create function public.file_competing_claim(target uuid) returns void
language sql volatile begin atomic select private.file_competing_claim(target); end;

comment on function public.file_competing_claim is
  'Files the caller''s claim on a listing that somebody else claims or owns.';
grant execute on function public.file_competing_claim to authenticated;

create function private.can_verify_work_email(claim public.claim_evidence) returns boolean
language sql stable
return claim.status in ('pending', 'competing') or (
  claim.status = 'approved' and exists (
    select from public.doctors where id = claim.doctor_id and user_id = claim.claimant and ownership = 'owned'
  )
);

comment on function private.can_verify_work_email is
  'Whether the claimant can prove the work address: while the claim is open, and as the owner after it was approved. An approved owner can '
  'change the address only if they gave no other evidence, because they added the listing.';

create table private.shared_domains (
  domain text primary key,
  is_email_provider boolean not null
);

comment on table private.shared_domains is
  'Domains where anyone can get an email address or a page. Such a domain is no evidence for a practice, and the limit per domain does not apply to it.';
alter table private.shared_domains enable row level security;

insert into private.shared_domains (domain, is_email_provider)
select regexp_split_to_table(
  'gmail.com googlemail.com google.com yahoo.com yahoo.co.uk yahoo.ca ymail.com rocketmail.com myyahoo.com outlook.com '
  'hotmail.com hotmail.co.uk live.com msn.com passport.com aol.com aim.com icloud.com me.com mac.com proton.me '
  'protonmail.com pm.me mail.com email.com usa.com usa.net gmx.com gmx.us gmx.net web.de zoho.com zohomail.com yandex.com '
  'mail.ru fastmail.com fastmail.fm hey.com tutanota.com tutamail.com tuta.io tuta.com hushmail.com hush.com duck.com '
  'inbox.com lycos.com excite.com rediffmail.com qq.com 163.com naver.com comcast.net xfinity.com verizon.net att.net '
  'sbcglobal.net bellsouth.net pacbell.net ameritech.net swbell.net prodigy.net snet.net cox.net charter.net spectrum.net '
  'rr.com roadrunner.com twc.com earthlink.net mindspring.com netzero.net netzero.com juno.com centurylink.net '
  'centurytel.net embarqmail.com windstream.net frontier.com frontiernet.net optonline.net optimum.net suddenlink.net '
  'mediacombb.net tds.net q.com qwest.net cableone.net wowway.com wavecable.com rcn.com ptd.net hughes.net', ' '
), true
union all
select regexp_split_to_table(
  'facebook.com instagram.com linkedin.com x.com twitter.com youtube.com tiktok.com linktr.ee wixsite.com wix.com '
  'weebly.com weeblysite.com squarespace.com square.site wordpress.com godaddysites.com godaddy.com business.site '
  'github.io blogspot.com carrd.co webflow.io jimdosite.com jimdofree.com site123.me strikingly.com mystrikingly.com '
  'webnode.com webs.com yolasite.com ueniweb.com hubspotpagebuilder.com notion.site netlify.app vercel.app pages.dev '
  'web.app herokuapp.com hint.com atlas.md elationhealth.com healthie.com getheal.com practicefusion.com athenahealth.com '
  'mychart.com zocdoc.com healthgrades.com vitals.com doximity.com webmd.com yelp.com calendly.com acuityscheduling.com '
  'typeform.com dpcfrontier.com', ' '
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
    when exists (select from private.shared_domains where is_email_provider and private.is_within_domain(email_host, domain)) then 'free email'
    when site_host is null then 'cannot compare'
    -- Many people have an address at a university, school district, or agency.
    when email_host ~ '(^|\.)(edu|gov|mil|k12\.[a-z]{2}\.us)$' or site_host !~ '\.[a-z]' or exists (
      select from private.shared_domains where private.is_within_domain(email_host, domain) or private.is_within_domain(site_host, domain)
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
  'Compares the domain of an email address with that of a practice''s website: they match if one is the other or is below it, and nobody else can get an '
  'address there. Definer: API roles can''t read the list of shared domains.';
grant execute on function private.compare_domains to anon, authenticated;

create function public.compare_work_email(claim public.claim_evidence) returns public.domain_comparison
language sql stable
return private.compare_domains(claim.work_email, (select website from public.doctors where id = claim.doctor_id));

comment on function public.compare_work_email is 'A computed column: the comparison of a claimant''s work email with the website of the listing.';
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
  foreign key (doctor_id, claimant) references public.claim_evidence (doctor_id, claimant) on update cascade on delete set null
);

comment on table private.work_email_codes is
  'Codes that claimants requested, stored for 90 days, because a link in the email refers to the row. After its claim is deleted, a row still counts toward '
  'the limits of its address for a day, so that a new account does not reset them.';
comment on column private.work_email_codes.hashes is 'The hashes of the emailed codes. Each attempt to send the email makes a new code, and all of them are valid.';
comment on column private.work_email_codes.tries is 'How often a wrong code was entered.';
comment on column private.work_email_codes.made_at is 'When the worker last took the email to send it; the code is valid for 30 minutes from then.';
comment on column private.work_email_codes.refused_at is 'When the recipient reported that they did not make the claim.';

create index work_email_codes_claim_idx on private.work_email_codes (doctor_id, claimant, requested_at);
create index work_email_codes_claimant_idx on private.work_email_codes (claimant, requested_at);
create index work_email_codes_address_idx on private.work_email_codes (address, requested_at);
create index work_email_codes_domain_idx on private.work_email_codes (domain, requested_at);
alter table private.work_email_codes enable row level security;

-- Proof of a work address: a claimant requests a code to the address that they gave.

insert into private.rate_limits (action, is_newcomer, max_count, period) values
  ('verification codes', false, 10, '1 day');

create function private.hash_work_email_code(email_code uuid, code text) returns bytea
language sql stable
-- A copy of the table does not contain the key from the vault, so a copy alone is not enough to try all million codes.
return sha256(convert_to(concat_ws(' ', email_code, code, private.get_secret('send_mail_key')), 'UTF8'));

comment on function private.hash_work_email_code is 'Returns the stored hash of a code, salted with the id of its row, and with the email worker''s key if there is a vault.';

create function private.request_work_email_code(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  since constant timestamptz := now() - interval '1 day';
  claim public.claim_evidence;
  to_address text;
  of_domain text;
  waited interval;
  email_code uuid;
begin
  perform private.require_active_member();
  select * into claim from public.claim_evidence
  where doctor_id = target and claimant = auth.uid() and private.can_verify_work_email(claim_evidence) for update;
  if claim.doctor_id is null then
    raise exception 'You have no open claim on this listing' using errcode = 'PT409', hint = 'claim_not_open';
  end if;
  if claim.work_email is null or claim.full_name is null then
    raise exception 'Save your full name and your work email first' using errcode = '23514', hint = 'evidence_incomplete';
  end if;
  if claim.work_email_proven_at is not null then
    raise exception 'Your work email is already verified' using errcode = 'PT409', hint = 'work_email_proven';
  end if;
  perform private.enforce_rate_limit('verification codes');
  to_address := lower(claim.work_email);
  of_domain := split_part(to_address, '@', 2);
  if private.is_suppressed(to_address) then
    raise exception 'Email to this address bounces' using errcode = 'PT409', hint = 'work_email_bounces';
  end if;
  if exists (select from private.work_email_codes where claimant = auth.uid() and address = to_address and refused_at is not null) then
    raise exception 'The recipient at this address has said that they did not make this claim'
    using errcode = 'PT409', hint = 'work_email_disputed';
  end if;
  -- The lock keeps concurrent requests from each seeing room for one more.
  perform pg_advisory_xact_lock(hashtextextended('work codes ' || of_domain, 0));
  waited := now() - (select max(requested_at) from private.work_email_codes where claimant = auth.uid() or address = to_address);
  if waited < interval '1 minute' then
    raise exception 'A code was requested less than a minute ago'
    using errcode = 'PT429', hint = 'work_code_too_soon', detail = json_build_object('seconds', ceil(60 - extract(epoch from waited)));
  end if;
  if (select count(*) from private.work_email_codes where address = to_address and claimant = auth.uid() and requested_at > since) >= 3 then
    raise exception 'A member can request three codes per address and day' using errcode = 'PT429', hint = 'work_code_limit_reached';
  end if;
  -- Codes that the recipient disputed do not use up the limit of other claimants with this address.
  if (select count(*) from private.work_email_codes where address = to_address and requested_at > since and refused_at is null) >= 5 then
    raise exception 'Five codes can be requested per address and day' using errcode = 'PT429', hint = 'work_code_limit_reached';
  end if;
  if (select count(*) from private.work_email_codes where domain = of_domain and requested_at > since and refused_at is null) >= 30
    and not exists (select from private.shared_domains where private.is_within_domain(of_domain, domain)) then
    raise exception 'Thirty codes can be requested per domain and day' using errcode = 'PT429', hint = 'work_code_limit_reached';
  end if;
  insert into private.work_email_codes (doctor_id, claimant, address) values (target, claim.claimant, to_address) returning id into email_code;
  insert into private.outbox (recipient, event, work_code_id, dedupe_key, due_at)
  values (claim.claimant, 'work_email_code', email_code, 'work code/' || email_code, now());
end $$;

comment on function private.request_work_email_code is
  'Emails a six-digit code to the work address of the caller''s open or approved claim. Errors: PT409 no such claim, '
  'already proven, email to the address bounces, or its recipient has disputed the claim; PT429 too many codes; 23514 '
  'the claim has no name or work address. Definer: writes private tables.';
grant execute on function private.request_work_email_code to authenticated;

create function public.request_work_email_code(target uuid) returns void
language sql volatile begin atomic select private.request_work_email_code(target); end;

comment on function public.request_work_email_code is
  'Emails a code to the work address of the caller''s claim on a listing.';
grant execute on function public.request_work_email_code to authenticated;

-- Entering the code: only the claimant, within 30 minutes of the email, and with at most five wrong tries.

create function private.get_latest_work_email_code(target uuid, person uuid) returns private.work_email_codes
language sql stable
return (
  select codes from private.work_email_codes as codes
  join public.claim_evidence as claims on claims.doctor_id = codes.doctor_id and claims.claimant = codes.claimant
  where codes.doctor_id = target and codes.claimant = person and codes.address = lower(claims.work_email)
    and private.can_verify_work_email(claims)
  order by codes.requested_at desc, codes.id limit 1
);

comment on function private.get_latest_work_email_code is 'Returns the latest code for the current address of a claim, which makes earlier ones invalid.';

create function private.verify_work_email(target uuid, code text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  claim public.claim_evidence;
  email_code private.work_email_codes;
begin
  perform private.require_active_member();
  if code is null or code !~ '^[0-9]{6}$' then
    raise exception 'A code has six digits' using errcode = '22023', hint = 'malformed_code';
  end if;
  -- The lock keeps concurrent tries from each counting as the first.
  select * into claim from public.claim_evidence
  where doctor_id = target and claimant = auth.uid() and private.can_verify_work_email(claim_evidence) for update;
  if claim.doctor_id is null then
    raise exception 'You have no open claim on this listing' using errcode = 'PT409', hint = 'claim_not_open';
  end if;
  -- A retry after a lost response succeeds again.
  if claim.work_email_proven_at is not null then
    return null;
  end if;
  email_code := private.get_latest_work_email_code(target, claim.claimant);
  if email_code.made_at is null or email_code.made_at < now() - interval '30 minutes' or email_code.tries >= 5 or email_code.refused_at is not null then
    raise exception 'There is no current code' using errcode = 'PT409', hint = 'no_current_code';
  end if;
  if not private.hash_work_email_code(email_code.id, code) = any (email_code.hashes) then
    update private.work_email_codes set tries = tries + 1 where id = email_code.id;
    return 4 - email_code.tries;
  end if;
  update private.work_email_codes set hashes = '{}' where id = email_code.id;
  update public.claim_evidence set work_email_proven_at = now() where doctor_id = target and claimant = claim.claimant;
  return null;
end $$;

comment on function private.verify_work_email is
  'Proves the work address of the caller''s claim by its code. Returns null if the code is right, or the number of tries left. A wrong code is not an error, '
  'because an error would roll back the count. Errors: PT409 no such claim, or no current code. Definer: API roles cannot read codes.';
grant execute on function private.verify_work_email to authenticated;

create function public.verify_work_email(target uuid, code text) returns integer
language sql volatile begin atomic select private.verify_work_email(target, code); end;

comment on function public.verify_work_email is
  'Checks the code that was emailed to the work address of the caller''s claim.';
grant execute on function public.verify_work_email to authenticated;

create function private.get_work_email_code_status(target uuid) returns table (status text, wait integer, expires_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  email_code private.work_email_codes;
begin
  perform private.require_mfa();
  email_code := private.get_latest_work_email_code(target, auth.uid());
  if email_code.id is null then
    return;
  end if;
  return query select
    case
      when email_code.refused_at is not null then 'refused'
      when private.is_suppressed(email_code.address) then 'undelivered'
      when email_code.tries >= 5 then 'locked'
      when email_code.made_at < now() - interval '30 minutes' then 'expired'
      when exists (select from private.outbox where work_code_id = email_code.id and given_up_at is not null) then 'undelivered'
      when email_code.made_at is null then 'waiting'
      else 'sent'
    end,
    greatest(0, ceil(60 - extract(epoch from now() - email_code.requested_at)))::integer,
    email_code.made_at + interval '30 minutes';
end $$;

comment on function private.get_work_email_code_status is
  'Returns the status of the caller''s latest code (waiting, sent, expired, locked, undelivered, or refused), the seconds until they can request '
  'another, and when it expires; no row without a code. Definer: API roles cannot read codes.';
grant execute on function private.get_work_email_code_status to authenticated;

create function public.get_work_email_code_status(target uuid) returns table (status text, wait integer, expires_at timestamptz)
language sql stable begin atomic select * from private.get_work_email_code_status(target); end;

comment on function public.get_work_email_code_status is
  'Returns the status of the latest code that the caller requested for their claim on a listing.';
grant execute on function public.get_work_email_code_status to authenticated;

-- "This was not me": the recipient of a code can end the claim with the link in the email. Only supabase/functions/not-me calls this, after it has
-- checked the signature of the link; API roles cannot.

create function private.dispute_claim(code uuid) returns text
language plpgsql set search_path = '' as $$
declare
  because constant text := '{"code": "claim_disputed"}';
  email_code private.work_email_codes;
  claim public.claim_evidence;
begin
  select * into email_code from private.work_email_codes where id = code;
  if email_code.id is null then
    return null;
  end if;
  -- Functions that change a listing and its claims lock the listing first, to prevent a deadlock.
  perform from public.doctors where id = email_code.doctor_id for update;
  select * into claim from public.claim_evidence where doctor_id = email_code.doctor_id and claimant = email_code.claimant for update;
  select * into email_code from private.work_email_codes where id = code for update;
  update private.work_email_codes set refused_at = coalesce(refused_at, now()), hashes = '{}' where id = code;
  if claim.doctor_id is null then
    return 'deleted';
  end if;
  -- A repeated report does not affect an address that the claimant gave later.
  if email_code.refused_at is not null and (
    claim.status not in ('pending', 'competing') or lower(claim.work_email) is distinct from email_code.address
  ) then
    return case when claim.status = 'approved' then 'reported' else 'ended' end;
  end if;
  update public.claim_evidence set work_email_proven_at = null
  where doctor_id = claim.doctor_id and claimant = claim.claimant and lower(work_email) = email_code.address;
  -- An open claim ends as if an admin had rejected it. Only an admin removes an owner.
  if claim.status = 'pending' then
    perform private.transition_listing(claim.doctor_id, 'dispute claim', 'work address', because);
  else
    if claim.status = 'competing' then
      update public.claim_evidence set status = 'rejected', reason = because, decided_at = now()
      where doctor_id = claim.doctor_id and claimant = claim.claimant;
      perform private.notify(claim.claimant, 'claim_rejected', claim.doctor_id, because);
    end if;
    perform private.record_event(
      'claim_disputed', 'doctors', claim.doctor_id, because, seen => private.describe_person(claim.claimant)
    );
  end if;
  perform private.notify(user_id, 'claim_disputed', claim.doctor_id, jsonb_build_object(
    'code', 'claim_disputed_to_admins', 'claimant', claim.full_name, 'was_approved', claim.status = 'approved'
  )::text)
  from public.user_roles where role = 'admin';
  return case when claim.status = 'approved' then 'reported' else 'ended' end;
end $$;

comment on function private.dispute_claim is
  'Ends the claim for which a code was requested, notifies the claimant and the admins, and blocks the address for that claimant. Returns "ended", "reported" if the '
  'claim was already approved, "deleted" if it was deleted with its account or listing, or null for an unknown code.';
