/** What administrators say most often, by what they decide about. People read these sentences as they stand. */
export const cannedReasons = {
  refuseListing: [
    "We could not confirm that this practice exists",
    "It is not a Direct Primary Care practice",
    "It is listed already",
    "The address or phone is wrong",
    "The website does not belong to the practice",
  ],
  declineChange: [
    "We could not confirm this change",
    "The NPI belongs to somebody else",
    "This is another practice: please add it as a listing of its own",
  ],
  rejectClaim: [
    "We could not confirm that you work at this practice",
    "The NPI belongs to somebody else",
    "The work email or phone is not the practice's",
    "Somebody else has shown that the practice is theirs",
  ],
  approveRival: [
    "Somebody else has shown that the practice is theirs",
    "The practice told us who runs it",
    "The practice has changed hands",
  ],
  declineRemoval: [
    "We couldn't confirm that you speak for this practice",
    "We couldn't find this practice or physician",
    "The listing is about another practice",
  ],
  declineCorrection: [
    "We could not confirm this",
    "The listing is right as it stands",
    "This belongs into another field",
  ],
  closeReport: [
    "We looked at the listing, and it is right as it stands",
    "We have corrected the listing",
    "We have asked the practice about it",
  ],
  keepContent: [
    "We read it, and it follows the community guidelines",
    "It is an opinion or an experience, told fairly",
    "It shows nobody's private or health information",
  ],
  removeContent: [
    "It is spam or advertising",
    "It insults, threatens or harasses somebody",
    "It shows somebody's private or health information",
    "It gives advice that could hurt somebody",
  ],
  closeMemberReport: [
    "We looked at the account, and it follows the community guidelines",
    "We asked the member to change their name",
    "We have suspended the account",
  ],
  takeDown: [
    "The practice has closed or moved away",
    "It is not a Direct Primary Care practice",
    "We could not confirm that this practice exists",
    "It is spam or advertising",
    "Its content does not belong on this site",
  ],
} as const;
