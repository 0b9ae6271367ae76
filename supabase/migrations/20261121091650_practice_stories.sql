-- Stories about a practice: posts with a listing, one per member and practice. The people of the practice can't write them, but can answer each once, with a
-- comment. A year later, the author can say that they are still a member.

create function private.check_practice_story() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Seeds and imports have no user.
  if auth.uid() is null then
    return new;
  elsif exists (select from private.practice_people where doctor_id = new.doctor_id and user_id = new.user_id) then
    raise exception 'The people of a practice cannot write a story about it' using errcode = '42501', hint = 'own_practice_story';
  elsif exists (
    select from public.posts where user_id = new.user_id and doctor_id = new.doctor_id and id <> new.id and deleted_at is null
  ) then
    raise exception 'The caller has already written a story about this practice' using errcode = 'PT409', hint = 'practice_story_exists';
  end if;
  return new;
end $$;

comment on function private.check_practice_story is
  'Trigger: refuses stories by the people of a practice, and a second one by a member, also when a deleted one is restored. Definer: reads staff of others.';

create trigger posts_check_practice_story before insert or update of deleted_at on public.posts
for each row when (new.doctor_id is not null and new.deleted_at is null) execute function private.check_practice_story();

create function private.handle_membership_edit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    perform private.enforce_rate_limit('edits');
  end if;
  new.edited_at := now();
  return new;
end $$;

comment on function private.handle_membership_edit is
  'Trigger: limits changes of when an author joined and what they pay, and marks the story as edited. Definer: members can''t write their own rate limit.';

create trigger posts_handle_membership_edit before update of joined_year, joined_month, monthly_cost on public.posts
for each row when (
  old.content = new.content
  and (old.joined_year, old.joined_month, old.monthly_cost) is distinct from (new.joined_year, new.joined_month, new.monthly_cost)
) execute function private.handle_membership_edit();

create function private.set_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  practice constant uuid := (select doctor_id from public.posts where id = new.post_id and user_id <> new.user_id);
begin
  if tg_op = 'INSERT' and exists (select from private.practice_people where doctor_id = practice and user_id = new.user_id) then
    if not private.has_practice_permission(practice, 'edit', new.user_id) then
      raise exception 'Only the owner and managers can answer for a practice' using errcode = '42501', hint = 'cannot_answer_story';
    end if;
    new.is_answer := true;
  end if;
  if new.is_answer and exists (
    select from public.post_comments where post_id = new.post_id and is_answer and id <> new.id and deleted_at is null
  ) then
    raise exception 'The practice has already answered this story' using errcode = 'PT409', hint = 'story_answered';
  end if;
  return new;
end $$;

comment on function private.set_answer is
  'Trigger: a comment by the owner or a manager on a story about their practice is its answer, and there is one. Definer: reads staff of others.';

create trigger post_comments_set_answer before insert or update of deleted_at on public.post_comments
for each row when (new.deleted_at is null) execute function private.set_answer();

create function private.confirm_membership(target uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  confirmed timestamptz;
begin
  perform private.require_active_member();
  update public.posts set still_member_at = now()
  where id = target and user_id = auth.uid() and doctor_id is not null and deleted_at is null and not private.works_at(doctor_id)
    and coalesce(still_member_at, created_at) <= now() - interval '1 year'
  returning still_member_at into confirmed;
  if confirmed is null then
    raise exception 'This story cannot be updated yet' using errcode = 'PT409', hint = 'content_changed';
  end if;
  return confirmed;
end $$;

comment on function private.confirm_membership is 'See public.confirm_membership. Definer: API roles can''t write the column.';
grant execute on function private.confirm_membership to authenticated;

create function public.confirm_membership(target uuid) returns timestamptz
language sql volatile begin atomic select private.confirm_membership(target); end;

comment on function public.confirm_membership is
  'Records that the author of a story about a practice is still a member, a year or more after they wrote it or said so last. Returns the time.';
grant execute on function public.confirm_membership to authenticated;

create view public.practice_stories with (security_invoker = true) as
select post_cards.*, answers.content as answer, answers.created_at as answered_at
from public.post_cards
left join public.post_comments as answers on answers.post_id = post_cards.id and answers.is_answer and answers.hidden_at is null
where post_cards.doctor_id is not null and post_cards.hidden_at is null;

comment on view public.practice_stories is 'The visible stories about practices, each with the answer of the practice.';
grant select on public.practice_stories to anon, authenticated, service_role;
