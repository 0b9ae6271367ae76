const rows = [
  ["Name, picture, bio, location and website in your profile", "Everyone"],
  ["Email and phone you choose to publish in your profile", "Everyone"],
  ["Your account email", "You, and practices you send a request to, so they can answer"],
  ["Your role", "If you’re a doctor: everyone. If you’re a patient: you and the admins"],
  [
    "Posts, stories, comments, likes and shares",
    "Everyone, signed in or not. Hidden content: you and the admins",
  ],
  [
    "Listings you add",
    "You and the admins, and everyone once they’re published, with your name as “Added by”",
  ],
  ["Evidence for a claim", "You and the admins"],
  ["Corrections you suggest", "You, the listing’s owner and managers, and the admins"],
  ["Reports you file", "You and the admins"],
  ["Requests to a practice", "You, the practice’s owner, and the staff the owner invited"],
  ["Where you work", "You and the practice’s team"],
  [
    "Email addresses that a practice invites",
    "The practice’s owner and managers, and the person with that email",
  ],
  ["Emails we send you", "You, and the email service that delivers them"],
  [
    "The people you block, your saved practices, alerts, notifications, and notification settings",
    "You",
  ],
] as const;

/** What we store about members, and who can read it. */
export function WhoReadsWhat() {
  return (
    <table className="mt-6 w-full text-left text-base wrap-anywhere">
      <caption className="sr-only">What we store about members, and who can read it</caption>
      <thead className="border-b-2 border-line-strong text-sm">
        <tr>
          <th scope="col" className="w-1/2 py-2 pr-5 font-semibold">
            What
          </th>
          <th scope="col" className="py-2 font-semibold">
            Who can read it
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(([what, who]) => (
          <tr key={what} className="align-top">
            <th scope="row" className="py-3 pr-5 font-medium">
              {what}
            </th>
            <td className="py-3 text-ink-soft">{who}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
