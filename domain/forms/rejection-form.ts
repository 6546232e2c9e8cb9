import * as v from 'valibot';
import { limits } from '../limits.ts';
import {
  followsFieldRules,
  followsRule,
  formObject,
  issueCode,
  optionalText,
} from './form-schema.ts';
import { atMost, required, requiredList } from './validation-rules.ts';

/**
 * A refusal of a profile or a post: at least one of these reasons, and a note, which may be empty
 * unless one of the reasons needs it.
 */
export function rejectionForm<Reason extends string>(
  reasons: readonly Reason[],
  needsNote: (reason: Reason) => boolean = () => false,
) {
  const fields = formObject({
    reasons: v.pipe(
      v.array(v.picklist(reasons, issueCode('not-allowed')), issueCode('required')),
      followsRule<Reason[]>(requiredList),
      v.maxLength(limits.reasonsMax, issueCode('too-many')),
    ),
    note: v.pipe(optionalText, followsRule(atMost(limits.noteMax))),
    permanent: v.boolean(issueCode('malformed')),
  });
  return v.pipe(
    fields,
    followsFieldRules(({ reasons: chosen, note }) => ({
      note: chosen.some(needsNote) ? required(note) : null,
    })),
  );
}
