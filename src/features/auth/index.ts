/*
 * Importing this file loads the sign-in charts. Modules of every page (main.tsx, the layout, the
 * onboarding slot) must not do so.
 */

export { BlockedAccountLink } from './blocked-account-link.tsx';
export { InvitationNotice } from './invitation-notice.tsx';
export { agreeingLoginMachine, liveOtpMachine } from './live-sign-in-machines.ts';
export { PhoneVerification, SandboxHint } from './phone/lazy-phone-verification.ts';
export { ExternalBrowserNotice } from './social/external-browser-notice.tsx';
export {
  offeredProviders,
  redirectToProvider,
  untilPageRestored,
} from './social/provider-visit.ts';
export { useProviderReturn } from './social/use-provider-return.ts';
export { TermsNote } from './terms-note.tsx';
export { useEntryParams, useInvitation } from './use-entry-params.ts';
export { useKeepNextScreen } from './use-keep-next-screen.ts';
export { useReportSignIn } from './use-report-sign-in.ts';
