// A street address is compared in lower case, with each run of punctuation as one space.
const postOfficeBox =
  /\b(?:p ?[o0] ?(?:box|bx|b|drawer)|post ?office ?(?:box|bx|drawer)|(?:postal|post|lock|caller) ?box|apartado(?: postal)?) ?(?:(?:no|num|number) )?(?:[a-z]{0,2} ?\d+[a-z]?\b|[a-z]$|$)/;
/**
 * Rural routes and highway contract routes, with or without a box: "RR 3 Box 9", "HC 61 Box 12".
 */
const route =
  /\b(?:r ?r|r ?f ?d|rural (?:route|rt)|h ?c ?r?|highway contract(?: route)?|star (?:route|rt)) ?(?:(?:no|num|number) )?\d+[a-z]?(?: ?(?:box|bx) ?\d+[a-z]?)?\b/;
const bareBox = /^(?:box|drawer) ?(?:(?:no|num|number) )?\d+$/;
const privateMailbox = /\b(?:p ?m ?b|private mail ?box|mailbox)(?: ?(?:no|number))? ?\d+\b/;
const street = /\d+[a-z]? +(?:[nsew]{1,2} +)?[a-z]{2,}|\d(?:st|nd|rd|th) /;

/**
 * Whether a street address is only for mail: a PO box, a box on a rural or highway contract route,
 * general delivery, or a private mailbox (PMB) at a mail store. A box beside a street address is
 * not.
 */
export function isMailingAddress(text: string | null | undefined): boolean {
  const plain = (text ?? "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  if (privateMailbox.test(plain) || plain === "general delivery" || bareBox.test(plain))
    return true;
  const rest = plain.replace(postOfficeBox, " ").replace(route, " ");
  return rest !== plain && !street.test(rest);
}

const writtenBox =
  /(?:^|\s+)(?:p\.? ?o\.? ?(?:box|bx|drawer)|post office box|rural route|[rh]\.? ?[rc]\.?) *#? *\d+\w*(?: +(?:box|bx) *#?\d+\w*)?(?=\s|$)/i;

/**
 * The part of a street address that one can go to: "PO Box 12, 100 Main St" is "100 Main St". Null
 * if there is none.
 */
export function streetOf(text: string | null): string | null {
  if (!text || isMailingAddress(text)) return null;
  const parts = text.split(",").map((part) => part.replace(writtenBox, "").trim());
  return parts.filter((part) => part !== "" && !isMailingAddress(part)).join(", ");
}

/** The number of a PO box as written; undefined for other addresses. */
export const postOfficeBoxNumber = (text: string | null): string | undefined =>
  text && isMailingAddress(text) && !/\bp\W?m\W?b|mail\W?box|^\W*(?:[rh]|star|high)/i.test(text)
    ? /([a-z]{0,2}\d+[a-z]?)\W*$/i.exec(text)?.[1]
    : undefined;
