/**
 * The public facts of a listing, as PostgREST selects them: for the data file, and as an example in
 * docs/api.md. Street addresses are left out, because a practice may remove its own; so are the ids
 * of members, and columns about how a listing is managed.
 */
export const publicListingColumns =
  `id, practice_name, former_names, credentials, specialty, bio, website, phone, fax, npi, languages, opened_year,
  address_city, address_state, address_zip,
  monthly_price, yearly_price, couple_price, extra_child_price, student_price, employer_price, employer_from,
  family_cap, membership_levels, enrollment_fee, enrollment_per_person, visit_fee, notice_days, leaving_fee, rejoin_fee, family_cap_note, state_statement,
  accepting_new_patients, patient_ages, telehealth_only, telehealth_states, home_visit_miles, model,
  medicare_opt_out, free_meeting, ownership, confirmed_at, updated_at,
  clinicians(name, credentials, specialty, languages, gender, npi, accepting_new_patients, practicing_since),
  offices(position, name, address_city, address_state, address_zip, phone, hours, special_hours, hours_note,
    time_zone, by_appointment, step_free, parking, transit),
  membership_tiers(label, min_age, max_age, monthly_price),
  listing_services(service, coverage, price, note)` as const;
