/** The query keys of practices' teams. */
export const staffKeys = {
  all: ["staff"],
  practices: (userId: string) => ["staff", "practices", userId],
  invitations: (userId: string) => ["staff", "invitations", userId],
  followed: (invitation: string | null) => ["staff", "followed invitation", invitation],
  phone: (practiceId: string) => ["staff", "phone", practiceId],
  people: (practiceId: string) => ["staff", "people", practiceId],
} as const;
