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
  warn: [
    "Please don't advertise here",
    "Please stay polite when you disagree",
    "Please leave out other people's private and health information",
    "Please don't give medical advice",
    "Please use your own name",
  ],
  closeMemberReport: [
    "The account follows the community guidelines",
    "We asked the member to change their name",
  ],
  takeDown: [
    "The practice has closed or moved",
    "It isn't a Direct Primary Care practice",
    "We couldn't confirm that this practice exists",
    "It's spam or advertising",
    "Its content doesn't belong on this site",
  ],
  approveAppeal: [
    "We looked at it again and agree with you",
    "New information shows that the decision was wrong",
    "You've fixed what the decision was about",
  ],
  rejectAppeal: [
    "We looked at it again, and the decision was right",
    "The appeal has no new information",
  ],
  suspend: [
    "Spam or advertising after a warning",
    "Insults, threats, or harassment",
    "Sharing someone's private or health information",
    "Pretending to be someone else",
  ],
} as const;

/** Starts of replies to contact messages, which the admin edits. */
export const replyTemplates = [
  {
    label: "Claim a listing",
    body: "To manage your practice's listing, open it while you're signed in, and choose Claim This Listing. We check your NPI and work email, which usually takes a day or two.",
  },
  {
    label: "Correct a listing",
    body: "Anyone can suggest a correction: open the listing, and choose Suggest a correction. The practice or an admin reviews it.",
  },
  {
    label: "Remove a listing",
    body: "To have a practice, a physician, or a former name removed, open the listing, and choose Ask us to remove it. You'll get an email to confirm the request, and we'll review it.",
  },
  {
    label: "Contact the practice",
    body: "We run the directory and aren't part of any practice, so we can't book appointments, or answer questions about health or bills. Please contact the practice directly: its phone and website are on its listing.",
  },
  {
    label: "Ask for details",
    body: "Thank you for writing. So that we can help, please send us the link to the page, and what you did before the problem appeared.",
  },
  { label: "Fixed", body: "Thank you for telling us. We've fixed it." },
] as const;
