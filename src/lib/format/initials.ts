const titles = /^(dr|mr|mrs|ms|prof|the)\.?$/i;

/** One or two letters that stand for a name: its first and last word, without a title or credentials. */
export function initialsOf(name: string): string {
  const beforeCredentials = name.split(",")[0] ?? "";
  const words = beforeCredentials.split(/[\s\-–/&]+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const named = words.filter((word) => !titles.test(word));
  const kept = named.length > 0 ? named : words;
  const ends = kept.length > 1 ? [kept[0], kept[kept.length - 1]] : kept;
  return ends.map((word) => firstLetter(word ?? "")).join("");
}

function firstLetter(word: string): string {
  return word.match(/\p{L}|\p{N}/u)?.[0].toLocaleUpperCase("en-US") ?? "";
}
