import * as v from 'valibot';
import { codeDigits } from '../auth/one-time-code.ts';
import { limits } from '../limits.ts';
import { followsRule, formObject, issueCode, maxUtf16Length, requiredText } from './form-schema.ts';
import { atLeast, codeOfLength, email } from './validation-rules.ts';

/** A code of an authenticator app; outputs Latin digits. */
export const authenticatorForm = formObject({
  code: v.pipe(
    requiredText,
    v.transform((typed) => codeDigits(typed, limits.authenticatorDigits)),
    followsRule(codeOfLength(limits.authenticatorDigits)),
  ),
});

const normaliseRecoveryCode = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A recovery code, with or without its hyphens. */
export const recoveryCodeForm = formObject({
  code: v.pipe(
    requiredText,
    v.transform(normaliseRecoveryCode),
    followsRule((letters) => (letters.length === limits.recoveryCodeLetters ? null : 'malformed')),
  ),
});

/** The name of a passkey in the list. */
export const passkeyNameForm = formObject({
  name: v.pipe(requiredText, followsRule(maxUtf16Length(limits.passkeyNameMax))),
});

/** A password is sent as typed: its blanks count. */
const newPassword = v.pipe(
  v.string(issueCode('required')),
  v.nonEmpty(issueCode('required')),
  followsRule((password: string) =>
    password.length < limits.passwordMin ? `too-short:${limits.passwordMin}` : null,
  ),
  followsRule(maxUtf16Length(limits.passwordMax)),
);

export const resetPasswordForm = formObject({ newPassword });

export const changePasswordForm = formObject({
  currentPassword: v.pipe(
    v.string(issueCode('required')),
    v.nonEmpty(issueCode('required')),
    followsRule(maxUtf16Length(limits.passwordMax)),
  ),
  newPassword,
});

/** The email address that a password reset is requested for. */
export const passwordRequestForm = formObject({
  email: v.pipe(requiredText, followsRule(maxUtf16Length(254)), followsRule(email)),
});

/** Why a colleague's second factor is removed, or their account is deactivated or reactivated. */
export const staffReasonForm = formObject({
  reason: v.pipe(
    requiredText,
    followsRule(atLeast(limits.resetReasonMin)),
    followsRule(maxUtf16Length(limits.resetReasonMax)),
  ),
});
