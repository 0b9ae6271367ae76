/** People write "example.com"; an address that names a scheme keeps it, and is judged by it. */
export const completeAddress = (address: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(address) ? `https://${address}` : address;

/** Whether a text is a full address on the web. */
export const isWebAddress = (address: string): boolean =>
  /^https?:\/\/[^\s<>"]+$/.test(address) && URL.canParse(address);
