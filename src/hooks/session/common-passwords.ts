import { useQuery } from "@tanstack/react-query";
import { sessionKeys } from "@/hooks/session/keys";
import { loadCommonPasswords } from "@/lib/session/common-passwords";

/** The most common passwords; undefined until they have loaded. */
export const useCommonPasswords = (isNeeded: boolean): ReadonlySet<string> | undefined =>
  useQuery({
    queryKey: sessionKeys.commonPasswords,
    queryFn: loadCommonPasswords,
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data;
