/** Whether a text is a National Provider Identifier: ten digits with a valid Luhn check over the prefix 80840. */
export function isValidNpi(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  // 24 is what the prefix adds to the sum.
  const sum = [...text].reduce((total, letter, index) => {
    const digit = Number(letter) * (index % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 24);
  return sum % 10 === 0;
}

/** What forms say of any other number. */
export const npiProblem = "This is not a valid NPI. It has ten digits: please compare them.";

/** The NPIs that a listing names: its own, and its clinicians'. */
export const everyNpi = (listing: { npi: string | null; clinicians: { npi: string | null }[] }) =>
  [listing, ...listing.clinicians].map(({ npi }) => npi);
