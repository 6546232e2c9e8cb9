import * as v from 'valibot';
import { limits } from '../limits.ts';
import { followsRule, formObject, requiredName } from './form-schema.ts';
import { atMost } from './validation-rules.ts';

/** The name of a saved view. */
export const viewForm = formObject({
  name: v.pipe(requiredName, followsRule(atMost(limits.viewNameMax))),
});
export type ViewName = v.InferOutput<typeof viewForm>;
