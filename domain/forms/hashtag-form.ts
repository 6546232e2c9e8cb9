import * as v from 'valibot';
import { limits } from '../limits.ts';
import { normaliseHashtag } from '../post/hashtag.ts';
import { followsRule, formObject, issueCode, maxUtf16Length, optionalText } from './form-schema.ts';
import { atMost, required } from './validation-rules.ts';

/** A hashtag that staff add. */
export const hashtagForm = formObject({
  title: v.pipe(
    optionalText,
    v.transform(normaliseHashtag),
    followsRule(required),
    followsRule(atMost(limits.hashtagMax)),
    followsRule(maxUtf16Length(60)),
  ),
  isDhTag: v.boolean(issueCode('malformed')),
});
export type HashtagValues = v.InferOutput<typeof hashtagForm>;
