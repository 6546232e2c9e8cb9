import { lazy } from 'react';

/** Proving a phone number by the chart `otp`, loaded when it is first shown. */
export const PhoneProof = lazy(async () => ({ default: (await import('./otp-screen.tsx')).OtpScreen }));

/** Where the codes are in the sandbox. */
export const SandboxHint = lazy(async () => ({ default: (await import('./sandbox-hint.tsx')).SandboxHint }));
