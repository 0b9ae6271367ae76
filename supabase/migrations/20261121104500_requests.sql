-- What is stored of requests to practices: a membership, an appointment, a meet-and-greet, or a question, their steps,
-- and templates for answers. Members create their own requests; the practice's staff reads them.

-- Requests.
create type public.request_kind as enum ('membership', 'appointment', 'question', 'meeting');
create type public.request_status
as enum ('sent', 'seen', 'waiting', 'offered', 'answered', 'declined', 'joined', 'withdrawn', 'ended');
create type public.requested_for as enum ('self', 'child', 'parent', 'household');
create type public.contact_method as enum ('email', 'phone', 'text');
create type public.request_question
as enum ('included', 'family_prices', 'first_visit', 'start', 'new_patients', 'hsa');

create table public.practice_requests (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind public.request_kind not null,
  plan text constraint practice_requests_plan_check check (private.is_plain_line(plan, 0, 80)),
  preferred_times text constraint practice_requests_preferred_times_check check (char_length(preferred_times) <= 300),
  status public.request_status not null default 'sent',
  reply text constraint practice_requests_reply_check check (char_length(reply) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz,
  waiting_since timestamptz,
  requested_for public.requested_for not null default 'self',
  ages smallint[] not null default '{}' constraint practice_requests_ages_check check (
    cardinality(ages) <= private.shared_limit('max_household_size')
    and coalesce(0 <= all (ages) and 120 >= all (ages), false)
  ),
  starts_on date,
  contact_method public.contact_method not null default 'email',
  phone text constraint practice_requests_phone_check check (private.is_phone(phone)),
  questions public.request_question[] not null default '{}' constraint practice_requests_questions_check check (
    cardinality(questions) <= 6 and array_position(questions, null) is null
  ),
  for_waitlist boolean not null default false
    constraint practice_requests_for_waitlist_check check (not for_waitlist or kind = 'membership'),
  language text not null default 'en' constraint practice_requests_language_check check (language in ('en', 'es')),
  practice_name text not null default '',
  constraint practice_requests_contact_method_check check (contact_method = 'email' or phone is not null),
  constraint practice_requests_question_check check (
    kind <> 'question' or (cardinality(questions) > 0 and plan is null and starts_on is null)
  )
);

comment on table public.practice_requests is 'Requests of members to practices. Deleted 90 days after they are closed.';
comment on column public.practice_requests.requested_for is 'Who would become a patient, seen from the member.';
comment on column public.practice_requests.ages is 'The ages of these people in years; empty if not given.';
comment on column public.practice_requests.starts_on is 'When the membership should start; null if not given.';
comment on column public.practice_requests.contact_method is
  'How the member prefers to be contacted. Phone and text need a phone number.';
comment on column public.practice_requests.questions is
  'What the member asks, from a fixed list, so that requests carry no questions about health. A request of the kind '
  'question has at least one.';
comment on column public.practice_requests.for_waitlist is
  'Whether the practice was full when the request was sent, so that it asks for a spot on the waitlist. Set by a '
  'trigger.';
comment on column public.practice_requests.language is
  'The language that the member prefers: that of the page with the form.';
comment on column public.practice_requests.practice_name is
  'The practice''s name when the request was sent, for the member while the listing is hidden. Set by a trigger.';
comment on column public.practice_requests.status is
  'Joined: the practice noted that the member has joined. Ended: the practice left the directory, or its owner '
  'changed, before it answered.';
comment on column public.practice_requests.waiting_since is
  'When the request joined the practice''s waitlist; null when it is not on it.';

create index practice_requests_doctor_id_idx on public.practice_requests (doctor_id);
create index practice_requests_user_id_idx on public.practice_requests (user_id);
create index practice_requests_closed_at_idx on public.practice_requests (closed_at);
-- One open request of a kind per person and practice.
create unique index practice_requests_open_key on public.practice_requests (doctor_id, user_id, kind)
where closed_at is null;

create index practice_requests_waiting_idx on public.practice_requests (doctor_id, waiting_since, id)
where waiting_since is not null;

grant select on table public.practice_requests to authenticated;
grant insert (
  id, doctor_id, user_id, kind, plan, preferred_times, requested_for, ages, starts_on, contact_method, phone, questions,
  language
) on table public.practice_requests to authenticated;

select private.guard_table('practice_requests');

create function private.can_answer_request(request public.practice_requests) returns boolean
language sql stable security definer set search_path = ''
return request.user_id <> auth.uid() and private.has_practice_permission(request.doctor_id, 'answer') and exists (
  select from public.doctors
  where id = request.doctor_id and ownership = 'owned' and status = 'published' and owned_since <= request.created_at
);

comment on function private.can_answer_request is
  'Whether the caller can answer a request for its practice, which must be published and have had its owner before the '
  'request was sent. Members cannot answer their own requests. Definer: policies call it for each row, and it bypasses '
  'theirs.';
grant execute on function private.can_answer_request to authenticated;

create policy "practice_requests: members and staff can read their requests" on public.practice_requests
for select to authenticated
using (
  (closed_at is null or closed_at > now() - interval '90 days')
  and (
    user_id = (select auth.uid())
    or (
      status <> 'withdrawn' and doctor_id = any ((select private.listings_with_permission('answer'))::uuid[])
      and private.can_answer_request(practice_requests)
    )
  )
);

-- What a practice did with a request.
create type public.call_outcome as enum ('reached', 'left_message', 'no_answer');

create table public.request_steps (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.practice_requests (id) on delete cascade,
  status public.request_status,
  call public.call_outcome,
  actor uuid references public.profiles (id) on delete set null,
  at timestamptz not null default now(),
  times integer not null default 1,
  constraint request_steps_status_key unique (request_id, status),
  constraint request_steps_one_check check (num_nonnulls(status, call) = 1)
);

comment on table public.request_steps is
  'What a practice did with a request, and who did it. The practice reads it, the member does not.';
comment on column public.request_steps.call is
  'The outcome of a call to the member, from a fixed list, so that steps carry no medical text.';
comment on column public.request_steps.times is
  'How often the status was set; limited, because each time notifies the member.';

create index request_steps_actor_idx on public.request_steps (actor);

grant select on table public.request_steps to authenticated;

create policy "request_steps: staff can read steps of their practice" on public.request_steps
for select to authenticated
using (exists (
  -- The policies of requests apply; the member's own requests are excluded.
  select from public.practice_requests where practice_requests.id = request_id and user_id <> (select auth.uid())
));

select private.guard_table('request_steps');

-- Answer templates: texts that a practice writes for its answers.
create table public.answer_templates (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references public.doctors (id) on delete cascade,
  name text not null constraint answer_templates_name_check
    check (char_length(name) <= 40 and btrim(name) <> '' and private.is_plain_line(name)),
  body text not null constraint answer_templates_body_check check (char_length(body) <= 1000 and btrim(body) <> ''),
  created_at timestamptz not null default now()
);

comment on table public.answer_templates is
  'Texts that the people of a practice start their answers to requests with. A new owner does not see those of a '
  'former one.';

create index answer_templates_doctor_id_idx on public.answer_templates (doctor_id, created_at);

grant select, insert (id, doctor_id, name, body), delete on table public.answer_templates to authenticated;

select private.guard_table('answer_templates');

create policy "answer_templates: staff can read those of their practice" on public.answer_templates
for select to authenticated
using (
  doctor_id = any ((select private.listings_with_permission('answer'))::uuid[])
  and private.is_within_ownership(doctor_id, created_at)
);

create policy "answer_templates: staff can add to their practice" on public.answer_templates
for insert to authenticated with check (doctor_id = any ((select private.listings_with_permission('answer'))::uuid[]));

create policy "answer_templates: staff can delete those of their practice" on public.answer_templates
for delete to authenticated
using (
  doctor_id = any ((select private.listings_with_permission('answer'))::uuid[])
  and private.is_within_ownership(doctor_id, created_at)
);
