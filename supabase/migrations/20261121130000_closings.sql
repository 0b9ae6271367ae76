-- Closing: the listing of a practice that has closed is withdrawn; its page shows the date, what members should do, and
-- a practice that it suggests. Also the listing that a duplicate was merged into, the cards of listings by id, and
-- short addresses.

create index doctors_phone_digits_idx on public.doctors (private.phone_digits(phone)) where phone is not null;
create index doctors_website_key_idx on public.doctors (private.website_key(website)) where website is not null;
create index doctors_address_zip_idx on public.doctors (left(address_zip, 5));
create index doctors_name_keys_idx
on public.doctors using gin (private.get_name_keys(variadic practice_name || former_names)) with (fastupdate = off);
create index clinicians_npi_idx on public.clinicians (npi) where npi is not null;
create index offices_address_zip_idx on public.offices (left(address_zip, 5)) where address_zip is not null;

create function private.get_merge_target(target uuid) returns uuid
language sql stable security definer set search_path = ''
return (
  select kept.id from public.doctors as gone join public.doctors as kept on kept.id = gone.merged_into
  where gone.id = target and kept.status = 'published'
);

comment on function private.get_merge_target is
  'Returns the published listing that a listing was merged into; null when there is none. Definer: visitors cannot '
  'read a merged listing, but may have its address.';
grant execute on function private.get_merge_target to anon, authenticated;
select private.expose_function('get_merge_target');

-- Cards of listings by id, such as saved listings.

create function public.listing_cards(listing_ids uuid[])
returns table (
  -- Differs from the listing's id if the requested one was merged into it.
  asked_id uuid,
  id uuid,
  practice_name text,
  credentials text,
  specialty text,
  bio text,
  photo_url text,
  address_city text,
  address_state text,
  monthly_price numeric(8, 2),
  price_from numeric,
  yearly_price numeric(8, 2),
  couple_price numeric(8, 2),
  accepting_new_patients boolean,
  telehealth_only boolean,
  ownership public.listing_ownership,
  languages text[],
  has_waitlist boolean,
  distance_miles double precision,
  hours jsonb,
  special_hours jsonb,
  hours_note text,
  by_appointment boolean,
  time_zone text,
  step_free boolean,
  clinicians jsonb,
  clinician_count integer
)
language sql stable rows 24
begin atomic
  select asked.id, cards.*, null::double precision,
    offices.hours, offices.special_hours, offices.hours_note, offices.by_appointment, offices.time_zone,
    offices.step_free, team.clinicians, team.clinician_count
  from unnest(listing_ids) with ordinality as asked (id, place)
  join private.cards on cards.id = coalesce(private.get_merge_target(asked.id), asked.id)
  left join public.offices on offices.doctor_id = cards.id and offices.position = 0
  cross join lateral private.card_clinicians(cards.id) as team
  where private.require_at_most(cardinality(listing_ids), 200, 'listings')
  order by asked.place;
end;

comment on function public.listing_cards is
  'Returns the published listings with up to 200 ids, in the order of the ids; for a merged one, the listing that it '
  'was merged into.';
grant execute on function public.listing_cards to anon, authenticated, service_role;

create index doctors_closes_on_idx on public.doctors (closes_on) where closes_on is not null;

-- Closing a practice.

create function private.get_closing(target uuid) returns table (
  practice_name text, closed_on date, instructions text, suggested_listing uuid, suggested_name text,
  can_remove_suggestion boolean
)
language sql stable security definer set search_path = ''
begin atomic
  select case when doctors.status = 'published' then doctors.practice_name else closings.practice_name end,
    closings.closed_on,
    case when doctors.ownership = 'owned' then closings.instructions end,
    suggested.id, suggested.practice_name,
    coalesce(private.has_practice_permission(suggested.id, 'ownership') and private.has_passed_mfa(), false)
  from private.listing_closings as closings
  join public.doctors on doctors.id = closings.doctor_id
  left join public.doctors as suggested
    on suggested.id = coalesce(private.get_merge_target(closings.suggested_listing), closings.suggested_listing)
      and suggested.status = 'published'
  where closings.doctor_id = target and (
    doctors.status = 'published' and doctors.closes_on is not null
    or doctors.status = 'withdrawn' and doctors.status_reason is null and doctors.merged_into is null
  );
end;

comment on function private.get_closing is
  'Returns when a practice closed or will close, under its last published name, what members should do, and the '
  'published listing that its owner suggests, with whether the caller owns that listing and can remove the link; no '
  'row if the practice is not closing. Definer: API roles cannot read unpublished listings.';
grant execute on function private.get_closing to anon, authenticated;
select private.expose_function('get_closing');

create function private.get_closing_note(target uuid) returns text
language sql stable set search_path = ''
begin atomic
  select jsonb_strip_nulls(
    jsonb_build_object('practice_name', practice_name, 'closed_on', closed_on, 'suggested_name', suggested_name)
  )::text
  from private.get_closing(target);
end;

comment on function private.get_closing_note is
  'Returns the note of a notification about a closing, as JSON: {practice_name, closed_on, suggested_name}. '
  'src/components/notifications has the sentences.';

create function private.notify_about_closing(target uuid, is_canceled boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  note constant text := private.get_closing_note(target);
begin
  perform private.notify(
    open.user_id,
    case when is_canceled then 'request_closing_canceled' else 'request_closing_announced' end::public.event_code,
    target, note, request => open.id
  )
  from (
    select distinct on (user_id) id, user_id from public.practice_requests
    where doctor_id = target and closed_at is null order by user_id, created_at
  ) as open;
  perform private.notify(
    member_id, case when is_canceled then 'closing_canceled' else 'closing_announced' end::public.event_code, target,
    note
  )
  from public.saved_listings
  where doctor_id = target and not exists (
    select from public.practice_requests as open
    where open.doctor_id = target and open.user_id = member_id and open.closed_at is null
  );
end $$;

comment on function private.notify_about_closing is
  'Notifies the members with an open request to a practice, and those who saved it, each once, that it will close, or '
  'no longer will. Definer: reads requests and saves of others.';

create function private.finish_closing(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  closed public.doctors;
begin
  closed := private.transition_listing(target, 'close', 'owner');
  update private.listing_closings
  set practice_name = closed.practice_name, closed_on = least(closed_on, private.today_at(closed))
  where doctor_id = target;
  perform private.notify(member_id, 'listing_closed', target, private.get_closing_note(target))
  from public.saved_listings where doctor_id = target;
end $$;

comment on function private.finish_closing is
  'Withdraws the listing of a practice whose closing is recorded, which ends its open requests, and notifies the '
  'members who saved it. Definer: members cannot transition listings.';

create function private.close_listing(
  target uuid, closed_on date, instructions text default null, suggested_listing uuid default null
)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
  suggested public.doctors;
  today date;
begin
  perform private.require_listing_owner(target);
  select * into listing from public.doctors where id = target for update;
  today := private.today_at(listing);
  if listing.closes_on is not null then
    raise exception 'The closing of this practice has already been announced'
      using errcode = 'PT409', hint = 'closing_already_announced';
  elsif listing.status <> 'published' then
    raise exception 'Only a published practice can close' using errcode = 'PT409', hint = 'transition_not_allowed';
  elsif close_listing.closed_on is null or close_listing.closed_on not between today - 365 and today + 366 then
    raise exception 'Enter a day within the last or the next twelve months'
      using errcode = '23514', hint = 'closing_date_out_of_range';
  elsif char_length(close_listing.instructions) > private.shared_limit('max_closing_instructions') then
    raise exception 'The text for members is too long' using errcode = '23514', hint = 'input_too_large';
  end if;
  select * into suggested from public.doctors
  where id = close_listing.suggested_listing and id <> target and status = 'published';
  if suggested.id is distinct from close_listing.suggested_listing then
    raise exception 'Only another practice in the directory can be suggested'
      using errcode = '23514', hint = 'suggestion_not_published';
  end if;
  insert into private.listing_closings (
    doctor_id, practice_name, closed_on, instructions, suggested_listing, was_accepting, was_confirmed_at
  )
  values (
    target, listing.practice_name, close_listing.closed_on,
    (
      select nullif(btrim(string_agg(private.plain_line(line), e'\n' order by place)), '')
      from string_to_table(replace(close_listing.instructions, e'\r\n', e'\n'), e'\n')
        with ordinality as lines (line, place)
    ),
    suggested.id,
    listing.accepting_new_patients, listing.panel_confirmed_at
  );
  perform private.notify(suggested.user_id, 'listing_suggested', target);
  if close_listing.closed_on <= today then
    perform private.finish_closing(target);
    return;
  end if;
  perform private.enforce_rate_limit('closings');
  perform private.write_listing(
    target, jsonb_build_object('closes_on', close_listing.closed_on, 'accepting_new_patients', false),
    'announce closing'
  );
  perform private.notify_about_closing(target, false);
end $$;

comment on function private.close_listing is
  'Closes the caller''s practice: withdraws the listing, whose page then shows the date, what members should do, and '
  'a link to the suggested listing, whose owner is notified. Before a later day, its page says that it will close, it '
  'accepts no new patients and requests, and members with an open request and those who saved it are notified; it '
  'closes when the day begins in the time zone of its ZIP code. Errors: PT409 not published or already announced; '
  '23514 a date more than a year away, or an unsuitable text or suggestion; PT429 too many announcements today. '
  'Definer: members cannot transition listings.';
grant execute on function private.close_listing to authenticated;
select private.expose_function('close_listing');

create function private.cancel_closing(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  listing public.doctors;
  closing private.listing_closings;
begin
  perform private.require_listing_owner(target);
  select * into listing from public.doctors where id = target for update;
  if listing.closes_on is null then
    raise exception 'No closing of this practice is announced' using errcode = 'PT409', hint = 'closing_not_announced';
  end if;
  delete from private.listing_closings where doctor_id = target returning * into closing;
  perform private.write_listing(target, jsonb_build_object('closes_on', null) || case
    -- The practice may have changed it meanwhile. To stay open confirms nothing.
    when listing.accepting_new_patients is false then jsonb_build_object(
      'accepting_new_patients', closing.was_accepting, 'panel_confirmed_at', closing.was_confirmed_at
    )
    else '{}'
  end, 'cancel closing');
  perform private.notify_about_closing(target, true);
end $$;

comment on function private.cancel_closing is
  'Cancels the announced closing of the caller''s practice, and notifies the members who were notified of it. Errors: '
  'PT409 none is announced. Definer: API roles cannot write closings.';
grant execute on function private.cancel_closing to authenticated;
select private.expose_function('cancel_closing');

create function private.remove_suggestion(closing uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_active_member();
  update private.listing_closings set suggested_listing = null
  where doctor_id = closing and exists (select from private.get_closing(closing) where can_remove_suggestion);
  if not found then
    raise exception 'This listing is not yours' using errcode = '42501', hint = 'listing_not_yours';
  end if;
end $$;

comment on function private.remove_suggestion is
  'Removes the link from the page of a closed or closing practice to the caller''s practice. Errors: 42501 it links '
  'to none of them. Definer: API roles cannot write closings.';
grant execute on function private.remove_suggestion to authenticated;
select private.expose_function('remove_suggestion');

create function private.close_due_listings() returns void
language sql volatile security definer set search_path = ''
begin atomic
  select private.finish_closing(due.id) from (
    -- The day begins up to 14 hours earlier than in UTC.
    select id from public.doctors
    where closes_on <= current_date + 1 and closes_on <= private.today_at(doctors) order by id for update skip locked
  ) as due;
end;

comment on function private.close_due_listings is
  'Closes the practices where the announced day has begun. Called by the email worker, once a day, and when an admin '
  'opens the queues. Definer: closes listings of others.';

-- Short addresses, which are printed: the words of a name and the first digits of the listing's id.

create function private.find_listing_by_address(address text) returns uuid
language sql stable security definer set search_path = ''
return (
  select listed.id
  from (select substring(lower(address) from '(?:^|-)([0-9a-f]{6})$') as code) as given
  join public.doctors as found on found.id between rpad(code, 32, '0')::uuid and rpad(code, 32, 'f')::uuid
  join public.doctors as listed on listed.id = coalesce(found.merged_into, found.id)
  where private.require_at_most(char_length(address), 200, 'characters of an address')
    and (listed.status = 'published' or exists (select from private.listing_closings where doctor_id = listed.id))
  -- The words decide only between ids that begin the same.
  order by extensions.similarity(private.slug(concat(found.practice_name, ' ', found.address_city)), address) desc,
    found.created_at
  limit 1
);

comment on function private.find_listing_by_address is
  'Returns the published or closed listing with a short address, such as oak-family-austin-5f0c4c, of which the last '
  'six digits are the first of its id; for a merged one, the listing that replaces it. Definer: reads merged and '
  'closed listings.';
grant execute on function private.find_listing_by_address to anon, authenticated;
select private.expose_function('find_listing_by_address');
