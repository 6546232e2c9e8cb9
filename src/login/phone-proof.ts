import { loadedEarly } from '#src/ui/loaded-early.tsx';

/** Proving a phone number by the chart `otp`, loaded when it is first shown. */
export const PhoneProof = loadedEarly(async () => ({
  default: (await import('./otp-screen.tsx')).OtpScreen,
}));

/** Where the codes are in the sandbox. */
export const SandboxHint = loadedEarly(async () => ({
  default: (await import('./sandbox-hint.tsx')).SandboxHint,
}));
