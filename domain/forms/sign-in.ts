import * as v from 'valibot';
import { limits } from '../limits.ts';
import { codeDigits } from '../one-time-code.ts';
import { normalisePhone } from '../phone.ts';
import { email, phone, wholeCode } from '../validation.ts';
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

/** The code of a phone sign-in; comes out as four Latin digits. */
export const codeForm = form({ code: v.pipe(filled, v.transform(codeDigits), obeys(wholeCode)) });

/** Sign-in of staff. The password is sent as typed: its blanks count, and its rules are no help to a stranger. */
export const staffLoginForm = form({
  email: v.pipe(filled, obeys(wireLength(longestEmail)), obeys(email)),
  password: v.pipe(
    v.string(code('required')),
    v.nonEmpty(code('required')),
    obeys(wireLength(limits.passwordMax)),
  ),
});
