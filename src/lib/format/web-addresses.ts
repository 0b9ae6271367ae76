import { completeAddress, isWebAddress } from "@/lib/format/web-address";

/** Parses addresses separated by spaces, commas, semicolons or line breaks, without duplicates; null if one is invalid. */
export function listWebAddresses(text: string): string[] | null {
  const addresses = text
    .split(/[\s;|]+|,(?=\s|https?:)/)
    .map((address) => address.replace(/,$/, ""))
    .filter(Boolean)
    .map(completeAddress);
  return addresses.every(isWebAddress) ? [...new Set(addresses)] : null;
}
