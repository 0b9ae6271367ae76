/** Adds "https://" to an address such as "example.com"; an address with a scheme stays as it is. */
export const completeAddress = (address: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(address) ? `https://${address}` : address;

/** Whether a text is a complete web address. */
export const isWebAddress = (address: string): boolean =>
  /^https?:\/\/[^\s<>"]+$/.test(address) && URL.canParse(address);
