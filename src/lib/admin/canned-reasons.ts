/** Suggested reasons by kind of decision. The person concerned sees them word for word. */
export const cannedReasons = {
  rejectListing: [
    "We couldn't confirm that this practice exists",
    "It isn't a Direct Primary Care practice",
    "It's already listed",
    "The address or phone is wrong",
    "The website doesn't belong to the practice",
  ],
  rejectChange: [
    "We couldn't confirm this change",
    "The NPI belongs to someone else",
    "This is a different practice. Please add it as a new listing",
  ],
  rejectClaim: [
    "We couldn't confirm that you work at this practice",
    "The NPI belongs to someone else",
    "The work email or phone doesn't belong to the practice",
    "Someone else has shown that they own the practice",
  ],
  approveCompetingClaim: [
    "Someone else has shown that they own the practice",
    "The practice confirmed who runs it",
    "The practice has a new owner",
  ],
  rejectRemoval: [
    "We couldn't confirm that you speak for this practice",
    "We couldn't find this practice or physician",
    "The listing is for a different practice",
  ],
  rejectCorrection: [
    "We couldn't confirm this",
    "The listing is already correct",
    "This belongs in a different field",
  ],
  closeReport: [
    "We reviewed the listing and found it correct",
    "We've corrected the listing",
    "We've asked the practice about it",
  ],
  keepContent: [
    "It follows the community guidelines",
    "It's a fair opinion or personal experience",
    "It doesn't include anyone's private or health information",
  ],
  removeContent: [
    "It's spam or advertising",
    "It insults, threatens, or harasses someone",
    "It includes someone's private or health information",
    "It gives advice that could hurt someone",
  ],
  closeMemberReport: [
    "The account follows the community guidelines",
    "We asked the member to change their name",
  ],
  takeDown: [
    "The practice has closed or moved",
    // Adds the practice to the removal register: see `is_unwanted` in the migration of removal requests.
    "The practice doesn't want to be listed",
    "It isn't a Direct Primary Care practice",
    "We couldn't confirm that this practice exists",
    "It's spam or advertising",
    "Its content doesn't belong on this site",
  ],
} as const;
