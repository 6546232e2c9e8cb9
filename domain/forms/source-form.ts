import * as v from 'valibot';
import { contentLanguages } from '../language/languages.ts';
import { limits } from '../limits.ts';
import {
  followsRule,
  formObject,
  issueCode,
  maxUtf16Length,
  optionalText,
  requiredName,
  requiredText,
} from './form-schema.ts';
import {
  atLeast,
  atMost,
  atMostEntries,
  eachOf,
  email,
  sourceKey,
  webAddress,
} from './validation-rules.ts';

const webAddressLength = followsRule(maxUtf16Length(limits.webAddressMax));

/** A record chosen by its name. */
const chosenRecord = v.nullable(v.object({ value: v.string(), label: v.string() }));

/** What staff enter for a source of crawled posts. */
export const sourceForm = formObject({
  name: v.pipe(
    requiredName,
    followsRule(atLeast(limits.nameMin)),
    followsRule(atMost(limits.nameMax)),
  ),
  key: v.pipe(
    requiredText,
    followsRule(maxUtf16Length(limits.sourceKeyMax)),
    followsRule(sourceKey),
  ),
  accountId: chosenRecord,
  creatorUserId: chosenRecord,
  language: v.picklist(
    contentLanguages.map(({ isoCode }) => isoCode),
    issueCode('required'),
  ),
  homeUrl: v.pipe(requiredText, webAddressLength, followsRule(webAddress)),
  feedUrl: v.pipe(optionalText, webAddressLength, followsRule(webAddress)),
  ownerEmails: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.toLowerCase())),
    followsRule<string[]>(atMostEntries(limits.sourceOwnersMax)),
    followsRule<string[]>(eachOf(maxUtf16Length(254))),
    followsRule<string[]>(eachOf(email)),
    v.transform((emails) => [...new Set(emails)]),
  ),
  crawling: v.boolean(issueCode('required')),
});
export type SourceValues = v.InferOutput<typeof sourceForm>;
/** The form before a language is chosen. */
export type SourceDraft = Omit<SourceValues, 'language'> & {
  language: SourceValues['language'] | '';
};
