/**
 * An address on the web, as the contract has it (`WebUrl`). Without a user name and a password:
 * `https://bank.example@other.example` leads to the other host.
 */
const webAddressPattern = /^https?:\/\/[^\s/?#\\@]+([/?#]\S*)?$/i;

/** Whether a text is the address of a page on the web, without credentials. */
export const isWebAddress = (text: string): boolean =>
  webAddressPattern.test(text) && URL.canParse(text);
