import type { SocialProvider } from './auth/provider-visit.ts';

/** What a prerendered page shows or does that differs between installations of the portal. */
export type Installation = {
  /** Those that people can sign in by. */
  providers: readonly SocialProvider[];
  supportEmail: string;
  /** Where page views are reported to, and on which host; null where they are not. */
  tracking: { url: string; host: string } | null;
};
