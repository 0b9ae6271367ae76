const columns =
  "position,name,address_street,address_city,address_state,address_zip,phone,hours,hours_note,by_appointment,step_free,parking,transit";

/** What a request reads of the offices of a listing. */
export const officeColumns = `offices(${columns})` as const;

/** The same where offices are edited: by its id, one that moves is known. */
export const editedOfficeColumns = `offices(id,${columns})` as const;

/** Who sees patients there. */
export const clinicianColumns =
  "clinicians(position,name,credentials,specialty,languages,npi,accepting_new_patients,practicing_since,photo_url)";

/** What its page reads of a listing; also what its document asks for, and where a deploy writes it. */
export const detailColumns =
  `*,${officeColumns},tiers:membership_tiers(label,min_age,max_age,monthly_price),${clinicianColumns},departures:clinician_departures(shows_new_practice),services:listing_services(coverage,price,note,about:services(label,explanation,position)),submitter:profiles!doctors_submitted_by_fkey(full_name),owner:profiles!doctors_user_id_fkey(full_name,phone,email)` as const;
