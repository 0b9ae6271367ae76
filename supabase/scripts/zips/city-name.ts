// The source writes names the way the postal service addresses mail: no apostrophes, and every
// word capitalized. These rules restore the spelling people know and search for.
const rules: [RegExp, (...match: string[]) => string][] = [
  [/\bMc ?([a-z])/gi, (_, letter = "") => `Mc${letter.toUpperCase()}`],
  [/\bMcBH\b/gi, () => "MCBH"],
  [/^Mac Arthur$/, () => "MacArthur"],
  [/\bO ([A-Z])/g, (_, letter = "") => `O'${letter}`],
  [/^Land O'Lakes$/, () => "Land O' Lakes"],
  [/^Bois D Arc$/, () => "Bois D'Arc"],
  [/^D (Hanis|Lo)$/, (_, rest = "") => `D'${rest}`],
  [/'S\b/g, () => "'s"],
  [/^Lees Summit$/, () => "Lee's Summit"],
  [/^St\.? /, () => "Saint "],
  [/^Ft /, () => "Fort "],
  [/ Pk$/, () => " Park"],
  [/ Natl /, () => " National "],
  [/\b(Afb|Usaf|Jbphh|Jber|Jbsa|Jrb|Mdl|Cbc|Apo)\b/g, (word = "") => word.toUpperCase()],
  [/^Fe Warren/, () => "F. E. Warren"],
  [/ (And|At|By|De|Du|In|Of|On|Or|The)(?= )/g, (word = "") => word.toLowerCase()],
  [/^De(Bary|Forest|Funiak Springs|Kalb|Land)$/i, (_, rest = "") => `De${capital(rest)}`],
];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the usual spelling of a place name from the ZIP code file. */
export const cityName = (name: string): string =>
  rules.reduce((result, [pattern, replace]) => result.replace(pattern, replace), name);
