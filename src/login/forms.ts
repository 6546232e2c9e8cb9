import { loadedEarly } from '#src/ui/loaded-early.tsx';

export { watchForCode } from './code-from-sms.ts';
export { CodeHint, CodeLabel, NewestCodeNote } from './code-label.tsx';
export { OtpScreen } from './otp-screen.tsx';
export { ProviderButtons, ProviderName } from './provider-buttons.tsx';
export { ResendButton } from './resend-button.tsx';

/** The sign-in of staff, loaded when it is first shown: creators have no use for it. */
export const StaffSignIn = loadedEarly(() => import('./staff-sign-in-live.tsx'));
