import * as v from 'valibot';
import { limits } from '../limits.ts';
import { normalisePhone } from '../person/phone.ts';
import {
  followsRule,
  formObject,
  issueCode,
  maxUtf16Length,
  optionalName,
  optionalText,
  requiredName,
} from './form-schema.ts';
import { atLeast, atMost, email, noDigits, phone } from './validation-rules.ts';

/** What staff enter for the account of a publisher. */
export const publisherForm = formObject({
  name: v.pipe(
    requiredName,
    followsRule(atLeast(limits.nameMin)),
    followsRule(atMost(limits.agencyNameMax)),
  ),
  contactName: v.pipe(
    optionalName,
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
