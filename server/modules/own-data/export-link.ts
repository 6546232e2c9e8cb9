import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Session } from '#server/platform/database/schema/session-table.ts';
import { Problem } from '#server/platform/errors/problem.ts';

type Link = { exportId: string; holder: string; expires: number };

/**
 * Who can open an address: the session that asked for it, or a blocked person while the same block
 * applies. They have no session, and continue a download after they have signed in again.
 * @throws {Problem} `unauthenticated`
 */
export function exportLinkHolder({ id, block }: Person, session: Session | null): string {
  if (session) return session.hash;
  if (!block) throw new Problem('unauthenticated');
  return `${id} ${block.decidedAt}`;
}

/** The signature of an address: HMAC-SHA-256 in Base64url. Only its holder can open it. */
export const signExportLink = ({ exportId, holder, expires }: Link, secret: string) =>
  createHmac('sha256', secret)
    .update(`data-export ${exportId} ${holder} ${expires}`)
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
