-- Stories about a practice: posts with a listing, one per member and practice. The people of the practice can't write
-- them, but can answer each once, with a comment; prepare_post and prepare_comment enforce this. A year later, the
-- author can say that they are still a member.

create function private.confirm_membership(target uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  confirmed timestamptz;
begin
  perform private.require_active_member();
  update public.posts set still_member_at = now()
  where id = target and user_id = auth.uid() and doctor_id is not null and deleted_at is null
    and not exists (
      select from private.practice_people where practice_people.doctor_id = posts.doctor_id and user_id = auth.uid()
    )
    and coalesce(still_member_at, created_at) <= now() - interval '1 year'
  returning still_member_at into confirmed;
  if confirmed is null then
    raise exception 'This story cannot be updated yet' using errcode = 'PT409', hint = 'content_changed';
  end if;
  return confirmed;
end $$;

comment on function private.confirm_membership is
  'Records that the author of a story about a practice is still a member, a year or more after they wrote it or said '
  'so last, and returns the time. PT409 before that. Definer: API roles can''t write the column.';
grant execute on function private.confirm_membership to authenticated;
select private.expose_function('confirm_membership');

create view public.story_cards with (security_invoker = true) as
select post_cards.*, answers.content as answer, answers.created_at as answered_at
from public.post_cards
left join public.post_comments as answers
  on answers.post_id = post_cards.id and answers.is_answer and answers.hidden_at is null
where post_cards.kind = 'story' and post_cards.hidden_at is null;

comment on view public.story_cards is 'The visible stories, each with the answer of the practice that it is about.';
grant select on public.story_cards to anon, authenticated, service_role;
