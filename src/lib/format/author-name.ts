/** Who wrote something: members may leave their name out. */
export const authorNameOf = ({ author_name }: { author_name: string | null }): string =>
  author_name || "Anonymous";
