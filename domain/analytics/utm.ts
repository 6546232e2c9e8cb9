/**
 * The campaign of the link that brought the visitor: the `utm_` parameters of its address (spec
 * point 9).
 */
export type Utm = Record<string, string>;

const nameShape = /^utm_[a-z_]{1,30}$/;
const [most, longest] = [10, 100];

/**
 * The `utm_` parameters of an address; null when it has none. Anybody can write an address, so what
 * is too long is left out.
 */
export function parseUtm(search: string): Utm | null {
  const found = [...new URLSearchParams(search)]
    .filter(([name, value]) => nameShape.test(name) && value !== '' && value.length <= longest)
    .slice(0, most);
  return found.length > 0 ? Object.fromEntries(found) : null;
}
