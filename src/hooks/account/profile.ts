import { keepPreviousData, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { removeOldPictures } from "@/hooks/account/pictures";
import { checkSession, endDeadSession, useUserId } from "@/hooks/account/session-store";
import { profileKeys } from "@/hooks/query-keys";
import { AppError, isWorthRetrying, replaceErrors } from "@/lib/errors";
import { isUuid } from "@/lib/format/text";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchRoles(userId: string, signal: AbortSignal) {
  const data = await unwrap(
    supabase.from("user_roles").select("role").eq("user_id", userId).abortSignal(signal),
  );
  return data.map(({ role }) => role);
}

/** The roles of a member; none for visitors. */
export const useRoles = (userId: string | null) =>
  useQuery({
    queryKey: profileKeys.roles(userId ?? ""),
    queryFn: ({ signal }) => fetchRoles(userId ?? "", signal),
    enabled: userId !== null,
  });

async function fetchBadges(person: string, signal: AbortSignal) {
  const [badges] = await unwrap(supabase.rpc("get_person_badges", { person }).abortSignal(signal));
  return badges ?? null;
}

/** The verified facts about a member, with their dates. */
export type PersonBadges = NonNullable<Awaited<ReturnType<typeof fetchBadges>>>;

/** The verified facts about a member. */
export const usePersonBadges = (userId: string) =>
  useQuery({
    queryKey: profileKeys.badges(userId),
    queryFn: ({ signal }) => fetchBadges(userId, signal),
  });

async function fetchProfile(id: string, signal: AbortSignal) {
  if (!isUuid(id)) throw new AppError("not-found", t`There is no such profile.`);
  const data = await unwrap(
    supabase
      .from("profiles")
      .select(
        "id, full_name, email, publishes_email, phone, bio, location, website, avatar_url, roles:user_roles(role)",
      )
      .eq("id", id)
      .abortSignal(signal)
      .maybeSingle(),
  );
  if (!data) throw new AppError("not-found", t`There is no such profile.`);
  return data;
}

/** A member's public profile, with the roles the reader can see. */
export type Profile = Awaited<ReturnType<typeof fetchProfile>>;

export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: profileKeys.one(id),
    queryFn: ({ signal }) => fetchProfile(id, signal),
    meta: { errorTitle: t`Error loading profile` },
  });

/** One person's profile. */
export const useProfile = (id: string) => useQuery(profileQuery(id));

async function fetchOwnProfile(id: string, signal: AbortSignal) {
  try {
    return await fetchProfile(id, signal);
  } catch (error) {
    // Rejected or gone, for example because the account was deleted on another device.
    if (error instanceof AppError && !isWorthRetrying(error)) await checkSession();
    throw error;
  }
}

/** The member's own profile. It stays cached when the session ends, so that the form keeps unsaved changes. */
export function useOwnProfile(id: string) {
  const isSignedIn = useUserId() === id;
  return useQuery({
    ...profileQuery(id),
    queryFn: ({ signal }) => fetchOwnProfile(id, signal),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
  });
}

export interface ProfileChanges {
  full_name: string | null;
  publishes_email: boolean;
  phone: string | null;
  bio: string | null;
  location: string | null;
  website: string | null;
  avatar_url: string | null;
}

async function updateProfile(id: string, changes: ProfileChanges) {
  const refusal = new AppError("forbidden", t`Please sign in again to save.`);
  const saved = await unwrap(
    supabase.from("profiles").update(changes).eq("id", id).select("id"),
  ).catch(replaceErrors({ "signed-out": refusal, forbidden: refusal }));
  // A policy that hides the row causes no error, only an update of zero rows.
  if (saved.length === 0) throw refusal;
}

/** Saves the member's own profile and removes a replaced picture. */
export function useUpdateProfile({ id, avatar_url }: Pick<Profile, "id" | "avatar_url">) {
  return useMutation({
    mutationFn: (changes: ProfileChanges) => updateProfile(id, changes),
    onSuccess: (_nothing, changes) => {
      const isReplaced = changes.avatar_url !== avatar_url;
      if (isReplaced) void removeOldPictures("avatars", id, [changes.avatar_url]);
    },
    onError: endDeadSession,
    meta: { invalidates: [profileKeys.all], errorTitle: t`Error updating profile` },
  });
}
