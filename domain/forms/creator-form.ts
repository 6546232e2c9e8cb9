import * as v from 'valibot';
import { limits } from '../limits.ts';
import { paymentTypes } from '../money/earnings.ts';
import { creatorTypes } from '../person/account-choice.ts';
import { handleProblem, normaliseHandle } from '../person/handle.ts';
import { normalisePhone } from '../person/phone.ts';
import { followsRule, formObject, issueCode, optionalText } from './form-schema.ts';
import { profileDetailsForm } from './profile-form.ts';
import { atMost, phone } from './validation-rules.ts';

const { name, socialProfileLink, languages } = profileDetailsForm.entries;

/** What a profile needs before staff can decide on it. */
export const profileFields = ['handle', 'bio', 'languages'] as const;
export type ProfileField = (typeof profileFields)[number];

const isMalformed = (handle: string) => handleProblem(handle) === 'malformed';

const creatorFields = formObject({
  name,
  handle: v.pipe(
    optionalText,
    v.transform(normaliseHandle),
    v.check((handle) => handleProblem(handle) !== 'reserved', issueCode('not-allowed')),
    v.check((handle) => handle === '' || !isMalformed(handle), issueCode('malformed')),
  ),
  bio: v.pipe(optionalText, followsRule(atMost(limits.bioMax))),
  languages: languages.pipe[0],
  socialProfileLink: v.pipe(
    socialProfileLink,
    v.transform((link) => link ?? ''),
  ),
  phone: v.pipe(
    optionalText,
    followsRule(phone),
    v.transform((typed) => normalisePhone(typed) ?? ''),
  ),
  isAdult: v.boolean(issueCode('required')),
  creatorType: v.picklist(creatorTypes, issueCode('required')),
  paymentType: v.picklist([...paymentTypes, 'none'], issueCode('required')),
  agencyUserId: v.string(issueCode('malformed')),
  crawlEnabled: v.boolean(issueCode('required')),
});

/** The input of staff for a creator: '' and 'none' mean that there is no value. */
export type CreatorValues = v.InferOutput<typeof creatorFields>;

/**
 * The input of staff for a creator. The creator completes it before asking for approval.
 * @param kept fields that the creator has; they can be changed but not emptied
 */
export const createCreatorForm = (kept: readonly ProfileField[] = []) =>
  v.pipe(
    creatorFields,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      const needed = input.isAdult ? profileFields : kept;
      for (const key of needed.filter((field) => input[field].length === 0)) {
        addIssue({
          message: 'required',
          path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
        });
      }
    }),
  );
