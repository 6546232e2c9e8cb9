import * as v from 'valibot';
import { codeDigits } from '../auth/one-time-code.ts';
import { limits } from '../limits.ts';
import { normalisePhone } from '../person/phone.ts';
import { followsRule, formObject, issueCode, maxUtf16Length, requiredText } from './form-schema.ts';
import { codeOfLength, email, phone } from './validation-rules.ts';

/** RFC 5321. */
const maxEmailLength = 254;

/** The number of a phone sign-in; outputs ten Latin digits. */
export const phoneForm = formObject({
  phone: v.pipe(
    requiredText,
    followsRule(phone),
    v.transform((typed) => normalisePhone(typed) ?? typed),
  ),
});

/** The code of a phone sign-in; outputs Latin digits. */
export const createCodeForm = (digits: number) =>
  formObject({
    code: v.pipe(
      requiredText,
      v.transform((typed) => codeDigits(typed, digits)),
      followsRule(codeOfLength(digits)),
    ),
  });

export const codeForm = createCodeForm(limits.otpDigits);
/** For a browser that is new to the number, after a wrong code. */
export const longCodeForm = createCodeForm(limits.otpLongDigits);

/** The password of staff who are signed in. */
export const passwordForm = formObject({
  password: v.pipe(
    v.string(issueCode('required')),
    v.nonEmpty(issueCode('required')),
    followsRule(maxUtf16Length(limits.passwordMax)),
  ),
});

/**
 * Sign-in of staff. The password is sent as typed: its blanks count, and its rules are no help to a
 * stranger.
 */
export const staffLoginForm = formObject({
  email: v.pipe(requiredText, followsRule(maxUtf16Length(maxEmailLength)), followsRule(email)),
  password: v.pipe(
    v.string(issueCode('required')),
    v.nonEmpty(issueCode('required')),
    followsRule(maxUtf16Length(limits.passwordMax)),
  ),
});
