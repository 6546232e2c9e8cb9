import * as v from 'valibot';
import { limits } from '../limits.ts';
import { blockReasons } from '../person/block-reasons.ts';
import { followsRule, formObject, issueCode, optionalText } from './form-schema.ts';
import { atMost } from './validation-rules.ts';

/** Why an account is blocked, with a note to other staff. */
export const blockForm = formObject({
  reason: v.picklist(blockReasons, issueCode('required')),
  note: v.pipe(optionalText, followsRule(atMost(limits.noteMax))),
});
export type BlockValues = v.InferOutput<typeof blockForm>;
