import * as v from 'valibot';
import { limits } from '../limits.ts';
import { atMost, requiredList } from '../validation.ts';
import { code, form, obeys, optional } from './schema.ts';

/** A refusal of a profile or a post: at least one of these reasons, and a note that may be empty. */
export function refusalForm<Reason extends string>(reasons: readonly Reason[]) {
  return form({
    reasons: v.pipe(
      v.array(v.picklist(reasons, code('not-allowed')), code('required')),
      obeys<Reason[]>(requiredList),
      v.maxLength(limits.reasonsMax, code('too-many')),
    ),
    note: v.pipe(optional, obeys(atMost(limits.noteMax))),
    permanent: v.boolean(code('malformed')),
  });
}
