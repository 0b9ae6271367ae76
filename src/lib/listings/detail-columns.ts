/** What its page reads of a listing; also what its document asks for, and where a deploy writes it. */
export const detailColumns =
  "*,tiers:membership_tiers(label,min_age,max_age,monthly_price),submitter:profiles!doctors_submitted_by_fkey(full_name),owner:profiles!doctors_user_id_fkey(full_name,phone,email)";
