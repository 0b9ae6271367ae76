import { isPlainLine } from "@/lib/format/plain-line";
import { listWebAddresses } from "@/lib/format/web-addresses";
import type { CellReader } from "@/lib/import/cell";
import { formatAgeSpan } from "@/lib/listings/age-span";
import type { Limits } from "@/lib/listings/field-facts";
import { listLanguages } from "@/lib/listings/languages";
import { listStates } from "@/lib/listings/state-list";
import { readAgeSpan } from "@/lib/listings/written-age-span";
import { listLevels } from "@/lib/listings/written-levels";

// Cells with several values or a range.

/** Languages with commas between them, or "English and Spanish". */
export const languages: CellReader = (written) => {
  const list = listLanguages(written);
  const joined = list.join("");
  return list.length <= 20 && Array.from(joined).length <= 400 && isPlainLine(joined)
    ? { value: list }
    : { problem: "it can have at most 20 languages and 400 visible characters" };
};

/** States by code or name. */
export const states: CellReader = (written) => {
  const codes = listStates(written);
  if (codes === null) return { problem: "it should be states, like TX, OK" };
  const code = codes.join(", ");
  return code === written ? { value: codes } : { value: codes, readAs: code };
};

const listed =
  (read: (text: string) => string[] | null, examples: string) =>
  ([, most]: Limits): CellReader =>
  (written) => {
    const list = read(written);
    return list !== null && list.length <= most
      ? { value: list }
      : { problem: `it should be at most ${most} ${examples}` };
  };

/** Web addresses, such as social media profiles. */
export const webAddresses = listed(listWebAddresses, "web addresses like https://example.com");

const networks: Readonly<Record<string, string>> = {
  facebook: "https://www.facebook.com/",
  instagram: "https://www.instagram.com/",
  linkedin: "https://www.linkedin.com/company/",
  youtube: "https://www.youtube.com/@",
};

/** A social media profile, as a web address or a user name like "@example". */
export const profile: CellReader = (written, column) => {
  const [, name] = /^@([\w.-]{1,60})$/.exec(written) ?? [];
  const address = name ? `${networks[column]}${name}` : written;
  const list = listWebAddresses(address);
  if (!list) return { problem: "it should be a web address like https://example.com, or @example" };
  return { value: list, column: "social_urls", ...(name && { readAs: address }) };
};

/** Membership levels with their prices. */
export const levels = listed(listLevels, "levels like Basic: 75; Plus: 110");

/** The ages that a practice accepts. */
export const ageSpan: CellReader = (written) => {
  const span = readAgeSpan(written);
  if (span === null) return { problem: "it should be ages like 18+, 0-17 or All ages" };
  return span === written ? { value: span } : { value: span, readAs: formatAgeSpan(span) };
};
