import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';

/** Verifies a phone number with the chart `otp`, loaded when it is first shown. */
export const PhoneVerification = lazyWithPreload(async () => ({
  default: (await import('./otp-form.tsx')).OtpForm,
}));

/** Where the codes are in the sandbox. */
export const SandboxHint = lazyWithPreload(async () => ({
  default: (await import('./sandbox-hint.tsx')).SandboxHint,
}));
