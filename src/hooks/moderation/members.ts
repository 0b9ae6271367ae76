import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { deskKeys } from "@/hooks/moderation/keys";
import { nextStart, pageSize } from "@/hooks/moderation/paging";
import { pause } from "@/hooks/pause";
import { AppError } from "@/lib/errors";
import { isUuid } from "@/lib/format/uuid";
import type { MemberFilters } from "@/lib/moderation/desk-filters";
import type { Role } from "@/lib/session/roles";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** A member as administrators see them. */
export interface FoundMember {
  id: string;
  full_name: string | null;
  /** The account's own address, which nobody else reads. */
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

interface Question {
  query?: string;
  only_suspended?: boolean;
  page_size?: number;
  start?: number;
}

async function askMembers(question: Question, signal: AbortSignal): Promise<FoundMember[]> {
  return unwrap(supabase.rpc("admin_search_members", question).abortSignal(signal));
}

/** The members whose name or e-mail address holds a text; everybody when it is empty. */
export const useMembers = ({ search, only }: MemberFilters) =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: deskKeys.members({ search, only }),
      queryFn: ({ pageParam, signal }) =>
        askMembers(
          {
            ...{ page_size: pageSize, start: pageParam, only_suspended: only === "suspended" },
            ...(search && { query: search }),
          },
          signal,
        ),
      initialPageParam: 0,
      getNextPageParam: nextStart,
      select: (data) => data.pages.flat(),
      staleTime: 0,
    }),
  );

async function fetchMember(id: string, signal: AbortSignal) {
  const [member] = isUuid(id) ? await askMembers({ query: id, page_size: 1 }, signal) : [];
  if (member) return member;
  throw new AppError("not-found", "There is no such member. Perhaps the account was deleted.");
}

/** One member. */
export const useDeskMember = (id: string) =>
  useQuery(
    queryOptions({
      queryKey: deskKeys.member(id),
      queryFn: ({ signal }) => fetchMember(id, signal),
      staleTime: 0,
    }),
  );

const mostMatches = 6;

async function matchMembers(query: string, signal: AbortSignal) {
  await pause(signal);
  return askMembers({ query, page_size: mostMatches }, signal);
}

/** The shortest text that is worth a search. */
export const shortestQuery = 2;

/** The first few members that fit what is being typed. */
export const useMatchingMembers = (text: string) =>
  useQuery(
    queryOptions({
      queryKey: deskKeys.memberMatches(text),
      queryFn: ({ signal }) => matchMembers(text, signal),
      enabled: text.length >= shortestQuery,
      placeholderData: keepPreviousData,
    }),
  );
