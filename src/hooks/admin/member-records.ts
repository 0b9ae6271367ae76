import { useQuery } from "@tanstack/react-query";
import { useCountedRows } from "@/hooks/admin/queue-page";
import { adminKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const count = "exact";

/** The listings that a member added or owns, most recently updated first. */
export const useMemberListings = (id: string) =>
  useCountedRows(adminKeys.memberRecords("listings", id), () =>
    supabase
      .from("doctors")
      .select("id, practice_name, address_city, address_state, status, user_id, updated_at", {
        count,
      })
      // The id comes from the database, so it can't break out of the filter.
      .or(`submitted_by.eq.${id},user_id.eq.${id}`)
      .order("updated_at", { ascending: false })
      .order("id"),
  );

/** The claims that a member has filed. */
export const useMemberClaims = (id: string) =>
  useCountedRows(adminKeys.memberRecords("claims", id), () =>
    supabase
      .from("claim_evidence")
      .select(
        "doctor_id, status, created_at, listing:doctors!claim_evidence_doctor_id_fkey(practice_name, status)",
        { count },
      )
      .eq("claimant", id)
      .order("created_at", { ascending: false })
      .order("doctor_id"),
  );

/** A member's posts, including hidden ones. */
export const useMemberPosts = (id: string) =>
  useCountedRows(adminKeys.memberRecords("posts", id), () =>
    supabase
      .from("posts")
      .select("id, kind, content, created_at, hidden_at", { count })
      .eq("user_id", id)
      .order("created_at", { ascending: false })
      .order("id"),
  );

/** A member's comments, including hidden ones. */
export const useMemberComments = (id: string) =>
  useCountedRows(adminKeys.memberRecords("comments", id), () =>
    supabase
      .from("post_comments")
      .select("id, post_id, content, created_at, hidden_at", { count })
      .eq("user_id", id)
      .order("created_at", { ascending: false })
      .order("id"),
  );

const reportColumns = `id, reason, note, status, resolution, created_at, doctor_id, post_id, profile_id,
  listing:doctors!reports_doctor_id_fkey(practice_name),
  comment:post_comments!reports_comment_id_fkey(post_id),
  member:profiles!reports_profile_id_fkey(full_name)`;

/** A report about or by a member. */
export type MemberReport = NonNullable<ReturnType<typeof useReportsBy>["data"]>["rows"][number];

/** The reports that a member filed. */
export const useReportsBy = (id: string) =>
  useCountedRows(adminKeys.memberRecords("reports by", id), () =>
    supabase
      .from("reports")
      .select(reportColumns, { count })
      .eq("reporter_id", id)
      .order("created_at", { ascending: false })
      .order("id"),
  );

/** The reports about a member, their content, and their listings. */
export const useReportsAbout = (id: string) =>
  useCountedRows(adminKeys.memberRecords("reports about", id), () =>
    supabase.rpc("list_reports_about_member", { member: id }, { count }).select(reportColumns),
  );

/** The decisions about a member, and about what they wrote, own, or added, newest first. */
export const useDecisionsAbout = (id: string) =>
  useCountedRows(adminKeys.memberRecords("decisions", id), () =>
    supabase
      .rpc("list_decisions_about_member", { member: id }, { count })
      .select(
        "id, event, subject, reason, seen, at, is_automatic, person:profiles!moderation_log_actor_fkey(full_name)",
      )
      .order("id", { ascending: false }),
  );

async function fetchAccuracy(id: string, signal: AbortSignal) {
  const decided = await unwrap(
    supabase
      .from("reports")
      .select("outcome")
      .eq("reporter_id", id)
      .not("outcome", "is", null)
      .order("closed_at", { ascending: false })
      .limit(1000)
      .abortSignal(signal),
  );
  const upheld = decided.filter(({ outcome }) => outcome === "upheld").length;
  return { upheld, decided: decided.length };
}

/** How many of a member's decided reports of posts, comments, and listings were upheld. */
export const useReporterAccuracy = (id: string) =>
  useQuery({
    queryKey: adminKeys.memberRecords("accuracy", id),
    queryFn: ({ signal }) => fetchAccuracy(id, signal),
    staleTime: 0,
  });
