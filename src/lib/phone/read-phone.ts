import { parsePhoneNumberFromString } from "libphonenumber-js/core";
import { nanpMetadata } from "@/lib/phone/nanp-metadata";
import { recoverPhoneCell } from "@/lib/phone/recover-phone-cell";

// Reads phone numbers as people and spreadsheets write them. private.parse_phone does the same in the database; both are tested
// against `written-phones.ts`.

/** A phone number as it is stored ("+15125550142;ext=3"), or what is wrong with the text, as the end of a sentence. */
export type ReadPhone = { value: string } | { problem: string };

const example = "(512) 555-0100";

/** What may stand before a number without changing it: "Tel. 512…", "Call or text: 512…". */
const labels =
  /^(?:(?:main|office|business|work|cell|mobile|direct|practice|clinic|front desk|appointments?|new patients|toll[- ]?free|call(?: or text)?|text|phone|telephone|tel|ph|number|[ptocm](?=[.: ]))\b[\s.:#-]*)+/;
const faxLabels = /^(?:(?:office|main|tele)?\s*fax|f(?=[.: ]))\b[\s.:#-]*(?:number[\s.:]*)?/;

/** What may stand behind it: "(call or text)", "- cell". */
const notes =
  /\s*(?:\([a-z][a-z ,.&/'-]*\)|[-,]?\s*\b(?:call (?:or|and) text|text ok|call or text|main|office|cell|mobile|toll[- ]?free|voice ?mail)\.?)$/;
const faxNote = /\s*[-,(]?\s*\bfax\)?\.?$/;

const numbers =
  /(?<!\d)(?:\+?1[-. ]*)?(?:\(\d{3}\)|\d{3})[-./ ]*\d{3}[-. ]*\d{4}(?:[\s,;([]*(?:extension|extn?|x|#)[\s.:=#-]*\d{1,7}\)?)?(?!\d)/g;
/** "555-0142/0143", "555-0142 or 0199", "555-0142, 555-0199": more of a second number than an extension has. */
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

/** "1-800-flowers" and "512-dpc-care" as digits; null where the letters are no such word. */
function dialWord(text: string): string | null {
  const [, area, rest = ""] =
    /^(?:\+?1[-. ]*)?\(?(\d{3})\)?[-./ ]*([a-z0-9][a-z0-9-. ]*)$/.exec(text) ?? [];
  if (!area || !/[a-z]{3}/.test(rest)) return null;
  let digits = "";
  for (const word of rest.split(/[-. ]+/)) {
    // Keys that are pressed after the seventh digit do nothing, so a long word may go on.
    const isWhole = digits.length >= 7 || (digits.length + word.length > 7 && /\d/.test(word));
    if (isWhole) return null;
    digits += Array.from(word, (sign) => keys.get(sign) ?? sign).join("");
  }
  return digits.length >= 7 ? area + digits.slice(0, 7) : null;
}

/** What is wrong with ten digits as a number of the North American Numbering Plan; null for nothing. */
function findNumberMistake(digits: string): string | null {
  if (/^0+$/.test(digits)) return "a phone number cannot be all zeros";
  if (/^(\d)\1{9}$/.test(digits)) return "a phone number cannot repeat a single digit";
  const [area, exchange] = [digits.slice(0, 3), digits.slice(3, 6)];
  // Area codes like 233 are never geographic; N9X, 37X, and 96X are held back for longer numbers.
  const isArea = /^[2-9](?!11|9)\d\d$/.test(area) && !/^(?:37|96|555|[23479]([02-8])\1)/.test(area);
  if (!isArea && area !== "700" && area !== "900") return `there is no area code ${area}`;
  return /^[2-9]/.test(exchange)
    ? null
    : `no phone number has ${exchange} after its area code; like ${example}, it continues with 2 to 9`;
}

/** What is wrong with a text that has no ten digits. */
function findCountMistake(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (/^0+$/.test(digits)) return "a phone number cannot be all zeros";
  if (/^(?:\+|00|011)(?!\s*1)/.test(text) && digits.length > 7)
    return "only phone numbers of the US and Canada (+1) can be listed";
  if (/(?<![a-z])[oil](?![a-z])/.test(text) && digits.length > 6)
    return "it has a letter where a digit belongs";
  if (digits.length === 10 || (digits.length > 10 && /[a-z]/.test(text)))
    return `only an extension can stand beside the number, like ${example} ext. 3`;
  if (digits.length === 7)
    return `its area code is missing: a phone number has ten digits, like ${example}`;
  if (digits.length > 0)
    return `it has ${digits.length} ${digits.length === 1 ? "digit" : "digits"}, and a phone number has ten, like ${example}`;
  return `a phone number has ten digits, like ${example}`;
}

/** Reads a number that has nothing around it. */
function readPlain(text: string): ReadPhone {
  const [ending = "", ...extensions] = extensionAtEnd.exec(text) ?? [];
  const extension = extensions.find((one) => one !== undefined) ?? "";
  if (extension.length > 7) return { problem: "an extension has at most seven digits" };
  const number = text.slice(0, text.length - ending.length).trim();
  if (!extension && extensionWithout.test(number)) return { problem: "its extension is missing" };
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

/** The way most numbers are written, which needs no library: files have thousands of them. */
const usual = /^(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]?(\d{3})[-. ]?(\d{4})$/;

/** Parses a phone or fax number as people and spreadsheets write it. */
export function readPhone(written: string, use: "phone" | "fax" = "phone"): ReadPhone {
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
  if (!isFax && /\bfax\b/.test(bare)) return { problem: "it is a fax number" };
  const count = Array.from(bare.matchAll(numbers)).length;
  if (count > 1 || secondEnding.test(bare))
    return { problem: "it holds two phone numbers; keep one" };
  if (secondExtension.test(bare)) return { problem: "it holds two extensions; keep one" };
  return readPlain(bare);
}
