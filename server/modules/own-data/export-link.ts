import { createHmac, timingSafeEqual } from 'node:crypto';

type Link = { exportId: string; sessionHash: string; expires: number };

/**
 * The signature of an address of a file: HMAC-SHA-256 in Base64url. Only the session that asked for
 * the address can open it.
 */
export const signExportLink = ({ exportId, sessionHash, expires }: Link, secret: string) =>
  createHmac('sha256', secret)
    .update(`data-export ${exportId} ${sessionHash} ${expires}`)
    .digest('base64url');

/** Whether an address is valid now. @param link.expires seconds since 1970 */
export function isValidExportLink(
  link: Link & { signature: string },
  secret: string,
  now: Date,
): boolean {
  if (link.expires * 1000 <= now.getTime()) return false;
  const [given, right] = [link.signature, signExportLink(link, secret)].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer];
  return given.length === right.length && timingSafeEqual(given, right);
}
