import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';

export { CodeHint, CodeLabel, NewestCodeNotice } from '../phone/code-label.tsx';
export { OtpForm } from '../phone/otp-form.tsx';
export { ResendButton } from '../phone/resend-button.tsx';
export { ProviderButtonLabel, ProviderButtons } from '../social/provider-buttons.tsx';

/** The sign-in of staff, loaded when it is first shown: creators have no use for it. */
export const LazyStaffSignIn = lazyWithPreload(() => import('./staff-sign-in-container.tsx'));
