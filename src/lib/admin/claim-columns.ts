/** What admins read of a claim. */
export const claimColumns =
  `doctor_id, claimant, status, version, full_name, role_at_practice, npi, work_email, work_email_proven_at, compare_work_email, approval_adds,
   failed_checks, work_phone, is_phone_public, message, reason, has_evidence, created_at,
   person:profiles!claim_evidence_claimant_fkey(full_name, roles:user_roles!user_roles_user_id_fkey(role))` as const;
