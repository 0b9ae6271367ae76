-- Facts have numbers: beside the positions in the index they take a fifth of their words' room, and that index is what a search
-- around a place reads.

create table private.search_facts (
  id smallint primary key generated always as identity,
  fact text not null unique
);

comment on table private.search_facts is
  'Each fact that a listing can have by private.facts_of, and its number, by which the entries of search keep it.';

insert into private.search_facts (fact)
select fact from private.search_meanings
union
select unnest(array[
  '=ages-babies', '=ages-children', '=ages-teens', '=ages-adults', '=ages-seniors', '=in-person', '=verified', '=priced'
])
order by fact;

create function private.fact_ids(facts text[]) returns smallint[]
language plpgsql stable set search_path = '' as $$
declare
  ids constant smallint[] := array(select id from private.search_facts where fact = any (facts) order by id);
begin
  if cardinality(ids) < (select count(distinct fact) from unnest(facts) as fact) then
    raise exception 'One of the facts % has no number', facts;
  end if;
  return ids;
end $$;

comment on function private.fact_ids is 'The numbers of facts, in order. A fact without one is an error: a search would find what it excludes.';
