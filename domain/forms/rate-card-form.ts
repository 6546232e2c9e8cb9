import * as v from 'valibot';
import { engagementKinds } from '../analytics/engagement.ts';
import { limits } from '../limits.ts';
import { paymentTypes, type Rate } from '../money/earnings.ts';
import { postFormats } from '../post/post-formats.ts';
import { followsRule, formObject, issueCode, optionalText } from './form-schema.ts';
import { decimal, type Rule } from './validation-rules.ts';

/** The fields for the rates in page order: `FORMAT_ARTICLE_views`. */
export const rateFields = postFormats.flatMap((format) =>
  engagementKinds.map((kind) => ({ name: `${format}_${kind}` as const, format, kind })),
);
export type RateField = (typeof rateFields)[number]['name'];

/** An amount that can be paid: not below zero, in whole paise, and within a limit. */
const payableRupees: Rule<string> = (text) => {
  const broken = decimal(text);
  if (broken || text === '') return broken;
  if (!/^\+?\d*(\.\d{1,2})?$/.test(text)) return 'malformed';
  return toPaise(text) <= limits.ratePaiseMax ? null : 'not-allowed';
};

const rate = v.pipe(optionalText, followsRule(payableRupees));
type RateEntries = Record<RateField, typeof rate>;

const rateEntries = Object.fromEntries(rateFields.map(({ name }) => [name, rate])) as RateEntries;

/** At least one rate: a step after the form. */
const oneRateAtLeast = v.rawCheck<RateCardValues>(({ dataset, addIssue }) => {
  if (!dataset.typed || ratesOf(dataset.value).length > 0) return;
  const [first] = rateFields;
  if (!first) return;
  const input = dataset.value;
  const key = first.name;
  addIssue({
    message: 'required',
    path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
  });
});

const fields = formObject({
  paymentType: v.picklist(paymentTypes, issueCode('required')),
  fromMonth: v.pipe(
    v.string(issueCode('required')),
    v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, issueCode('required')),
  ),
  ...rateEntries,
});
export type RateCardValues = v.InferOutput<typeof fields>;

/** A new rate card; prices in rupees per thousand, an empty one earns nothing. */
export const rateCardForm = v.pipe(fields, oneRateAtLeast);

/** The rates that were entered. */
export const ratesOf = (values: Record<RateField, string>): Rate[] =>
  rateFields.flatMap(({ name, format, kind }) =>
    values[name] === '' ? [] : [{ format, kind, paisePerThousand: toPaise(values[name]) }],
  );

/** Rounded, because 0.29 * 100 is less than 29. */
const toPaise = (rupees: string): number => Math.round(Number(rupees) * 100);

/** Paise as rupees are typed: 400, 0.50. */
export const toRupees = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
