-- Search, seventh step: the rows in another order than the best or the nearest first.

create function private.sort_by_price(plan private.search_plan, source text, scope text, ages smallint[], after bigint[], room integer)
returns private.search_page
language plpgsql stable set search_path = '' as $$
declare
  page private.search_page;
begin
  -- Counted and sorted in one reading.
  execute format(
    'with found as materialized (
       select doctor_id, entry_id, position operator(extensions.<->) (($1).place).position as chord, office, tariff_id, %s as rank
       from %s as entries join private.tariffs on id = tariff_id where %s
     )
     select least(1001, (select count(*) from found)), array(
       select (doctor_id, entry_id, 1, chord, format(''price/%%s/%%s/%%s'', rank, tariff_id, entry_id), office)::private.search_match from found
       where (rank, tariff_id, entry_id) > ($2[1], $2[2], $2[3]) order by rank, tariff_id, entry_id limit $3
     )', private.rank_expression(ages), source, scope
  ) into page.total, page.matches using plan, after, room;
  return page;
end $$;

comment on function private.sort_by_price is
  'Listings that meet the condition, few enough to be sorted as a whole: the least sum of the household first, then those with a sum '
  'that is not complete, then those without; one after the other where they ask the same.';

create function private.walk_by_price(
  plan private.search_plan, scope text, filters private.search_filters, after bigint[], room integer
)
returns setof private.search_match
language plpgsql stable set search_path = '' as $$
begin
  -- The cheapest tariffs first, and of each as many as there is room for. "is true" keeps other indexes out: their bitmaps
  -- would be made for each tariff anew. A wished price is where the walk ends: as a list of tariffs it takes a millisecond to plan.
  return query execute format(
    'with sums as materialized (select id, %s as rank from private.tariffs),
     found as (
       select doctor_id, entry_id, position, id, rank
       from (
         select * from sums where (rank, id) >= ($2[1], $2[2]) and (rank <= $4) is not false order by rank, id
       ) as cheapest
       cross join lateral (
         select * from private.listing_entries
         where tariff_id = id and (%s) is true and entry_id > case when (rank, id) = ($2[1], $2[2]) then $2[3] else 0 end
         order by entry_id limit $3
       ) as of_tariff
       limit $3
     )
     select doctor_id, entry_id, 1, position operator(extensions.<->) (($1).place).position,
       format(''price/%%s/%%s/%%s'', rank, id, entry_id), null::smallint
     from found order by rank, id, entry_id',
    private.rank_expression(filters.ages), replace(scope, coalesce(private.price_condition(plan), 'true'), 'true')
  ) using plan, after, room, filters.price_to::bigint * 100;
end $$;

comment on function private.walk_by_price is 'The same of more than can be sorted.';

create function private.sorted_by_age(plan private.search_plan, source text, scope text, after bigint[], room integer)
returns setof private.search_match
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'with found as (
       select * from %s as entries
       where %s and (listed_at, entry_id) < (timestamptz ''epoch'' + $2[1] * interval ''1 microsecond'', $2[2])
       order by listed_at desc, entry_id desc limit $3
     )
     select doctor_id, entry_id, 1, position operator(extensions.<->) (($1).place).position,
       format(''newest/%%s/%%s'', (extract(epoch from listed_at) * 1000000)::bigint, entry_id), office
     from found order by listed_at desc, entry_id desc', source, scope
  ) using plan, after, room;
end $$;

comment on function private.sorted_by_age is 'Listings that meet the condition, those listed last first.';

create function private.parse_sorted_cursor(value text, sort text) returns bigint[]
language plpgsql immutable set search_path = '' as $$
declare
  numbers constant text := case sort when 'price' then '/([0-9]{1,12})/([0-9]{1,9})/([0-9]{1,18})' else '/([0-9]{1,17})/([0-9]{1,18})' end;
  parts constant text[] := regexp_match(value, '^' || sort || numbers || '$');
begin
  if value is null then
    return case sort when 'price' then array[0, 0, 0] else array[99999999999999999, 0] end;
  elsif parts is null then
    raise exception 'The cursor "%" is not one of ours', left(value, 60) using errcode = '22023';
  end if;
  return parts::bigint[];
end $$;

comment on function private.parse_sorted_cursor is
  'Where a page of the sort starts: after the cursor, or at the top without one. A cursor of another sort is refused.';

create function private.sort_scope(
  page private.search_page, plan private.search_plan, scope text, filters private.search_filters, after text, room integer
)
returns private.search_page
language plpgsql stable set search_path = '' as $$
declare
  -- About as many as are sorted in the time that a walk to the first of them takes.
  most_sorted constant integer := 4000;
  start constant bigint[] := private.parse_sorted_cursor(after, filters.sort);
  is_near constant boolean := (plan.place).label is not null;
  source constant text := case when page.place is null then 'private.listing_entries' else private.source_around(plan) end;
  sorted private.search_page;
begin
  if filters.sort = 'price' and (
    is_near or plan.total <= 1000
    or plan.total is distinct from 10001 and private.expected_matches(scope, plan, source) <= most_sorted
  ) then
    sorted := private.sort_by_price(plan, source, scope, filters.ages, start, room);
    page.total := sorted.total;
    page.matches := sorted.matches;
    return page;
  end if;
  page.total := case
    when is_near then private.count_matches(scope, plan, source)
    else coalesce(plan.total, private.count_few(scope, plan, source))
  end;
  page.matches := case filters.sort
    when 'price' then array(select match from private.walk_by_price(plan, scope, filters, start, room) as match)
    else array(select match from private.sorted_by_age(plan, source, scope, start, room) as match)
  end;
  return page;
end $$;

comment on function private.sort_scope is 'The page of what meets the condition, in the order wished for.';

create function private.sort_page(
  page private.search_page, plan private.search_plan, inside text, filters private.search_filters, after text, room integer
)
returns private.search_page
language plpgsql stable set search_path = '' as $$
begin
  page := private.sort_scope(
    page, plan, case when page.place is null then plan.tiers[cardinality(plan.tiers)] else inside end, filters, after, room);
  if page.total = 0 and plan.beyond is not null then
    page.place := null;
    return private.sort_scope(page, plan, plan.beyond, filters, after, room);
  end if;
  return page;
end $$;

comment on function private.sort_page is
  'The page in the order wished for. What is within reach of a place counts; what carries its name only where nothing is.';
