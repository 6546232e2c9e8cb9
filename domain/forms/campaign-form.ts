import * as v from 'valibot';
import { campaignProblems } from '../announcements/campaign.ts';
import { contentLanguages } from '../language/languages.ts';
import { normaliseHashtag } from '../post/hashtag.ts';
import { postFormats } from '../post/post-formats.ts';
import {
  bothOrNeither,
  followsFieldRules,
  followsRule,
  formObject,
  issueCode,
  maxUtf16Length,
  optionalName,
  optionalText,
} from './form-schema.ts';
import { atMostFiveDigits, digitsOnly, integer, type Rule, required } from './validation-rules.ts';

const languageCodes = contentLanguages.map(({ isoCode }) => isoCode);
const notZero: Rule<string> = (digits) => (/^0+$/.test(digits) ? 'not-allowed' : null);

const fields = formObject({
  name: optionalName,
  description: v.pipe(optionalText, followsRule(maxUtf16Length(3200))),
  startDay: optionalText,
  endDay: optionalText,
  languages: v.array(v.picklist(languageCodes, issueCode('not-allowed')), issueCode('malformed')),
  formats: v.array(v.picklist(postFormats, issueCode('not-allowed')), issueCode('malformed')),
  hashtag: v.pipe(optionalText, v.transform(normaliseHashtag)),
  /** Whole rupees. */
  reward: v.pipe(optionalText, followsRule(integer), followsRule(atMostFiveDigits)),
  postsMax: v.pipe(
    optionalText,
    followsRule(digitsOnly),
    followsRule(atMostFiveDigits),
    followsRule(notZero),
  ),
  params: v.pipe(optionalText, followsRule(maxUtf16Length(4000))),
});

type Fields = v.InferOutput<typeof fields>;

/** What staff enter for a campaign. */
export const campaignForm = v.pipe(
  fields,
  bothOrNeither<Fields>('startDay', 'endDay'),
  followsFieldRules<Fields>(({ startDay, endDay }) => ({
    startDay: required(startDay),
    endDay: required(endDay),
  })),
  followsFieldRules<Fields>(campaignProblems),
);
export type CampaignValues = v.InferOutput<typeof campaignForm>;
