/** Where profiles and roles are kept in the cache. */
export const profileKeys = {
  all: ["profiles"],
  one: (id: string) => ["profiles", "one", id],
  plates: ["profiles", "plate"],
  plate: (userId: string | null) => ["profiles", "plate", userId],
  roles: (userId: string) => ["profiles", "roles", userId],
} as const;
