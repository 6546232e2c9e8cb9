import * as v from 'valibot';
import { limits } from '../limits.ts';
import { codeDigits } from '../one-time-code.ts';
import { atLeast, email, wholeCodeOf } from '../validation.ts';
import { code, filled, form, obeys, wireLength } from './schema.ts';

/** A code of an authenticator app; comes out as Latin digits. */
export const authenticatorForm = form({
  code: v.pipe(
    filled,
    v.transform((typed) => codeDigits(typed, limits.authenticatorDigits)),
    obeys(wholeCodeOf(limits.authenticatorDigits)),
  ),
});

const lettersOf = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A recovery code, with or without its hyphens. */
export const recoveryCodeForm = form({
  code: v.pipe(
    filled,
    v.transform(lettersOf),
    obeys((letters) => (letters.length === limits.recoveryCodeLetters ? null : 'malformed')),
  ),
});

/** What a passkey is called in the list. */
export const passkeyNameForm = form({ name: v.pipe(filled, obeys(wireLength(limits.passkeyNameMax))) });

/** A password is sent as typed: its blanks count. */
const newPassword = v.pipe(
  v.string(code('required')),
  v.nonEmpty(code('required')),
  obeys((password: string) =>
    password.length < limits.passwordMin ? `too-short:${limits.passwordMin}` : null,
  ),
  obeys(wireLength(limits.passwordMax)),
);

export const resetPasswordForm = form({ newPassword });

export const changePasswordForm = form({
  currentPassword: v.pipe(
    v.string(code('required')),
    v.nonEmpty(code('required')),
    obeys(wireLength(limits.passwordMax)),
  ),
  newPassword,
});

/** Whose link to a new password is asked for. */
export const passwordRequestForm = form({ email: v.pipe(filled, obeys(wireLength(254)), obeys(email)) });

/** Why a colleague's second factor is removed. */
export const resetReasonForm = form({
  reason: v.pipe(filled, obeys(atLeast(limits.resetReasonMin)), obeys(wireLength(limits.resetReasonMax))),
});
