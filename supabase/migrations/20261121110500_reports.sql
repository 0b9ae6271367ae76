-- What is stored of reports and appeals, and impartiality: an admin cannot decide a case that is about them or their
-- practice, or that they filed. While another admin has less to do with a case, neither can one who reported it, has
-- owned or claimed the practice, or made the decision that is appealed.

create type public.report_reason as enum (
  'inaccurate', 'closed', 'not_dpc', 'spam', 'offensive', 'unsafe', 'impersonation', 'private_information', 'other'
);
create type public.report_status as enum ('open', 'closed');
create type public.report_outcome as enum ('upheld', 'dismissed');

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid default auth.uid() references public.profiles (id) on delete set null,
  doctor_id uuid references public.doctors (id) on delete cascade,
  post_id uuid references public.posts (id) on delete cascade,
  comment_id uuid references public.post_comments (id) on delete cascade,
  profile_id uuid references public.profiles (id) on delete cascade,
  reported_name text,
  reason public.report_reason not null,
  note text constraint reports_note_check check (char_length(note) <= 1000),
  status public.report_status not null default 'open',
  outcome public.report_outcome,
  resolution text constraint reports_resolution_check check (char_length(resolution) <= 500),
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint reports_target_check check (num_nonnulls(doctor_id, post_id, comment_id, profile_id) = 1)
);

comment on table public.reports is 'Reports by members about a listing, a post, a comment, or a member.';
comment on column public.reports.reported_name is
  'The name of the reported member at the time of the report, which an impersonator can change later.';
comment on column public.reports.outcome is
  'Upheld: an admin removed the content, warned its author, took the listing down, or suspended the member. Dismissed: '
  'an admin kept the content or reversed this. Null while the report is open, and for a listing or member that stayed.';

create index reports_reporter_id_idx on public.reports (reporter_id);
create index reports_doctor_id_idx on public.reports (doctor_id);
create index reports_post_id_idx on public.reports (post_id);
create index reports_comment_id_idx on public.reports (comment_id);
create index reports_profile_id_idx on public.reports (profile_id);
create index reports_open_idx on public.reports (created_at) where status = 'open';
-- A member can have one open report of each thing.
create unique index reports_reporter_doctor_key on public.reports (reporter_id, doctor_id)
where status = 'open' and doctor_id is not null;
create unique index reports_reporter_post_key on public.reports (reporter_id, post_id)
where status = 'open' and post_id is not null;
create unique index reports_reporter_comment_key on public.reports (reporter_id, comment_id)
where status = 'open' and comment_id is not null;
create unique index reports_reporter_profile_key on public.reports (reporter_id, profile_id)
where status = 'open' and profile_id is not null;

grant select on table public.reports to authenticated;
grant insert (id, doctor_id, post_id, comment_id, profile_id, reason, note) on table public.reports to authenticated;

select private.guard_table('reports');

create policy "reports: reporter and admin can read" on public.reports
for select to authenticated using (reporter_id = (select auth.uid()) or (select private.is_admin()));

create policy "reports: member can report as self what they can read" on public.reports
for insert to authenticated
with check (
  reporter_id = (select auth.uid())
  and (doctor_id is null or exists (select 1 from public.doctors where doctors.id = doctor_id))
  and (post_id is null or exists (select 1 from public.posts where posts.id = post_id))
  and (comment_id is null or exists (select 1 from public.post_comments where post_comments.id = comment_id))
  and (
    profile_id is null
    or (profile_id <> (select auth.uid()) and exists (select 1 from public.profiles where profiles.id = profile_id))
  )
);

create type public.appeal_status as enum ('open', 'granted', 'declined');

create table public.appeals (
  id uuid primary key default gen_random_uuid(),
  decision_id bigint not null unique references public.moderation_log (id) on delete cascade,
  appellant_id uuid not null references public.profiles (id) on delete cascade,
  message text not null
    constraint appeals_message_check check (char_length(message) <= 1000 and private.has_visible_text(message)),
  content text,
  status public.appeal_status not null default 'open',
  reason text constraint appeals_reason_check check (char_length(reason) <= 500),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint appeals_decided_check check ((status = 'open') = (decided_at is null))
);

comment on table public.appeals is
  'Appeals against a decision about the appellant''s post, comment, listing, or account, with their outcome.';
comment on column public.appeals.content is
  'The text of the post or comment at the time of the appeal; later edits do not change it.';
comment on column public.appeals.reason is 'Why the appeal was granted or declined, shown to the appellant.';

create index appeals_appellant_id_idx on public.appeals (appellant_id);
create index appeals_decided_by_idx on public.appeals (decided_by);
create index appeals_open_idx on public.appeals (created_at, id) where status = 'open';

grant select on table public.appeals to authenticated;

create policy "appeals: appellant and admin can read" on public.appeals
for select to authenticated using (appellant_id = (select auth.uid()) or (select private.is_admin()));

select private.guard_table('appeals');

create type private.involvement as enum ('none', 'decided_before', 'decided', 'interested', 'party');

comment on type private.involvement is
  'What a person has to do with a case, from least to most. decided, decided_before: they made the decision that is '
  'appealed, or an earlier one about the same. interested: they reported it, wrote the post it is a comment on, or '
  'have owned or claimed the practice. party: it is about them or their practice, or they filed it.';

create function private.get_practice_involvement(listing_id uuid, person uuid) returns private.involvement
language sql stable security definer set search_path = ''
begin atomic
  select case
    when exists (select from private.practice_people where doctor_id = listing_id and user_id = person) or exists (
      select from public.claim_evidence
      where doctor_id = listing_id and claimant = person and status in ('pending', 'competing')
    ) then 'party'
    when exists (select from public.claim_evidence where doctor_id = listing_id and claimant = person) or exists (
      select from public.listing_versions
      where doctor_id = listing_id and changes @> jsonb_build_object('user_id', jsonb_build_array(person))
    ) then 'interested'
    else 'none'
  end::private.involvement;
end;

comment on function private.get_practice_involvement is
  'Returns what a person has to do with a practice as its owner, staff, or claimant, now or before. Definer: reads '
  'claims, staff, and versions.';

create function private.get_involvement(target_table text, target uuid, person uuid) returns private.involvement
language plpgsql stable security definer set search_path = '' as $$
declare
  found private.involvement;
begin
  case target_table
    when 'profiles' then
      found := case when target = person then 'party' else 'none' end;
    when 'claim_evidence' then
      found := private.get_practice_involvement(target, person);
    when 'doctors' then
      select case
        when submitted_by = person and user_id is null and not private.had_other_owner(doctors) then 'party'
        else private.get_practice_involvement(id, person)
      end into found
      from public.doctors where id = target;
    when 'listing_changes' then
      select case when author = person then 'party' else private.get_practice_involvement(doctor_id, person) end
      into found
      from public.listing_changes where id = target;
    when 'listing_corrections' then
      -- Those who can edit the listing decide for the practice, whose identity changes are reviewed. A decision also
      -- settles the other corrections of the field.
      select case
        when private.has_practice_permission(doctor_id, 'edit', person) then 'none'
        when author = person or exists (
          select from public.listing_corrections as other
          where other.doctor_id = decided.doctor_id and other.field = decided.field and other.author = person
            and other.status = 'open'
        ) then 'party'
        else private.get_practice_involvement(doctor_id, person)
      end into found
      from public.listing_corrections as decided where id = target;
    when 'reports' then
      select case
        when doctor_id is not null then private.get_involvement('doctors', doctor_id, person)
        when profile_id is not null then private.get_involvement('profiles', profile_id, person)
        when post_id is not null then private.get_involvement('posts', post_id, person)
        else private.get_involvement('post_comments', comment_id, person)
      end into found
      from public.reports where id = target;
    when 'posts' then
      select case when user_id = person then 'party' else private.get_practice_involvement(doctor_id, person) end
      into found
      from public.posts where id = target;
    when 'post_comments' then
      select case
        when post_comments.user_id = person then 'party'
        else greatest(
          private.get_practice_involvement(doctor_id, person),
          case when posts.user_id = person then 'interested' end::private.involvement
        )
      end into found
      from public.post_comments join public.posts on posts.id = post_id where post_comments.id = target;
    when 'appeals' then
      select case
        when appellant_id = person then 'party'
        else greatest(
          private.get_involvement(decision.target_table, decision.target_id, person),
          case
            when decision.actor = person then 'decided'
            when exists (
              select from public.moderation_log as earlier
              where earlier.target_table = decision.target_table and earlier.target_id = decision.target_id
                and earlier.id < decision.id and earlier.actor = person
            ) then 'decided_before'
          end::private.involvement
        )
      end into found
      from public.appeals join public.moderation_log as decision on decision.id = decision_id
      where appeals.id = target;
    when 'removal_requests' then
      select case
        when exists (
          select from auth.users
          where users.id = person
            and private.fold_mailbox(users.email) = private.fold_mailbox(removal_requests.email)
        ) then 'party'
        else private.get_involvement('doctors', doctor_id, person)
      end into found
      from public.removal_requests where id = target;
    else
      raise exception 'There are no cases of this kind' using errcode = '22023', hint = 'invalid_input';
  end case;
  return greatest(found, case
    when exists (
      select from public.reports
      where reporter_id = person and target = case target_table
        when 'profiles' then profile_id when 'doctors' then doctor_id when 'posts' then post_id
        when 'post_comments' then comment_id
      end
    ) then 'interested'
    else 'none'
  end::private.involvement);
end $$;

comment on function private.get_involvement is
  'Returns the most that a person has to do with a case; "none" if there is no such case. `target_table` is the table '
  'of the case, and claims are named by their listing. Reports about a post or comment are cases of that post or '
  'comment. Definer: reads claims, staff, the log, and account addresses.';

create function private.list_less_involved_admins(target_table text, target uuid, involvement private.involvement)
returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  select user_id from public.user_roles
  where role = 'admin' and user_id <> auth.uid() and not private.is_suspended(user_id)
    and private.get_involvement(target_table, target, user_id) < involvement;
end;

comment on function private.list_less_involved_admins is
  'Returns the other admins who have less to do with a case than `involvement`. Definer: reads all roles.';

create function private.is_own_case(target_table text, target uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  own constant private.involvement := private.get_involvement(target_table, target, auth.uid());
begin
  return own = 'party'
    or own > 'none' and exists (select from private.list_less_involved_admins(target_table, target, own));
end $$;

comment on function private.is_own_case is
  'Whether the caller cannot decide a case: they are a party, or another admin has less to do with it. Arguments as of '
  'get_involvement. Definer: like it.';

create function private.require_impartial(target_table text, target uuid, person uuid default null) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  own constant private.involvement :=
    case when person = auth.uid() then 'party' else private.get_involvement(target_table, target, auth.uid()) end;
begin
  if person = auth.uid() or private.is_own_case(target_table, target) then
    raise exception 'An admin cannot decide a case of their own'
      using errcode = '42501', hint = 'own_case', detail = json_build_object(
        'admins', array(
          select full_name from private.list_less_involved_admins(target_table, target, own) as admin
          join public.profiles on profiles.id = admin order by 1 limit 5
        )
      );
  end if;
end $$;

comment on function private.require_impartial is
  'Raises 42501 with the names of admins who can decide if the caller cannot decide a case (is_own_case), or if '
  '`person`, whom the decision benefits, is the caller. Every decision of an admin calls it. Definer: reads all roles.';

create table private.reported_content (
  report_id uuid primary key references public.reports (id) on delete cascade,
  content text not null,
  is_restored boolean not null default false
);

comment on table private.reported_content is
  'The text of a post or comment at the time of a report; later edits do not change it.';
comment on column private.reported_content.is_restored is
  'Whether the author replaced this text while the report was open, and later returned to it.';
alter table private.reported_content enable row level security;

create function private.purge_deleted_content() returns void
language sql volatile security definer set search_path = ''
begin atomic
  delete from public.post_comments
  where deleted_at < now() - interval '10 minutes'
    and not exists (select from public.reports where comment_id = post_comments.id and status = 'open');
  delete from public.posts
  where deleted_at < now() - interval '10 minutes'
    and not exists (select from public.reports where post_id = posts.id and status = 'open')
    and not exists (
      select from public.reports join public.post_comments on post_comments.id = comment_id
      where post_comments.post_id = posts.id and status = 'open'
    );
end;

comment on function private.purge_deleted_content is
  'Deletes posts and comments for good ten minutes after their author deleted them. Reported ones stay, unreadable, '
  'until an admin has decided. Runs when a member writes or deletes. Definer: deletes rows of other members.';

create type public.moderation_decision as enum ('keep', 'warn', 'remove');

create table private.content_decisions (
  post_id uuid unique references public.posts (id) on delete cascade,
  comment_id uuid unique references public.post_comments (id) on delete cascade,
  decision public.moderation_decision not null,
  content text not null,
  version integer not null,
  decided_at timestamptz not null default now(),
  constraint content_decisions_target_check check (num_nonnulls(post_id, comment_id) = 1)
);

comment on table private.content_decisions is
  'The latest decision about each post or comment, with the text it was about.';
comment on column private.content_decisions.version is
  'The version after the decision; a higher one means that it was edited or hidden since.';
alter table private.content_decisions enable row level security;
