import { type MetadataJson, parsePhoneNumberFromString } from "libphonenumber-js/core";
import { plural, t } from "@/lib/messages";

/** The metadata for +1 numbers from libphonenumber-js's metadata.min.json. A test compares it with the installed version. */
export const nanpMetadata: MetadataJson = {
  version: 4,
  country_calling_codes: { "1": ["US"] },
  countries: {
    US: [
      "1",
      "011",
      "[2-9]\\d{9}|3\\d{6}",
      [10],
      [
        ["(\\d{3})(\\d{4})", "$1-$2", ["310"], 0, 1],
        ["(\\d{3})(\\d{3})(\\d{4})", "($1) $2-$3", ["[2-9]"], 0, 1, "$1-$2-$3"],
      ],
      "1",
      0,
      0,
      0,
      0,
      0,
      [
        [
          "983[2-57-9]\\d{6}|(?:2(?:0[1-35-9]|1[02-9]|2[03-57-9]|3[1459]|4[08]|5[1-46]|6[0279]|7[02469]|8[13])|3(?:0[1-57-9]|1[02-9]|2[013-79]|3[0-24679]|4[167]|5[0-3]|6[01349]|8[056])|4(?:0[124-9]|1[02-579]|2[3-5]|3[0245]|4[023578]|58|6[349]|7[02589]|8[04])|5(?:0[1-57-9]|1[0235-8]|20|3[0149]|4[01]|5[179]|6[1-47]|7[0-5]|8[0256])|6(?:0[1-35-9]|1[024-9]|2[03689]|3[016]|4[0156]|5[01679]|6[0-279]|78|8[0-269])|7(?:0[1-46-8]|1[2-9]|2[04-8]|3[0-2478]|4[0378]|5[47]|6[02359]|7[0-59]|8[156])|8(?:0[1-68]|1[02-8]|2[0168]|3[0-2589]|4[03578]|5[046-9]|6[02-5]|7[028])|9(?:0[1346-9]|1[02-9]|2[0589]|3[0146-8]|4[01357-9]|5[12469]|7[0-3589]|8[04-69]))[2-9]\\d{6}",
        ],
        [""],
        ["8(?:00|33|44|55|66|77|88)[2-9]\\d{6}"],
        ["900[2-9]\\d{6}"],
        [
          "52(?:3(?:[2-46-9][02-9]\\d|5(?:[02-46-9]\\d|5[0-46-9]))|4(?:[2-478][02-9]\\d|5(?:[034]\\d|2[024-9]|5[0-46-9])|6(?:0[1-9]|[2-9]\\d)|9(?:[05-9]\\d|2[0-5]|49)))\\d{4}|52[34][2-9]1[02-9]\\d{4}|5(?:00|2[125-9]|3[23]|44|66|77|88)[2-9]\\d{6}",
        ],
      ],
    ],
  },
  nonGeographic: {},
};

/** A cell's text before a spreadsheet changed it, or the problem if it can't be restored. */
type RecoveredCell = { text: string } | { problem: string };

/** Normalizes hyphens and spaces and removes invisible characters, which copied numbers often contain. */
const inPlainCharacters = (written: string) =>
  written
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Cc}]+/gu, (marks) => (/[\n\r\t]/.test(marks) ? " ; " : ""))
    .replace(/[‐-―−_]/g, "-")
    .replace(/[•·∙]/g, ".")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[;\s]+|[;\s]+$/g, "")
    // Removes the prefixes that mark text in spreadsheets: '512… and ="512…".
    .replace(/^(?:=?"(.*)"|'(.*))$/, "$1$2")
    .trim();

const advice = t`format the cells as text and enter the number again`;

/** Restores a phone number that a spreadsheet reformatted as an amount, unless digits were lost. */
function recoverPhoneCell(written: string): RecoveredCell {
  const text = inPlainCharacters(written);
  const [, whole, decimals = "", power] = /^(\d)(?:\.(\d+))?e\+?(\d+)$/i.exec(text) ?? [];
  if (whole !== undefined) {
    return decimals.length === Number(power)
      ? { text: whole + decimals }
      : {
          problem: `${t`a spreadsheet has shortened it, and its last digits are lost`}; ${advice}`,
        };
  }
  if (/^#+$/.test(text))
    return { problem: t`the column of the spreadsheet was too narrow to show it` };
  if (/^#[a-z/0]+[!?]?$/i.test(text))
    return { problem: `${t`the spreadsheet has an error there`}; ${advice}` };
  if (/^-\d{1,5}(?:\.0+)?$/.test(text))
    return { problem: `${t`a spreadsheet has subtracted its parts from each other`}; ${advice}` };
  if (/^\$?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.0+)?$/.test(text))
    return { text: text.replace(/\.0+$/, "").replace(/[$,]/g, "") };
  if (/^\d{7,}\.\d{1,3}$/.test(text))
    return { problem: `${t`a spreadsheet has turned it into a decimal number`}; ${advice}` };
  return { text };
}

// private.parse_phone in the database applies the same rules; both are tested with `src/test/phone-cases.ts`.

/** A phone number in the stored format ("+15125550142;ext=3"), or the problem as the end of a sentence. */
export type ReadPhone = { value: string } | { problem: string };

const example = "(512) 555-0100";

/** Labels before a number: "Tel. 512…", "Call or text: 512…". */
const labels =
  /^(?:(?:main|office|business|work|cell|mobile|direct|practice|clinic|front desk|appointments?|new patients|toll[- ]?free|call(?: or text)?|text|phone|telephone|tel|ph|number|[ptocm](?=[.: ]))\b[\s.:#-]*)+/;
const faxLabels = /^(?:(?:office|main|tele)?\s*fax|f(?=[.: ]))\b[\s.:#-]*(?:number[\s.:]*)?/;

/** Notes after a number: "(call or text)", "- cell". */
const notes =
  /\s*(?:\([a-z][a-z ,.&/'-]*\)|[-,]?\s*\b(?:call (?:or|and) text|text ok|call or text|main|office|cell|mobile|toll[- ]?free|voice ?mail)\.?)$/;
const faxNote = /\s*[-,(]?\s*\bfax\)?\.?$/;

const numbers =
  /(?<!\d)(?:\+?1[-. ]*)?(?:\(\d{3}\)|\d{3})[-./ ]*\d{3}[-. ]*\d{4}(?:[\s,;([]*(?:extension|extn?|x|#)[\s.:=#-]*\d{1,7}\)?)?(?!\d)/g;
/** The end of a second number, which is longer than an extension: "555-0142/0143", "555-0142 or 0199". */
const secondEnding =
  /\d{4}\s*(?:(?:\/|&|\bor\b|\band\b|;)\s*\d{2,}|,\s*(?:\d{4}|\d{3}[-. ]?\d{4})\s*$)/;
const secondExtension =
  /(?:x|ext\.?|#|=)\s*\d+\s*(?:\/|,|;|&|\bor\b|\band\b)\s*(?:x|ext\.?|#)?\s*\d/;

const extensionAtEnd =
  /[\s,;]*(?:[([]\s*)?(?:(?<![a-z])(?:extension|extn?|xtn?|x)|#)[\s.:=#-]*(\d+)[#)\]\s]*$|\s*(?:,+|[pw])\s*(\d{1,7})#?$/;
const extensionWithout = /(?<![a-z])(?:extension|extn?|x)\.?[\s.:=#-]*$/;

const keys = new Map(
  ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"].flatMap((letters, index) =>
    Array.from(letters, (letter): [string, string] => [letter, String(index + 2)]),
  ),
);

/** Converts "1-800-flowers" and "512-dpc-care" to digits; null if the letters don't fit a number. */
function dialWord(text: string): string | null {
  const [, area, rest = ""] =
    /^(?:\+?1[-. ]*)?\(?(\d{3})\)?[-./ ]*([a-z0-9][a-z0-9-. ]*)$/.exec(text) ?? [];
  if (!area || !/[a-z]{3}/.test(rest)) return null;
  let digits = "";
  for (const word of rest.split(/[-. ]+/)) {
    // Phones ignore keys after the seventh digit, so a word can be longer.
    const isWhole = digits.length >= 7 || (digits.length + word.length > 7 && /\d/.test(word));
    if (isWhole) return null;
    digits += Array.from(word, (sign) => keys.get(sign) ?? sign).join("");
  }
  return digits.length >= 7 ? area + digits.slice(0, 7) : null;
}

/** Returns why ten digits are not a valid number of the North American Numbering Plan; null if they are. */
function findNumberMistake(digits: string): string | null {
  if (/^0+$/.test(digits)) return t`a phone number cannot be all zeros`;
  if (/^(\d)\1{9}$/.test(digits)) return t`a phone number cannot repeat a single digit`;
  const [area, exchange] = [digits.slice(0, 3), digits.slice(3, 6)];
  // Area codes like 233 are never geographic; N9X, 37X, and 96X are reserved for longer numbers.
  const isArea = /^[2-9](?!11|9)\d\d$/.test(area) && !/^(?:37|96|555|[23479]([02-8])\1)/.test(area);
  if (!isArea && area !== "700" && area !== "900") return t`there is no area code ${area}`;
  return /^[2-9]/.test(exchange)
    ? null
    : t`no phone number has ${exchange} after its area code; like ${example}, it continues with 2 to 9`;
}

/** Returns the problem with a text that doesn't have ten digits. */
function findCountMistake(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (/^0+$/.test(digits)) return t`a phone number cannot be all zeros`;
  if (/^(?:\+|00|011)(?!\s*1)/.test(text) && digits.length > 7)
    return t`only phone numbers of the US and Canada (+1) can be listed`;
  if (/(?<![a-z])[oil](?![a-z])/.test(text) && digits.length > 6)
    return t`it has a letter where a digit belongs`;
  if (digits.length === 10 || (digits.length > 10 && /[a-z]/.test(text)))
    return t`only an extension can stand beside the number, like ${example} ext. 3`;
  if (digits.length === 7) return t`include the area code, like ${example}`;
  if (digits.length > 0)
    return plural(digits.length, {
      one: `it has # digit, and a phone number has ten, like ${example}`,
      other: `it has # digits, and a phone number has ten, like ${example}`,
    });
  return t`a phone number has ten digits, like ${example}`;
}

/** Parses a number without labels or notes. */
function readPlain(text: string): ReadPhone {
  const [ending = "", ...extensions] = extensionAtEnd.exec(text) ?? [];
  const extension = extensions.find((one) => one !== undefined) ?? "";
  if (extension.length > 7) return { problem: t`an extension has at most seven digits` };
  const number = text.slice(0, text.length - ending.length).trim();
  if (!extension && extensionWithout.test(number)) return { problem: t`its extension is missing` };
  const digits = dialWord(number) ?? number;
  if (digits.replace(/\D/g, "").length < 10) return { problem: findCountMistake(text) };
  const parsed = parsePhoneNumberFromString(
    digits,
    { defaultCountry: "US", extract: false },
    nanpMetadata,
  );
  if (!parsed?.isPossible() || parsed.countryCallingCode !== "1")
    return { problem: findCountMistake(text) };
  const mistake = findNumberMistake(parsed.nationalNumber);
  if (mistake) return { problem: mistake };
  return { value: extension ? `${parsed.number};ext=${extension}` : parsed.number };
}

/** The most common formats, parsed without the library because files have thousands of numbers. */
const usual = /^(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]?(\d{3})[-. ]?(\d{4})$/;

/** Parses a phone or fax number as people and spreadsheets write it. */
export function readPhone(written: string, use: "phone" | "fax" = "phone"): ReadPhone {
  // The patterns take quadratic time.
  if (written.length > 200) return { problem: t`it is too long` };
  const [, ...parts] = usual.exec(written) ?? [];
  if (parts.length > 0) {
    const problem = findNumberMistake(parts.join(""));
    return problem ? { problem } : { value: `+1${parts.join("")}` };
  }
  const recovered = recoverPhoneCell(written);
  if ("problem" in recovered) return recovered;
  const isFax = use === "fax";
  const bare = recovered.text
    .toLowerCase()
    .replace(/^tel:\s*/, "")
    .replace(isFax ? faxLabels : labels, "")
    .replace(isFax ? faxNote : notes, (note) => (!isFax && note.includes("fax") ? note : ""))
    .trim();
  if (!isFax && /\bfax\b/.test(bare)) return { problem: t`it is a fax number` };
  const count = Array.from(bare.matchAll(numbers)).length;
  if (count > 1 || secondEnding.test(bare))
    return { problem: t`it holds two phone numbers; keep one` };
  if (secondExtension.test(bare)) return { problem: t`it holds two extensions; keep one` };
  return readPlain(bare);
}
