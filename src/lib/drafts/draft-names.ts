/** Whose drafts they are who has no account, or has not signed in yet. */
export const visitor = "visitor";

/** Begins the names of a person's drafts: another person on the same device doesn't find them. */
const ownedBy = (userId: string | null, name: string): string => `${userId ?? visitor}/${name}`;

export const postDraft = (userId: string): string => ownedBy(userId, "post");

/** The draft of a comment on one post. */
export const commentDraft = (postId: string, userId: string): string =>
  ownedBy(userId, `comment/${postId}`);

/** The draft of a request to a practice. */
export const requestDraft = (listingId: string, kind: string, userId: string | null): string =>
  ownedBy(userId, `request/${listingId}/${kind}`);

/** The draft of what a practice answers to one request, by the one of its people who writes it. */
export const answerDraft = (requestId: string, userId: string): string =>
  ownedBy(userId, `answer/${requestId}`);

export const storyDraft = (userId: string | null): string => ownedBy(userId, "story");

/** The draft of a practice that somebody adds because they know it. */
export const addedListingDraft = (userId: string | null): string =>
  ownedBy(userId, "added-listing");

/** Begins the names of what a person typed into the editor of listings, which outlasts signing out. */
export const editedListings = (userId: string): string => ownedBy(userId, "listing/");

/** What a person typed into the editor of a listing, or on its page of offices. */
export const listingDraft = (
  listingId: string,
  part: "description" | "offices",
  userId: string,
): string => `${editedListings(userId)}${listingId}/${part}`;

/** The id that a person's next listing will have. */
export const newListingDraft = (userId: string): string => `${editedListings(userId)}new`;
