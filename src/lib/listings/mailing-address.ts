/** Finds words of a street address, whatever their case; a space in the words stands for any punctuation. */
const find = (words: string) =>
  new RegExp(words.replaceAll(" ?", "[^a-z0-9]*").replaceAll(" ", "[^a-z0-9]+"), "gi");

const number = "(?:(?:no|num|number) )?";
const box = ` ?${number}(?:[a-z]{0,2} ?\\d+[a-z]?\\b|[a-z]$|$)`;
const route =
  "(?:r ?r|r ?f ?d|r ?d|s ?r|h ?c(?: ?r)?|rte?|route|rural (?:route|delivery)|star route|highway contract(?: route)?)";

const postOfficeBox = find(
  `\\b(?:p ?[o0] ?(?:box|bx|b|drawer)|post ?office ?(?:box|bx|drawer)|(?:postal|post|lock|caller) ?box|apartado(?: postal)?)${box}`,
);
// Only where an address begins: in "100 Route 9, Box 4" the route is a street.
const routeBox = find(`(?:^|[,;(]) ?${route} ?${number}\\d*[a-z]? box${box}`);
const mailOnly = [
  find(`^(?:box|drawer) ?${number}\\d+$`),
  find("^general delivery$"),
  // RR 620 is a ranch road, and Route 9 a street.
  find(`^(?:r ?r|r ?f ?d|rural route|star route|h ?c(?: ?r)?) ?${number}\\d{1,2}$`),
  // A mail store has a street, but no practice sees patients there.
  find("\\b(?:p ?m ?b|private mail ?box|mailbox)(?: ?(?:no|number))? ?\\d+\\b"),
];
const street = find("\\d+[a-z]? (?:[nsew]{1,2} )?[a-z]{2,}|\\d(?:st|nd|rd|th) ");

/** Whether words are in a text; a flag of theirs makes `test` depend on its last call. */
const isIn = (text: string) => (words: RegExp) => text.search(words) >= 0;
const withoutEdges = (text: string) => text.replace(/^[\s,;:()/&·–-]+|[\s,;:()/&·–-]+$/g, "");

/**
 * The part of a street address that people can go to: without a PO box or the box of a rural or highway contract route.
 * Null without a street, and for general delivery and a private mailbox (PMB) at a mail store.
 */
export function streetOf(text: string | null | undefined): string | null {
  const address = withoutEdges(text ?? "").replace(/\.+$/, "");
  if (address === "" || mailOnly.some(isIn(address))) return null;
  const rest = address.replace(postOfficeBox, "").replace(routeBox, "");
  if (rest === address) return withoutEdges(text ?? "");
  return isIn(rest)(street) ? withoutEdges(rest).replace(/,[\s,]+/g, ", ") : null;
}

/** Whether a street address is only for mail. */
export const isMailingAddress = (text: string | null | undefined): boolean =>
  Boolean(text) && streetOf(text) === null;

/** The number of a PO box as written; undefined for other addresses. */
export const postOfficeBoxNumber = (text: string | null): string | undefined =>
  text && isMailingAddress(text) && isIn(text)(postOfficeBox)
    ? /([a-z]{0,2}\d+[a-z]?)\W*$/i.exec(text)?.[1]
    : undefined;
