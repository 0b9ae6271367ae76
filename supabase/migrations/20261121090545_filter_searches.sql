-- Search, between plan and rows: filters narrow what a text asks for. They become part of the plan's conditions, so that counts,
-- order and pages are those of what is left. How the text is understood does not depend on them: a search that filters leave
-- nothing of has no typing error.

create view private.filter_facts as
select fact, filter, value from (values
  ('=accepting-new-patients', 'accepting', 'yes'), ('=telehealth', 'telehealth', 'yes'),
  ('=in-person', 'in-person', 'yes'), ('=verified', 'verified', 'yes'), ('=priced', 'priced', 'yes'),
  ('=ages-babies', 'ages', 'babies'), ('=ages-children', 'ages', 'children'), ('=ages-teens', 'ages', 'teens'),
  ('=ages-adults', 'ages', 'adults'), ('=ages-seniors', 'ages', 'seniors')
) as facts (fact, filter, value)
union all
select fact, kind::text, substr(fact, 2)
from private.search_meanings where kind in ('specialty', 'language')
union all
-- The services, which are numbered with their table.
select fact, 'service', replace(fact, '=offers-', '') from private.search_facts where starts_with(fact, '=offers-');

comment on view private.filter_facts is 'The facts that can be filtered by: as listings are indexed by them, and as the address names them.';

create type private.search_filters as (
  facts text[],
  -- For each filter of which any of several options will do, their facts, with commas between them.
  choices text[],
  is_confirmed boolean,
  -- Dollars a month.
  price_to integer,
  ages smallint[],
  sort text
);

comment on type private.search_filters is
  'What is wished for beside the search text. "ages" are of whom prices are for, null for one adult; "sort" is null for the order '
  'that a search has by itself.';

create function private.read_ages(value text) returns smallint[]
language sql immutable
return (
  select case when count(*) <= 12 and bool_and(age is not null) then array_agg(age order by place) end
  from string_to_table(value, ',') with ordinality as typed (text, place)
  -- As src/lib/household/ages.ts reads them.
  cross join lateral (
    select case when btrim(text) ~ '^(0?[0-9]{1,2}|1[01][0-9]|120)$' then btrim(text)::smallint end as age
  ) as read
);

comment on function private.read_ages is 'The ages of a household, as "34,36,4"; null for everything else.';

create function private.require_small_search(search text, filters jsonb default null) returns boolean
language sql immutable
return private.require_at_most(octet_length(search), 4000, 'bytes of a search text')
  and private.require_at_most(pg_column_size(filters), 4000, 'bytes of filters');

comment on function private.require_small_search is
  'True, or an error (22023) for a search text or filters longer than a person would enter. Of a text, 200 characters are searched for.';
grant execute on function private.require_small_search to anon, authenticated, service_role;

create function private.read_filters(wanted jsonb) returns private.search_filters
language plpgsql stable set search_path = '' as $$
declare
  filters private.search_filters;
begin
  if wanted = '{}' or jsonb_typeof(wanted) is distinct from 'object' then
    return filters;
  end if;
  with given as materialized (
    select distinct key as filter, value from jsonb_each_text(wanted) as filters (key, list) cross join string_to_table(list, ',') as value
  ), wished as (
    select filter, fact, filter in ('specialty', 'language') as is_choice from private.filter_facts join given using (filter, value)
  ), grouped as (
    select is_choice and count(*) > 1 as is_choice, array_agg(fact) as facts, string_agg(fact, ',') as choice
    from wished group by filter, is_choice
  )
  select coalesce(array_agg(fact) filter (where not is_choice), '{}'), array_agg(distinct choice) filter (where is_choice)
  into filters.facts, filters.choices
  from grouped cross join unnest(facts) as fact;
  filters.is_confirmed := wanted ->> 'confirmed' = 'yes';
  filters.price_to := case when wanted ->> 'price-to' ~ '^[1-9][0-9]{0,4}$' then (wanted ->> 'price-to')::integer end;
  filters.ages := private.read_ages(left(wanted ->> 'household', 200));
  filters.sort := case when wanted ->> 'sort' in ('price', 'newest') then wanted ->> 'sort' end;
  return filters;
end $$;

comment on function private.read_filters is
  'Filters as the address has them, read; whatever is none is left out, and never an error. Several options of one, with commas '
  'between them: of specialties and languages any will do, ages and services apply all.';

create function private.price_condition(plan private.search_plan) returns text
language sql immutable
return case
  when plan.dear is not null then 'tariff_id <> all (($1).dear)'
  when plan.affordable is not null then 'tariff_id = any (($1).affordable)'
end;

comment on function private.price_condition is 'The SQL condition that a listing asks at most the wished price; null without a wish.';

create function private.wish_price(plan private.search_plan, filters private.search_filters) returns private.search_plan
language plpgsql stable set search_path = '' as $$
begin
  execute format(
    'select coalesce(array_agg(id) filter (where rank <= $1), ''{}''), coalesce(array_agg(id) filter (where rank > $1), ''{}'')
     from (select id, %s as rank from private.tariffs offset 0) as ranks', private.rank_expression(filters.ages)
  ) into plan.affordable, plan.dear using filters.price_to::bigint * 100;
  -- Each one named costs a microsecond whenever a condition is planned.
  if cardinality(plan.dear) < cardinality(plan.affordable) then
    plan.affordable := null;
  else
    plan.dear := null;
  end if;
  return plan;
end $$;

comment on function private.wish_price is 'The plan with the tariffs within a wished price, or those above it.';

create function private.choice_words(choices text[]) returns text
language sql immutable
return (
  select string_agg(
    format('words @@ %L::tsquery', (select string_agg(quote_literal(fact), ' | ') from string_to_table(choice, ',') as fact)), ' and ')
  from unnest(choices) as choice
);

comment on function private.choice_words is
  'The SQL condition that of each choice a fact applies to a listing, for the index of the words; null without choices.';

create function private.choice_facts(choices text[]) returns text
language sql stable
return (
  select string_agg(format(
    'facts operator(pg_catalog.&&) %L::smallint[]', private.fact_ids(string_to_array(choice, ','))), ' and ')
  from unnest(choices) as choice
);

comment on function private.choice_facts is 'The same condition, for the indexes of the positions, which hold the facts.';

create function private.is_common_in(state text, condition text, plan private.search_plan) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  listed constant double precision := private.expected_matches(format('state = %L', state), plan, 'private.listing_entries');
  found integer;
begin
  -- Of fewer, those that meet it are counted as quickly.
  if coalesce(listed, 0) < 3000 then
    return false;
  end if;
  -- In five parts, as one file may have brought those that stand beside each other.
  execute format(
    'select count(*) from generate_series(0, 4) as part cross join lateral (
       select * from private.listing_entries
       where state = %L and entry_id >= (select max(entry_id) from private.listing_entries) * part / 5 order by entry_id limit 100
     ) as sample where %s', state, condition
  ) into found using plan;
  return found * listed / 500 > 2000;
end $$;

comment on function private.is_common_in is
  'Whether thousands of a state''s listings meet the condition, in which $1 is the plan, as far as a sample of 500 tells; never without a state.';

create function private.narrow_plan(
  plan private.search_plan, filters private.search_filters, is_counted_later boolean default false, is_many boolean default false
)
returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  worded constant text := nullif(concat_ws(
    ' and ', private.facts_condition(filters.facts), private.choice_words(filters.choices)), '');
  state constant text := case when (plan.place).label is null then (plan.reading).state end;
  others text;
  condition text;
  asked text;
  few text[];
begin
  if filters.price_to is not null then
    plan := private.wish_price(plan, filters);
  end if;
  others := nullif(concat_ws(
    ' and ', case when filters.is_confirmed then 'confirmed_at > now() - interval ''6 months''' end, private.price_condition(plan)
  ), '');
  condition := nullif(concat_ws(' and ', worded, others), '');
  if condition is null then
    return plan;
  end if;
  plan.tiers := array(select format('(%s) and %s', tier, condition) from unnest(plan.tiers) as tier);
  plan.within := concat_ws(' and ', nullif(plan.within, ''), condition);
  plan.facts := plan.facts || filters.facts;
  plan.others := nullif(concat_ws(' and ', plan.others, others, private.choice_facts(filters.choices)), '');
  plan.beyond := '(' || plan.beyond || ') and ' || condition;
  -- Nothing has become of it only after it was understood.
  if plan.total is distinct from 0 then
    few := case when worded is not null and state is not null then array(
      select replace(tier, private.state_condition(state), private.state_word_condition(state)) from unnest(plan.tiers) as tier
    ) else plan.tiers end;
    asked := case when (plan.place).label is null then few[cardinality(few)] else plan.within end;
    plan.total := case
      when is_many or private.is_common(asked, plan) or private.is_common_in(state, asked, plan) then 10001
      when is_counted_later and (plan.place).label is null then null
      else private.count_few(asked, plan)
    end;
    if coalesce(plan.total, 0) <= 1000 then
      plan.tiers := few;
    elsif is_counted_later and state is not null then
      -- A few of many: they come first in the state's own order. Said twice, a state would seem to have hardly any.
      plan.tiers := array[format(
        'state = %L and (%s) is true', state, replace(plan.tiers[cardinality(plan.tiers)], private.state_condition(state), 'true')
      )];
    end if;
  end if;
  return plan;
end $$;

comment on function private.narrow_plan is
  'The plan for those of what it finds that the filters leave. Its total is null where who asks counts as well, and few are expected; '
  'who knows that there are "many", more than 1,000, has them not counted again.';
