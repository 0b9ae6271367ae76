import { HttpResponse, http } from "msw";
import type { OwnInvitation } from "@/hooks/practice/invitations";
import type { Practice } from "@/hooks/practice/own-practices";
import type { SentInvitation, StaffMember } from "@/hooks/practice/staff";
import type { PracticePermission, PracticeRole } from "@/lib/account/staff-roles";
import { memberId } from "@/test/auth-api";
import { server } from "@/test/server";

const rest = "http://api.test/rest/v1";

/** The permissions of each role, as in the database. */
const permissions: Record<PracticeRole, PracticePermission[]> = {
  owner: ["answer", "availability", "edit", "staff", "ownership"],
  manager: ["answer", "availability", "edit", "staff"],
  front_desk: ["answer", "availability"],
};

/** A public practice of a member with this role. */
export const practiceRow = (role: PracticeRole, changes: Partial<Practice> = {}): Practice => ({
  doctor_id: "5f0c4c1e-0000-4000-8000-000000000001",
  practice_name: "Oak Family Medicine",
  role,
  permissions: permissions[role],
  status: "published",
  ownership: "owned",
  accepting_new_patients: null,
  version: 1,
  ...changes,
});

export const invitationRow = (changes: Partial<OwnInvitation> = {}): OwnInvitation => ({
  id: "ee0c4c1e-0000-4000-8000-000000000001",
  doctor_id: "5f0c4c1e-0000-4000-8000-000000000001",
  practice_name: "Oak Family Medicine",
  role: "front_desk",
  invited_by: "Dr. Olga Oak",
  expires_at: "2026-12-05T12:00:00+00:00",
  ...changes,
});

export const staffRow = (changes: Partial<StaffMember> = {}): StaffMember => ({
  user_id: "22222222-2222-4222-8222-222222222222",
  role: "manager",
  created_at: "2026-11-02T12:00:00+00:00",
  person: { full_name: "Mia Manager" },
  ...changes,
});

export const sentRow = (changes: Partial<SentInvitation> = {}): SentInvitation => ({
  id: "ee0c4c1e-0000-4000-8000-000000000002",
  email: "dee@oak.example",
  user_id: null,
  role: "front_desk",
  expires_at: "2999-12-05T12:00:00+00:00",
  ...changes,
});

/** Mocks the team of a practice. Its owner is the member that tests sign in as. */
export function answerPeople(given: {
  staff?: StaffMember[];
  invitations?: SentInvitation[];
}): void {
  server.use(
    http.get(`${rest}/practice_members`, () => HttpResponse.json(given.staff ?? [])),
    http.get(`${rest}/practice_invitations`, () => HttpResponse.json(given.invitations ?? [])),
    http.get(`${rest}/doctors`, ({ request }) => {
      const isOwner = new URL(request.url).searchParams.get("select")?.includes("owner:") ?? false;
      // Other handlers handle other requests for listings.
      if (!isOwner) return;
      return HttpResponse.json([{ user_id: memberId, owner: { full_name: "Sam Whitlock" } }]);
    }),
  );
}
