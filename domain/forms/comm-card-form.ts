import * as v from 'valibot';
import { cardLanguages, cardLink, cardProblems } from '../announcements/comm-card.ts';
import { limits } from '../limits.ts';
import { paymentTypes } from '../money/earnings.ts';
import {
  followsFieldRules,
  followsRule,
  formObject,
  issueCode,
  maxUtf16Length,
  optionalText,
} from './form-schema.ts';
import { findBrokenRule, type Rule, required } from './validation-rules.ts';

const text = formObject({
  language: v.picklist(cardLanguages, issueCode('not-allowed')),
  title: optionalText,
  text: optionalText,
  linkLabel: optionalText,
});

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const id: Rule<string> = (value) => (value === '' || idPattern.test(value) ? null : 'malformed');

export const cardAudiences = ['all', 'payment-types', 'creator'] as const;

const fields = formObject({
  texts: v.array(text, issueCode('required')),
  link: v.pipe(
    optionalText,
    followsRule(maxUtf16Length(limits.cardLinkMax)),
    followsRule(cardLink),
  ),
  audience: v.picklist(cardAudiences, issueCode('required')),
  paymentTypes: v.array(v.picklist(paymentTypes, issueCode('not-allowed')), issueCode('malformed')),
  dhUserId: v.pipe(optionalText, v.toLowerCase()),
  startDay: optionalText,
  endDay: optionalText,
  isOn: v.boolean(issueCode('malformed')),
});
type Fields = v.InferOutput<typeof fields>;

/** What staff write in a communication card. */
export const commCardForm = v.pipe(
  fields,
  followsFieldRules<Fields>(({ texts, link, startDay, endDay }) =>
    cardProblems({
      texts,
      link: link || null,
      startDay: startDay || null,
      endDay: endDay || null,
    }),
  ),
  followsFieldRules<Fields>(({ audience, paymentTypes: types, dhUserId }) => ({
    paymentTypes: audience === 'payment-types' && types.length === 0 ? 'list-required' : null,
    dhUserId: audience === 'creator' ? findBrokenRule(dhUserId, [required, id]) : null,
  })),
);
export type CommCardValues = v.InferOutput<typeof commCardForm>;
