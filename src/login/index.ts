export { BrowserNeeded } from './browser-needed.tsx';
export { InvitationNote } from './invitation-note.tsx';
export { liveLoginMachine, liveOtpMachine } from './live-machines.ts';
export { PhoneProof, SandboxHint } from './phone-proof.ts';
export {
  comeBackFromProvider,
  isProviderAnswerHere,
  leaveForProvider,
  offeredProviders,
  returnOfPage,
  takeProviderAnswer,
} from './provider-visit.ts';
export { takeSignInToken } from './sign-in-token.ts';
export { useArrival, useShownInvitation } from './use-arrival.ts';
export { useProviderReturn } from './use-provider-return.ts';
export { useSignedIn } from './use-signed-in.ts';
