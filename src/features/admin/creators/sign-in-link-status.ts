import type { SignInLink } from './creator-panels.ts';

export type SignInLinkStatus = 'open' | 'signed-in' | 'signed-out' | 'withdrawn' | 'expired';

/** The outcome of a one-time link. */
export function signInLinkStatus(link: SignInLink, now: number): SignInLinkStatus {
  if (link.usedAt !== null) return link.isSessionOpen ? 'signed-in' : 'signed-out';
  if (link.withdrawnAt !== null) return 'withdrawn';
  return Date.parse(link.expiresAt) <= now ? 'expired' : 'open';
}
