import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that an address belongs to, which limits count by. An IPv4 address is cut to `bits4`,
 * an IPv6 address to `bits6` (multiples of 8). The owner of a network has all addresses in it: a
 * household has a /64 or a /56, a customer of a data centre a /48.
 */
export function networkAddress(
  address: string,
  bits4: 24 | 32 = 32,
  bits6: 48 | 56 | 64 = 64,
): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return networkAddress(mapped, bits4, bits6);
  if (isIPv4(address)) {
    return bits4 === 32 ? address : `${address.split('.').slice(0, 3).join('.')}.0/24`;
  }
  // A proxy that is believed has passed on what is none.
  if (!isIPv6(address)) return 'unknown';
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [
    ...front,
    ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'),
    ...back,
  ];
  const cut = groups.slice(0, Math.ceil(bits6 / 16)).map((group) => Number.parseInt(group, 16));
  if (bits6 % 16 !== 0) cut.push(Number(cut.pop()) & 0xff00);
  return `${cut.map((group) => group.toString(16)).join(':')}::/${bits6}`;
}

/** One subscriber, or everyone behind one address of a carrier. */
export const householdNetwork = (address: string): string => networkAddress(address, 32, 56);

/** The smallest block that one customer of a data centre or a carrier has. */
export const networkBlock = (address: string): string => networkAddress(address, 24, 48);
