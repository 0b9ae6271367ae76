/** Drafts belong to a person: another one on the same device does not find them. */
export const postDraft = (userId: string): string => `post-${userId}`;

/** The draft of a comment on one post. */
export const commentDraft = (postId: string, userId: string): string =>
  `comment-${postId}-${userId}`;

/** The draft of what one asks a practice; a stranger's goes along to the sign-in page and back. */
export const requestDraft = (listingId: string, kind: string, userId: string | null): string =>
  `request-${listingId}-${kind}-${userId ?? "stranger"}`;

/** The draft of what a practice answers to one request, by the one of its people who writes it. */
export const answerDraft = (requestId: string, userId: string): string =>
  `answer-${requestId}-${userId}`;
