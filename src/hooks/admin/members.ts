import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Proof, prove } from "@/hooks/account/identities";
import { withOwnCases } from "@/hooks/admin/own-cases";
import { pageSize, usePagedRows } from "@/hooks/admin/queue-page";
import { useDecision } from "@/hooks/admin/use-decision";
import { pause } from "@/hooks/pause";
import { adminKeys } from "@/hooks/query-keys";
import type { TakeCaptcha } from "@/lib/account/captcha-tokens";
import type { Role } from "@/lib/account/roles";
import type { MemberFilters } from "@/lib/admin/admin-queues";
import { AppError } from "@/lib/errors";
import { isUuid } from "@/lib/format/text";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface RoleChange {
  id: string;
  role: Role;
  isGranted: boolean;
  /** Required for the admin role. */
  reason?: string;
}

async function setRole({ id, role, isGranted, reason }: RoleChange) {
  await unwrap(
    supabase.rpc("set_role", {
      target: id,
      role,
      is_granted: isGranted,
      ...(reason && { reason }),
    }),
  );
}

/** Grants or removes the doctor role. */
export const useSetRole = () => useDecision(setRole);

interface AdminRoleChange extends Omit<RoleChange, "role"> {
  reason: string;
  /** The email and the proof of the admin who does it. */
  email: string;
  proof: Proof;
}

/**
 * Makes a member an admin, about which all admins get an email, or removes the role, after
 * reauthentication. Admins who remove their own role lose access to the admin pages. The form shows
 * failures.
 */
export const useSetAdminRole = (take: TakeCaptcha) =>
  useDecision(
    async ({ email, proof, ...change }: AdminRoleChange) => {
      await prove(email, proof, take);
      await setRole({ ...change, role: "admin" });
    },
    undefined,
    null,
  );

interface Suspension {
  id: string;
  reason: string;
  /** Null for a suspension without an end date. */
  days: number | null;
  hidesContent: boolean;
}

const msPerDay = 86_400_000;

async function suspendMember({ id, reason, days, hidesContent }: Suspension) {
  await unwrap(
    supabase.rpc("suspend_member", {
      target: id,
      reason,
      hides_content: hidesContent,
      ...(days !== null && { ends_at: new Date(Date.now() + days * msPerDay).toISOString() }),
    }),
  );
}

/** Suspends a member for some days or until an admin lifts the suspension, and can hide their content. */
export const useSuspendMember = () => useDecision(suspendMember);

async function restoreMember(id: string) {
  await unwrap(supabase.rpc("restore_member", { target: id }));
}

/** Lifts a suspension. */
export const useRestoreMember = () => useDecision(restoreMember);

/** A member as admins see them. */
export interface MemberRecord {
  id: string;
  full_name: string | null;
  /** The account's email, which only admins can see. */
  email: string;
  avatar_url: string | null;
  created_at: string;
  roles: Role[];
  suspended_because: string | null;
  suspended_at: string | null;
  suspended_until: string | null;
  /** Whether the suspension hides posts, comments, and profile. */
  is_hidden: boolean;
}

interface MemberSearch {
  query?: string;
  only_suspended?: boolean;
  page_size?: number;
  start?: number;
}

async function searchMembers(search: MemberSearch, signal: AbortSignal): Promise<MemberRecord[]> {
  return unwrap(supabase.rpc("admin_search_members", search).abortSignal(signal));
}

/** The members whose name or email contains the search text; all members without one. */
export const useMembers = ({ search, only }: MemberFilters) =>
  usePagedRows(adminKeys.members({ search, only }), (start, signal) =>
    searchMembers(
      {
        page_size: pageSize,
        start,
        only_suspended: only === "suspended",
        ...(search && { query: search }),
      },
      signal,
    ),
  );

async function fetchMember(id: string, signal: AbortSignal) {
  const found = isUuid(id) ? await searchMembers({ query: id, page_size: 1 }, signal) : [];
  const [member] = await withOwnCases("profiles", found, signal);
  if (member) return member;
  throw new AppError("not-found", "This member doesn't exist. The account may have been deleted.");
}

/** A member's record, and whether only another admin can suspend or restore them. */
export const useAdminMember = (id: string) =>
  useQuery({
    queryKey: adminKeys.member(id),
    queryFn: ({ signal }) => fetchMember(id, signal),
    staleTime: 0,
  });

const maxMatches = 6;

async function findMatches(query: string, signal: AbortSignal) {
  await pause(signal);
  return searchMembers({ query, page_size: maxMatches }, signal);
}

/** The shortest text that is searched for. */
export const minSearchLength = 2;

/** The first few members that match the text being typed. */
export const useMatchingMembers = (text: string) =>
  useQuery({
    queryKey: adminKeys.memberMatches(text),
    queryFn: ({ signal }) => findMatches(text, signal),
    enabled: text.length >= minSearchLength,
    placeholderData: keepPreviousData,
  });
