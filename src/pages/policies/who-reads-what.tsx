const rows = [
  ["Name, picture, bio, location and website in your profile", "Everyone"],
  ["Email address and phone that you choose to publish in your profile", "Everyone"],
  [
    "The email address of your account",
    "You, and a practice that you send a request, so that it can answer",
  ],
  [
    "Your role",
    "That you are a doctor: everyone. That you are a patient: you and the administrators",
  ],
  [
    "Posts, stories, comments, likes and shares",
    "Everyone, signed in or not. What is hidden: you and the administrators",
  ],
  [
    "Listings you add",
    "You and the administrators, and everyone once they are public, with your name as “Added by”",
  ],
  ["Evidence for a claim", "You and the administrators"],
  ["Corrections you suggest", "You, the listing’s owner and managers, and the administrators"],
  ["Reports you file", "You and the administrators"],
  [
    "Requests to a practice",
    "You, and whoever answers for that practice: its owner, and the staff whom the owner invited",
  ],
  ["Where you work", "You and the people of that practice"],
  [
    "An address that a practice invites",
    "The practice’s owner and managers, and the person whose account has it",
  ],
  [
    "Mails about what happens here",
    "You, and the service that carries our mail, which gets the mail and your address",
  ],
  [
    "Whom you block, the practices you save, your alerts, your notifications, and what you wish to be told",
    "You",
  ],
] as const;

/** What is stored about a member, and who can read it. */
export function WhoReadsWhat() {
  return (
    <table className="mt-6 w-full text-left text-base wrap-anywhere">
      <caption className="sr-only">What is stored about a member, and who can read it</caption>
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
