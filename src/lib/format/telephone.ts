/** A `tel:` address for a phone number as people write it: "(512) 555-0100 x12". */
export function telephoneUrl(phone: string): string {
  const [number = "", extension] = phone.split(/x/i);
  const digits = number.replace(/[^\d+]/g, "");
  return extension ? `tel:${digits};ext=${extension.replace(/\D/g, "")}` : `tel:${digits}`;
}

/** Whether a text is a phone number as people write it. */
export const isPhoneNumber = (text: string): boolean => /^[0-9+(). x-]{7,40}$/.test(text);
