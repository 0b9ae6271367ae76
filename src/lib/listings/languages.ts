/** "English, Spanish" as a list, each language once. */
export const listLanguages = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((language) => language.trim())
      .filter(Boolean),
  ),
];
