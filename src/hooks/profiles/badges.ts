import { queryOptions, useQuery } from "@tanstack/react-query";
import { profileKeys } from "@/hooks/profiles/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchBadges(person: string, signal: AbortSignal) {
  const [badges] = await unwrap(supabase.rpc("get_person_badges", { person }).abortSignal(signal));
  return badges ?? null;
}

/** The verified facts about a member, with their dates. */
export type PersonBadges = NonNullable<Awaited<ReturnType<typeof fetchBadges>>>;

/** The verified facts about a member. */
export const usePersonBadges = (userId: string) =>
  useQuery(
    queryOptions({
      queryKey: profileKeys.badges(userId),
      queryFn: ({ signal }) => fetchBadges(userId, signal),
    }),
  );
