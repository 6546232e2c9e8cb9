/** Networks at home and inside companies (RFC 1918, 3927), this device itself. */
const privateNumbers = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./;
const numbers = /^\d+(\.\d+){3}$/;
/** Names that no one outside can find (RFC 2606, 6761, 6762). */
const privateName = /\.(localhost|local|internal|lan|home|test|invalid|example)$/;
const publicName = /\.([a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * Whether this address could lead a reader somewhere, checked only by its form, without a request.
 * Pages need a public host, mail needs an address, a call a number.
 */
export function isPublicLink(address: string): boolean {
  const written = address.trim();
  if (/\s/.test(written) || !URL.canParse(written)) return false;
  const { protocol, hostname, pathname } = new URL(written);
  switch (protocol) {
    case 'http:':
    case 'https:':
      return isPublicHost(hostname.replace(/\.$/, ''));
    case 'mailto:':
      return /^[^@]+@[^@]+\.[^@.]+$/.test(pathname);
    case 'tel:':
      return /\d{3}/.test(pathname.replace(/[^\d]/g, ''));
    default:
      return false;
  }
}

function isPublicHost(host: string): boolean {
  if (numbers.test(host)) return !privateNumbers.test(host);
  return publicName.test(host) && !privateName.test(host);
}
