import * as v from 'valibot';
import { limits } from '../limits.ts';
import { normalisePhone } from '../person/phone.ts';
import {
  followsRule,
  formObject,
  maxUtf16Length,
  optionalName,
  optionalText,
  requiredName,
  requiredText,
} from './form-schema.ts';
import { atLeast, atMost, email, noDigits, phone } from './validation-rules.ts';

/** What staff enter for an agency. */
export const agencyForm = formObject({
  name: v.pipe(
    requiredName,
    followsRule(atLeast(limits.nameMin)),
    followsRule(atMost(limits.agencyNameMax)),
  ),
  email: v.pipe(requiredText, followsRule(maxUtf16Length(254)), followsRule(email)),
  contactName: v.pipe(
    optionalName,
    followsRule(atLeast(limits.nameMin)),
    followsRule(atMost(limits.agencyNameMax)),
    followsRule(noDigits),
  ),
  phone: v.pipe(
    optionalText,
    followsRule(phone),
    v.transform((typed) => normalisePhone(typed) ?? ''),
  ),
});
export type AgencyValues = v.InferOutput<typeof agencyForm>;
