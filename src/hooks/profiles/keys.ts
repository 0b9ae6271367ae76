/** Query keys for profiles and roles. */
export const profileKeys = {
  all: ["profiles"],
  one: (id: string) => ["profiles", "one", id],
  currentMembers: ["profiles", "current member"],
  currentMember: (userId: string | null) => ["profiles", "current member", userId],
  badges: (id: string) => ["profiles", "badges", id],
  roles: (userId: string) => ["profiles", "roles", userId],
} as const;
