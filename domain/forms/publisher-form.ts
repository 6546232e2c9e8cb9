import * as v from 'valibot';
import { limits } from '../limits.ts';
import { normalisePhone } from '../person/phone.ts';
import {
  followsRule,
  formObject,
  issueCode,
  maxUtf16Length,
  optionalText,
  requiredText,
} from './form-schema.ts';
import { atLeast, atMost, email, noDigits, phone } from './validation-rules.ts';

/** What staff enter for the account of a publisher. */
export const publisherForm = formObject({
  name: v.pipe(
    requiredText,
    followsRule(atLeast(limits.nameMin)),
    followsRule(atMost(limits.agencyNameMax)),
  ),
  contactName: v.pipe(
    optionalText,
    followsRule(atLeast(limits.nameMin)),
    followsRule(atMost(limits.agencyNameMax)),
    followsRule(noDigits),
  ),
  email: v.pipe(optionalText, followsRule(maxUtf16Length(254)), followsRule(email)),
  phone: v.pipe(
    optionalText,
    followsRule(phone),
    v.transform((typed) => normalisePhone(typed) ?? ''),
  ),
  isActive: v.boolean(issueCode('required')),
});
export type PublisherValues = v.InferOutput<typeof publisherForm>;
