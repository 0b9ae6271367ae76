/** The name of an author; members may leave theirs empty. */
export const authorNameOf = ({ author_name }: { author_name: string | null }): string =>
  author_name || "Anonymous";
