// A street address is compared in lower case, with each run of punctuation as one space.
const postOfficeBox =
  /\b(?:p ?[o0] ?(?:box|bx|b|drawer)|post ?office ?(?:box|bx|drawer)|(?:postal|post|lock|caller) ?box|apartado(?: postal)?) ?(?:(?:no|num|number) )?(?:[a-z]{0,2} ?\d+[a-z]?\b|[a-z]$|$)/;
const bareBox = /^(?:box|drawer) ?(?:(?:no|num|number) )?\d+$/;
const privateMailbox = /\b(?:p ?m ?b|private mail ?box|mailbox)(?: ?(?:no|number))? ?\d+\b/;
const street = /\d+[a-z]? +(?:[nsew]{1,2} +)?[a-z]{2,}|\d(?:st|nd|rd|th) /;

/**
 * Whether a street address is only for mail: a PO box, general delivery, or a private mailbox (PMB)
 * at a mail store. A PO box beside a street address is not.
 */
export function isMailingAddress(text: string | null | undefined): boolean {
  const plain = (text ?? "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  if (privateMailbox.test(plain) || plain === "general delivery" || bareBox.test(plain))
    return true;
  return postOfficeBox.test(plain) && !street.test(plain.replace(postOfficeBox, " "));
}

/** The number of a PO box as written; undefined for other addresses. */
export const postOfficeBoxNumber = (text: string | null): string | undefined =>
  text && isMailingAddress(text) && !/\bp\W?m\W?b|mail\W?box/i.test(text)
    ? /([a-z]{0,2}\d+[a-z]?)\W*$/i.exec(text)?.[1]
    : undefined;
