import * as v from 'valibot';
import { contentLanguages } from '../language/languages.ts';
import { limits } from '../limits.ts';
import { formatRules, postFormats } from '../post/post-formats.ts';
import {
  followsFieldRules,
  followsRule,
  formObject,
  issueCode,
  requiredText,
} from './form-schema.ts';
import { atMost, atMostEntries, eachOf, requiredList } from './validation-rules.ts';

/** What staff can correct of a post, complete as it was sent for review. */
export const postDetailsForm = v.pipe(
  formObject({
    /** Not edited; says whether AI has to be declared. */
    format: v.picklist(postFormats),
    locations: v.pipe(
      v.array(v.string()),
      followsRule<string[]>(requiredList),
      followsRule<string[]>(atMostEntries(limits.locationsMax)),
    ),
    language: v.picklist(
      contentLanguages.map(({ isoCode }) => isoCode),
      issueCode('required'),
    ),
    genre: requiredText,
    subGenre: requiredText,
    hashtags: v.pipe(
      v.array(v.string()),
      followsRule<string[]>(atMostEntries(limits.hashtagsMax)),
      followsRule<string[]>(eachOf(atMost(limits.hashtagMax))),
    ),
    madeWithAi: v.nullable(v.boolean()),
  }),
  followsFieldRules(({ format, madeWithAi }) => ({
    madeWithAi: formatRules[format].needsAiDeclaration && madeWithAi === null ? 'required' : null,
  })),
);
export type PostDetails = v.InferOutput<typeof postDetailsForm>;
/** The form before a language is chosen. */
export type PostDetailsDraft = Omit<PostDetails, 'language'> & {
  language: PostDetails['language'] | '';
};
