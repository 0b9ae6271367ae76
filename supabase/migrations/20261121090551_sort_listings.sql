-- Search, sixth step: the rows in another order than the best or the nearest first.

create function private.sorted_by_price(
  plan private.search_plan, scope text, total integer, ages smallint[], after bigint[], room integer
)
returns setof private.search_match
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'with sums as materialized (select id, %s as rank from private.tariffs), ' || case when total <= 1000 or not private.seems_common(scope, plan)
      -- Few enough to be sorted as a whole.
      then 'found as (
        select doctor_id, entry_id, position, id, rank from private.doctor_search join sums on id = tariff_id
        where %s and (rank, id, entry_id) > ($2[1], $2[2], $2[3]) order by rank, id, entry_id limit $3
      )'
      -- The cheapest tariffs first, and of each as many as there is room for. "is true" keeps other indexes out: their bitmaps
      -- would be made for each tariff anew.
      else 'found as (
        select doctor_id, entry_id, position, id, rank
        from (select * from sums where (rank, id) >= ($2[1], $2[2]) order by rank, id) as cheapest
        cross join lateral (
          select * from private.doctor_search
          where tariff_id = id and (%s) is true and entry_id > case when (rank, id) = ($2[1], $2[2]) then $2[3] else 0 end
          order by entry_id limit $3
        ) as of_tariff
        limit $3
      )' end ||
    ' select doctor_id, entry_id, 1, position operator(extensions.<->) (($1).place).position,
        format(''price/%%s/%%s/%%s'', rank, id, entry_id)
      from found order by rank, id, entry_id', private.rank_expression(ages), scope
  ) using plan, after, room;
end $$;

comment on function private.sorted_by_price is
  'Listings that meet the condition, the least sum of the household first, then those with a sum that is not complete, then those '
  'without; one after the other where they ask the same.';

create function private.sorted_by_age(plan private.search_plan, scope text, after bigint[], room integer)
returns setof private.search_match
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'with found as (
       select * from private.doctor_search
       where %s and (listed_at, entry_id) < (timestamptz ''epoch'' + $2[1] * interval ''1 microsecond'', $2[2])
       order by listed_at desc, entry_id desc limit $3
     )
     select doctor_id, entry_id, 1, position operator(extensions.<->) (($1).place).position,
       format(''newest/%%s/%%s'', (extract(epoch from listed_at) * 1000000)::bigint, entry_id)
     from found order by listed_at desc, entry_id desc', scope
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

create function private.sort_page(
  page private.search_page, plan private.search_plan, inside text, filters private.search_filters, after text, room integer
)
returns private.search_page
language plpgsql stable set search_path = '' as $$
declare
  start constant bigint[] := private.parse_sorted_cursor(after, filters.sort);
  scope text := case when page.place is null then plan.tiers[cardinality(plan.tiers)] else inside end;
begin
  page.total := case when page.place is null then plan.total else private.count_matches(scope, plan) end;
  if page.total = 0 and plan.beyond is not null then
    scope := plan.beyond;
    page.place := null;
    page.total := private.count_matches(scope, plan);
  end if;
  page.matches := array(
    select match from private.sorted_by_price(plan, scope, page.total, filters.ages, start, room) as match where filters.sort = 'price'
    union all
    select match from private.sorted_by_age(plan, scope, start, room) as match where filters.sort = 'newest'
  );
  return page;
end $$;

comment on function private.sort_page is
  'The page in the order wished for. What is within reach of a place counts; what carries its name only where nothing is.';
