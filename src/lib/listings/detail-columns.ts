const columns =
  "position,name,address_street,address_city,address_state,address_zip,phone,hours,special_hours,hours_note,by_appointment,step_free,parking,transit";

/** The columns of a listing's offices. */
export const officeColumns = `offices(${columns},time_zone)` as const;

/** The columns of offices for editing, with the id, which identifies an office that is moved. */
export const editedOfficeColumns = `offices(id,${columns})` as const;

/** The columns of a practice's clinicians. */
export const clinicianColumns =
  "clinicians(position,name,credentials,specialty,languages,npi,accepting_new_patients,practicing_since,photo_url,gender,medicare_opt_out_until,former_names)";

/** The columns of a listing's page; also used when the page is rendered on the server or at deployment. */
export const detailColumns =
  `*,accepts_requests,${officeColumns},tiers:membership_tiers(label,min_age,max_age,monthly_price),${clinicianColumns},services:listing_services(coverage,price,note,about:services(label,explanation,position)),submitter:profiles!doctors_submitted_by_fkey(full_name),owner:profiles!doctors_user_id_fkey(full_name,phone,email)` as const;
