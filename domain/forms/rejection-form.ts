import * as v from 'valibot';
import { limits } from '../limits.ts';
import { followsRule, formObject, issueCode, optionalText } from './form-schema.ts';
import { atMost, requiredList } from './validation-rules.ts';

/**
 * A refusal of a profile or a post: at least one of these reasons, and a note that may be empty.
 */
export function rejectionForm<Reason extends string>(reasons: readonly Reason[]) {
  return formObject({
    reasons: v.pipe(
      v.array(v.picklist(reasons, issueCode('not-allowed')), issueCode('required')),
      followsRule<Reason[]>(requiredList),
      v.maxLength(limits.reasonsMax, issueCode('too-many')),
    ),
    note: v.pipe(optionalText, followsRule(atMost(limits.noteMax))),
    permanent: v.boolean(issueCode('malformed')),
  });
}
