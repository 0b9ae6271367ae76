/** Text in plain characters, as it was before a spreadsheet changed it; or what the spreadsheet made of it. */
export type RecoveredCell = { text: string } | { problem: string };

/** Text with the usual hyphens and spaces, and without what can't be seen: copied numbers are often wrapped in such marks. */
const inPlainCharacters = (written: string) =>
  written
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Cc}]+/gu, (marks) => (/[\n\r\t]/.test(marks) ? " ; " : ""))
    .replace(/[‐-―−_]/g, "-")
    .replace(/[•·∙]/g, ".")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[;\s]+|[;\s]+$/g, "")
    // How spreadsheets keep text as text: '512… and ="512…".
    .replace(/^(?:=?"(.*)"|'(.*))$/, "$1$2")
    .trim();

const advice = "format the cells as text and enter the number again";

/** Undoes what a spreadsheet does to a phone number that it takes for an amount, where no digit is lost. */
export function recoverPhoneCell(written: string): RecoveredCell {
  const text = inPlainCharacters(written);
  const [, whole, decimals = "", power] = /^(\d)(?:\.(\d+))?e\+?(\d+)$/i.exec(text) ?? [];
  if (whole !== undefined) {
    return decimals.length === Number(power)
      ? { text: whole + decimals }
      : { problem: `a spreadsheet has shortened it, and its last digits are lost; ${advice}` };
  }
  if (/^#+$/.test(text))
    return { problem: "the column of the spreadsheet was too narrow to show it" };
  if (/^#[a-z/0]+[!?]?$/i.test(text))
    return { problem: `the spreadsheet has an error there; ${advice}` };
  if (/^-\d{1,5}(?:\.0+)?$/.test(text))
    return { problem: `a spreadsheet has subtracted its parts from each other; ${advice}` };
  if (/^\$?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.0+)?$/.test(text))
    return { text: text.replace(/\.0+$/, "").replace(/[$,]/g, "") };
  return { text };
}
