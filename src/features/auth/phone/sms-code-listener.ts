import { codeDigits } from '#domain/auth/one-time-code.ts';
import { limits } from '#domain/limits.ts';

type SmsCode = { code: string };

/**
 * Reads the code out of the message when it arrives, where the browser can (WebOTP: Chrome on
 * Android) and the person lets it. Calls `found` once; returns the function that stops waiting.
 */
export function listenForSmsCode(found: (code: string) => void): () => void {
  const abort = new AbortController();
  if ('OTPCredential' in globalThis) {
    const wanted = { otp: { transport: ['sms'] }, signal: abort.signal };
    navigator.credentials.get(wanted as CredentialRequestOptions).then(
      (credential) => {
        const sms = credential as unknown as SmsCode | null;
        const code = codeDigits(sms?.code ?? '', limits.otpLongDigits);
        if (code) found(code);
      },
      // Refused, timed out or aborted: the code is typed instead.
      () => {},
    );
  }
  return () => abort.abort();
}
