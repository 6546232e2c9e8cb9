export { BrowserNeeded } from './browser-needed.tsx';
export { InvitationNote } from './invitation-note.tsx';
export { liveLoginMachine, liveOtpMachine, offeredProviders } from './live-machines.ts';
export { useArrival, useShownInvitation } from './use-arrival.ts';
export { useProviderReturn } from './use-provider-return.ts';
export { useSignedIn } from './use-signed-in.ts';
