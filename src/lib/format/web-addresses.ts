import { completeAddress, isWebAddress } from "@/lib/format/web-address";

/** Addresses with spaces, commas, semicolons or line breaks between them, each once; null where one of them is none. */
export function listWebAddresses(text: string): string[] | null {
  const addresses = text
    .split(/[\s;|]+|,(?=\s|https?:)/)
    .map((address) => address.replace(/,$/, ""))
    .filter(Boolean)
    .map(completeAddress);
  return addresses.every(isWebAddress) ? [...new Set(addresses)] : null;
}
