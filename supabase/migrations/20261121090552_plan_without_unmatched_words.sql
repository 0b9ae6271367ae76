-- Search, between plan and filters: a name that nobody in the place has. The answer is the doctors of the place, and that none of them
-- has the name, rather than a listing far away that contains it.

create function private.finds_any(condition text, plan private.search_plan, source text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  found boolean;
begin
  execute format('select exists (select from %s as entries where %s)', source, condition) into found using plan;
  return found;
end $$;

comment on function private.finds_any is 'Whether any listing meets the condition, in which $1 is the plan.';

create function private.plan_without_words(plan private.search_plan, near extensions.cube) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  reading private.search_reading := plan.reading;
  everywhere private.search_reading := plan.reading;
  without private.search_plan;
begin
  reading.rest := '{}';
  without := private.plan_reading(reading);
  if (reading.place).label is null and reading.state is null then
    without.place := row('you', near);
  end if;
  if reading.state is not null then
    everywhere.state := null;
    plan.total := (private.plan_reading(everywhere)).total;
  end if;
  without.corrected := plan.corrected;
  without.unmatched := private.typed_words(plan.reading, (plan.reading).rest);
  without.elsewhere := plan.total;
  return without;
end $$;

comment on function private.plan_without_words is
  'The plan for the place, state or position of another plan and what that asks for there, without the words that stand for themselves.';

create function private.plan_asked(near extensions.cube, query text, radius_miles integer) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  plan constant private.search_plan := private.plan_text(near, query);
  reading constant private.search_reading := plan.reading;
  is_around constant boolean := (plan.place).label is not null;
begin
  if cardinality(reading.rest) > 0 and (is_around or reading.state is not null or (near is not null and plan.within is not null)) and (
    plan.total = 0 or (is_around and not private.finds_any(
      private.inside_condition(plan, private.reach_of(private.radius_of(radius_miles, reading.radius))), plan, private.source_around(plan)))
  ) then
    return private.plan_without_words(plan, near);
  end if;
  return plan;
end $$;

comment on function private.plan_asked is
  'The plan for a text, around a position where there is one. Words that no listing within reach of the place, or of the state, matches are '
  'left out of it, and said to be.';
