import * as v from 'valibot';
import { limits } from '../limits.ts';
import { followsRule, formObject, requiredText } from './form-schema.ts';
import { atMost } from './validation-rules.ts';

/** What staff write to a creator. */
export const staffMessageForm = formObject({
  text: v.pipe(requiredText, followsRule(atMost(limits.staffMessageMax))),
});
export type StaffMessageValues = v.InferOutput<typeof staffMessageForm>;
