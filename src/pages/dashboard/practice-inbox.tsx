import { usePractices } from "@/hooks/staff/practices";
import { ReceivedCorrections } from "@/pages/dashboard/received-corrections";
import { ReceivedRequests } from "@/pages/dashboard/received-requests";

/** The requests and corrections that the member can handle; renders nothing for others. */
export function PracticeInbox({ userId }: { userId: string }) {
  const { data: practices = [] } = usePractices(userId);

  const answered = practices.filter(({ permissions }) => permissions.includes("answer"));
  const edited = practices.filter(({ permissions }) => permissions.includes("edit"));

  if (answered.length === 0) return null;
  return (
    <div className="grid items-start gap-12 lg:grid-cols-2">
      <ReceivedRequests userId={userId} practices={answered} />
      {edited.length > 0 && (
        <ReceivedCorrections practiceIds={edited.map(({ doctor_id }) => doctor_id)} />
      )}
    </div>
  );
}
