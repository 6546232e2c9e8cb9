import * as v from 'valibot';
import { limits } from '../limits.ts';
import { codeDigits } from '../one-time-code.ts';
import { normalisePhone } from '../phone.ts';
import { email, phone, wholeCodeOf } from '../validation.ts';
import { code, filled, form, obeys, wireLength } from './schema.ts';

/** RFC 5321. */
const longestEmail = 254;

/** The number of a phone sign-in; comes out as ten Latin digits. */
export const phoneForm = form({
  phone: v.pipe(
    filled,
    obeys(phone),
    v.transform((typed) => normalisePhone(typed) ?? typed),
  ),
});

/** The code of a phone sign-in; comes out as so many Latin digits. */
export const codeFormOf = (digits: number) =>
  form({
    code: v.pipe(
      filled,
      v.transform((typed) => codeDigits(typed, digits)),
      obeys(wholeCodeOf(digits)),
    ),
  });

export const codeForm = codeFormOf(limits.otpDigits);
/** Of a browser that is new to the number, after a wrong code. */
export const longCodeForm = codeFormOf(limits.otpLongDigits);

/** The password of staff who are signed in. */
export const passwordForm = form({
  password: v.pipe(
    v.string(code('required')),
    v.nonEmpty(code('required')),
    obeys(wireLength(limits.passwordMax)),
  ),
});

/** Sign-in of staff. The password is sent as typed: its blanks count, and its rules are no help to a stranger. */
export const staffLoginForm = form({
  email: v.pipe(filled, obeys(wireLength(longestEmail)), obeys(email)),
  password: v.pipe(
    v.string(code('required')),
    v.nonEmpty(code('required')),
    obeys(wireLength(limits.passwordMax)),
  ),
});
