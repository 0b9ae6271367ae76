-- The facts of a listing by which search finds it: the meanings that apply, and what only filters ask for.

create function private.ages_served(listing public.doctors, meanings text[]) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  bands constant int4multirange := (
    select range_agg(int4range(min_age, coalesce(max_age, 120), '[]')) from public.membership_tiers where doctor_id = listing.id);
  children constant int4multirange := case when listing.extra_child_price is not null then '{[0,18)}' else '{}' end;
  -- The single price and those of levels are an adult's.
  served constant int4multirange := case
    -- What it says outright comes first.
    when listing.patient_ages is not null then int4multirange(private.age_span(listing.patient_ages))
    when bands is not null then bands + case when listing.monthly_price is not null or cardinality(listing.membership_levels) > 0 then '{[18,121)}' else '{}' end::int4multirange + children
    -- Who publishes no bands serves whom the specialty is for; of others nothing is known.
    else (
      select range_agg(ages) + children from (values
        ('=family-medicine', int4range(0, 121)), ('=internal-medicine-and-pediatrics', int4range(0, 121)),
        ('=pediatrics', int4range(0, 18)), ('=internal-medicine', int4range(18, 121)), ('=geriatrics', int4range(65, 121))
      ) as specialties (fact, ages) where fact = any (meanings)
    )
  end;
begin
  return array(
    select fact from (values
      ('=ages-babies', int4range(0, 2)), ('=ages-children', int4range(2, 13)), ('=ages-teens', int4range(13, 18)),
      ('=ages-adults', int4range(18, 65)), ('=ages-seniors', int4range(65, 121))
    ) as groups (fact, ages) where served - coalesce((private.get_accepted_ages(listing)).refused, '{}') && ages
  );
end $$;

comment on function private.ages_served is
  'The words for the ages that a listing serves: those it says that it accepts, or else those with a published price, or else those its '
  'specialty is for; without those that it refuses.';

create function private.facts_of(listing public.doctors) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  trained constant text := (
    select string_agg(concat_ws(' | ', specialty, credentials), ' | ' order by position)
    from public.clinicians where doctor_id = listing.id
  );
  says constant tsvector := private.word_vector(private.join_apostrophes(private.fold(concat_ws(
    ' | ', listing.practice_name, listing.specialty, listing.credentials, trained))));
  tells constant tsvector := says || private.word_vector(private.join_apostrophes(private.fold(
    private.without_denials(coalesce(listing.bio, '')))));
  spoken constant text[] := array(
    select private.fold(language) from unnest(listing.languages) as language
    union select private.fold(language) from public.clinicians, unnest(languages) as language where doctor_id = listing.id
  );
  offered constant jsonb := private.offered_meanings(listing.id);
  meanings constant text[] := array(
    select fact from private.search_meanings
    where case kind
      when 'specialty' then says @@ query
      -- What the practice says outright comes before what its text seems to say.
      when 'service' then coalesce((offered ->> label)::boolean, tells @@ query) or (label = 'Telehealth' and listing.telehealth_only)
      when 'language' then private.fold(label) = any (spoken)
      when 'age' then false
      else case label
        when 'Telehealth Only' then listing.telehealth_only else listing.accepting_new_patients is true
      end
    end
  );
begin
  return meanings || private.ages_served(listing, meanings) || private.offers_of(listing.id) || array_remove(array[
    case when not listing.telehealth_only then '=in-person' end,
    case when listing.ownership = 'owned' then '=verified' end,
    case when num_nonnulls(listing.monthly_price, listing.yearly_price, listing.couple_price) > 0
      or cardinality(listing.membership_levels) > 0 or exists (select from public.membership_tiers where doctor_id = listing.id) then '=priced' end
  ], null);
end $$;

comment on function private.facts_of is
  'The words for the meanings that apply to a listing ("=pediatrics"), for the ages it serves, the services it offers, and what else '
  'filters ask for.';

create function private.only_specialties(specialty text) returns text[]
language sql stable set search_path = ''
begin atomic
  select coalesce(array_agg('=' || fact), '{}') from private.search_meanings
  where kind = 'specialty' and private.fold(label) = private.fold(specialty);
end;

comment on function private.only_specialties is
  'The word of a specialty that is the listing''s and no other ("==pediatrics"): it comes before what has it among others.';
