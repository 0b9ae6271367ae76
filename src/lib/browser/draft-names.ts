/** The owner of drafts by visitors who aren't signed in. */
export const visitor = "visitor";

/** Prefixes the names of a person's drafts, so that another person on the same device doesn't see them. */
const ownedBy = (userId: string | null, name: string): string => `${userId ?? visitor}/${name}`;

export const postDraft = (userId: string): string => ownedBy(userId, "post");

/** The draft of a comment on one post. */
export const commentDraft = (postId: string, userId: string): string =>
  ownedBy(userId, `comment/${postId}`);

/** The draft of a reply to one comment. */
export const replyDraft = (commentId: string, userId: string): string =>
  ownedBy(userId, `reply/${commentId}`);

/** The draft of a request to a practice. */
export const requestDraft = (listingId: string, kind: string, userId: string | null): string =>
  ownedBy(userId, `request/${listingId}/${kind}`);

/** The draft of an answer to a request, by the team member who writes it. */
export const answerDraft = (requestId: string, userId: string): string =>
  ownedBy(userId, `answer/${requestId}`);

/** The draft of another form, which names itself and what it is about. */
export const formDraft = (form: string, userId: string | null): string => ownedBy(userId, form);

export const storyDraft = (userId: string | null): string => ownedBy(userId, "story");

/** The draft of a listing that a member or visitor adds. */
export const addedListingDraft = (userId: string | null): string =>
  ownedBy(userId, "added-listing");

/** Prefixes the names of drafts in the listing editor, which stay after sign-out. */
export const editedListings = (userId: string): string => ownedBy(userId, "listing/");

/** The draft of a part of a listing: its first setup (`description`), a section of its page, or its offices page. */
export const listingDraft = (listingId: string, part: string, userId: string): string =>
  `${editedListings(userId)}${listingId}/${part}`;

/** The id of a person's next listing. */
export const newListingDraft = (userId: string): string => `${editedListings(userId)}new`;
